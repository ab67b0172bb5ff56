"""Stout."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import Action, verb
from elbowroom.engine.decline import decline
from elbowroom.engine.errors import IllegalAction, WrongDecision
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import POST_SCORE
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

_STOUT: Final = verb(
    "stout",
    label="Decline now",
    question="Go into decline now?",
    hint="You have scored already, and next turn you pick a new pair.",
    icon="stout",
    final=True,
)
STOUT: Final = _STOUT[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stout(Power):
    key = "stout"
    name = "Stout"
    tokens = 4
    rule = "BASE-P-STOUT-1"
    summary = "You may go into decline right after scoring a normal turn, even the first one, so you lose no turn."
    verbs = (_STOUT,)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == POST_SCORE:
            out.append(STOUT)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action is not STOUT:
            return False
        decline(s, seat_of(slot))
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action is not STOUT:
            return None
        return WrongDecision("stout-when", self.rule)
