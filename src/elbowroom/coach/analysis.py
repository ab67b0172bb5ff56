"""A game looked through turn by turn: how the chances changed, by whose decisions, and by how much luck.

A change of chances over a decision is skill: the expectation after it, over all that chance may do then, less what it
was before. The rest, what came less what was to be expected, is luck. So the chances before the game, all luck and all
skill add up to the result, exactly. Every turn can be looked at by itself, in any order and in any process.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from elbowroom.bots.imagination import OUTCOMES, FixedDie
from elbowroom.bots.turns import world
from elbowroom.coach import grades
from elbowroom.coach.judge import Judge, Line
from elbowroom.coach.report import Analysis, Grade, Point, SeatAnalysis
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view

SAMPLES: Final = 8  # worlds for what cannot be counted out: tiles that come up, sites that are found


class LoggedStep(NamedTuple):
    """One entry of a log that stands: what somebody did at once, and the true positions around it."""

    seq: int
    seat: int  # counted from 0
    actions: list[Action]
    before: State
    after: State
    rolled: bool  # a die was thrown, by the last action
    revealed: bool  # a tile or a site came up that nobody could know

    @property
    def ends_turn(self) -> bool:
        """Whether somebody's turn begins after it, or the game is over."""
        return self.after.over or _turn(self.after) != _turn(self.before)


class CurveEntry(NamedTuple):
    """An entry of the log that belongs into the curve, whether it stands or was taken back."""

    seq: int
    seat: int  # counted from 0; -1: nobody


def turns_of(steps: Sequence[LoggedStep]) -> list[list[LoggedStep]]:
    """All steps, turn by turn."""
    turns: list[list[LoggedStep]] = []
    for step in steps:
        if turns and _turn(turns[-1][-1].before) == _turn(step.before):
            turns[-1].append(step)
        else:
            turns.append([step])
    return turns


def _turn(s: State) -> tuple[int, int]:
    return int(s.round), int(s.turn_of)


# --- one turn -------------------------------------------------------------------------------------------------------


def turn_points(steps: Sequence[LoggedStep], judge: Judge) -> list[Point]:
    """What each step of a turn has changed."""
    points: list[Point] = []
    line: Line | None = None  # the best that is known where the next step begins
    for step in steps:
        if line is None:
            line = judge.lines(counted_view(step.before, step.seat))[0]
        following = _following(step, line, judge)
        after = following.chances if following is not None else judge.standing(step.after)
        expected = _expected(step, judge) if step.rolled or step.revealed else after
        is_best = step.actions == line.actions[: len(step.actions)]
        lost = 0.0 if is_best else max(0.0, line.chances[step.seat] - expected[step.seat])
        points.append(
            Point(
                seq=step.seq,
                seat=step.seat + 1,
                chances=after,
                lost=lost,
                grade=_grade(step, lost),
                best=[action.text() for action in line.actions] if lost > grades.NOTICED else [],
                luck=[came - hoped for came, hoped in zip(after, expected, strict=True)],
            )
        )
        line = following
    return points


def _grade(step: LoggedStep, lost: float) -> Grade:
    """Nothing where there was no choice."""
    return grades.grade(lost) if len(step.actions) > 1 or len(step.before.legal()) > 1 else ""


def _following(step: LoggedStep, line: Line, judge: Judge) -> Line | None:
    """The best way to go on after a step; None where a turn begins or the game is over.

    What was planned before is still a plan, so that nobody loses anything by following it.
    """
    if step.ends_turn:
        return None
    known = list(line.actions)
    if step.after.decider != step.seat:
        known = []
    for action in step.actions:
        if action in known:
            known.remove(action)
    return judge.lines(counted_view(step.after, int(step.after.decider)), known)[0]


def _expected(step: LoggedStep, judge: Judge) -> list[float]:
    """The chances after a step over all that chance may do: dice are counted out, hidden tiles drawn."""
    view = counted_view(step.before, step.seat)
    total = [0.0 for _ in range(step.before.rules.players)]
    if step.rolled:
        branches = [(number, pips, weight) for number, (pips, weight) in enumerate(OUTCOMES)]
    else:
        branches = [(number, 0, 1 / SAMPLES) for number in range(SAMPLES)]
    for number, pips, weight in branches:
        s = world(view, number + 1)
        if step.rolled:
            s.chance = FixedDie(pips)
        for action in step.actions:
            s.apply(action)
        begun = s.over or _turn(s) != _turn(step.before)
        for seat, chance in enumerate(judge.chances(s, begun)):
            total[seat] += weight * chance
    return total


# --- the whole game -------------------------------------------------------------------------------------------------


def first_point(seq: int, begun: State, judge: Judge) -> Point:
    """The beginning: before it all players are equal, and what the deal and the first player change is luck."""
    chances = judge.standing(begun)
    return Point(seq, 0, chances, 0.0, "", [], [chance - 1 / len(chances) for chance in chances])


def assembled(
    level: str, first: Point, entries: Sequence[CurveEntry], judged: Mapping[int, Point], version: str
) -> Analysis:
    """The analysis of a game from the points of all its turns, by entry; those that were taken back have none."""
    players = len(first.chances)
    points = [first]
    for entry in entries:
        nothing = Point(entry.seq, entry.seat + 1, points[-1].chances, 0.0, "", [], [0.0] * players)
        points.append(judged.get(entry.seq, nothing))
    changes = [
        max(abs(now - then) for now, then in zip(point.chances, last.chances, strict=True))
        for last, point in pairwise(points)
    ]
    turning = sorted(range(len(changes)), key=lambda place: -changes[place])[: grades.MOST_TURNS]
    return Analysis(
        judge=level,
        version=version,
        seats=[_seat(points, seat) for seat in range(players)],
        points=points,
        turns=sorted(points[place + 1].seq for place in turning if changes[place] >= grades.TURNING),
    )


def _seat(points: Sequence[Point], seat: int) -> SeatAnalysis:
    own = [point.grade for point in points if point.seat == seat + 1]
    luck = sum(point.luck[seat] for point in points)
    won = points[-1].chances[seat] - 1 / len(points[0].chances)
    return SeatAnalysis(
        accuracy=grades.accuracy(_lost_by_turn(points, seat)),
        good=own.count("good"),
        inaccuracies=own.count("inaccuracy"),
        mistakes=own.count("mistake"),
        blunders=own.count("blunder"),
        luck=luck,
        skill=won - luck,
    )


def _lost_by_turn(points: Sequence[Point], seat: int) -> list[float]:
    """What a player has lost in each stretch of own decisions."""
    lost: list[float] = []
    last = 0
    for point in points:
        if point.seat == seat + 1 and point.grade:
            if last != seat + 1:
                lost.append(0.0)
            lost[-1] += point.lost
        if point.seat:
            last = point.seat
    return lost
