"""How a server has something thought out that takes long: in processes of its own, or where it runs itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

T = TypeVar("T")


LONGEST: Final = 1000  # milliseconds of thinking about a decision, while no other table waits for a bot


class Thinking(Protocol):
    """Whoever thinks for a server."""

    @property
    def longest(self) -> int:
        """Milliseconds that a bot may think about a decision, while no other table waits for one."""
        ...

    @property
    def workers(self) -> int:
        """How many jobs are done at the same time; 0 if the server does them itself."""
        ...

    @property
    def waiting(self) -> int:
        """How many urgent jobs wait."""
        ...

    @property
    def busy(self) -> int:
        """How many are at something urgent."""
        ...

    async def think(self, job: Callable[..., T], *args: object, urgent: bool = True) -> T:
        """What a job makes of its arguments."""
        ...


class OwnThoughts:
    """Jobs are done here, one by one; everything else has its turn before each of them."""

    longest = LONGEST // 2  # nobody is answered meanwhile
    workers = 0
    waiting = 0
    busy = 0

    async def think(self, job: Callable[..., T], *args: object, urgent: bool = True) -> T:
        """What a job makes of its arguments, at once."""
        await asyncio.sleep(0)
        return job(*args)
