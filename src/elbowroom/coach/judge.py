"""Who judges: what a position is worth to everybody, and which ways to go on are the best.

A judge is given what an attentive player could know, never the true stacks, so that nobody is blamed for what was
hidden. All its luck is the same every time: two choices are compared in the same worlds, and the same game is always
judged alike.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from elbowroom.bots.imagination import OUTCOMES, FixedDie
from elbowroom.bots.knowledge import judgement_for
from elbowroom.bots.levels import LEVELS
from elbowroom.bots.placing import Placing
from elbowroom.bots.planner import Planner
from elbowroom.bots.style import Style
from elbowroom.bots.turns import finish, world
from elbowroom.coach.detours import without_detours
from elbowroom.engine.actions import Action
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.phases import DECIDE, PICK, REDEPLOY, WITHDRAW
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view

USUAL_JUDGE: Final = "strong"
_LUCK: Final = 1  # where all luck of a judge begins


class UnknownJudge(ElbowRoomError):
    """No level has that name."""


class Line(NamedTuple):
    """A way to go on to the end of the turn, and what may be expected then."""

    actions: list[Action]
    value: float  # to whoever decides: chance of winning, and a little for coins
    chances: list[float]  # of winning, by seat
    coins: list[float]  # at the end of the game, by seat
    earned: float  # coins this turn, by whoever decides
    end: State  # one of the positions it may lead to; somebody else's turn begins there


class Judge:
    """Judges the positions of one game as a bot of a level would."""

    def __init__(self, rules: Rules, level: str = USUAL_JUDGE) -> None:
        if level not in LEVELS:
            raise UnknownJudge(f"there is no judge '{level}'; known are {', '.join(LEVELS)}")
        self.judgement: Final = judgement_for(rules)
        self.style: Final[Style] = LEVELS[level]

    def standing(self, s: State) -> list[float]:
        """Everybody's chance of winning where a turn has just begun, or the game is over."""
        return self.judgement.chances(s)

    def chances(self, s: State, begun: bool) -> list[float]:
        """Everybody's chance of winning, anywhere; `begun` tells whether a turn has just begun.

        In the middle of a turn it is what whoever decides makes of the rest of it.
        """
        return self.standing(s) if begun or s.over else self.lines(counted_view(s, int(s.decider)))[0].chances

    # --- ways to go on ----------------------------------------------------------------------------------------------

    def lines(self, view: State, known: Sequence[Action] = ()) -> list[Line]:
        """The best ways to go on that are found, the best first; `known` is one that was found before."""
        seat = int(view.decider)
        worlds = self._worlds(view)
        found = self._proposals(worlds, seat)
        if known:
            found.append(list(known))
        return self._compared(worlds, seat, found)

    def choices(self, view: State, most: int) -> list[Line]:
        """The best ways to go on that each begin with another action, the best first."""
        seat = int(view.decider)
        worlds = self._worlds(view)
        if view.phase in (PICK, DECIDE) or view.decider != view.turn_of:
            lines = [self._first(worlds, seat, action) for action in view.legal()]
            return sorted(lines, key=_value, reverse=True)[:most]
        firsts: dict[Action, Line] = {}
        for line in self._compared(worlds, seat, self._proposals(worlds, seat, 8 * most)):
            firsts.setdefault(line.actions[0], line)
        return list(firsts.values())[:most]

    def _worlds(self, view: State) -> list[State]:
        """One for each outcome of the die."""
        return [world(view, _LUCK + number) for number in range(len(OUTCOMES))]

    def _first(self, worlds: list[State], seat: int, action: Action) -> Line:
        """The best way to go on that begins with an action."""
        after = [w.copy(seed=_LUCK + number) for number, w in enumerate(worlds)]
        for w in after:
            w.apply(action)
        if after[0].over or after[0].decider != seat or after[0].turn_of != worlds[0].turn_of:
            return self._valued(worlds, seat, [action])
        return self._compared(worlds, seat, [[action, *rest] for rest in self._proposals(after, seat)])[0]

    def _proposals(self, worlds: list[State], seat: int, most: int = 2) -> list[list[Action]]:
        """Plans for the rest of the turn, with the placing of tokens. There is at least one, of at least one action."""
        s = worlds[0]
        if s.phase in (REDEPLOY, WITHDRAW):
            last = s.legal()[-1:]
            return [self._arranged(s) or last, last]
        if s.decider != s.turn_of:
            return [[action] for action in s.legal()]
        plans = Planner(self.judgement, self.style, _LUCK).plans(worlds, seat, self.style.plans, most)
        return [self._placed(s, seat, plan.actions) or s.legal()[-1:] for plan in plans]

    def _placed(self, s: State, seat: int, plan: list[Action]) -> list[Action]:
        """A plan with what is to be done with tokens after it."""
        after = s.copy(seed=_LUCK)
        _follow(after, seat, plan)
        if after.over or after.decider != seat or after.phase != REDEPLOY:
            return plan
        return plan + self._arranged(after)

    def _arranged(self, s: State) -> list[Action]:
        return without_detours(s, Placing(self.judgement, self.style, _LUCK).arranged(s.copy(seed=_LUCK)))

    def _compared(self, worlds: list[State], seat: int, plans: list[list[Action]]) -> list[Line]:
        return sorted((self._valued(worlds, seat, plan) for plan in plans), key=_value, reverse=True)

    def _valued(self, worlds: list[State], seat: int, plan: list[Action]) -> Line:
        """What may be expected of a plan; whatever it leaves open is done in the shortest way.

        The die is counted out: it shows something else in each world. If it fell as it likes, that plan would look best
        which was lucky when it was thought of.
        """
        judgement = self.judgement
        players = range(worlds[0].rules.players)
        value = earned = 0.0
        chances = [0.0 for _ in players]
        coins = [0.0 for _ in players]
        ends: list[State] = []
        for w, (pips, weight) in zip(worlds, OUTCOMES, strict=True):
            s = w.copy(seed=_LUCK)
            s.chance = FixedDie(pips)
            _follow(s, seat, plan)
            finish(s, w.turn_of)
            value += weight * judgement.value(s, seat)
            earned += weight * int(s.coins(seat) - w.coins(seat))
            for other, chance in enumerate(judgement.chances(s)):
                chances[other] += weight * chance
                coins[other] += weight * (int(s.coins(other)) if s.over else judgement.coins[other])
            ends.append(s)
        return Line(plan, value, chances, coins, earned, ends[0])


def _follow(s: State, seat: int, plan: Sequence[Action]) -> None:
    """Do what is planned as long as it is possible; unlike in `turns`, also in somebody else's turn."""
    turn = s.turn_of
    for action in plan:
        if s.over or s.turn_of != turn or s.decider != seat or action not in s.legal():
            break
        s.apply(action)


def _value(line: Line) -> float:
    return line.value
