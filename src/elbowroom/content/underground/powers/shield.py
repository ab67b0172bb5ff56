"""Shield."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import IllegalAction, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import waiting_markers
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.regions import BIT, count
from elbowroom.engine.state import State

ARMOUR: Final = verb("armour", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Power):
    key = "shield"
    name = "Shield"
    tokens = 3
    rule = "UG-P-SHIELD-1"
    summary = "Each turn a Mushroom Armour for every Mushroom Forest held; each adds 1 to the cost of its region."
    needs = ("forest",)
    markers = (
        Marker("mushroom_armor", "Mushroom Armour", 8, "UG-P-SHIELD-2", defence=1, piles=True, stays_in_decline=True),
    )
    notes = ("to_place",)

    def on_redeploy(self, s: State, slot: i64) -> None:
        s.set_note(self, 0, min(count(s.occupied(slot) & s.board.forest), waiting_markers(s, self)))

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == REDEPLOY and slot == s.acting and s.note(self, 0):
            add_each(out, ARMOUR, s.occupied(slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != ARMOUR[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) - 1)
        s.put_marker(self.marker, action.target)
        return True

    def on_redeployed(self, s: State, slot: i64) -> None:
        """What has not been placed goes back (UG-P-SHIELD-4)."""
        s.set_note(self, 0, 0)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != ARMOUR[0].kind:
            return None
        if s.phase != REDEPLOY or slot != s.acting:
            return WrongDecision("Armours are placed in redeployment", self.rule)
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours(f"region {action.target + 1} is not occupied by this race", self.rule)
        return NothingToPlace("no Armour waits for a place", self.rule)
