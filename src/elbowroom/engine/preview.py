"""What an action would bring, tried on a copy of the game."""

from __future__ import annotations

from elbowroom.engine.actions import Action
from elbowroom.engine.scoring import bank_score
from elbowroom.engine.state import State


def coins_of_turn(s: State, action: Action) -> int:
    """Coins of the bank the turn would bring after an action if nothing else were done, those paid at once included."""
    seat = s.decider
    after = s.copy(0)
    after.events = []
    after.apply(action)
    own = [event for event in after.events if event.seat == seat]
    earned = sum(event.amount for event in own if event.kind in ("scored", "earned"))
    return earned if any(event.kind == "scored" for event in own) else earned + int(bank_score(after, seat))
