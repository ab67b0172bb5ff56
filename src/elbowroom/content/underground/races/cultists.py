"""Cultists."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.hooks import Marker, Race
from elbowroom.engine.phases import REDEPLOY, START_EFFECTS
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

ANCIENT: Final = verb("ancient", REGION)

PLACED: Final = 0
MOVED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Cultists(Race):
    key = "cultists"
    name = "Cultists"
    tokens = 5
    tray = 10
    rule = "UG-R-CULTISTS-2"
    summary = "Their Great Ancient makes its region immune and every adjacent region cost 1 less."
    markers = (Marker("great_ancient", "Great Ancient", 1, "UG-R-CULTISTS-1", immune=True),)
    notes = ("placed",)  # 1 from the first conquest on; 0 again if it waits for another conquest
    turn_notes = ("moved",)

    def problems(self, s: State) -> list[str]:
        region = s.marked(self.marker)
        if not region:
            return []
        slot = s.owner(first(region))
        with_them = slot >= 0 and slot % 3 == 0 and s.race(slot) == self.index
        return [] if with_them else ["UG-12.5: the Great Ancient is not with active Cultists"]

    def recall(self, s: State) -> None:
        if s.marked(self.marker):
            s.set_note(self, PLACED, 1)

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.adjacent(slot, s.marked(self.marker))

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if not s.marked(self.marker):
            s.put_marker(self.marker, region)
            s.set_note(self, PLACED, 1)

    def on_turn_end(self, s: State, slot: i64) -> None:
        if not s.marked(self.marker):
            s.set_note(self, PLACED, 0)

    def pressing(self, s: State, slot: i64) -> bool:
        """Its region has been left: it must stand with other Cultists at once (UG-R-CULTISTS-5, -6)."""
        moment = s.conquering or s.phase == REDEPLOY
        return moment and s.note(self, PLACED) != 0 and not s.marked(self.marker) and s.occupied(slot) != 0

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if self.pressing(s, slot):
            add_each(out, ANCIENT, s.occupied(slot))
        elif s.phase == START_EFFECTS and s.marked(self.marker) and not s.note(self, MOVED):
            add_each(out, ANCIENT, s.occupied(slot) & ~s.marked(self.marker))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != ANCIENT[0].kind:
            return False
        if s.phase == START_EFFECTS:
            s.set_note(self, MOVED, 1)
            s.take_marker(self.marker, first(s.marked(self.marker)))
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != ANCIENT[0].kind:
            return None
        if not self.pressing(s, slot):
            if s.phase != START_EFFECTS:
                return WrongDecision("the Great Ancient is moved at the start of the turn", "UG-R-CULTISTS-4")
            if not s.marked(self.marker):
                return NothingToPlace("the Great Ancient comes with the next conquest", "UG-R-CULTISTS-7")
            if s.note(self, MOVED):
                return AlreadyUsed("the Great Ancient has been moved this turn", "UG-R-CULTISTS-4")
            if s.marked(self.marker) & BIT[action.target]:
                return AlreadyUsed(f"the Great Ancient is already in region {action.target + 1}", "UG-R-CULTISTS-4")
        rule = "UG-R-CULTISTS-5" if self.pressing(s, slot) else "UG-R-CULTISTS-4"
        return NotYours(f"no Cultists are in region {action.target + 1}", rule)
