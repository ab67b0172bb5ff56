"""Flames."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoRoom, WrongDecision
from elbowroom.engine.hooks import Marker, Race, Switch
from elbowroom.engine.phases import START_EFFECTS
from elbowroom.engine.regions import first
from elbowroom.engine.state import State

VOLCANO: Final = verb("volcano", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flames(Race):
    key = "flames"
    name = "Flames"
    tokens = 4
    tray = 9
    rule = "UG-R-FLAMES-2"
    entry_rule = "UG-R-FLAMES-5"
    summary = "Regions beside their Volcano, or beside Flames linked to it, cost as if they were empty."
    needs = ("volcano",)
    markers = (Marker("volcano", "Volcano", 1, "UG-R-FLAMES-1", independent=True),)
    switches = (Switch("flamesEntry", "edge", "volcano", "both", before="volcano"),)

    def on_pick(self, s: State, slot: i64) -> None:
        chasms = s.board.volcano & s.board.chasm
        if chasms and chasms & (chasms - 1) == 0:
            s.put_marker(self.marker, first(chasms))

    def pressing(self, s: State, slot: i64) -> bool:
        return s.phase == START_EFFECTS and not s.marked(self.marker) and s.board.volcano & s.board.chasm != 0

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if self.pressing(s, slot):
            add_each(out, VOLCANO, s.board.volcano & s.board.chasm)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != VOLCANO[0].kind:
            return False
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != VOLCANO[0].kind:
            return None
        if s.marked(self.marker):
            return AlreadyUsed("the Volcano stays where it is while the Flames are active", "UG-R-FLAMES-1")
        if s.phase != START_EFFECTS:
            return WrongDecision("the Volcano is placed when the Flames are picked", "UG-R-FLAMES-1")
        return NoRoom(f"region {action.target + 1} is no Chasm with a volcano", "UG-R-FLAMES-1")

    def entry(self, s: State, slot: i64, regions: i64) -> i64:
        where = s.rules.switches["flamesEntry"]
        if where == "edge":
            return regions
        beside = s.board.neighbours(s.marked(self.marker))
        return regions | beside if where == "both" else beside

    def as_if_empty(self, s: State, slot: i64) -> i64:
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
