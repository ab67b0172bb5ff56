"""Flames."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Race, Switch
from elbowroom.engine.phases import START_EFFECTS
from elbowroom.engine.regions import BIT, first, members
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

VOLCANO: Final = verb(
    "volcano",
    REGION,
    label="Volcano here",
    question="Which Chasm becomes the Volcano?",
    hint="It makes conquests around it cheap.",
    icon="volcano",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flames(Race):
    key = "flames"
    name = "Flames"
    tokens = 4
    tray = 9
    rule = "UG-R-FLAMES-2"
    entry_rule = "UG-R-FLAMES-5"
    entry_why = "volcano-entry"
    summary = (
        "When you pick them, choose a Chasm for the Volcano. Regions beside the Volcano, or beside a chain of"
        " Flames that begins there, cost as if nobody were in them."
    )
    because = "beside the Volcano or Flames linked to it"
    verbs = (VOLCANO,)
    needs = ("volcano",)
    markers = (
        Marker(
            "volcano",
            "Volcano",
            1,
            "UG-R-FLAMES-1",
            independent=True,
            summary="Regions beside it, or beside Flames linked to it, cost the Flames as if nobody were in them.",
            sign="✹",
        ),
    )
    switches = (Switch("flamesEntry", "edge", "volcano", "both", before="volcano"),)

    def on_pick(self, s: State, slot: Slot) -> None:
        chasms = s.board.volcano & s.board.chasm
        if chasms and chasms & (chasms - 1) == 0:
            s.put_marker(self.marker, first(chasms))

    def pressing(self, s: State, slot: Slot) -> bool:
        return s.phase == START_EFFECTS and not s.marked(self.marker) and s.board.volcano & s.board.chasm != 0

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if self.pressing(s, slot):
            add_each(out, VOLCANO, s.board.volcano & s.board.chasm)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != VOLCANO[0].kind:
            return False
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != VOLCANO[0].kind:
            return None
        if s.marked(self.marker):
            return AlreadyUsed("volcano-stays", "UG-R-FLAMES-1")
        if s.phase != START_EFFECTS:
            return WrongDecision("volcano-when-picked", "UG-R-FLAMES-1")
        return NoRoom("no-volcano-there", "UG-R-FLAMES-1", region=int(action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != VOLCANO[0].kind:
            return None
        beside = tuple(members(s.board.neighbours(BIT[action.target]) & s.board.land))
        return Fact("volcano", region=int(action.target), regions=beside)

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        where = s.rules.switches["flamesEntry"]
        if where == "edge":
            return regions
        beside = s.board.neighbours(s.marked(self.marker))
        return regions | beside if where == "both" else beside

    def as_if_empty(self, s: State, slot: Slot) -> i64:
        """Beside the Volcano, and beside the chain of Flames that begins there (UG-R-FLAMES-2)."""
        held = s.occupied(slot)
        reached = s.board.neighbours(s.marked(self.marker))
        chain = reached & held
        grown: i64 = 0
        while chain != grown:
            grown = chain
            reached |= s.board.neighbours(chain)
            chain = reached & held
        return reached
