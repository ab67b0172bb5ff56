"""Reborn."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.declined import standing_in_decline
from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.decline import replace_tokens
from elbowroom.engine.errors import AlreadyUsed, EmptyHand, IllegalAction, NotYours, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Power, Switch
from elbowroom.engine.phases import START_EFFECTS
from elbowroom.engine.redeploy import gather
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.slots import Slot, active_of, seat_of
from elbowroom.engine.state import State

REBORN: Final = verb(
    "reborn",
    REGION,
    label="Let it be reborn",
    question="Which region is reborn?",
    hint="The tokens in decline leave, 1 token of your active race takes over. Up to 2 regions per turn.",
    icon="reborn",
)
A_TURN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Reborn(Power):
    key = "reborn"
    name = "Reborn"
    tokens = 5
    rule = "UG-P-REBORN-1"
    summary = (
        "In decline: at the start of each turn you may hand up to 2 of these regions to your active race, "
        "which gets 1 token in each."
    )
    verbs = (REBORN,)
    in_decline = True
    keeps_badge = True
    turn_notes = ("replaced",)
    switches = (Switch("rebornGathers", True, False, before=False, offered=False),)

    def _in_stock(self, s: State, active: i64) -> bool:
        return s.tray(s.race(active)) > 0 or s.hand(active) > 0

    def _supplied(self, s: State, slot: Slot) -> bool:
        active = active_of(seat_of(slot))
        if self._in_stock(s, active):
            return True
        if s.rules.switches["rebornGathers"] is False:
            return False
        return any(s.tokens(region) > 1 for region in members(s.occupied(active)))

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == START_EFFECTS and s.note(self, 0) < A_TURN and self._supplied(s, slot):
            add_each(out, REBORN, standing_in_decline(s, slot, self))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != REBORN[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) + 1)
        s.tell_deed(self, slot, "reborn", action.target)
        active = active_of(seat_of(slot))
        if not self._in_stock(s, active):
            gather(s, active)  # as before the conquests, which follow
        replace_tokens(s, action.target, active)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != REBORN[0].kind:
            return None
        if s.phase != START_EFFECTS:
            supplied = s.tray(s.race(active_of(seat_of(slot)))) > 0
            return WrongDecision("reborn-at-start" if supplied else "reborn-at-start-from-tray", self.rule)
        if s.note(self, 0) >= A_TURN:
            return AlreadyUsed("reborn-already", self.rule, count=A_TURN)
        if not standing_in_decline(s, slot, self) & BIT[action.target]:
            return NotYours("no-reborn-there", self.rule, region=int(action.target))
        return EmptyHand("reborn-without-token", "UG-P-REBORN-2")

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != REBORN[0].kind:
            return None
        old = s.rules.races[s.race(s.owner(action.target))].key
        new = s.rules.races[s.race(active_of(seat_of(slot)))].key
        return Fact("reborn", race=old, region=int(action.target), other_race=new)
