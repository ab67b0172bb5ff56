"""The reward without luck: what somebody's decisions were worth, as the coach sees it (docs/coach.md, Luck and skill).

A finished game is split into skill and luck: the result of every player is what was due before the game, and all that
luck and skill have changed since. Skill says how well somebody has played with far less noise than the result does, and
costs far more to know: a judge looks at every turn.
"""

from typing import Final

from elbowroom.coach.analysis import CurveEntry, LoggedStep, assembled, first_point, turn_points, turns_of
from elbowroom.coach.judge import Judge
from elbowroom.engine.actions import Action
from elbowroom.engine.events import Found, Revealed
from elbowroom.engine.state import State


class Ledger:
    """Writes down a game decision by decision, to split its result when it is over."""

    def __init__(self, begun: State, judge: str = "normal") -> None:
        self._judge: Final = Judge(begun.rules, judge)
        self._begun: Final = begun.copy(0)
        self._steps: Final[list[LoggedStep]] = []

    def play(self, s: State, action: Action) -> None:
        """Carry out an action in a game, and remember what came of it."""
        before, seat = s.copy(0), int(s.decider)
        events, taken = s.events, s.chance.taken
        s.events, s.chance.taken = [], []
        s.apply(action)
        rolled = any(isinstance(outcome, int) for outcome in s.chance.taken)
        revealed = bool(s.chance.taken) or any(isinstance(event, Found | Revealed) for event in s.events)
        s.events, s.chance.taken = events, taken
        seq = len(self._steps) + 1
        self._steps.append(LoggedStep(seq, seat, [action], before, s.copy(0), rolled, revealed))

    def skill(self) -> list[float]:
        """For every seat how much of a win its decisions have earned, from -1 to 1; the game is over."""
        points = [point for turn in turns_of(self._steps) for point in turn_points(turn, self._judge)]
        first = first_point(0, self._begun, self._judge)
        places = [CurveEntry(step.seq, step.seat) for step in self._steps]
        analysis = assembled("", first, places, {point.seq: point for point in points}, "")
        return [seat.skill for seat in analysis.seats]
