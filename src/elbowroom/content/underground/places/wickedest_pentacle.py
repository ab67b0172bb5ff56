"""Wickedest Pentacle, home of the Balrog."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
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
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker
from elbowroom.engine.phases import AFTERMATH, CONQUER, READY
from elbowroom.engine.regions import BIT, first, members
from elbowroom.engine.slots import Slot, in_decline, seat_of
from elbowroom.engine.state import State

BALROG: Final = verb(
    "balrog",
    REGION,
    label="Send the Balrog here",
    question="Where does the Balrog go?",
    hint="Whoever is here loses 2 tokens and the region. Nobody can enter while it stays.",
    icon="balrog",
)
TOLL: Final = 2

SUMMONED: Final = 0
MOVED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class WickedestPentacle(Place):
    key = "wickedest_pentacle"
    name = "Wickedest Pentacle"
    rule = "UG-PLACE-PENTACLE-1"
    decline_rule = "UG-PLACE-PENTACLE-6"
    summary = (
        "It releases the Balrog. Once per turn your active race may move it to a neighbouring region: whoever"
        " is there loses 2 tokens and the region. Nobody can enter where it stands."
    )
    verbs = (BALROG,)
    markers = (
        Marker(
            "balrog",
            "Balrog",
            1,
            "UG-PLACE-PENTACLE-5",
            immune=True,
            independent=True,
            summary="Immune: nobody at all can enter or use this region while the Balrog is here.",
            sign="♆",
        ),
    )
    notes = ("summoned",)  # 1 while its finder must send the Balrog
    turn_notes = ("moved",)

    def _start(self, s: State) -> i64:
        """Where the Balrog moves from."""
        return s.marked(self.marker) or BIT[s.site_region(self.index)]

    def _prey(self, s: State, slot: Slot) -> i64:
        """Regions the Balrog may go to (UG-PLACE-PENTACLE-3)."""
        beside = s.board.neighbours(self._start(s)) & ~s.board.chasm
        return beside & ~immune(s, seat_of(slot)) & ~protected(s, slot) & ~plain(s, slot)

    def _may_move(self, s: State, slot: Slot) -> bool:
        moment = s.phase == READY or s.phase == CONQUER or s.phase == AFTERMATH
        return moment and not in_decline(slot) and not s.note(self, MOVED)

    def on_found(self, s: State, slot: Slot, region: i64) -> None:
        s.set_note(self, SUMMONED, 1 if self._prey(s, slot) and not in_decline(slot) else 0)

    def pressing(self, s: State, slot: Slot) -> bool:
        return s.note(self, SUMMONED) != 0 and self._may_move(s, slot) and self._prey(s, slot) != 0

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if self._may_move(s, slot):
            add_each(out, BALROG, self._prey(s, slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != BALROG[0].kind:
            return False
        s.set_note(self, SUMMONED, 0)
        s.set_note(self, MOVED, 1)
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))
        overrun(s, slot, action.target, TOLL, conquers=True)
        s.put_marker(self.marker, action.target)
        s.tell_deed(self, slot, "balrog-arrives", action.target)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != BALROG[0].kind:
            return None
        bit = BIT[action.target]
        region = int(action.target)
        if s.note(self, MOVED):
            return AlreadyUsed("balrog-moved", "UG-PLACE-PENTACLE-2")
        if not self._may_move(s, slot):
            return WrongDecision("balrog-among-conquests", self.rule)
        if not s.board.neighbours(self._start(s)) & bit:
            where = tuple(members(self._prey(s, slot)))
            return OutOfReach(
                "balrog-not-beside" if s.marked(self.marker) else "balrog-first-from-pentacle",
                self.rule,
                region=region,
                origin=int(first(self._start(s))),
                regions=where,
                count=len(where),
            )
        if s.board.chasm & bit:
            return NotHabitable("balrog-chasm", "UG-PLACE-PENTACLE-3", region=region)
        return attack_refusal(s, slot, action.target, "UG-PLACE-PENTACLE-3")

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != BALROG[0].kind:
            return None
        region = int(action.target)
        owner = s.owner(region)
        if owner < 0:
            return Fact("balrog-finds" if s.natives(region) else "balrog-meets-nobody", region=region)
        return Fact(
            "balrog",
            region=region,
            seat=int(seat_of(slot)),
            other=int(seat_of(owner)),
            race=s.rules.races[s.race(owner)].key,
            lost=int(min(TOLL, s.tokens(region))),
            count=int(s.tokens(region)),
        )
