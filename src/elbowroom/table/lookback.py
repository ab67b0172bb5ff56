"""A finished game as its analysis needs it: every step with the positions before and after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import final

import msgspec

from elbowroom.coach.analysis import CurveEntry, LoggedStep, assembled, first_point, turn_points, turns_of
from elbowroom.coach.judge import USUAL_JUDGE, Judge
from elbowroom.coach.report import Analysis, Point
from elbowroom.engine.actions import parse_action
from elbowroom.engine.errors import Refusal
from elbowroom.engine.events import Found, Revealed
from elbowroom.engine.state import State
from elbowroom.notation.record import GameRecord
from elbowroom.table.entries import Acted, Began, Entry, Undone, read_entry, unpacked
from elbowroom.table.game import Game
from elbowroom.table.logbook import entries_of, repeated


@final
class Lookback:
    """A finished game, to be looked through turn by turn."""

    def __init__(self, log: Sequence[Entry]) -> None:
        self.places: list[CurveEntry] = []  # entries that belong into the curve
        self.began = 0
        self.begun: State | None = None
        standing: list[LoggedStep] = []
        game: Game | None = None
        for seq, entry in enumerate(log, start=1):
            if isinstance(entry, Began):
                game = Game.resume(entry.record)
                self.began, self.begun = seq, game.state.copy()
            elif game is not None and isinstance(entry, Acted | Undone):
                self.places.append(CurveEntry(seq, entry.seat))
                if isinstance(entry, Undone):
                    repeated(game, entry)
                    if standing:
                        standing.pop()
                else:
                    standing.append(_step(game, seq, entry))
        if game is None or not game.state.over:
            raise Refusal("not_over", "analysis-when-over")
        self.turns = turns_of(standing)

    def points(self, turn: int, judge: Judge) -> list[Point]:
        """What the steps of a turn have changed; turns are counted from 0."""
        return turn_points(self.turns[turn], judge)

    def analysis(self, level: str, judge: Judge, points: Sequence[Point], version: str) -> Analysis:
        """The whole, from the points of all turns; `version` is that of the program."""
        assert self.begun is not None
        first = first_point(self.began, self.begun, judge)
        return assembled(level, first, self.places, {point.seq: point for point in points}, version)

    def judge(self, level: str) -> Judge:
        """Somebody to judge this game."""
        assert self.begun is not None
        return Judge(self.begun.rules, level)


def _step(game: Game, seq: int, entry: Acted) -> LoggedStep:
    before = game.state.copy()
    events = repeated(game, entry)
    return LoggedStep(
        seq=seq,
        seat=entry.seat,
        actions=[parse_action(text, before.rules.verbs) for text in entry.actions],
        before=before,
        after=game.state.copy(),
        rolled=any(isinstance(outcome, int) for outcome in entry.chance),
        revealed=bool(entry.chance) or any(isinstance(event, Found | Revealed) for event in events),
    )


def lookback_of(record: GameRecord) -> Lookback:
    """A recorded game. Entries are counted as `entries_of` writes them: the beginning is 1, the first action 2."""
    return Lookback(entries_of(record, 0.0))


def analyse(
    lookback: Lookback, level: str = USUAL_JUDGE, progress: Callable[[int], object] | None = None, version: str = ""
) -> Analysis:
    """Look through a whole game; `progress` is told how many turns are done."""
    judge = lookback.judge(level)
    points: list[Point] = []
    for turn in range(len(lookback.turns)):
        if progress is not None:
            progress(turn)
        points += lookback.points(turn, judge)
    return lookback.analysis(level, judge, points, version)


# --- in other processes: a packed log goes in, JSON comes out ---------------------------------------------------------


def turns_in(log: bytes) -> int:
    """How many turns a game has."""
    return len(_lookback(log).turns)


def turn_judged(log: bytes, level: str, turn: int) -> bytes:
    """The points of one turn of a game."""
    lookback = _lookback(log)
    return msgspec.json.encode(lookback.points(turn, lookback.judge(level)))


def looked_back(log: bytes, level: str, points: bytes, version: str) -> bytes:
    """The analysis of a game from the points of all its turns."""
    lookback = _lookback(log)
    judged = msgspec.json.decode(points, type=list[Point])
    return msgspec.json.encode(lookback.analysis(level, lookback.judge(level), judged, version))


@lru_cache(maxsize=2)
def _lookback(log: bytes) -> Lookback:
    """A game is asked for turn by turn."""
    return Lookback([read_entry(text) for text in unpacked(log)])


__all__ = ["Lookback", "analyse", "lookback_of", "looked_back", "turn_judged", "turns_in"]
