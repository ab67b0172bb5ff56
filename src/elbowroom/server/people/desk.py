"""What whoever runs a server does about people: looks them up, sees to reports, renames, suspends, deletes."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, select

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.notices import give_notice
from elbowroom.server.now import now
from elbowroom.server.people.persons import Person, Persons, forget
from elbowroom.server.people.ratings import Ratings
from elbowroom.server.people.reports import Reported, Reports
from elbowroom.server.people.sessions import Session, Sessions
from elbowroom.server.people.tables import PASSKEYS, PERSONS, SESSIONS, SITTINGS
from elbowroom.server.people.wire import RatingInfo
from elbowroom.server.settings import WrongSetting


class Known(NamedTuple):
    """All that an operator needs to know about somebody."""

    person: Person
    passkeys: int
    sessions: list[Session]
    tables: list[str]
    ratings: list[RatingInfo]


class Desk:
    """The hands of an operator, on a database that servers may be using."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._persons: Final = Persons(database)
        self.reports: Final = Reports(database)

    async def person(self, name: str) -> Person:
        """Somebody by name or number, who must exist."""
        found = await self._persons.called(name) or await self._persons.find(name)
        if found is None:
            raise WrongSetting(f"there is no person '{name[:40]}'")
        return found

    async def show(self, name: str) -> Known:
        """What is known about somebody."""
        person = await self.person(name)
        passkeys = await self._database.read(select(PASSKEYS.c.id).where(PASSKEYS.c.person_id == person.id))
        sessions = await Sessions(self._database).of(person.id, now())
        ratings = await Ratings(self._database).of(person.id)
        return Known(person, len(passkeys), sessions, await self._tables(person.id), ratings)

    async def rename(self, name: str, new: str) -> str:
        """Give somebody another name, because his was none."""
        try:
            return await self._persons.rename((await self.person(name)).id, new)
        except Refusal as refusal:
            raise WrongSetting(str(refusal)) from None

    async def suspend(self, name: str, why: str) -> None:
        """Keep somebody out, and sign him out everywhere; links still open seats."""
        person = await self.person(name)

        def job(connection: Connection) -> None:
            connection.execute(sa.update(PERSONS).where(PERSONS.c.id == person.id).values(suspended=why[:200]))
            if why:
                connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.person_id == person.id))
                _tell(connection, person.id)

        await self._database.change(job)

    async def delete(self, name: str) -> None:
        """Delete an account for good."""
        person = await self.person(name)

        def job(connection: Connection) -> None:
            _tell(connection, person.id)
            forget(connection, person.id)

        await self._database.change(job)
        await self._database.wipe()

    async def names(self, reports: list[Reported]) -> dict[str, str]:
        """The names of those who are in some reports, of whoever is still there."""
        people = {person for report in reports for person in (report.person, report.reporter) if person}
        return await self._persons.names(sorted(people))

    async def close(self, report: int) -> None:
        """Note that a report has been seen to."""
        if not await self.reports.close(report):
            raise WrongSetting(f"there is no report {report}")

    async def _tables(self, person: str) -> list[str]:
        rows = await self._database.read(select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == person).distinct())
        return [str(table) for (table,) in rows]


def _tell(connection: Connection, person: str) -> None:
    """Let everybody at his tables be sent away, and come again if they may."""
    tables = select(SITTINGS.c.table_id).where(SITTINGS.c.person_id == person).distinct()
    for table in connection.execute(tables).scalars().all():
        give_notice(connection, str(table), now())
