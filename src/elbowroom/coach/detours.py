"""Plans without what is put down and taken up again: a way that was found by chance goes back and forth."""

from collections.abc import Sequence

from elbowroom.bots.turns import finish
from elbowroom.engine.actions import PLACE_KIND, Action
from elbowroom.engine.state import State


def without_detours(s: State, actions: Sequence[Action]) -> list[Action]:
    """The shortest plan that is left when pairs of actions at the same place are taken out and the turn ends alike."""
    plan = list(actions)
    wanted = _end(s, plan)
    later = len(plan) - 1
    while later > 0:
        for earlier in range(later):
            if _may_cancel(plan[earlier], plan[later]):
                rest = plan[:earlier] + plan[earlier + 1 : later] + plan[later + 1 :]
                if _end(s, rest) == wanted:
                    plan, later = rest, len(rest)
                    break
        later -= 1
    return plan


def _may_cancel(one: Action, two: Action) -> bool:
    """Whether one may take back the other: tokens stay where they are placed."""
    return one.target == two.target and one is not two and one.kind != PLACE_KIND and two.kind != PLACE_KIND


def _end(s: State, actions: Sequence[Action]) -> State | None:
    """The end of the turn after some actions, if they can be done; how often something was moved is forgotten."""
    after = s.copy(seed=1)
    for action in actions:
        if action not in after.legal():
            return None
        after.apply(action)
    finish(after, s.turn_of)
    for tile in s.rules.tiles():
        after.forget_turn(tile)
    return after
