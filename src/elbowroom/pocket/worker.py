"""The pocket in the worker of a browser: JavaScript asks it here, and is told by functions that it lends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.pocket.desk import Desk
from elbowroom.pocket.pocket import Pocket
from elbowroom.pocket.shelf import Drawers, Shelf
from elbowroom.server.refusals import refused
from elbowroom.server.socket import REFUSED, serve_line
from elbowroom.server.stored import StoreUnavailable

LOG = logging.getLogger(__name__)

LOST: Final = 1006  # how a line ends that may be tried again


class Cut(Exception):
    """The page has hung up."""


class PocketLine:
    """A line between the page and a table: messages wait here for the table, and go to the page at once."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self.heard: Final[asyncio.Queue[str | None]] = asyncio.Queue()  # None is the end
        self._send: Final = send

    async def receive(self) -> str:
        """The next message of the page."""
        if (text := await self.heard.get()) is None:
            raise Cut
        return text

    async def send(self, message: bytes) -> None:
        self._send(message.decode())


class Worker:
    """Everything a page can ask of a pocket: questions with one answer, and lines to tables."""

    def __init__(self, drawers: Drawers, told: Callable[[int, str], None], ended: Callable[[int, int], None]) -> None:
        """`told` hands a message of a line to the page, `ended` the code with which a line has ended."""
        self._drawers: Final = drawers
        self._told: Final = told
        self._ended: Final = ended
        self._lines: Final[dict[int, PocketLine]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.seed(None)

    def seed(self, seed: int | None) -> None:
        """Let the same games be played again, or, without a number, such as nobody can know. For tests and shows."""
        self._pocket = Pocket(Shelf(self._drawers), seed)
        self._desk = Desk(self._pocket)

    async def ask(self, method: str, url: str, key: str, body: str) -> str:
        """The status of the answer to a question, and after a line break its text."""
        status, text = await self._desk.ask(method, url, key, body)
        return f"{status}\n{text}"

    def connect(self, number: int, table: str) -> None:
        """The page opens a line to a table."""
        line = self._lines[number] = PocketLine(lambda text: self._told(number, text))
        task = asyncio.ensure_future(self._serve(number, line, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, number: int, text: str | None) -> None:
        """The page says something on a line, or hangs up."""
        if number in self._lines:
            self._lines[number].heard.put_nowait(text)

    async def follow(self, table: str, seq: int) -> None:
        """Another pocket with the same drawers has gone on at a table."""
        with suppress(Refusal, StoreUnavailable):  # whoever asks for the table is told why
            await self._pocket.room(table).catch_up(seq)

    async def _serve(self, number: int, line: PocketLine, table: str) -> None:
        code = LOST
        try:
            code = await serve_line(self._pocket, line, table, "pocket") or LOST
        except (Refusal, StoreUnavailable) as error:
            refusal = error if isinstance(error, Refusal) else error.refusal
            await line.send(msgspec.json.encode(refused(0, refusal)))
            code = REFUSED
        except Cut:
            pass
        except Exception:
            LOG.exception("a line broke", extra={"table": table})
        finally:
            del self._lines[number]
            self._ended(number, code)
