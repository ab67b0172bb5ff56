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
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import waiting_markers
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.redeploy import weakest
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

CANNON: Final = verb("cannon", REGION)
LIFT: Final = verb("lift_cannon", REGION)
FIRE: Final = verb("fire", REGION)

SUPPLY: Final = 2
PLACED: Final = 0
LIFTED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Gunner(Power):
    key = "gunner"
    name = "Gunner"
    tokens = 3
    rule = "SKY-P-GUNNER-4"
    summary = "Two Cannons make their regions immune; one that fires takes 2 off the cost of regions beside it."
    markers = (
        Marker("cannon", "Cannon", SUPPLY, "SKY-P-GUNNER-5", immune=True, piles=True),
        Marker("firing_cannon", "firing Cannon", SUPPLY, "SKY-P-GUNNER-4", immune=True, piles=True),
    )
    notes = ("placed",)  # 1 after the redeployment in which both lay in different regions
    turn_notes = ("lifted",)
    discount = 2

    def problems(self, s: State) -> list[str]:
        return ["SKY-9.1: more Cannons than there are"] if self._waiting(s) < 0 else []

    def _waiting(self, s: State) -> i64:
        return waiting_markers(s, self) - s.markers_on_board(self.marker + 1)

    def on_turn_start(self, s: State, slot: i64) -> None:
        """Cannons that fired turn back (SKY-P-GUNNER-3)."""
        while s.marked(self.marker + 1):
            region = first(s.marked(self.marker + 1))
            s.take_marker(self.marker + 1, region)
            s.put_marker(self.marker, region)

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.adjacent(slot, s.marked(self.marker + 1))

    def cheaper_again(self, s: State, slot: i64) -> i64:
        """Beside both, wherever they stand (SKY-P-GUNNER-4)."""
        regions = s.marked(self.marker + 1)
        if regions == 0:
            return 0
        r = first(regions)
        rest = regions & (regions - 1)
        if rest:
            return s.adjacent(slot, BIT[r]) & s.adjacent(slot, rest)
        return s.adjacent(slot, regions) if s.markers_at(self.marker + 1, r) > 1 else 0

    def _room(self, s: State, slot: i64) -> i64:
        """Where a waiting Cannon may go: the first time they lie apart (SKY-P-GUNNER-1, -6)."""
        occupied = s.occupied(slot)
        return occupied if s.note(self, PLACED) else occupied & ~s.marked(self.marker) & ~s.marked(self.marker + 1)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and not s.picked_this_turn:
            add_each(out, FIRE, s.marked(self.marker))
        elif s.phase == REDEPLOY and s.acting == slot:
            if self._waiting(s) > 0:
                add_each(out, CANNON, self._room(s, slot))
            elif s.note(self, LIFTED) < SUPPLY and not s.picked_this_turn:
                add_each(out, LIFT, s.marked(self.marker))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        region = action.target
        if action.kind == FIRE[0].kind:
            s.take_marker(self.marker, region)
            s.put_marker(self.marker + 1, region)
            s.tell("fired", slot // 3, region, 1, self.key)
        elif action.kind == LIFT[0].kind:
            s.take_marker(self.marker, region)
            s.set_note(self, LIFTED, s.note(self, LIFTED) + 1)
        elif action.kind == CANNON[0].kind:
            s.put_marker(self.marker, region)
        else:
            return False
        return True

    def on_redeployed(self, s: State, slot: i64) -> None:
        """Cannons that wait are put where they help most."""
        while self._waiting(s) > 0 and self._room(s, slot):
            s.put_marker(self.marker, weakest(s, self._room(s, slot)))
        if self._waiting(s) == 0:
            s.set_note(self, PLACED, 1)

    def on_release(self, s: State, slot: i64) -> None:
        s.set_note(self, PLACED, 0)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        where = f"region {action.target + 1}"
        if action.kind == FIRE[0].kind:
            if not s.conquering or s.acting != slot or s.picked_this_turn or s.rolled >= 0:
                return WrongDecision("Cannons fire among the conquests, from the second turn on", "SKY-P-GUNNER-3")
            return NothingToPlace(f"no Cannon that could fire is in {where}", "SKY-P-GUNNER-3")
        if action.kind != LIFT[0].kind and action.kind != CANNON[0].kind:
            return None
        if s.phase != REDEPLOY or s.acting != slot:
            return WrongDecision("Cannons are moved in redeployment", "SKY-P-GUNNER-3")
        if action.kind == CANNON[0].kind:
            if self._waiting(s) == 0:
                return NothingToPlace("no Cannon waits for a place", "SKY-P-GUNNER-2")
            if not s.occupied(slot) & BIT[action.target]:
                return NotYours(f"{where} is not occupied by this race", "SKY-P-GUNNER-1")
            return NoRoom(f"{where} already has a Cannon", "SKY-P-GUNNER-1")
        if self._waiting(s) > 0:
            return ChoicePending("a place for the Cannon in hand comes first", "SKY-P-GUNNER-2")
        if not s.marked(self.marker) & BIT[action.target]:
            return NothingToPlace(f"no Cannon that could be moved is in {where}", "SKY-P-GUNNER-3")
        return AlreadyUsed("the Cannons have been placed for this turn", "SKY-P-GUNNER-2")
