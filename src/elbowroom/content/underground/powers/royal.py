"""Royal."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, NotYours, WrongDecision
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

QUEEN: Final = verb("queen", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Royal(Power):
    key = "royal"
    name = "Royal"
    tokens = 5
    rule = "UG-P-ROYAL-1"
    summary = "Before scoring the Queen is placed in a region of the race, which is immune, also in decline."
    markers = (Marker("queen", "Queen", 1, "UG-P-ROYAL-1", immune=True, stays_in_decline=True),)
    turn_notes = ("moved",)
    keeps_badge = True

    def problems(self, s: State) -> list[str]:
        region = s.marked(self.marker)
        if not region:
            return []
        slot = s.owner(first(region))
        with_them = slot >= 0 and self in s.badges(slot)
        return [] if with_them else ["UG-12.5: the Queen is not with the Royal race"]

    def pressing(self, s: State, slot: i64) -> bool:
        return s.phase == END_CHOICES and not s.marked(self.marker) and s.occupied(slot) != 0

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, 0):
            add_each(out, QUEEN, s.occupied(slot) & ~s.marked(self.marker))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != QUEEN[0].kind:
            return False
        s.set_note(self, 0, 1)
        self._remove(s)
        s.put_marker(self.marker, action.target)
        return True

    def on_release(self, s: State, slot: i64) -> None:
        self._remove(s)

    def _remove(self, s: State) -> None:
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != QUEEN[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("the Queen is placed before scoring", self.rule)
        if s.note(self, 0):
            return AlreadyUsed("the Queen has been placed this turn", self.rule)
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours(f"region {action.target + 1} is not occupied by the Queen's race", self.rule)
        return NoRoom(f"the Queen is already in region {action.target + 1}", self.rule)
