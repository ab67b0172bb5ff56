"""Books finished games: for the careers of those who played, and for their ratings if the game is rated.

A game is booked in one transaction that takes it from the list of those to be booked, so that whoever dies in the
middle has done nothing, and of two processes one finds it done. Rated games are booked one after the other, in the
order in which they have ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, select

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.server.people.ratings import Player, anchors, rate, scale_of
from elbowroom.server.people.results import Booked, Result, SeatResult, result_of
from elbowroom.server.people.tables import CAREERS, RATED, SITTINGS, TO_BOOK
from elbowroom.server.schema_sql import TABLES
from elbowroom.server.stored import Row, StoreUnavailable
from elbowroom.table.match import Match

if TYPE_CHECKING:
    from elbowroom.server.service import Service

LOG = logging.getLogger(__name__)

AT_ONCE: Final = 20
SLICE: Final = 0.002  # seconds of playing a game again, and of letting others have their turn
RATING: Final = 7_301_945  # the lock that lets one process of PostgreSQL at a time rate


class Booking:
    """Books the games of one server process."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._database = service.store.database

    async def book(self) -> None:
        """Book what has ended since."""
        query = select(TO_BOOK.c.table_id).join(TABLES, TABLES.c.id == TO_BOOK.c.table_id)
        query = query.where(TABLES.c.status == "over").order_by(TABLES.c.updated_at, TABLES.c.id).limit(AT_ONCE)
        for (table,) in await self._database.read(query):
            try:
                if not await self._book(str(table)):
                    return  # an earlier one first, by whoever has it in hand
            except StoreUnavailable:
                raise
            except (ElbowRoomError, msgspec.MsgspecError) as error:
                await self._give_up(str(table), error)
            except Exception as error:
                LOG.exception("a game cannot be booked", extra={"table": table})
                await self._give_up(str(table), error)

    async def _give_up(self, table: str, error: Exception) -> None:
        LOG.warning("not booked: %s", error, extra={"table": table})
        gone = delete(TO_BOOK).where(TO_BOOK.c.table_id == table)
        await self._database.change(lambda connection: connection.execute(gone))

    async def _book(self, table: str) -> bool:
        """Book a game; False if another one must be booked before."""
        row = await self._service.store.row(table)
        if row is None:
            return True
        async with self._service.replays:
            result = await self._played_again(row)
        return await self._database.change(lambda connection: self._job(connection, row, result))

    async def _played_again(self, row: Row) -> Result:
        """The result of a game, which is played again a little at a time."""
        entries = await self._service.store.entries(row.id)
        match = Match.load(row.agreement, row.rules_version, [])
        began = time.monotonic()
        for entry in entries:
            match.follow([entry])
            if time.monotonic() - began > SLICE:
                await asyncio.sleep(SLICE)
                began = time.monotonic()
        return result_of(match)

    def _job(self, connection: Connection, row: Row, result: Result) -> bool:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RATING})")
        if connection.execute(delete(TO_BOOK).where(TO_BOOK.c.table_id == row.id)).rowcount == 0:
            return True  # another process has just done it
        query = select(SITTINGS.c.seat, SITTINGS.c.person_id).where(SITTINGS.c.table_id == row.id)
        people = {int(seat): str(person) for seat, person in connection.execute(query).all()}
        players = _players(row, result, people)
        if players:
            if self._is_too_early(connection, row):
                connection.execute(sa.insert(TO_BOOK).values(table_id=row.id))
                return False
            rate(connection, row.id, result.ended_at, scale_of(row.agreement), players)
        rated = connection.execute(select(RATED.c.number).where(RATED.c.table_id == row.id)).first() is not None
        for seat, person in people.items():
            game = Booked(row.agreement.board, [_seen(one, own=n == seat) for n, one in enumerate(result.seats)], rated)
            career = {"person_id": person, "table_id": row.id, "seat": seat, "ended_at": result.ended_at}
            new = self._database.insert(CAREERS).values(data=msgspec.json.encode(game).decode(), **career)
            connection.execute(new.on_conflict_do_nothing())
        return True

    def _is_too_early(self, connection: Connection, row: Row) -> bool:
        """Whether a rated game that has ended before is still to be booked."""
        earlier = select(TABLES.c.id).join(TO_BOOK, TO_BOOK.c.table_id == TABLES.c.id)
        earlier = earlier.where(TABLES.c.status == "over", TABLES.c.agreement.like('%"rated":true%'))
        before = sa.tuple_(TABLES.c.updated_at, TABLES.c.id) < sa.tuple_(
            sa.literal(row.updated_at, sa.Float), sa.literal(row.id, sa.String)
        )
        return connection.execute(earlier.where(before).limit(1)).first() is not None


def _players(row: Row, result: Result, people: dict[int, str]) -> list[Player]:
    """Who counts in a rated game; nobody if it is none, or if fewer than two are left who can be compared."""
    if not row.agreement.rated or row.set_up:
        return []
    last = len(result.seats)
    found: list[Player] = []
    for number, seat in enumerate(result.seats):
        if number in people:
            found.append(Player(last if seat.left else seat.place, people[number]))
        elif seat.bot in anchors().bots and not seat.left:
            found.append(Player(seat.place, bot=seat.bot, anchor=anchors().bots[seat.bot]))
    enough = len(found) > 1 and len({player.person for player in found if player.person}) == len(people) > 0
    return found if enough else []


def _seen(seat: SeatResult, *, own: bool) -> SeatResult:
    return seat if own else SeatResult(seat.name, seat.bot, seat.left, seat.place, seat.coins)
