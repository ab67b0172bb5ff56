"""What spectators say at a table. Anybody can be one, so nothing of it is stored: it is told, and soon forgotten."""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec.structs import replace

from elbowroom.engine.errors import Refusal
from elbowroom.server.wire import Aside

KEPT: Final = 50  # lines that are told to whoever comes later
MOST: Final = 40  # lines of all spectators of a table within PAUSE seconds
MOST_OF_ONE: Final = 5  # of one connection
PAUSE: Final = 10.0


class Pace:
    """So many lines within PAUSE seconds."""

    def __init__(self, most: int) -> None:
        self._at: Final[deque[float]] = deque(maxlen=most)

    def check(self, at: float) -> None:
        """Refuse a line that comes too soon."""
        if len(self._at) == self._at.maxlen and self._at[0] > at - PAUSE:
            raise Refusal("chat", "too-chatty")

    def note(self, at: float) -> None:
        self._at.append(at)


class Gallery:
    """Those who watch a table, as far as they say something."""

    def __init__(self) -> None:
        self.lines: Final[deque[Aside]] = deque(maxlen=KEPT)
        self._pace: Final = Pace(MOST)

    def say(self, name: str, text: str, at: float, own: Pace) -> Aside:
        """A line of somebody who has a pace of his own; refused if he, or all together, say too much at once."""
        for pace in (own, self._pace):
            pace.check(at)
        for pace in (own, self._pace):
            pace.note(at)
        return self.hear(Aside(at, name, text))

    def hear(self, line: Aside) -> Aside:
        """Remember a line; no two have the same time, which tells them apart."""
        if self.lines and line.at <= self.lines[-1].at:
            line = replace(line, at=round(self.lines[-1].at + 0.001, 3))
        self.lines.append(line)
        return line
