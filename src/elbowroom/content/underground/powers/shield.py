"""Shield."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import IllegalAction, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import waiting_markers
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.regions import BIT, count
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

ARMOUR: Final = verb(
    "armour",
    REGION,
    label="Place an Armour",
    question="Where does an Armour go?",
    hint="+1 defence here for good.",
    icon="mushroom_armor",
    also=("armor",),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield(Power):
    key = "shield"
    name = "Shield"
    tokens = 3
    rule = "UG-P-SHIELD-1"
    summary = (
        "Each turn you get 1 Mushroom Armour per Mushroom Forest you hold, up to 8 in all. Each adds +1 "
        "defence to its region for good, even in decline."
    )
    verbs = (ARMOUR,)
    needs = ("forest",)
    markers = (
        Marker(
            "mushroom_armor",
            "Mushroom Armour",
            8,
            "UG-P-SHIELD-2",
            defence=1,
            piles=True,
            stays_in_decline=True,
            summary="+1 defence each, even in decline. It does not protect a lone token from being replaced.",
        ),
    )
    notes = ("to_place",)

    def on_redeploy(self, s: State, slot: Slot) -> None:
        s.set_note(self, 0, min(count(s.occupied(slot) & s.board.forest), waiting_markers(s, self)))

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == REDEPLOY and slot == s.acting and s.note(self, 0):
            add_each(out, ARMOUR, s.occupied(slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != ARMOUR[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) - 1)
        s.put_marker(self.marker, action.target)
        return True

    def on_redeployed(self, s: State, slot: Slot) -> None:
        """What has not been placed goes back (UG-P-SHIELD-4)."""
        s.set_note(self, 0, 0)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != ARMOUR[0].kind:
            return None
        if s.phase != REDEPLOY or slot != s.acting:
            return WrongDecision("armours-in-redeployment", self.rule)
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours("not-occupied", self.rule, region=int(action.target))
        return NothingToPlace("no-armour-waits", self.rule)

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != ARMOUR[0].kind:
            return None
        before = int(s.defence(action.target))
        return Fact("armour", region=int(action.target), before=before, after=before + 1)

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        waiting = int(s.note(self, 0))
        return [Fact("armours-to-place", count=waiting)] if waiting and seat == seat_of(slot) else []
