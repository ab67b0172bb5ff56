"""Drakons."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.conquest import ability_targets, conquer, single_token
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NotEnoughTokens, NotHabitable, WrongDecision
from elbowroom.engine.explain import target_refusal
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import BY_MARKER, Marker, Race
from elbowroom.engine.phases import DECIDE, PICK
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, active_of, seat_of
from elbowroom.engine.state import State

TRANSFORM: Final = verb(
    "transform",
    REGION,
    label="Send a Dragon",
    question="Where does a Drakon become a Dragon?",
    hint="1 token is lost, 1 takes the region, and it is immune until your next turn. 3 times per turn.",
    icon="drakon_dragon",
    order=4,
)
DRAGONS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Drakons(Race):
    key = "drakons"
    name = "Drakons"
    tokens = 6
    tray = 11
    rule = "SKY-R-DRAKONS-1"
    summary = (
        "Up to 3 times per turn you give up a token from your hand for a Dragon: it conquers a region with "
        "just 1 more token, whatever defends it. The Dragon makes the region immune until your next turn."
    )
    markers = (
        Marker(
            "drakon_dragon",
            "Drakon Dragon",
            DRAGONS,
            "SKY-R-DRAKONS-4",
            immune=True,
            summary="Immune: no opponent can conquer or affect this region until its owner's next turn.",
            sign="♞",
        ),
    )
    verbs = (TRANSFORM,)
    turn_notes = ("transformed",)

    def problems(self, s: State) -> list[str]:
        returned = s.phase in (PICK, DECIDE) and s.race(active_of(s.turn_of)) == self.index
        return ["SKY-9.2: a Dragon has not left in time"] if returned and s.marked(self.marker) else []

    def on_turn_start(self, s: State, slot: Slot) -> None:
        while s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and s.note(self, 0) < DRAGONS:
            regions = ability_targets(s, slot) & s.board.land
            while regions:
                r = first(regions)
                regions &= regions - 1
                if s.hand(slot) > single_token(s, slot, r):
                    out.append(TRANSFORM[r])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != TRANSFORM[0].kind:
            return False
        region = action.target
        s.set_note(self, 0, s.note(self, 0) + 1)
        s.tell_deed(self, slot, "transformed", region)
        s.discard_from_hand(slot)
        conquer(s, slot, region, single_token(s, slot, region), BY_MARKER)
        s.put_marker(self.marker, region)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != TRANSFORM[0].kind:
            return None
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("transform-when", self.rule)
        if s.note(self, 0) >= DRAGONS:
            return AlreadyUsed("transformed", self.rule, count=DRAGONS)
        general = target_refusal(s, slot, action.target)
        if general is not None:
            return general
        if not s.board.land & BIT[action.target]:
            return NotHabitable("drakon-no-water", "SKY-R-DRAKONS-3")
        needed = int(single_token(s, slot, action.target))
        return NotEnoughTokens("transform-needs", "SKY-R-DRAKONS-2", needed=needed, hand=int(s.hand(slot)))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != TRANSFORM[0].kind:
            return None
        return Fact("transform", count=int(single_token(s, slot, action.target)))

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        if slot != s.acting or not s.conquering or seat != seat_of(slot):
            return []
        return [Fact("dragons-left", count=DRAGONS - int(s.note(self, 0)))]
