"""Altar of Souls."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.buried import buried
from elbowroom.engine.decline import discard_buried, discard_token
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NotYours, WrongDecision
from elbowroom.engine.hooks import Site
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State

ALTAR: Final = verb("altar", REGION)
REWARD: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class AltarOfSouls(Site):
    key = "altar_of_souls"
    name = "Altar of Souls"
    rule = "UG-PLACE-ALTAR-1"
    summary = "Before scoring one token of the player's race in decline may be given up for 3 coins, also in decline."
    in_decline = True
    turn_notes = ("used",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, 0):
            active = slot - slot % 3
            regions = s.occupied(active + 1) | s.occupied(active + 2)
            add_each(out, ALTAR, regions | buried(s, active + 1) | buried(s, active + 2))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != ALTAR[0].kind:
            return False
        s.set_note(self, 0, 1)
        s.tell("sacrificed", slot // 3, action.target, 1, self.key)
        if s.owner(action.target) % 3:
            discard_token(s, action.target)
        else:
            discard_buried(s, BIT[action.target])
        earn(s, slot // 3, REWARD, self)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != ALTAR[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("the Altar is used before scoring", self.rule)
        if s.note(self, 0):
            return AlreadyUsed("the Altar has been used this turn", self.rule)
        return NotYours(f"no race in decline of this player is in region {action.target + 1}", self.rule)
