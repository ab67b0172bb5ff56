"""News between server processes over Redis. What gets lost is found by the sweep, which compares numbers."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from typing import Any, Final

from redis import exceptions
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, RedisError

from elbowroom.server.broker import Ears
from elbowroom.server.metrics import BROKER_FAILURES
from elbowroom.server.settings import Away, WrongSetting

LOG = logging.getLogger(__name__)

CHANNEL: Final = "elbowroom"
ASIDES: Final = "elbowroom.asides"
TAKINGS: Final = "elbowroom.takings"
# What stands in a message of each channel: which process says it, and then a table and a number, a table and a line, or
# of addresses that are hashed how many requests they make and how many connections they have.
FORMS: Final = {
    CHANNEL: re.compile(r"([0-9a-f]+) ([\w-]{1,24}) ([0-9]{1,9})", re.ASCII),
    ASIDES: re.compile(r"([0-9a-f]+) ([\w-]{1,24}) (.{1,4000})", re.ASCII | re.DOTALL),
    TAKINGS: re.compile(r"([0-9a-f]+)((?: [0-9a-f]{32}:[0-9]{1,6}:[0-9]{1,6})*)", re.ASCII),
}
MOST_ASIDES: Final = 200  # lines that wait to be passed on
SILENCE: Final = 5.0  # seconds after which it counts as away
SILENT: Final = (exceptions.ConnectionError, exceptions.TimeoutError, OSError)
PAUSE: Final = 1.0  # seconds before a lost connection is tried again


class RedisBroker:
    """Channels that all processes write to and read. Nobody who plays ever waits for them."""

    shared = True

    def __init__(self, url: str, process: str) -> None:
        try:
            self._redis = Redis.from_url(
                url, decode_responses=True, encoding_errors="replace", retry=Retry(NoBackoff(), 1)
            )
        except ValueError as error:
            raise WrongSetting(f"the broker URL cannot be read: {error}") from None
        self.well = True
        self._process = process
        self._news: dict[str, int] = {}  # tables the others have not been told about
        self._asides: deque[tuple[str, str]] = deque(maxlen=MOST_ASIDES)
        self._takings: str | None = None  # of which the others have not been told
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, ears: Ears) -> None:
        try:
            async with asyncio.timeout(SILENCE):
                await self._redis.ping()
        except (RedisError, OSError) as error:
            may_come = isinstance(error, SILENT) and not isinstance(error, AuthenticationError)
            kind = Away if may_come else WrongSetting
            raise kind(f"the broker cannot be reached: {str(error) or 'it does not answer'}") from None
        self._tasks = [asyncio.create_task(task) for task in (self._listen(ears), self._publish())]

    async def tell(self, table: str, seq: int) -> None:
        self._news[table] = seq
        self._wanted.set()

    async def pass_on(self, table: str, line: str) -> None:
        self._asides.append((table, line))
        self._wanted.set()

    async def report(self, takings: str) -> None:
        self._takings = takings
        self._wanted.set()

    def _is_away(self, error: Exception) -> None:
        self.well = False
        BROKER_FAILURES.add()
        LOG.warning("the broker is away: %s", error)

    async def _publish(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            news, self._news = self._news, {}
            try:
                for table, seq in news.items():
                    await self._redis.publish(CHANNEL, f"{self._process} {table} {seq}")
                while self._asides:
                    table, line = self._asides.popleft()
                    await self._redis.publish(ASIDES, f"{self._process} {table} {line}")
                if self._takings is not None:
                    takings, self._takings = self._takings, None
                    await self._redis.publish(TAKINGS, f"{self._process} {takings}".rstrip())
            except (RedisError, OSError) as error:
                self._is_away(error)
                await asyncio.sleep(PAUSE)

    async def _listen(self, ears: Ears) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(*FORMS)
                    self.well = True
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._heard(message, ears)
            except (RedisError, OSError) as error:
                self._is_away(error)
                await asyncio.sleep(PAUSE)

    async def _heard(self, message: dict[str, Any], ears: Ears) -> None:
        text, channel = str(message["data"]), message["channel"]
        found = FORMS[channel].fullmatch(text)
        if found is None:
            LOG.warning("somebody else uses the channel of the broker: %.60r", text)
        elif found[1] == self._process:
            return
        elif channel == TAKINGS:
            ears.takings(found[1], found[2])
        elif channel == ASIDES:
            await ears.aside(found[2], found[3])
        else:
            await ears.news(found[2], int(found[3]))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
