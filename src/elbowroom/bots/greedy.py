"""Looks to the end of its own turn: picks, conquers, declines and defends for the coins it expects.

It knows no race and no power: every choice is tried on a copy of what it sees, and the positions are compared.
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from elbowroom.bots.campaign import Campaign
from elbowroom.bots.danger import at_risk, crowded, neediest, standing
from elbowroom.bots.imagination import imagine
from elbowroom.bots.luck import mixed
from elbowroom.bots.prospects import turns_left
from elbowroom.engine import layout as at
from elbowroom.engine.actions import ABANDON, CONQUER, DONE, PLACE, STOP, Action
from elbowroom.engine.phases import END_CHOICES, REDEPLOY, WITHDRAW
from elbowroom.engine.state import State

_ABANDON = ABANDON[0].kind
_CONQUER = CONQUER[0].kind
_PLACE = PLACE[0].kind

BEGINNINGS = 4  # how many first conquests are followed to the end of the turn
OF_A_KIND = 2  # how many of these may be the same action of a tile on different regions
TIE = 1e-6  # equal choices are told apart by luck, at most so much
SAFER = 1e-3  # less than this is not worth moving a marker


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    needs_view: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._plan: list[Action] = []  # conquests decided already
        self._expected: State | None = None  # the position in which the plan goes on

    def choose(self, view: State, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if view.conquering:
            return self._conquer(view, legal)
        if view.phase == REDEPLOY or view.phase == WITHDRAW:
            return self._place(imagine(view), legal)
        if view.phase == END_CHOICES:
            return self._settle(view, legal)
        return self._best(view, legal)[0]

    def _best(self, view: State, actions: list[Action]) -> tuple[Action, list[Action]]:
        """The action with the best end of the turn, and the conquests that lead there."""
        campaign = Campaign(view, int(view.decider))
        ahead = imagine(view)
        best, best_plan, best_value = actions[0], [], float("-inf")
        for action in actions:
            value, plan = campaign.outlook(ahead, action)
            value += self._tie(view, action)
            if value > best_value:
                best, best_plan, best_value = action, plan, value
        return best, best_plan

    def _tie(self, view: State, action: Action) -> float:
        """Luck that depends on the seed, the round and the action alone, not on what was asked before."""
        return TIE * (mixed((self._seed, int(view.round), int(action.kind), int(action.target))) % 1009 / 1009)

    # --- conquests --------------------------------------------------------------------------------------------------

    def _conquer(self, view: State, legal: list[Action]) -> Action:
        if self._plan and view == self._expected:
            action, self._plan = self._plan[0], self._plan[1:]
        else:
            action, self._plan = self._best(view, self._beginnings(view, legal))
        if self._plan:
            hiding = view.words[at.HIDING]
            self._expected = view
            view.apply(action)
            if view.words[at.HIDING] != hiding:
                self._plan = []  # what is found there may change everything
        return action

    def _beginnings(self, view: State, legal: list[Action]) -> list[Action]:
        if legal[-1] is not STOP:
            return legal  # a choice that must come first
        ranked = Campaign(view, int(view.decider)).ranked(imagine(view))
        ranked.sort(key=lambda one: -one[0])
        begin: list[Action] = []
        for _, action in ranked:
            alike = sum(other.kind == action.kind for other in begin)
            if len(begin) < BEGINNINGS and (alike < OF_A_KIND or action.kind == _CONQUER):
                begin.append(action)
        return begin or [STOP, *(action for action in legal if action.kind == _ABANDON)]

    # --- defence ----------------------------------------------------------------------------------------------------

    def _place(self, view: State, legal: list[Action]) -> Action:
        """Markers first, then tokens one by one where they save most; on the last turn only what pays."""
        seat, slot = int(view.decider), int(view.acting)
        special = [action for action in legal if action.kind != _PLACE and action is not DONE]
        if special:
            now = standing(view, seat) + SAFER if DONE in legal else float("-inf")
            value, action = max(
                ((self._standing_after(view, one, 1), one) for one in special), key=lambda pair: pair[0]
            )
            if value > now:
                return action
        if view.hand(slot) == 0 or not view.occupied(slot):
            return DONE
        paying = crowded(view, seat, slot) if view.phase == REDEPLOY else -1
        if paying >= 0:
            return PLACE[paying]
        if not turns_left(view, seat):
            return DONE
        return PLACE[neediest(view, seat, slot)]

    def _standing_after(self, view: State, action: Action, more: int) -> float:
        """How the player stands after an action of a tile and the best one that may follow it."""
        seat = int(view.decider)
        after = view.copy()
        after.apply(action)
        best = standing(after, seat)
        if more and after.phase == view.phase and after.decider == seat:
            for follower in after.legal():
                if follower.kind != _PLACE and follower is not DONE and follower.kind != action.kind:
                    best = max(best, self._standing_after(after, follower, more - 1))
        return best

    def _settle(self, view: State, legal: list[Action]) -> Action:
        """Choices at the end of the turn that bring coins or safety."""
        seat = int(view.decider)
        campaign = Campaign(view, seat)
        ahead = imagine(view)
        best, best_value = legal[-1], float("-inf")
        for action in reversed(legal):  # done comes last in the list; nothing is done that is not better
            after = ahead.copy()
            after.apply(action)
            value = campaign.value(after)[0]
            if campaign.left:
                value -= at_risk(after, seat)
            if value > best_value:
                best, best_value = action, value
        return best
