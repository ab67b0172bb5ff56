"""Analyses in the database: who has asked, how far each has come, and who works at it.

A process holds an analysis for a short time and says so again with every turn it has looked through. If it dies, the
next one goes on where it has stopped.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select, update

from elbowroom.coach.report import Analysis, Point
from elbowroom.server.database import Database
from elbowroom.server.schema_sql import ANALYSES

_points: Final = msgspec.json.Decoder(list[Point])
_analysis: Final = msgspec.json.Decoder(Analysis)


class Progress(NamedTuple):
    """How far an analysis has come."""

    turns: int
    turns_done: int
    held: bool  # somebody works at it
    finished: Analysis | None


class Work(NamedTuple):
    """An analysis that this process holds, with what is known already."""

    table: str
    turns_done: int
    points: list[Point]


class Analyses:
    """The analyses of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, table: str, asker: str, now: float) -> None:
        """Wish for the analysis of a table; nothing changes if there is one already."""

        def job(connection: Connection) -> None:
            wish = self._database.insert(ANALYSES).values(
                table_id=table,
                asked_at=now,
                asker=asker,
                turns=0,
                turns_done=0,
                finished=False,
                data=_packed([]),
            )
            connection.execute(wish.on_conflict_do_nothing())

        await self._database.change(job)

    async def unfinished(self, askers: Sequence[str] | None = None) -> int:
        """How many are not finished, of all or of one address, which may have been hashed with several keys."""
        query = select(func.count()).select_from(ANALYSES).where(ANALYSES.c.finished.is_(sa.false()))
        if askers is not None:
            query = query.where(ANALYSES.c.asker.in_(askers))
        return int((await self._database.read(query))[0][0])

    async def progress(self, table: str, now: float) -> Progress | None:
        """How far the analysis of a table has come; None if nobody has asked for one."""
        columns = (ANALYSES.c.turns, ANALYSES.c.turns_done, ANALYSES.c.held_until, ANALYSES.c.finished, ANALYSES.c.data)
        for turns, done, held_until, finished, data in await self._database.read(
            select(*columns).where(ANALYSES.c.table_id == table)
        ):
            analysis = _analysis.decode(zlib.decompress(data)) if finished else None
            return Progress(int(turns), int(done), held_until is not None and held_until > now, analysis)
        return None

    # --- working ----------------------------------------------------------------------------------------------------

    async def take(self, now: float, until: float) -> Work | None:
        """Hold the analysis that waits longest and that nobody works at; None if there is none."""

        def job(connection: Connection) -> Work | None:
            free = sa.or_(ANALYSES.c.held_until.is_(None), ANALYSES.c.held_until <= now)
            waiting = select(ANALYSES.c.table_id, ANALYSES.c.turns_done, ANALYSES.c.data)
            waiting = waiting.where(ANALYSES.c.finished.is_(sa.false()), free).order_by(ANALYSES.c.asked_at).limit(1)
            found = connection.execute(waiting.with_for_update(skip_locked=True)).first()
            if found is None:
                return None
            table, done, data = found
            mine = update(ANALYSES).where(ANALYSES.c.table_id == table, free).values(held_until=until)
            if connection.execute(mine).rowcount == 0:  # somebody was faster
                return None
            return Work(str(table), int(done), _points.decode(zlib.decompress(data)))

        return await self._database.change(job)

    async def advance(self, table: str, turns: int, done: int, points: Sequence[Point], until: float) -> None:
        """Keep what is known after so many turns, and hold it longer."""
        await self._set(table, turns=turns, turns_done=done, data=_packed(points), held_until=until)

    async def finish(self, table: str, turns: int, analysis: Analysis) -> None:
        """Keep a whole analysis."""
        await self._set(table, turns=turns, turns_done=turns, data=_packed(analysis), finished=True, held_until=None)

    async def _set(self, table: str, **values: object) -> None:
        def job(connection: Connection) -> None:
            # Somebody else may have finished it, if this process was too slow.
            where = (ANALYSES.c.table_id == table, ANALYSES.c.finished.is_(sa.false()))
            connection.execute(update(ANALYSES).where(*where).values(**values))

        await self._database.change(job)

    async def drop(self, table: str) -> None:
        """Forget an analysis that cannot be made."""

        def job(connection: Connection) -> None:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table))

        await self._database.change(job)

    async def release(self) -> None:
        """Let go of everything that is held: whoever held it lived in a process that is gone."""

        def job(connection: Connection) -> None:
            connection.execute(update(ANALYSES).values(held_until=None))

        await self._database.change(job)


def _packed(value: object) -> bytes:
    return zlib.compress(msgspec.json.encode(value), 9)
