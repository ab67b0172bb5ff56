"""Whose seat is whose: seats that belong to an account open on every device of its person, without a link.

A seat belongs to one person at most. Who has it is decided by the first one who shows its link or takes it while
signed in, and it is never taken from him but by the host's `remove`, by himself, or with his account.
"""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, select

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.people.tables import SITTINGS, TO_BOOK
from elbowroom.server.schema_sql import KEYS, TABLES
from elbowroom.server.stored import Key


class _Rated(msgspec.Struct):
    """What is looked at of an agreement."""

    rated: bool = False


_rated: Final = msgspec.json.Decoder(_Rated)


class Seats:
    """The seats of people in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, table: str, person: str) -> Key | None:
        """What somebody may do at a table because seats there are his."""
        query = select(SITTINGS.c.seat, SITTINGS.c.host)
        rows = await self._database.read(query.where(SITTINGS.c.table_id == table, SITTINGS.c.person_id == person))
        return Key(frozenset(int(seat) for seat, _ in rows), any(host for _, host in rows)) if rows else None

    async def at(self, table: str) -> dict[int, str]:
        """Whose the seats of a table are."""
        query = select(SITTINGS.c.seat, SITTINGS.c.person_id).where(SITTINGS.c.table_id == table)
        return {int(seat): str(person) for seat, person in await self._database.read(query)}

    async def tables(self, person: str, most: int | None) -> list[tuple[str, bool]]:
        """The tables at which seats are somebody's, the latest first; and whether he is host there."""
        host = sa.func.max(sa.cast(SITTINGS.c.host, sa.Integer))
        query = select(SITTINGS.c.table_id, host).join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        query = query.where(SITTINGS.c.person_id == person).group_by(SITTINGS.c.table_id, TABLES.c.updated_at)
        rows = await self._database.read(query.order_by(TABLES.c.updated_at.desc()).limit(most))
        return [(str(table), bool(is_host)) for table, is_host in rows]

    async def claim(self, table: str, key: Key, person: str, now: float, *, alone: bool = False) -> None:
        """Let seats be somebody's, if they are nobody else's; `alone`: he may have no other seat there."""
        await self._database.change(lambda connection: claim(connection, table, key, person, now, alone=alone))

    async def carry_over(self, old: str, new: str, now: float) -> None:
        """Let seats be those of the same people at a rematch."""

        def job(connection: Connection) -> None:
            query = select(SITTINGS).where(SITTINGS.c.table_id == old)
            rows = [{**row, "table_id": new, "at": now} for row in connection.execute(query).mappings().all()]
            if rows:
                connection.execute(sa.insert(SITTINGS), rows)
                connection.execute(sa.insert(TO_BOOK).values(table_id=new))

        await self._database.change(job)

    async def give_up(self, table: str, person: str) -> bool:
        """Let the seats of somebody be nobody's, unless a rated game is to count for him; False if he had none."""
        mine = delete(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.person_id == person)

        def job(connection: Connection) -> bool:
            if _is_to_be_rated(connection, table):
                raise Refusal("not_allowed", "rated-runs")
            connection.execute(delete(KEYS).where(KEYS.c.table_id == table, KEYS.c.hash == own(person)))
            return connection.execute(mine).rowcount > 0

        return await self._database.change(job)

    async def keep_key(self, table: str, key: Key, holder: str) -> None:
        """Let the seats of somebody stand among what opens seats, so that he can be called there without a link."""
        row = key._replace(host=False).row(table, holder)
        new = self._database.insert(KEYS).values(row)
        again = new.on_conflict_do_update(index_elements=["table_id", "hash"], set_={"seats": row["seats"]})
        await self._database.change(lambda connection: connection.execute(again))


def claim(connection: Connection, table: str, key: Key, person: str, now: float, *, alone: bool = False) -> None:
    """The same within a transaction."""
    if not key.seats:
        raise Refusal("not_allowed", "claim-needs-seat")
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())  # one after the other
    query = select(SITTINGS.c.seat, SITTINGS.c.person_id).where(SITTINGS.c.table_id == table)
    taken = {int(seat): str(whose) for seat, whose in connection.execute(query).all()}
    for seat in sorted(key.seats):
        if taken.get(seat, person) != person:
            raise Refusal("seat_taken", "claimed-by-other", chair=seat + 1)
    mine = {seat for seat, whose in taken.items() if whose == person}
    if alone and mine - key.seats:
        raise Refusal("seat_taken", "one-seat-each")
    if key.host and mine:
        host = sa.update(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.person_id == person)
        connection.execute(host.values(host=True))
    for seat in sorted(key.seats - mine):
        row = {"table_id": table, "seat": seat, "person_id": person, "host": key.host, "at": now}
        connection.execute(sa.insert(SITTINGS).values(row))
    if connection.execute(select(TO_BOOK.c.table_id).where(TO_BOOK.c.table_id == table)).first() is None:
        connection.execute(sa.insert(TO_BOOK).values(table_id=table))


def _is_to_be_rated(connection: Connection, table: str) -> bool:
    """Whether a rated game has begun at a table and is not yet counted."""
    query = select(TABLES.c.agreement).join(TO_BOOK, TO_BOOK.c.table_id == TABLES.c.id)
    text = connection.execute(query.where(TABLES.c.id == table, TABLES.c.status != "waiting")).scalar()
    return text is not None and _rated.decode(text).rated


def own(person: str) -> str:
    """What stands for somebody himself where hashes of links stand; there is no link that has this one."""
    return f"person {person}"


def vacate(connection: Connection, table: str, seat: int) -> None:
    """Let a seat be nobody's, because the host has removed whoever had it."""
    connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == table, SITTINGS.c.seat == seat))
