"""What an action would bring, tried on a copy of the game."""

from __future__ import annotations

from elbowroom.engine.actions import Action
from elbowroom.engine.chance import DIE_FACES, Chance
from elbowroom.engine.events import Conquered, Earned, Scored
from elbowroom.engine.scoring import bank_score
from elbowroom.engine.state import State


def coins_of_turn(s: State, action: Action) -> int:
    """Coins of the bank the turn would bring after an action if nothing else were done, those paid at once included."""
    seat = s.decider
    after = s.copy(0)
    after.events = []
    after.apply(action)
    own = [event for event in after.events if isinstance(event, (Earned, Scored)) and event.seat == seat]
    earned = sum(event.coins for event in own)
    return earned if any(isinstance(event, Scored) for event in own) else earned + int(bank_score(after, seat))


def chance_of(s: State, action: Action) -> float:
    """How likely an action that rolls the die at once takes its region, from every face of the die."""
    taken = {pips: _takes(s, action, pips) for pips in set(DIE_FACES)}
    return sum(taken[pips] for pips in DIE_FACES) / len(DIE_FACES)


def _takes(s: State, action: Action, pips: int) -> bool:
    after = s.copy(0)
    after.chance = Chance(0, [pips])
    after.events = []
    after.apply(action)
    return any(isinstance(event, Conquered) and event.region == action.target for event in after.events)
