"""Any game with others: a seat at a table that waits for somebody like this, or a new table that does.

Everything is one transaction, and one after the other: the seat, the entry in the log of the table and the key. The key
is a secret of whoever asks. Should a process die in the middle nothing has happened, and should it die before it could
answer, whoever asks again with the same secret is given the same seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import choice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select

from elbowroom.content.catalog import BOARDS, board_file, board_names
from elbowroom.engine.errors import ElbowRoomError, Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.server.frames import seats_text
from elbowroom.server.now import now
from elbowroom.server.people import seats
from elbowroom.server.people.sessions import Visitor
from elbowroom.server.people.tables import BLOCKS, SITTINGS
from elbowroom.server.people.wire import Found, Pace, Seek
from elbowroom.server.schema_sql import ENTRIES, KEYS, PACKED, TABLES
from elbowroom.server.secret import hashed, new_name
from elbowroom.server.store import NewRow, insert_table
from elbowroom.server.stored import Heading, Key
from elbowroom.table.agreement import OPEN, Agreement, SeatPlan, name_of, settled, unused
from elbowroom.table.entries import entry_text, read_entry, unpacked
from elbowroom.table.match import Match

if TYPE_CHECKING:
    from elbowroom.server.service import Service

MATCHING: Final = 7_301_946  # the lock that lets one process of PostgreSQL at a time put people together
LOOKED_AT: Final = 200  # tables that wait and may be like one
LONGEST_WAIT: Final = 900  # seconds for which whoever seeks may have to wait for the bots of a table that waits already
PACES: Final[dict[Pace, dict[str, int]]] = {
    "quick": {"thinking": 900, "grace": 120},
    "calm": {"thinking": 3600, "grace": 900},
    "days": {"pace": 86_400},
}
_agreement: Final = msgspec.json.Decoder(Agreement)


class _Waiting(NamedTuple):
    """A table that could fit."""

    id: str
    agreement: Agreement
    rules_version: str


class Seat(NamedTuple):
    """What was found, and how far the log of the table goes."""

    found: Found
    seq: int


def agreed_for(wish: Seek) -> Agreement:
    """The table somebody like this would open."""
    boards = [name for name in board_names() if BOARDS[name] == wish.box and board_file(name).players == wish.players]
    boards = [name for name in boards if board_file(name).origin != "ours"] or boards
    if not boards:
        raise Refusal("seats", "no-board-for", count=wish.players)
    plan = Agreement(
        board=choice(boards),
        seats=[SeatPlan(OPEN)] * wish.players,
        public=True,
        rated=wish.rated,
        fill=wish.wait,
        filler=wish.level,
        **PACES[wish.pace],  # type: ignore[arg-type]
    )
    return settled(plan)[0]


async def seek(service: Service, wish: Seek, visitor: Visitor | None, creators: list[str]) -> Found:
    """Find a seat for somebody, or open a table for him."""
    if wish.rated and visitor is None:
        raise Refusal("sign_in", "rated-needs-account")
    agreed, name = agreed_for(wish), name_of(wish.name)
    full: list[Refusal] = []  # why no other table may be opened
    try:
        await service.check_room_for(creators)
    except Refusal as refusal:
        full.append(refusal)
    database = service.store.database
    if visitor is not None:
        name = (await service.people.person(visitor.person)).name

    def job(connection: Connection) -> Seat:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MATCHING})")
        person = visitor.person if visitor is not None else ""
        known = _known(connection, wish.ticket, person, agreed)
        if known is not None:
            return known
        longest = max(wish.wait, LONGEST_WAIT)
        for table in _fitting(connection, agreed, person, longest):
            taken = _take(connection, database.insert(ENTRIES), table, wish.ticket, name, person)
            if taken is not None:
                return taken
        if full:
            raise full[0]
        return _open(connection, agreed, wish.ticket, name, person, creators[0])

    found, seq = await database.change(job)
    await service.broker.tell(found.table, seq)
    await service.follow(found.table, seq)
    return found


def _known(connection: Connection, ticket: str, person: str, agreed: Agreement) -> Seat | None:
    """The seat that a ticket has got already, or that somebody has at a table like this which waits."""
    query = select(KEYS.c.table_id, KEYS.c.seats, TABLES.c.seq).join(TABLES, TABLES.c.id == KEYS.c.table_id)
    row = connection.execute(query.where(KEYS.c.hash == hashed(ticket))).first()
    if row is not None:
        first = row.seats.partition(",")[0]
        if not first:  # somebody shows a link to watch
            raise Refusal("used_up", "ticket-used-up")
        return Seat(Found(row.table_id, int(first) + 1), row.seq)
    if not person:
        return None
    own = select(SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.host).where(SITTINGS.c.person_id == person)
    for table in _waiting(connection, agreed):
        row = connection.execute(own.where(SITTINGS.c.table_id == table.id)).first()
        if row is not None:
            connection.execute(
                sa.insert(KEYS).values(Key(frozenset({row.seat}), row.host).row(table.id, hashed(ticket)))
            )
            seq = connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table.id)).scalar_one()
            return Seat(Found(table.id, row.seat + 1), seq)
    return None


def _waiting(connection: Connection, agreed: Agreement) -> Iterator[_Waiting]:
    """Tables that wait for people and are like one, the oldest first."""
    query = select(TABLES.c.id, TABLES.c.agreement, TABLES.c.rules_version)
    query = query.where(TABLES.c.public, TABLES.c.status == "waiting", TABLES.c.rules_version == RULES_VERSION)
    query = query.where(*(TABLES.c.agreement.like(f"%{part}%") for part in _said(agreed)))
    for table, text, version in connection.execute(query.order_by(TABLES.c.created_at).limit(LOOKED_AT)).all():
        try:
            offered = _agreement.decode(text)
        except msgspec.MsgspecError:
            continue
        if _like(offered) == _like(agreed) and BOARDS.get(offered.board) == BOARDS[agreed.board]:
            yield _Waiting(str(table), offered, str(version))


def _said(agreed: Agreement) -> list[str]:
    """What must stand in the text of an agreement that is like one, so that few others are read."""
    names = ("thinking", "pace", "grace", "rated", "filler")
    told = {name: getattr(agreed, name) for name in names}
    usual = {name: getattr(Agreement(), name) for name in names}
    return [
        '"fill":',
        *(msgspec.json.encode({name: told[name]}).decode()[1:-1] for name in names if told[name] != usual[name]),
    ]


def _like(agreed: Agreement) -> Any:
    """All of an agreement that must be as wished; which board of a box, and how long bots wait, is left to the host."""
    plain = [SeatPlan(seat.player) if seat.player == OPEN else seat for seat in agreed.seats]
    return msgspec.structs.replace(agreed, board="", seats=plain, fill=None, title="", hints=True)


def _fitting(connection: Connection, agreed: Agreement, person: str, longest: float) -> Iterator[_Waiting]:
    """Tables at which somebody may be put together with those who wait there, and where bots come soon enough."""
    for table in _waiting(connection, agreed):
        if table.agreement.fill is None or table.agreement.fill > longest:
            continue
        there = select(SITTINGS.c.person_id).where(SITTINGS.c.table_id == table.id)
        others = set(connection.execute(there).scalars())
        unwanted = select(BLOCKS.c.person_id).where(
            sa.or_(
                sa.and_(BLOCKS.c.person_id == person, BLOCKS.c.other_id.in_(others)),
                sa.and_(BLOCKS.c.other_id == person, BLOCKS.c.person_id.in_(others)),
            )
        )
        if not person or connection.execute(unwanted.limit(1)).first() is None:
            yield table


def _take(connection: Connection, insert: Any, table: _Waiting, ticket: str, name: str, person: str) -> Seat | None:
    """Sit down at a table that waits; None if it has no free seat any more, or goes on at this very moment."""
    packs = connection.execute(select(PACKED.c.data).where(PACKED.c.table_id == table.id)).scalars()
    texts = [text for pack in packs for text in unpacked(pack)]
    rows = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table.id).order_by(ENTRIES.c.seq)
    texts += [str(text) for text in connection.execute(rows).scalars()]
    try:
        match = Match.load(table.agreement, table.rules_version, [read_entry(text) for text in texts])
    except (ElbowRoomError, msgspec.MsgspecError):
        return None
    if not match.free or match.status != "waiting":
        return None
    seat, at = match.free[0], max(now(), match.last_at)
    called = unused(name, [other.name for other in match.seats]) if name else ""
    entry = match.sit(seat, called, at)
    assert entry is not None
    row = {"table_id": table.id, "seq": match.seq, "data": entry_text(entry)}
    stored = connection.execute(insert.values(row).on_conflict_do_nothing().returning(ENTRIES.c.seq)).first()
    if stored is None:
        return None
    connection.execute(
        sa.update(TABLES).where(TABLES.c.id == table.id).values(seq=match.seq, **_heading(match)._asdict())
    )
    key = Key(frozenset({seat}), host=False)
    connection.execute(sa.insert(KEYS).values(key.row(table.id, hashed(ticket))))
    if person:
        seats.claim(connection, table.id, key, person, at)
    return Seat(Found(table.id, seat + 1), match.seq)


def _open(connection: Connection, agreed: Agreement, ticket: str, name: str, person: str, creator: str) -> Seat:
    """A new table, at which somebody sits already who is its host."""
    match = Match.load(agreed, RULES_VERSION, [])
    entry = match.sit(0, name, now())
    assert entry is not None
    table, key = new_name(), Key(frozenset({0}), host=True)
    keys = {hashed(ticket): key}
    insert_table(connection, NewRow(table, agreed, RULES_VERSION, creator, keys, [entry], _heading(match)))
    if person:
        seats.claim(connection, table, key, person, now())
    return Seat(Found(table, 1, opened=True), match.seq)


def _heading(match: Match) -> Heading:
    """Whoever looks after the table next is told when: at once if all are there."""
    wake_at = match.last_at if match.complete else match.fill_at
    return Heading(match.status, seats_text(match), wake_at, match.last_at)
