"""Analyses in the background: one game after the other, turn by turn, when bots and people leave time for it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from elbowroom import __version__
from elbowroom.coach.judge import USUAL_JUDGE
from elbowroom.coach.report import Analysis, Point
from elbowroom.engine.errors import Refusal
from elbowroom.server.analyses import Analyses, Work
from elbowroom.server.now import now
from elbowroom.server.store import Store, StoreUnavailable
from elbowroom.server.thinkers import Thinkers
from elbowroom.server.wire_http import AnalysisProgress
from elbowroom.table.entries import entry_text, packed
from elbowroom.table.lookback import looked_back, turn_judged, turns_in

LOG = logging.getLogger(__name__)

HELD: Final = 60.0  # seconds for a turn; after that another process may think that this one has died
PAUSE: Final = 5.0  # seconds between looks for analyses that other processes have left


class Surroundings(Protocol):
    """What the analyst needs of the server."""

    store: Store
    thinkers: Thinkers


class Analyst:
    """Makes the analyses that people have asked for."""

    def __init__(self, server: Surroundings) -> None:
        self._server: Final = server
        self._asked: Final = asyncio.Event()

    @property
    def _analyses(self) -> Analyses:
        return self._server.store.analyses

    def wake(self) -> None:
        """Somebody has asked for an analysis."""
        self._asked.set()

    async def progress(self, table: str) -> AnalysisProgress:
        """How far the analysis of a table has come."""
        found = await self._analyses.progress(table, now())
        if found is None:
            return AnalysisProgress("none", 0, 0, None)
        if found.finished is not None:
            return AnalysisProgress("done", found.turns, found.turns, found.finished)
        return AnalysisProgress("running" if found.held else "waiting", found.turns_done, found.turns, None)

    async def work(self, alone: bool) -> None:
        """Again and again: make what was asked for; `alone`: no other process works at the same database."""
        is_first = True
        while True:
            try:
                if is_first and alone:
                    await self._analyses.release()
                is_first = False
                while (work := await self._analyses.take(now(), now() + HELD)) is not None:
                    await self._make(work)
            except StoreUnavailable as error:
                LOG.warning("the database is away: %s", error)
            self._asked.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), PAUSE)

    async def _make(self, work: Work) -> None:
        """One analysis from where it has stopped. What cannot be made is dropped: whoever wants it may ask again."""
        table = work.table
        try:
            log = packed(entry_text(entry) for entry in await self._server.store.entries(table))
            await self._look_through(work, log)
        except StoreUnavailable:
            raise
        except Refusal as refusal:
            LOG.warning("it cannot be analysed: %s", refusal, extra={"table": table})
            await self._analyses.drop(table)
        except Exception:
            LOG.exception("it cannot be analysed", extra={"table": table})
            await self._analyses.drop(table)

    async def _look_through(self, work: Work, log: bytes) -> None:
        think = self._server.thinkers.think
        turns = await think(turns_in, log, urgent=False)
        points = list(work.points)
        for turn in range(work.turns_done, turns):
            points += msgspec.json.decode(
                await think(turn_judged, log, USUAL_JUDGE, turn, urgent=False), type=list[Point]
            )
            await self._analyses.advance(work.table, turns, turn + 1, points, now() + HELD)
        whole = await think(looked_back, log, USUAL_JUDGE, msgspec.json.encode(points), __version__, urgent=False)
        await self._analyses.finish(work.table, turns, msgspec.json.decode(whole, type=Analysis))
