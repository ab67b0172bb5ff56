"""What an analysis tells, as it is stored and sent. Seats are counted from 1, as in the notation of actions."""

from __future__ import annotations

from typing import Literal

import msgspec

Grade = Literal["", "good", "inaccuracy", "mistake", "blunder"]


class SeatAnalysis(msgspec.Struct, frozen=True):
    """How somebody has played. Luck and skill are parts of a win: 0.12 is 12 % of a game; each sums to 0 over all."""

    accuracy: float  # 0 to 100
    good: int
    inaccuracies: int
    mistakes: int
    blunders: int
    luck: float
    skill: float


class Point(msgspec.Struct, frozen=True):
    """One entry of the log and what it has changed."""

    seq: int  # of the entry, as in moments
    seat: int  # who decided; 0: nobody
    chances: list[float]  # of winning, by seat, after the entry
    lost: float  # chance of winning, against the best that was found
    grade: Grade  # empty where there was no choice, or it was taken back
    best: list[str]  # better actions; none if what was done is as good
    luck: list[float]  # what chance has changed, by seat; the rest of the change is skill


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, decision by decision."""

    judge: str  # level of the bot that judges
    version: str  # of the program
    seats: list[SeatAnalysis]
    points: list[Point]
    turns: list[int]  # turning points: the entries that changed most, at most five, in order
