"""Drakons."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.conquest import ability_targets, conquer, single_token
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NotEnoughTokens, NotHabitable, WrongDecision
from elbowroom.engine.explain import target_refusal
from elbowroom.engine.hooks import BY_MARKER, Marker, Race
from elbowroom.engine.phases import DECIDE, PICK
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

TRANSFORM: Final = verb("transform", REGION)
DRAGONS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Drakons(Race):
    key = "drakons"
    name = "Drakons"
    tokens = 6
    tray = 11
    rule = "SKY-R-DRAKONS-1"
    summary = "Three times a turn a token becomes a Dragon that conquers with one more token and guards the region."
    markers = (Marker("drakon_dragon", "Drakon Dragon", DRAGONS, "SKY-R-DRAKONS-4", immune=True),)
    turn_notes = ("transformed",)

    def problems(self, s: State) -> list[str]:
        returned = s.phase in (PICK, DECIDE) and s.race(s.turn_of * 3) == self.index
        return ["SKY-9.2: a Dragon has not left in time"] if returned and s.marked(self.marker) else []

    def on_turn_start(self, s: State, slot: i64) -> None:
        while s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and s.note(self, 0) < DRAGONS:
            regions = ability_targets(s, slot) & s.board.land
            while regions:
                r = first(regions)
                regions &= regions - 1
                if s.hand(slot) > single_token(s, slot, r):
                    out.append(TRANSFORM[r])

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != TRANSFORM[0].kind:
            return False
        region = action.target
        s.set_note(self, 0, s.note(self, 0) + 1)
        s.discard_from_hand(slot)
        conquer(s, slot, region, single_token(s, slot, region), BY_MARKER)
        s.put_marker(self.marker, region)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != TRANSFORM[0].kind:
            return None
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("Drakons are transformed among the conquests, not with a roll", self.rule)
        if s.note(self, 0) >= DRAGONS:
            return AlreadyUsed("three Drakons have been transformed this turn", self.rule)
        general = target_refusal(s, slot, action.target)
        if general is not None:
            return general
        if not s.board.land & BIT[action.target]:
            return NotHabitable("a Dragon does not conquer water", "SKY-R-DRAKONS-3")
        return NotEnoughTokens("one token is lost and another must be placed", "SKY-R-DRAKONS-2")
