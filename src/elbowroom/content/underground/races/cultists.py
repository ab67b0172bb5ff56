"""Cultists."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Race
from elbowroom.engine.phases import REDEPLOY, START_EFFECTS
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, in_decline
from elbowroom.engine.state import State

ANCIENT: Final = verb(
    "ancient",
    REGION,
    label="Great Ancient here",
    question="Where does the Great Ancient go?",
    hint="This region becomes immune, and regions beside it cost you 1 token less.",
    icon="great_ancient",
)

PLACED: Final = 0
MOVED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Cultists(Race):
    key = "cultists"
    name = "Cultists"
    tokens = 5
    tray = 10
    rule = "UG-R-CULTISTS-2"
    summary = (
        "The Great Ancient comes to the first region you conquer: that region is immune, and every region "
        "beside it costs 1 token less. At the start of your later turns you may move it to another of your "
        "regions."
    )
    because = "beside the Great Ancient"
    verbs = (ANCIENT,)
    markers = (
        Marker(
            "great_ancient",
            "Great Ancient",
            1,
            "UG-R-CULTISTS-1",
            immune=True,
            summary="Immune. Regions beside it cost the Cultists 1 token less.",
            sign="Ω",
        ),
    )
    notes = ("placed",)  # 1 from the first conquest on; 0 again if it waits for another conquest
    turn_notes = ("moved",)

    def problems(self, s: State) -> list[str]:
        region = s.marked(self.marker)
        if not region:
            return []
        slot = s.owner(first(region))
        with_them = slot >= 0 and not in_decline(slot) and s.race(slot) == self.index
        return [] if with_them else ["UG-12.5: the Great Ancient is not with active Cultists"]

    def recall(self, s: State) -> None:
        if s.marked(self.marker):
            s.set_note(self, PLACED, 1)

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.adjacent(slot, s.marked(self.marker))

    def on_conquer(self, s: State, slot: Slot, region: i64, was_empty: bool, how: i64) -> None:
        if not s.marked(self.marker):
            s.put_marker(self.marker, region)
            s.set_note(self, PLACED, 1)

    def on_turn_end(self, s: State, slot: Slot) -> None:
        if not s.marked(self.marker):
            s.set_note(self, PLACED, 0)

    def pressing(self, s: State, slot: Slot) -> bool:
        """Its region has been left: it must stand with other Cultists at once (UG-R-CULTISTS-5, -6)."""
        moment = s.conquering or s.phase == REDEPLOY
        return moment and s.note(self, PLACED) != 0 and not s.marked(self.marker) and s.occupied(slot) != 0

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if self.pressing(s, slot):
            add_each(out, ANCIENT, s.occupied(slot))
        elif s.phase == START_EFFECTS and s.marked(self.marker) and not s.note(self, MOVED):
            add_each(out, ANCIENT, s.occupied(slot) & ~s.marked(self.marker))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != ANCIENT[0].kind:
            return False
        if s.phase == START_EFFECTS:
            s.set_note(self, MOVED, 1)
            s.take_marker(self.marker, first(s.marked(self.marker)))
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != ANCIENT[0].kind:
            return None
        if not self.pressing(s, slot):
            if s.phase != START_EFFECTS:
                return WrongDecision("ancient-at-start", "UG-R-CULTISTS-4")
            if not s.marked(self.marker):
                return NothingToPlace("ancient-comes-with-conquest", "UG-R-CULTISTS-7")
            if s.note(self, MOVED):
                return AlreadyUsed("ancient-moved", "UG-R-CULTISTS-4")
            if s.marked(self.marker) & BIT[action.target]:
                return AlreadyUsed("ancient-there", "UG-R-CULTISTS-4", region=int(action.target))
        rule = "UG-R-CULTISTS-5" if self.pressing(s, slot) else "UG-R-CULTISTS-4"
        return NotYours("no-cultists-there", rule, region=int(action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != ANCIENT[0].kind:
            return None
        return Fact("ancient-moves" if s.phase == START_EFFECTS else "ancient-goes", region=int(action.target))
