"""What a choice would bring, as the tile that offers it tells."""

from __future__ import annotations

from elbowroom.engine.actions import Action
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import ACTIONS
from elbowroom.engine.slots import active_of
from elbowroom.engine.state import State


def outlook(s: State, action: Action) -> Fact | None:
    """What a legal action would bring; None if no tile offers it, or the tile has nothing to add."""
    for slot in range(active_of(s.decider), active_of(s.decider + 1)):
        for tile in s.listening(ACTIONS, slot):
            offered: list[Action] = []
            tile.actions(s, slot, offered)
            if action in offered:
                return tile.outlook(s, slot, action)
    return None
