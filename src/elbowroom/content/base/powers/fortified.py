"""Fortified."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import room, waiting_markers
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State

FORTRESS: Final = verb("fortress", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortified(Power):
    key = "fortified"
    name = "Fortified"
    tokens = 3
    rule = "BASE-P-FORTIFIED-2"
    summary = "Each turn one Fortress: one more coin while active and one more defence, even in decline."
    markers = (Marker("fortress", "Fortress", 6, "BASE-P-FORTIFIED-3", defence=1, stays_in_decline=True),)
    turn_notes = ("built",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == REDEPLOY and s.note(self, 0) == 0 and waiting_markers(s, self) > 0:
            add_each(out, FORTRESS, room(s, self, slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != FORTRESS[0].kind:
            return False
        s.set_note(self, 0, 1)
        s.put_marker(self.marker, action.target)
        return True

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.marked(self.marker)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != FORTRESS[0].kind:
            return None
        if s.phase != REDEPLOY or s.acting != slot:
            return WrongDecision("a Fortress is built while redeploying", "BASE-P-FORTIFIED-1")
        if s.note(self, 0):
            return AlreadyUsed("a Fortress has been built this turn", "BASE-P-FORTIFIED-1")
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours(f"region {action.target + 1} is not occupied by this race", "BASE-P-FORTIFIED-1")
        if s.marked(self.marker) & BIT[action.target]:
            return NoRoom(f"region {action.target + 1} already holds a Fortress", "BASE-P-FORTIFIED-4")
        return NothingToPlace("all 6 Fortresses are on the board", "BASE-P-FORTIFIED-4")
