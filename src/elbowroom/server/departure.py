"""How a server empties before it ends: nothing new begins, bots end their turns, and everybody is sent elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from itertools import groupby
from typing import Final, Protocol

from elbowroom.engine.errors import Refusal
from elbowroom.server.room import Room

LOG = logging.getLogger(__name__)

WAVES: Final = 10  # in which those who are connected are sent away, so that they do not come to another server at once
ALONE: Final = 1.0  # seconds for that if there is no other process to go to
LOOK: Final = 0.05  # seconds between two looks whether everybody has gone


class Guest(Protocol):
    """A connection that can be asked to go."""

    @property
    def table(self) -> str: ...

    @property
    def party(self) -> str:
        """As whom its address is counted."""
        ...

    @property
    def session(self) -> str:
        """Of the account that lets it in; empty if a link does."""
        ...

    @property
    def waiting(self) -> int:
        """How many messages have not been sent."""
        ...

    async def part(self, *, ending: bool) -> None:
        """Answer what has been asked, say if the server ends, and listen no more."""

    def holds(self, seat: int) -> bool:
        """Whether it is that of somebody who has a seat and is not the host."""
        ...

    def dismiss(self, refusal: Refusal) -> None:
        """Say why the client is not wanted any more, and end."""
        ...


class Departure:
    """Whether a server is about to end, and who has to go before."""

    def __init__(self) -> None:
        self.begun = False
        self.guests: Final[set[Guest]] = set()

    async def empty(self, rooms: list[Room], seconds: float, *, elsewhere: bool) -> None:
        """Send everybody away within so many seconds, and let bots end their turns; `elsewhere` all goes on."""
        self.begun = True
        deadline = time.monotonic() + seconds
        LOG.info("the server ends: %d connections, %d tables in memory", len(self.guests), len(rooms))
        resting = asyncio.gather(*(room.rest() for room in rooms))
        await self._send_away(seconds if elsewhere else min(ALONE, seconds))
        await _until(deadline, resting)
        while self.guests and time.monotonic() < deadline:
            await asyncio.sleep(LOOK)

    async def send(self, guests: list[Guest], *, ending: bool = False) -> None:
        """Send some away, who may come again."""
        await asyncio.gather(*(guest.part(ending=ending) for guest in guests), return_exceptions=True)

    async def _send_away(self, seconds: float) -> None:
        """Those of one table go together, because they meet again."""
        by_table = groupby(sorted(self.guests, key=_table), _table)
        groups = [list(group) for _, group in by_table]
        size = -(-len(groups) // WAVES)
        for begin in range(0, len(groups), max(size, 1)):
            wave = [guest for group in groups[begin : begin + size] for guest in group]
            await self.send(wave, ending=True)
            if begin + size < len(groups):
                await asyncio.sleep(seconds * 0.8 / WAVES)


def _table(guest: Guest) -> str:
    return guest.table


async def _until(deadline: float, work: asyncio.Future[list[None]] | Coroutine[None, None, None]) -> None:
    """Wait for something, but not for ever; what goes wrong with it does not keep the server from ending."""
    try:
        async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
            await work
    except TimeoutError:
        LOG.warning("bots were in the middle of their turns when the time was up; what they have done is stored")
    except Exception:
        LOG.exception("a bot could not end its turn")
