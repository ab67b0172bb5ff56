"""How server processes tell each other that a table has gone on: its name and the number of its last entry, no more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from elbowroom.server.settings import WrongSetting

LOG = logging.getLogger(__name__)

CHANNEL: Final = "elbowroom"
RETRY: Final = 1.0  # seconds before a lost connection is tried again

Listener = Callable[[str, int], Awaitable[None]]  # table, number


class Broker(Protocol):
    """Carries news between processes."""

    shared: bool  # whether there may be other processes

    async def open(self, listener: Listener) -> None: ...

    async def tell(self, table: str, seq: int) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """For a single process: there is nobody to tell."""

    shared = False

    async def open(self, listener: Listener) -> None:
        """Nothing will ever be heard."""

    async def tell(self, table: str, seq: int) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing is open."""


class RedisBroker:
    """News over Redis. What is missed while it is away is found by the sweep, which compares numbers with the store."""

    shared = True

    def __init__(self, url: str, process: str) -> None:
        try:
            self._redis = Redis.from_url(url, decode_responses=True)
        except ValueError as error:
            raise WrongSetting(f"the broker URL cannot be read: {error}") from None
        self._process = process
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise WrongSetting(f"the broker cannot be reached: {error}") from None
        self._task = asyncio.create_task(self._listen(listener))

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._heard(str(message["data"]), listener)
            except (RedisError, OSError) as error:
                LOG.warning("the broker is away: %s", error)
                await asyncio.sleep(RETRY)

    async def _heard(self, text: str, listener: Listener) -> None:
        process, table, number = text.split(" ")
        if process != self._process:
            await listener(table, int(number))

    async def tell(self, table: str, seq: int) -> None:
        try:
            await self._redis.publish(CHANNEL, f"{self._process} {table} {seq}")
        except (RedisError, OSError) as error:
            LOG.warning("the broker is away: %s", error)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()


def broker_for(url: str, process: str) -> Broker:
    """The broker of a URL; none for a single process."""
    return RedisBroker(url, process) if url else Alone()
