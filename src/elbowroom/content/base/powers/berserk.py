"""Berserk."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import Action, verb
from elbowroom.engine.conquest import targets
from elbowroom.engine.errors import ChoicePending, EmptyHand, IllegalAction, OutOfReach, WrongDecision
from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State

ROLL: Final = verb("roll")[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Berserk(Power):
    key = "berserk"
    name = "Berserk"
    tokens = 4
    rule = "BASE-P-BERSERK-1"
    summary = "The die may be rolled before any conquest; there is no other die attempt."
    no_final_die = "BASE-P-BERSERK-4"

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.hand(slot) > 0 and targets(s, slot):
            out.append(ROLL)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action is not ROLL:
            return False
        pips = s.chance.roll()
        s.tell("rolled", slot // 3, -1, pips)
        s.hold_roll(pips)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action is not ROLL:
            return None
        if not s.conquering or s.acting != slot:
            return WrongDecision("the die is only rolled among the conquests of this race", self.rule)
        if s.rolled >= 0:
            return ChoicePending("after a roll conquer a region or stop", "BASE-P-BERSERK-3")
        if s.hand(slot) == 0:
            return EmptyHand("there is no token in hand to conquer with", "BASE-P-BERSERK-5")
        return OutOfReach("there is no region that could be conquered", "BASE-P-BERSERK-5")
