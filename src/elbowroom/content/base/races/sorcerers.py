"""Sorcerers."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import ability_targets, conquer, lone_tokens, may_convert, reach_without_border
from elbowroom.engine.errors import AlreadyUsed, EmptyHand, IllegalAction, NotConvertible, OutOfReach, WrongDecision
from elbowroom.engine.explain import not_alone, target_refusal
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import BY_CONVERSION, Race
from elbowroom.engine.regions import BIT
from elbowroom.engine.rules import CONVERSION_NEEDS_TOKEN
from elbowroom.engine.slots import Slot, active_of, in_decline, seat_of
from elbowroom.engine.state import State

SORCERY: Final = verb(
    "sorcery",
    REGION,
    label="Use Sorcery",
    question="Which lone token do you replace by Sorcery?",
    hint=(
        "The lone token is replaced with a Sorcerer from the tray: the region is conquered. Once per turn and opponent."
    ),
    icon="sorcerers",
    order=5,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sorcerers(Race):
    key = "sorcerers"
    name = "Sorcerers"
    tokens = 5
    tray = 18
    rule = "BASE-R-SORCERERS-1"
    summary = (
        "Once per turn and opponent you may swap an active token standing alone in a region within your reach"
        " for a Sorcerer from the tray. That conquers the region; Mountains, Fortresses and Lairs do not help"
        " against it."
    )
    verbs = (SORCERY,)
    turn_notes = ("converted",)  # set of seats
    switches = (CONVERSION_NEEDS_TOKEN,)

    def _victims(self, s: State, slot: Slot) -> i64:
        """Lone tokens in reach whose owners have not been converted this turn."""
        regions = ability_targets(s, slot) & lone_tokens(s, slot)
        if s.occupied(slot) == 0:
            regions &= reach_without_border(s, slot)
        for seat in range(s.rules.players):
            if s.note(self, 0) & BIT[seat]:
                regions &= ~s.occupied(active_of(seat))
        return regions

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.tray(self.index) > 0 and may_convert(s, slot):
            add_each(out, SORCERY, self._victims(s, slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != SORCERY[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) | BIT[s.seat_at(action.target)])
        conquer(s, slot, action.target, 1, BY_CONVERSION)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != SORCERY[0].kind:
            return None
        region = action.target
        if not s.conquering or s.rolled >= 0 or s.acting != slot:
            return WrongDecision("sorcery-when", "BASE-R-SORCERERS-6")
        if s.tray(self.index) == 0:
            return NotConvertible("no-sorcerer-left", "BASE-R-SORCERERS-4")
        general = target_refusal(s, slot, region)
        if general is not None and not (isinstance(general, EmptyHand) and may_convert(s, slot)):
            return general
        if s.owner(region) < 0 or in_decline(s.owner(region)) or s.seat_at(region) == seat_of(slot):
            return NotConvertible("no-active-opponent", "BASE-R-SORCERERS-7", region=int(region))
        if not lone_tokens(s, slot) & BIT[region]:
            return not_alone(s, region, "BASE-R-SORCERERS-2")
        if s.note(self, 0) & BIT[s.seat_at(region)]:
            return AlreadyUsed("converted-already", "BASE-R-SORCERERS-1", seat=int(s.seat_at(region)))
        return OutOfReach("sorcery-needs-region", "BASE-R-SORCERERS-3")

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        return Fact("sorcery") if action.kind == SORCERY[0].kind else None
