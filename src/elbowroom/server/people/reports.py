"""Whom somebody does not want to meet again, and what he tells whoever runs the server about others."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.people.tables import BLOCKS, PERSONS, REPORTS, SITTINGS
from elbowroom.server.people.wire import Blocked, Report

MOST: Final = 200  # whom somebody blocks
DAY: Final = 86_400.0
LATELY: Final = 20  # reports of one network address in a day
KEPT: Final = 180 * DAY  # seconds that a closed report stays


class Reported(NamedTuple):
    """A report, as whoever runs the server sees it."""

    id: int
    at: float
    table: str
    seat: int  # counted from 0
    person: str  # the id of whom it is about, or empty
    reporter: str  # the id of who says so, or empty
    why: str
    text: str
    closed: bool


class Reports:
    """The reports and blocks of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, person: str, table: str, seat: int) -> None:
        """Never again put somebody together with whoever has a seat at a table."""

        def job(connection: Connection) -> None:
            other = _whose(connection, table, seat)
            if other in ("", person):
                raise Refusal("seat", "block-needs-account", chair=seat + 1)
            count = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person_id == person)
            if int(connection.execute(count).scalar() or 0) >= MOST:
                raise Refusal("too_many_tries", "blocks-many", most=MOST)
            new = self._database.insert(BLOCKS).values(person_id=person, other_id=other)
            connection.execute(new.on_conflict_do_nothing())

        await self._database.change(job)

    async def unblock(self, person: str, other: str) -> bool:
        """Meet somebody again; False if nothing forbids it."""
        mine = delete(BLOCKS).where(BLOCKS.c.person_id == person, BLOCKS.c.other_id == other)
        return await self._database.change(lambda connection: connection.execute(mine).rowcount > 0)

    async def blocked(self, person: str) -> list[Blocked]:
        """Whom somebody does not want to meet."""
        query = select(PERSONS.c.id, PERSONS.c.name).join(BLOCKS, BLOCKS.c.other_id == PERSONS.c.id)
        rows = await self._database.read(query.where(BLOCKS.c.person_id == person).order_by(PERSONS.c.name))
        return [Blocked(str(other), str(name)) for other, name in rows]

    async def tell(self, table: str, report: Report, reporter: str, askers: list[str], now: float) -> None:
        """Keep what somebody tells about whoever has a seat, unless he tells too much."""

        def job(connection: Connection) -> None:
            lately = select(func.count()).select_from(REPORTS)
            lately = lately.where(REPORTS.c.asker.in_(askers), REPORTS.c.at > now - DAY)
            if int(connection.execute(lately).scalar() or 0) >= LATELY:
                raise Refusal("too_many_tries", "too-many-tries")
            row = {
                "at": now,
                "table_id": table,
                "seat": report.seat - 1,
                "person_id": _whose(connection, table, report.seat - 1),
                "reporter_id": reporter,
                "asker": askers[0],
                "why": report.why,
                "text": report.text,
            }
            connection.execute(sa.insert(REPORTS).values(row))

        await self._database.change(job)

    async def listed(self, *, closed: bool, limit: int) -> list[Reported]:
        """Reports, the newest first; those that are closed only if they are asked for."""
        query = select(*(REPORTS.c[name] for name in _COLUMNS)).order_by(REPORTS.c.at.desc()).limit(limit)
        rows = await self._database.read(query if closed else query.where(REPORTS.c.closed.is_(sa.false())))
        return [Reported(*row) for row in rows]

    async def close(self, report: int) -> bool:
        """Note that a report has been seen to; False if there is none."""
        done = sa.update(REPORTS).where(REPORTS.c.id == report).values(closed=True)
        return await self._database.change(lambda connection: connection.execute(done).rowcount > 0)

    async def forget_before(self, moment: float) -> None:
        """Delete reports that were seen to long ago."""
        old = delete(REPORTS).where(REPORTS.c.closed, REPORTS.c.at < moment - KEPT)
        await self._database.change(lambda connection: connection.execute(old))


_COLUMNS: Final = ("id", "at", "table_id", "seat", "person_id", "reporter_id", "why", "text", "closed")


def _whose(connection: Connection, table: str, seat: int) -> str:
    """Whose seat it is, if somebody's with an account."""
    query = select(SITTINGS.c.person_id).where(SITTINGS.c.table_id == table, SITTINGS.c.seat == seat)
    return str(connection.execute(query).scalar() or "")
