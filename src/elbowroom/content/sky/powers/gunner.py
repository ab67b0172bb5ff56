"""Gunner."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import (
    AlreadyUsed,
    ChoicePending,
    IllegalAction,
    NoRoom,
    NothingToPlace,
    NotYours,
    WrongDecision,
)
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import waiting_markers
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.redeploy import weakest
from elbowroom.engine.regions import BIT, first, members
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

CANNON: Final = verb(
    "cannon",
    REGION,
    label="Place a Cannon",
    question="Where does a Cannon stand?",
    hint="The region is immune while the Cannon stays.",
    icon="cannon",
)
LIFT: Final = verb(
    "lift_cannon",
    REGION,
    label="Take the Cannon back",
    question="Which Cannon do you take back?",
    hint="You can place it somewhere else.",
    icon="cannon",
    order=91,
)
FIRE: Final = verb(
    "fire",
    REGION,
    label="Fire this Cannon",
    question="Which Cannon fires?",
    hint="Regions beside it cost you 2 tokens less this turn. It cannot move this turn.",
    icon="firing_cannon",
)

SUPPLY: Final = 2
PLACED: Final = 0
LIFTED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Gunner(Power):
    key = "gunner"
    name = "Gunner"
    tokens = 3
    rule = "SKY-P-GUNNER-4"
    summary = (
        "Your 2 Cannons make their regions immune. From your second turn on each may either fire, so that "
        "regions beside it cost 2 tokens less this turn, or move."
    )
    because = "beside a firing Cannon"
    markers = (
        Marker(
            "cannon",
            "Cannon",
            SUPPLY,
            "SKY-P-GUNNER-5",
            immune=True,
            piles=True,
            summary="Immune: no opponent can conquer or affect this region.",
            sign="⊙",
        ),
        Marker(
            "firing_cannon",
            "firing Cannon",
            SUPPLY,
            "SKY-P-GUNNER-4",
            immune=True,
            piles=True,
            summary="Immune. This turn regions beside it cost its owner 2 tokens less.",
            sign="⊛",
        ),
    )
    verbs = (CANNON, LIFT, FIRE)
    notes = ("placed",)  # 1 after the redeployment in which both lay in different regions
    turn_notes = ("lifted",)
    discount = 2

    def problems(self, s: State) -> list[str]:
        return ["SKY-9.1: more Cannons than there are"] if self._waiting(s) < 0 else []

    def _waiting(self, s: State) -> i64:
        return waiting_markers(s, self) - s.markers_on_board(self.marker + 1)

    def on_turn_start(self, s: State, slot: Slot) -> None:
        """Cannons that fired turn back (SKY-P-GUNNER-3)."""
        while s.marked(self.marker + 1):
            region = first(s.marked(self.marker + 1))
            s.take_marker(self.marker + 1, region)
            s.put_marker(self.marker, region)

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.adjacent(slot, s.marked(self.marker + 1))

    def cheaper_again(self, s: State, slot: Slot) -> i64:
        """Beside both, wherever they stand (SKY-P-GUNNER-4)."""
        regions = s.marked(self.marker + 1)
        if regions == 0:
            return 0
        r = first(regions)
        rest = regions & (regions - 1)
        if rest:
            return s.adjacent(slot, BIT[r]) & s.adjacent(slot, rest)
        return s.adjacent(slot, regions) if s.markers_at(self.marker + 1, r) > 1 else 0

    def _room(self, s: State, slot: Slot) -> i64:
        """Where a waiting Cannon may go: the first time they lie apart (SKY-P-GUNNER-1, -6)."""
        occupied = s.occupied(slot)
        return occupied if s.note(self, PLACED) else occupied & ~s.marked(self.marker) & ~s.marked(self.marker + 1)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and not s.picked_this_turn:
            add_each(out, FIRE, s.marked(self.marker))
        elif s.phase == REDEPLOY and s.acting == slot:
            if self._waiting(s) > 0:
                add_each(out, CANNON, self._room(s, slot))
            elif s.note(self, LIFTED) < SUPPLY and not s.picked_this_turn:
                add_each(out, LIFT, s.marked(self.marker))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        region = action.target
        if action.kind == FIRE[0].kind:
            s.take_marker(self.marker, region)
            s.put_marker(self.marker + 1, region)
            s.tell_deed(self, slot, "fired", region)
        elif action.kind == LIFT[0].kind:
            s.take_marker(self.marker, region)
            s.set_note(self, LIFTED, s.note(self, LIFTED) + 1)
        elif action.kind == CANNON[0].kind:
            s.put_marker(self.marker, region)
        else:
            return False
        return True

    def on_redeployed(self, s: State, slot: Slot) -> None:
        """Cannons that wait are put where they help most."""
        while self._waiting(s) > 0 and self._room(s, slot):
            s.put_marker(self.marker, weakest(s, self._room(s, slot)))
        if self._waiting(s) == 0:
            s.set_note(self, PLACED, 1)

    def on_release(self, s: State, slot: Slot) -> None:
        s.set_note(self, PLACED, 0)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        region = int(action.target)
        if action.kind == FIRE[0].kind:
            if not s.conquering or s.acting != slot or s.picked_this_turn or s.rolled >= 0:
                return WrongDecision("cannons-fire-when", "SKY-P-GUNNER-3")
            return NothingToPlace("no-cannon-to-fire", "SKY-P-GUNNER-3", region=region)
        if action.kind != LIFT[0].kind and action.kind != CANNON[0].kind:
            return None
        if s.phase != REDEPLOY or s.acting != slot:
            return WrongDecision("cannons-move-when", "SKY-P-GUNNER-3")
        if action.kind == CANNON[0].kind:
            if self._waiting(s) == 0:
                return NothingToPlace("no-marker-waits", "SKY-P-GUNNER-2", marker="cannon")
            if not s.occupied(slot) & BIT[region]:
                return NotYours("not-occupied", "SKY-P-GUNNER-1", region=region)
            return NoRoom("cannon-there", "SKY-P-GUNNER-1", region=region)
        if self._waiting(s) > 0:
            return ChoicePending("marker-in-hand-first", "SKY-P-GUNNER-2", marker="cannon")
        if not s.marked(self.marker) & BIT[region]:
            return NothingToPlace("no-cannon-to-move", "SKY-P-GUNNER-3", region=region)
        return AlreadyUsed("cannons-placed", "SKY-P-GUNNER-2")

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != FIRE[0].kind:
            return None
        around = tuple(members(s.adjacent(slot, BIT[action.target]) & ~s.occupied(slot)))
        return Fact("fire", regions=around, tokens=self.discount) if around else Fact("fire-at-nothing")
