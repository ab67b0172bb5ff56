"""Berserk."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import Action, verb
from elbowroom.engine.conquest import targets
from elbowroom.engine.errors import ChoicePending, EmptyHand, IllegalAction, OutOfReach, WrongDecision
from elbowroom.engine.events import Rolled
from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

_ROLL: Final = verb(
    "roll",
    label="Roll the die first",
    question="Roll the die before you choose a region?",
    hint="Then conquer a region with the help of the roll, or your conquests end.",
    icon="die",
    rolls=True,
    final=True,
)
ROLL: Final = _ROLL[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Berserk(Power):
    key = "berserk"
    name = "Berserk"
    tokens = 4
    rule = "BASE-P-BERSERK-1"
    summary = (
        "Before any conquest you may roll the die and then choose a region with its help. If you take none "
        "after a roll, your conquests end; there is no other final die."
    )
    no_final_die = "BASE-P-BERSERK-4"
    verbs = (_ROLL,)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.hand(slot) > 0 and targets(s, slot):
            out.append(ROLL)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action is not ROLL:
            return False
        pips = s.chance.roll()
        if s.events is not None:
            s.tell(Rolled(seat_of(slot), -1, pips))
        s.hold_roll(pips)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action is not ROLL:
            return None
        if not s.conquering or s.acting != slot:
            return WrongDecision("roll-when", self.rule)
        if s.rolled >= 0:
            return ChoicePending("rolled-already", "BASE-P-BERSERK-3", rolled=int(s.rolled))
        if s.hand(slot) == 0:
            return EmptyHand("empty-hand", "BASE-P-BERSERK-5")
        return OutOfReach("nothing-to-conquer", "BASE-P-BERSERK-5")
