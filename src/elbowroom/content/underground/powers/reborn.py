"""Reborn."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.declined import standing_in_decline
from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.decline import replace_tokens
from elbowroom.engine.errors import AlreadyUsed, EmptyHand, IllegalAction, NotYours, WrongDecision
from elbowroom.engine.hooks import Power, Switch
from elbowroom.engine.phases import START_EFFECTS
from elbowroom.engine.redeploy import gather
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.state import State

REBORN: Final = verb("reborn", REGION)
A_TURN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Reborn(Power):
    key = "reborn"
    name = "Reborn"
    tokens = 5
    rule = "UG-P-REBORN-1"
    summary = "In decline: at the start of each turn up to two of its regions pass to the player's active race."
    in_decline = True
    keeps_badge = True
    turn_notes = ("replaced",)
    switches = (Switch("rebornGathers", True, False, before=False, offered=False),)

    def _in_stock(self, s: State, active: i64) -> bool:
        return s.tray(s.race(active)) > 0 or s.hand(active) > 0

    def _supplied(self, s: State, slot: i64) -> bool:
        active = slot - slot % 3
        if self._in_stock(s, active):
            return True
        if s.rules.switches["rebornGathers"] is False:
            return False
        return any(s.tokens(region) > 1 for region in members(s.occupied(active)))

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == START_EFFECTS and s.note(self, 0) < A_TURN and self._supplied(s, slot):
            add_each(out, REBORN, standing_in_decline(s, slot, self))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != REBORN[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) + 1)
        s.tell("reborn", slot // 3, action.target)
        active = slot - slot % 3
        if not self._in_stock(s, active):
            gather(s, active)  # as before the conquests, which follow
        replace_tokens(s, action.target, active)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != REBORN[0].kind:
            return None
        if s.phase != START_EFFECTS:
            empty = "" if s.tray(s.race(slot - slot % 3)) else ", and the tray of the active race is empty"
            return WrongDecision(f"regions are reborn at the start of the turn{empty}", self.rule)
        if s.note(self, 0) >= A_TURN:
            return AlreadyUsed("two regions have been reborn this turn", self.rule)
        if not standing_in_decline(s, slot, self) & BIT[action.target]:
            return NotYours(f"no Reborn race in decline is in region {action.target + 1}", self.rule)
        return EmptyHand("no token of the active race is left in the tray, and none can be gathered", "UG-P-REBORN-2")
