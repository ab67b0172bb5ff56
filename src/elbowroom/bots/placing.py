"""Placing tokens and markers as one decision: many ways are tried, and the judgement compares them."""

from time import perf_counter
from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from elbowroom.bots.danger import neediest
from elbowroom.bots.judgement import Judgement
from elbowroom.bots.planner import SEEDS, Planner
from elbowroom.bots.style import HEAPED, SPREAD, Style
from elbowroom.bots.turns import LONGEST, choice, finish, world
from elbowroom.engine import layout as at
from elbowroom.engine.actions import DONE, DONE_KIND, PLACE, PLACE_KIND, Action
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.state import State

_PASSES: Final = 3  # how often all pairs of regions are looked at
_BETTER: Final = 1e-6
_LAST_RESORT: Final = 100  # what is guarded already counts as if so many tokens stood there


@final
class Placing:
    """One player's placing, in redeployment or when others have driven him out."""

    def __init__(self, judgement: Judgement, style: Style, seed: int) -> None:
        self.judgement: Final = judgement
        self.style: Final = style
        self.random: Final = Random(seed)
        self._end = 0.0  # when an answer must be there

    def arranged(self, s: State) -> list[Action]:
        """What to do with tiles' markers, and then with the tokens. The position is spoilt."""
        if self.style.milliseconds:
            self._end = perf_counter() + 0.001 * float(self.style.milliseconds)
        before = self._markers(s)
        seat, phase, slot = s.decider, s.phase, s.acting
        for action in before:
            s.apply(action)
        if s.phase == phase and s.acting == slot and s.decider == seat and DONE in s.legal():
            return before + self._tokens(s)
        return before

    def _late(self) -> bool:
        return self._end != 0.0 and perf_counter() > self._end

    def _markers(self, s: State) -> list[Action]:
        """The best of many ways to answer what tiles ask, the tokens being spread evenly after it."""
        best: list[Action] = []
        if _only_tokens(s.legal()):
            return best
        best_value = -1000.0
        tried: i64 = 0
        while tried < self.style.arrangements and not (tried and self._late()):
            tried += 1
            after = s.copy(seed=1)
            done: list[Action] = []
            while after.phase == s.phase and after.acting == s.acting and len(done) < LONGEST and not after.over:
                action = choice(after.legal(), self.random)
                if action.kind == DONE_KIND or action.kind == PLACE_KIND:
                    break
                done.append(action)
                after.apply(action)
            finish(after, s.turn_of)
            value = self.judgement.value(after, s.decider)
            if value > best_value:
                best, best_value = done, value
        return best

    def _tokens(self, s: State) -> list[Action]:
        """From an even spread tokens move on, one by one, as long as that is better."""
        regions = members(s.occupied(s.acting))
        hand = int(s.hand(s.acting))
        if hand == 0 or not regions or self.style.tokens == SPREAD:
            return [DONE]
        if self.style.tokens == HEAPED:
            strongest = max(regions, key=s.defence)
            return [PLACE[strongest]] * hand
        placed = _spread(s, regions, hand)
        even = placed[:]
        best = self._worth(s, regions, placed)
        for _ in range(_PASSES):
            better = False
            for here in range(len(regions)):
                for there in range(len(regions)):
                    if here != there and placed[here] > 0 and not self._late():
                        placed[here] -= 1
                        placed[there] += 1
                        value = self._worth(s, regions, placed)
                        if value > best + _BETTER:
                            best = value
                            better = True
                        else:
                            placed[here] += 1
                            placed[there] -= 1
            if not better:
                break
        if self.style.guards and s.turn_of == s.decider:
            placed = self._compared(s, regions, [placed, even, self._greedy(s, regions, hand)])
        plan: list[Action] = []
        for i in range(len(regions)):
            plan.extend([PLACE[regions[i]]] * placed[i])
        plan.append(DONE)
        return plan

    def _greedy(self, s: State, regions: list[int], hand: int) -> list[int]:
        placed = [0] * len(regions)
        after = s.copy(seed=1)
        for _ in range(hand):
            r = neediest(after, int(s.decider), int(s.acting))
            after.set_tokens(r, after.tokens(r) + 1)
            placed[regions.index(r)] += 1
        return placed

    def _compared(self, s: State, regions: list[int], ways: list[list[int]]) -> list[int]:
        """The one of some ways that stands best when all others have had their turns."""
        different: list[list[int]] = []
        for way in ways:
            if way not in different:
                different.append(way)
        if len(different) == 1:
            return different[0]
        planner = Planner(self.judgement, self.style, self.random.randrange(SEEDS))
        planner.end = self._end
        totals = [0.0] * len(different)
        for _ in range(self.style.guards):
            luck = self.random.randrange(SEEDS)
            values: list[float] = []
            for way in different:
                after = world(s, luck)
                self._put(after, regions, way)
                finish(after, s.turn_of)
                values.append(planner.after_replies(after, s.decider))
                if self._late():
                    break
            if self._late():
                break  # not all have been asked with the same luck
            for which in range(len(different)):
                totals[which] += values[which]
        return different[totals.index(max(totals))]

    def _worth(self, s: State, regions: list[int], placed: list[int]) -> float:
        """What a player may expect if so many tokens are placed in each region."""
        after = s.copy(seed=1)
        self._put(after, regions, placed)
        finish(after, s.turn_of)
        return self.judgement.value(after, s.decider)

    def _put(self, s: State, regions: list[int], placed: list[int]) -> None:
        slot = s.acting
        for i in range(len(regions)):
            if placed[i]:
                s.set_tokens(regions[i], s.tokens(regions[i]) + placed[i])
                s.words[at.HAND + slot] -= placed[i]
        s.offer = None
        s.apply(DONE)


def _only_tokens(legal: list[Action]) -> bool:
    for action in legal:
        if action.kind != PLACE_KIND and action.kind != DONE_KIND:
            return False
    return True


def _spread(s: State, regions: list[int], hand: int) -> list[int]:
    """Every token where the defence is lowest."""
    placed = [0] * len(regions)
    costs = [int(s.defence(r)) for r in regions]
    guarded = s.guarded()
    for i in range(len(regions)):
        if guarded & BIT[regions[i]]:
            costs[i] += _LAST_RESORT
    for _ in range(hand):
        weakest = costs.index(min(costs))
        placed[weakest] += 1
        costs[weakest] += 1
    return placed
