"""How many games of one person stand, in one answer: whose turn it is, until when, and what happened since.

All of it is read from the database as it is repeated there beside the logs; no game is loaded for it, but for one that
an earlier version has left.
"""

from __future__ import annotations

import hashlib
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select, update

from elbowroom.engine.errors import Refusal
from elbowroom.server.api import Endpoint
from elbowroom.server.asked import Request, body_of
from elbowroom.server.people.tables import SITTINGS
from elbowroom.server.schema_sql import ENTRIES, KEYS, TABLES
from elbowroom.server.wire import SeatInfo
from elbowroom.server.wire_http import Mine, MineGame, MineWish
from elbowroom.table.agreement import Agreement

if TYPE_CHECKING:
    from elbowroom.server.service import Service

NO_KEY: Final = hashlib.sha256(b"").hexdigest()
MOST: Final = 200  # entries of each game that are counted


class Happened(msgspec.Struct, frozen=True):
    """What is counted of an entry."""

    kind: str
    seat: int = -1


_happened: Final = msgspec.json.Decoder(Happened)
_seats: Final = msgspec.json.Decoder(list[SeatInfo])
_agreement: Final = msgspec.json.Decoder(Agreement)


async def mine(service: Service, request: Request) -> Mine:
    """How games stand, each for the holder of its key."""
    wish = await body_of(request, MineWish, service.settings.limits.message)
    asked = [(game.id, hashlib.sha256(game.key.encode()).hexdigest()) for game in wish.games]
    held = await _held(service, asked)
    if not all(game.key for game in wish.games) and (visitor := await service.people.visitor(request)) is not None:
        held |= await _seated(service, asked, visitor.person)
    seen: dict[str, int] = {}
    for game, pair in zip(wish.games, asked, strict=True):
        if pair in held:
            seen[game.id] = min(game.seen, seen.get(game.id, game.seen))
    happened = await _happened_since(service, seen)
    return Mine(
        [
            await _game(service, held[pair], happened.get(pair[0], []))
            if pair in held
            else MineGame(pair[0], gone=True)
            for pair in asked
        ]
    )


async def _held(service: Service, asked: list[tuple[str, str]]) -> dict[tuple[str, str], Any]:
    """The tables whose keys were shown, with the seats these open."""
    tables, hashes = [table for table, _ in asked], [hashed for _, hashed in asked]
    query = select(*_ROW).join(KEYS, KEYS.c.table_id == TABLES.c.id)
    rows = await service.store.database.read(query.where(KEYS.c.table_id.in_(tables), KEYS.c.hash.in_(hashes)))
    return {(row.id, row.hash): row for row in rows}


async def _seated(service: Service, asked: list[tuple[str, str]], person: str) -> dict[tuple[str, str], Any]:
    """The same of the tables of which no key was shown, at which whoever is signed in has seats of his own."""
    keyless = [table for table, hashed in asked if hashed == NO_KEY]
    query = select(*_TABLE, SITTINGS.c.seat).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
    mine = query.where(SITTINGS.c.person_id == person, SITTINGS.c.table_id.in_(keyless)).order_by(SITTINGS.c.seat)
    rows: dict[str, dict[str, Any]] = {}
    for row in await service.store.database.read(mine):
        known = rows.setdefault(row.id, {**row._mapping, "seats_of_key": ""})
        known["seats_of_key"] = ",".join(filter(None, (known["seats_of_key"], str(row.seat))))
    return {(table, NO_KEY): SimpleNamespace(**row) for table, row in rows.items()}


async def _happened_since(service: Service, seen: dict[str, int]) -> dict[str, list[Happened]]:
    """What was written into each log since its holder looked last."""
    if not seen:
        return {}
    newer = sa.or_(*(sa.and_(ENTRIES.c.table_id == table, ENTRIES.c.seq > seq) for table, seq in seen.items()))
    recent = select(TABLES.c.seq - MOST).where(TABLES.c.id == ENTRIES.c.table_id).scalar_subquery()
    query = select(ENTRIES.c.table_id, ENTRIES.c.data).where(newer, ENTRIES.c.seq > recent)
    found: dict[str, list[Happened]] = {}
    for table, data in await service.store.database.read(query.order_by(ENTRIES.c.table_id, ENTRIES.c.seq)):
        found.setdefault(str(table), []).append(_happened.decode(data))
    return found


async def _game(service: Service, row: Any, happened: list[Happened]) -> MineGame:
    own = frozenset(int(seat) for seat in row.seats_of_key.split(",") if seat)
    awaited, deadline = row.awaited, row.deadline
    if awaited is None and row.status == "playing":
        awaited, deadline = await _look(service, row.id)
    agreed, seats = _agreement.decode(row.agreement), _seats.decode(row.seats)
    others = [one for one in happened if one.seat not in own]
    return MineGame(
        id=row.id,
        title=agreed.title,
        board=agreed.board,
        status=row.status,
        names=[seat.name for seat in seats],
        seats=[seat + 1 for seat in sorted(own)],
        seq=row.seq,
        awaited=awaited + 1 if awaited is not None and row.status == "playing" else 0,
        turn=row.status == "playing" and awaited in own,
        deadline=deadline if row.status == "playing" else None,
        moves=sum(one.kind == "acted" for one in others),
        lines=sum(one.kind == "said" for one in others),
        updated_at=row.updated_at,
    )


async def _look(service: Service, table: str) -> tuple[int, float | None]:
    """Who is awaited at a table of which that is not stored yet; it is then."""
    room = service.room(table)
    try:
        async with room.lock:
            match = await room.match()
            awaited, deadline, seq = match.awaited, match.clock.deadline, match.seq
    except Refusal:  # it cannot go on here
        awaited, deadline, seq = -1, None, -1

    def job(connection: Connection) -> None:
        where = (TABLES.c.id == table, TABLES.c.seq == seq)
        connection.execute(update(TABLES).where(*where).values(awaited=awaited, deadline=deadline))

    await service.store.database.change(job)
    return awaited, deadline


_TABLE: Final = (
    TABLES.c.id,
    TABLES.c.status,
    TABLES.c.agreement,
    TABLES.c.seats,
    TABLES.c.seq,
    TABLES.c.updated_at,
    TABLES.c.awaited,
    TABLES.c.deadline,
)
_ROW: Final = (*_TABLE, KEYS.c.hash, KEYS.c.seats.label("seats_of_key"))

ENDPOINTS: Final = (Endpoint("POST", "/api/mine", mine, Mine, MineWish, fails=(400, 413, 422)),)
