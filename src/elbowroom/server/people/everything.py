"""All that is stored about somebody, to take along: whole, however much it is, and of others only what he knows.

Left out is what opens something (keys, hashes, what waits to be signed) and what others have reported about him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select

from elbowroom.server.database import Database
from elbowroom.server.people.own import own_tables
from elbowroom.server.people.ratings import Player
from elbowroom.server.people.results import Booked
from elbowroom.server.people.sessions import Visitor
from elbowroom.server.people.tables import CAREERS, RATED, REPORTS, SITTINGS
from elbowroom.server.people.wire import AllAboutMe, OwnGame, OwnNotice, OwnReport, RatedGame, RatedPlayer

if TYPE_CHECKING:
    from elbowroom.server.service import Service

_booked: Final = msgspec.json.Decoder(Booked)
_players: Final = msgspec.json.Decoder(list[Player])


async def everything_about(service: Service, visitor: Visitor) -> AllAboutMe:
    """All that is stored about who asks."""
    people, database, person = service.people, service.store.database, visitor.person
    return AllAboutMe(
        await people.account(visitor),
        await own_tables(service, person, most=None),
        await _games(database, person),
        await people.ratings.of(person),
        await _rated(database, person),
        await _reports(database, person),
        await _notices(service, person),
    )


async def _games(database: Database, person: str) -> list[OwnGame]:
    query = select(CAREERS.c.table_id, CAREERS.c.seat, CAREERS.c.ended_at, CAREERS.c.data)
    query = query.where(CAREERS.c.person_id == person).order_by(CAREERS.c.ended_at.desc())
    return [
        OwnGame(table, seat + 1, ended_at, _booked.decode(data))
        for table, seat, ended_at, data in await database.read(query)
    ]


async def _rated(database: Database, person: str) -> list[RatedGame]:
    """Whatever has counted for a rating is among the games of the career too."""
    query = select(RATED.c.table_id, RATED.c.ended_at, RATED.c.scale, RATED.c.data)
    query = query.join(CAREERS, CAREERS.c.table_id == RATED.c.table_id).where(CAREERS.c.person_id == person)
    return [
        RatedGame(
            table,
            ended_at,
            scale,
            [RatedPlayer(one.place, one.person == person, one.bot) for one in _players.decode(data)],
        )
        for table, ended_at, scale, data in await database.read(query.order_by(RATED.c.number))
    ]


async def _reports(database: Database, person: str) -> list[OwnReport]:
    query = select(*(REPORTS.c[name] for name in ("at", "table_id", "seat", "why", "text", "closed")))
    query = query.where(REPORTS.c.reporter_id == person).order_by(REPORTS.c.at.desc())
    return [
        OwnReport(at, table, seat + 1, why, text, closed)
        for at, table, seat, why, text, closed in await database.read(query)
    ]


async def _notices(service: Service, person: str) -> list[OwnNotice]:
    """Those that go with the account: of links that open a seat of one's own."""
    query = select(SITTINGS.c.table_id, SITTINGS.c.seat).where(SITTINGS.c.person_id == person)
    seats = {(str(table), int(seat)) for table, seat in await service.store.database.read(query)}
    tables = select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == person)
    return [
        OwnNotice(bell.table, bell.kind, service.bells.shortened(bell), bell.language, bell.confirmed)
        for bell in await service.bells.at(tables)
        if any((bell.table, seat) in seats for seat in bell.key.seats)
    ]
