"""Wickedest Pentacle, home of the Balrog."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import immune, overrun, plain, protected
from elbowroom.engine.errors import (
    AlreadyUsed,
    IllegalAction,
    NotHabitable,
    OutOfReach,
    WrongDecision,
)
from elbowroom.engine.explain import attack_refusal
from elbowroom.engine.hooks import Marker, Site
from elbowroom.engine.phases import AFTERMATH, CONQUER, READY
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

BALROG: Final = verb("balrog", REGION)
TOLL: Final = 2

SUMMONED: Final = 0
MOVED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class WickedestPentacle(Site):
    key = "wickedest_pentacle"
    name = "Wickedest Pentacle"
    rule = "UG-PLACE-PENTACLE-1"
    decline_rule = "UG-PLACE-PENTACLE-6"
    summary = "Once a turn the Balrog moves to a neighbouring region; whoever is there loses 2 tokens and the region."
    markers = (Marker("balrog", "Balrog", 1, "UG-PLACE-PENTACLE-5", immune=True, independent=True),)
    notes = ("summoned",)  # 1 while its finder must send the Balrog
    turn_notes = ("moved",)

    def _start(self, s: State) -> i64:
        """Where the Balrog moves from."""
        return s.marked(self.marker) or BIT[s.site_region(self.index)]

    def _prey(self, s: State, slot: i64) -> i64:
        """Regions the Balrog may go to (UG-PLACE-PENTACLE-3)."""
        beside = s.board.neighbours(self._start(s)) & ~s.board.chasm
        return beside & ~immune(s, slot // 3) & ~protected(s, slot) & ~plain(s, slot)

    def _may_move(self, s: State, slot: i64) -> bool:
        moment = s.phase == READY or s.phase == CONQUER or s.phase == AFTERMATH
        return moment and slot % 3 == 0 and not s.note(self, MOVED)

    def on_found(self, s: State, slot: i64, region: i64) -> None:
        s.set_note(self, SUMMONED, 1 if self._prey(s, slot) and slot % 3 == 0 else 0)

    def pressing(self, s: State, slot: i64) -> bool:
        return s.note(self, SUMMONED) != 0 and self._may_move(s, slot) and self._prey(s, slot) != 0

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if self._may_move(s, slot):
            add_each(out, BALROG, self._prey(s, slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != BALROG[0].kind:
            return False
        s.set_note(self, SUMMONED, 0)
        s.set_note(self, MOVED, 1)
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))
        overrun(s, slot, action.target, TOLL, conquers=True)
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != BALROG[0].kind:
            return None
        bit = BIT[action.target]
        where = f"region {action.target + 1}"
        if s.note(self, MOVED):
            return AlreadyUsed("the Balrog has moved this turn", "UG-PLACE-PENTACLE-2")
        if not self._may_move(s, slot):
            return WrongDecision("the Balrog moves among the conquests of the race that holds the Pentacle", self.rule)
        if not s.board.neighbours(self._start(s)) & bit:
            start = "the Balrog" if s.marked(self.marker) else "the Pentacle, from where the Balrog is first sent"
            return OutOfReach(f"{where} is not next to {start}", self.rule)
        if s.board.chasm & bit:
            return NotHabitable(f"the Balrog cannot enter {where}: a Chasm", "UG-PLACE-PENTACLE-3")
        return attack_refusal(s, slot, action.target, "UG-PLACE-PENTACLE-3")
