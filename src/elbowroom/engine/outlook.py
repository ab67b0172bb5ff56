"""What a choice would bring, and what somebody has besides tokens, as tiles tell it."""

from __future__ import annotations

from elbowroom.engine.actions import Action
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import ACTIONS
from elbowroom.engine.slots import Slot, active_of
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


def holdings(s: State, slot: Slot, seat: int) -> list[Fact]:
    """What a seat has by the tiles of an active race, besides tokens and regions."""
    if s.race(slot) < 0:
        return []
    facts = s.rules.races[s.race(slot)].holds(s, slot, seat)
    for power in s.badges(slot):
        facts = facts + power.holds(s, slot, seat)
    return facts
