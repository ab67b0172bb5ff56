# mypyc: skip — problems travel between processes, and a frozen dataclass that is compiled cannot be unpickled.
"""What is wrong with a file of somebody's own: a race, a power, a board."""

from dataclasses import dataclass
from typing import Final, Literal

Level = Literal["error", "warning", "note"]
LEVELS: Final[tuple[Level, ...]] = ("error", "warning", "note")  # the worst first


@dataclass(frozen=True)
class Problem:
    """One thing to look at. Errors make a file unfit to be played with; a board has warnings and notes too."""

    file: str  # empty if it was not read from one
    line: int  # 0 if it is about the whole file
    what: str
    remedy: str = ""
    level: Level = "error"
    region: int = 0  # of a board; 0 if it is about no single one

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        told = f"{place}: {self.what}" if place else self.what
        return f"{told}\n  remedy: {self.remedy}" if self.remedy else told
