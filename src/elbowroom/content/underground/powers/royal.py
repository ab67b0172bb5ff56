"""Royal."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, NotYours, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

QUEEN: Final = verb(
    "queen",
    REGION,
    label="Place the Queen",
    question="Where does the Queen go?",
    hint="The region is immune while she stays.",
    icon="queen",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Royal(Power):
    key = "royal"
    name = "Royal"
    tokens = 5
    rule = "UG-P-ROYAL-1"
    summary = (
        "Before scoring put the Queen into one of your regions: it is immune. In decline she stays where she "
        "is and still protects."
    )
    verbs = (QUEEN,)
    markers = (
        Marker(
            "queen",
            "Queen",
            1,
            "UG-P-ROYAL-1",
            immune=True,
            stays_in_decline=True,
            summary="Immune: no opponent can conquer or affect this region, even in decline.",
            sign="♛",
        ),
    )
    turn_notes = ("moved",)
    keeps_badge = True

    def problems(self, s: State) -> list[str]:
        region = s.marked(self.marker)
        if not region:
            return []
        slot = s.owner(first(region))
        with_them = slot >= 0 and self in s.badges(slot)
        return [] if with_them else ["UG-12.5: the Queen is not with the Royal race"]

    def pressing(self, s: State, slot: Slot) -> bool:
        return s.phase == END_CHOICES and not s.marked(self.marker) and s.occupied(slot) != 0

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, 0):
            add_each(out, QUEEN, s.occupied(slot) & ~s.marked(self.marker))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != QUEEN[0].kind:
            return False
        s.set_note(self, 0, 1)
        self._remove(s)
        s.put_marker(self.marker, action.target)
        return True

    def on_release(self, s: State, slot: Slot) -> None:
        self._remove(s)

    def _remove(self, s: State) -> None:
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != QUEEN[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("queen-before-scoring", self.rule)
        if s.note(self, 0):
            return AlreadyUsed("queen-placed", self.rule)
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours("not-of-the-queen", self.rule, region=int(action.target))
        return NoRoom("queen-there", self.rule, region=int(action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        return Fact("queen", region=int(action.target)) if action.kind == QUEEN[0].kind else None
