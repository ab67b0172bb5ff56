"""How server processes tell each other that a table has gone on: its name and the number of its last entry.

What spectators say is stored nowhere, so it is passed on itself; and so is what addresses take of each process.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from elbowroom.server.settings import need


class Ears(NamedTuple):
    """Who wants to hear what other processes tell."""

    news: Callable[[str, int], Awaitable[None]]  # table, number
    aside: Callable[[str, str], Awaitable[None]]  # table, what a spectator says there
    takings: Callable[[str, str], None]  # process, what addresses take of it


class Broker(Protocol):
    """Carries news between processes."""

    shared: bool  # whether there may be other processes
    well: bool  # whether they can be told

    async def open(self, ears: Ears) -> None: ...

    async def tell(self, table: str, seq: int) -> None: ...

    async def pass_on(self, table: str, line: str) -> None: ...

    async def report(self, takings: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """For a single process: there is nobody to tell."""

    shared = False
    well = True

    async def open(self, ears: Ears) -> None:
        """Nothing will ever be heard."""

    async def tell(self, table: str, seq: int) -> None:
        """Nobody listens."""

    async def pass_on(self, table: str, line: str) -> None:
        """Nobody else is there."""

    async def report(self, takings: str) -> None:
        """Nobody else counts."""

    async def close(self) -> None:
        """Nothing is open."""


def broker_for(url: str, process: str) -> Broker:
    """The broker of a URL; none for a single process."""
    if not url:
        return Alone()
    need("redis")
    from elbowroom.server.redis_broker import RedisBroker  # a sixth of the time a server needs to start

    return RedisBroker(url, process)
