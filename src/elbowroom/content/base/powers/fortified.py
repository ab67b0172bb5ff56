"""Fortified."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import room, waiting_markers
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

FORTRESS: Final = verb(
    "fortress",
    REGION,
    label="Build a Fortress",
    question="Where do you build a Fortress?",
    hint="+1 defence here, and 1 coin each turn while your race is active. Once per turn.",
    icon="fortress",
)

SUPPLY: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortified(Power):
    key = "fortified"
    name = "Fortified"
    tokens = 3
    rule = "BASE-P-FORTIFIED-2"
    summary = (
        "Once per turn you may build a Fortress in a region without one, up to 6. Each pays 1 coin while you "
        "are active and adds +1 defence, even in decline."
    )
    because = "for Fortresses"
    markers = (
        Marker(
            "fortress",
            "Fortress",
            SUPPLY,
            "BASE-P-FORTIFIED-3",
            defence=1,
            stays_in_decline=True,
            summary="+1 defence, even in decline. Pays 1 coin while its race is active.",
        ),
    )
    verbs = (FORTRESS,)
    turn_notes = ("built",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == REDEPLOY and s.note(self, 0) == 0 and waiting_markers(s, self) > 0:
            add_each(out, FORTRESS, room(s, self, slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != FORTRESS[0].kind:
            return False
        s.set_note(self, 0, 1)
        s.put_marker(self.marker, action.target)
        return True

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.marked(self.marker)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != FORTRESS[0].kind:
            return None
        if s.phase != REDEPLOY or s.acting != slot:
            return WrongDecision("fortress-when", "BASE-P-FORTIFIED-1")
        if s.note(self, 0):
            return AlreadyUsed("fortress-built", "BASE-P-FORTIFIED-1")
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours("not-occupied", "BASE-P-FORTIFIED-1", region=int(action.target))
        if s.marked(self.marker) & BIT[action.target]:
            return NoRoom("fortress-there", "BASE-P-FORTIFIED-4", region=int(action.target))
        return NothingToPlace("fortresses-built", "BASE-P-FORTIFIED-4", count=SUPPLY)
