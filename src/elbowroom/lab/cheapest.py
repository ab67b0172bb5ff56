"""A player in his first game takes what is free, then always the cheapest region. It measures weak bots."""

from elbowroom.bots.base import Bot
from elbowroom.engine.actions import CONQUER, DECLINE, EXPAND, PLACE, Action
from elbowroom.engine.conquest import cost
from elbowroom.engine.state import State

_CONQUER = CONQUER[0].kind
_PLACE = PLACE[0].kind


class CheapestBot(Bot):
    """Knows nothing about races, powers, prices and dice; among equals the first is good enough."""

    def __init__(self, seed: int) -> None:
        """Nothing in it is random."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        if DECLINE in legal and EXPAND in legal:
            return EXPAND if _conquests(view, EXPAND) else DECLINE
        conquests = [action for action in legal if action.kind == _CONQUER]
        if conquests:
            return min(conquests, key=lambda action: cost(view, view.acting, action.target))
        places = [action for action in legal if action.kind == _PLACE]
        if places:
            return min(places, key=lambda action: view.tokens(action.target))
        return legal[-1] if view.conquering else legal[0]


def _conquests(view: State, action: Action) -> bool:
    """Whether there is anything to conquer after an action."""
    ahead = view.copy()
    ahead.apply(action)
    return any(one.kind == _CONQUER for one in ahead.legal())
