"""Sorcerers."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import ability_targets, conquer, lone_tokens, may_convert, reach_without_border
from elbowroom.engine.errors import AlreadyUsed, EmptyHand, IllegalAction, NotConvertible, OutOfReach, WrongDecision
from elbowroom.engine.explain import not_alone, target_refusal
from elbowroom.engine.hooks import BY_CONVERSION, Race
from elbowroom.engine.regions import BIT
from elbowroom.engine.rules import CONVERSION_NEEDS_TOKEN
from elbowroom.engine.state import State

SORCERY: Final = verb("sorcery", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sorcerers(Race):
    key = "sorcerers"
    name = "Sorcerers"
    tokens = 5
    tray = 18
    rule = "BASE-R-SORCERERS-1"
    summary = "Once a turn and opponent they replace an active opponent's lone token with a Sorcerer from the tray."
    turn_notes = ("converted",)  # set of seats
    switches = (CONVERSION_NEEDS_TOKEN,)

    def _victims(self, s: State, slot: i64) -> i64:
        """Lone tokens in reach whose owners have not been converted this turn."""
        regions = ability_targets(s, slot) & lone_tokens(s, slot)
        if s.occupied(slot) == 0:
            regions &= reach_without_border(s, slot)
        for seat in range(s.rules.players):
            if s.note(self, 0) & BIT[seat]:
                regions &= ~s.occupied(seat * 3)
        return regions

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.tray(self.index) > 0 and may_convert(s, slot):
            add_each(out, SORCERY, self._victims(s, slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != SORCERY[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) | BIT[s.seat_at(action.target)])
        conquer(s, slot, action.target, 1, BY_CONVERSION)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != SORCERY[0].kind:
            return None
        region = action.target
        if not s.conquering or s.rolled >= 0 or s.acting != slot:
            return WrongDecision("Sorcery is only possible among the conquests, not with a roll", "BASE-R-SORCERERS-6")
        if s.tray(self.index) == 0:
            return NotConvertible("no Sorcerer is left in the tray", "BASE-R-SORCERERS-4")
        general = target_refusal(s, slot, region)
        if general is not None and not (isinstance(general, EmptyHand) and may_convert(s, slot)):
            return general
        if s.owner(region) < 0 or s.owner(region) % 3 or s.seat_at(region) == slot // 3:
            return NotConvertible(f"no opponent's active race is in region {region + 1}", "BASE-R-SORCERERS-7")
        if not lone_tokens(s, slot) & BIT[region]:
            return NotConvertible(not_alone(s, region), "BASE-R-SORCERERS-2")
        if s.note(self, 0) & BIT[s.seat_at(region)]:
            return AlreadyUsed("a token of this opponent has been converted this turn", "BASE-R-SORCERERS-1")
        return OutOfReach("without a region of their own Sorcerers cannot use Sorcery", "BASE-R-SORCERERS-3")
