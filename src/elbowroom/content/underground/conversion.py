"""Replacing an opponent's lone token with one of one's own; Vampires and the Shiny Orb do it alike."""

from mypy_extensions import i64

from elbowroom.engine.conquest import ability_targets, conquer, lone_tokens, may_convert
from elbowroom.engine.errors import EmptyHand, IllegalAction, NotConvertible, WrongDecision
from elbowroom.engine.explain import not_alone, target_refusal
from elbowroom.engine.hooks import BY_CONVERSION
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot, in_decline, seat_of
from elbowroom.engine.state import State


def victims(s: State, slot: Slot) -> i64:
    """Regions with a lone token that could be conquered now (UG-P-VAMPIRE-2 to -4)."""
    if not s.conquering or s.acting != slot or not may_convert(s, slot):
        return 0
    if s.tray(s.race(slot)) == 0 and s.hand(slot) == 0:
        return 0
    return ability_targets(s, slot) & lone_tokens(s, slot)


def convert(s: State, slot: Slot, region: i64) -> None:
    """The token goes to its tray, one of the conqueror's tray, or else hand, takes its place."""
    conquer(s, slot, region, 1, BY_CONVERSION)


def from_hand(s: State, slot: Slot) -> int:
    """1 if the token that takes the place comes from the hand, because the tray is empty."""
    return 0 if s.tray(s.race(slot)) else 1


def why_not_convert(s: State, slot: Slot, region: i64, rule: str) -> IllegalAction:
    """Why the defenders of a region cannot be converted."""
    if not s.conquering or s.acting != slot:
        return WrongDecision("convert-among-conquests", rule)
    general = target_refusal(s, slot, region)
    if general is not None and not (isinstance(general, EmptyHand) and may_convert(s, slot)):
        return general
    if s.owner(region) < 0 or in_decline(s.owner(region)) or s.seat_at(region) == seat_of(slot):
        return NotConvertible("no-active-opponent", rule, region=int(region))
    if not lone_tokens(s, slot) & BIT[region]:
        return not_alone(s, region, rule)
    return NotConvertible("no-token-left", "UG-P-VAMPIRE-4")
