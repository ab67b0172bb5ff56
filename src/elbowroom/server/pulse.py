"""Whether a database works: something is written and read again, and a file of SQLite is looked through."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Final

CALM: Final = 1.0  # seconds for which an answer holds, however often it is asked for
PATIENCE: Final = 2.0  # seconds for somebody else to let go of the file, or for looking through it
SHARE: Final = 0.01  # of the time may be spent on looking through the file


class Pulse:
    """Asks how a database is, not too often."""

    def __init__(self, feel: Callable[[], Awaitable[str]]) -> None:
        self._feel = feel
        self._found = ""
        self._until = 0.0
        self._asking = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong with the database; empty if it works."""
        async with self._asking:
            if time.monotonic() >= self._until:
                self._found = await self._feel()
                self._until = time.monotonic() + CALM
            return self._found


class FileCheck:
    """Looks after a file of SQLite. Connections of its own tell what is in the file, not what is in memory."""

    def __init__(self, file: str) -> None:
        self._file: Final = Path(file).resolve()
        self._known: Final = self._identity()
        self._look: asyncio.Task[str] | None = None
        self._looked = ""  # what the last look through the file has found
        self._look_again = 0.0

    def _identity(self) -> tuple[int, int]:
        found = os.stat(self._file)
        return found.st_dev, found.st_ino

    async def feel(self) -> str:
        """What is wrong with the file; empty if it works."""
        return await asyncio.to_thread(self._write_and_read) or await self._look_through()

    def _write_and_read(self) -> str:
        beat = secrets.token_hex(8)
        try:
            if self._identity() != self._known:
                return "the file of the database has been replaced"
            with self._connected() as connection:
                connection.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (beat,))
                [read] = connection.execute("SELECT beat FROM pulse WHERE id = 1").fetchone()
                return "" if read == beat else "the database does not keep what is written"
        except FileNotFoundError:
            return "the file of the database is gone"
        except (sqlite3.Error, OSError) as error:
            return f"the database refuses: {error}"

    async def _look_through(self) -> str:
        """What was found when the whole file was last looked through; a large one takes longer than anybody waits."""
        if self._look is None and time.monotonic() >= self._look_again:
            self._look = asyncio.create_task(asyncio.to_thread(self._quick_check))
        if self._look is not None:
            await asyncio.wait([self._look], timeout=PATIENCE)
            if self._look.done():
                self._looked, self._look = self._look.result(), None
        return self._looked

    def _quick_check(self) -> str:
        began = time.monotonic()
        try:
            with self._connected() as connection:
                [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as error:
            found = error
        self._look_again = time.monotonic() + (time.monotonic() - began) / SHARE
        return "" if found == "ok" else f"the file of the database is damaged: {str(found)[:200]}"

    def _connected(self) -> AbstractContextManager[sqlite3.Connection]:
        uri = f"{self._file.as_uri()}?mode=rw"
        return closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None))
