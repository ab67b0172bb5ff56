"""Stout."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import Action, verb
from elbowroom.engine.decline import decline
from elbowroom.engine.errors import IllegalAction, WrongDecision
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import POST_SCORE
from elbowroom.engine.state import State

STOUT: Final = verb("stout")[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stout(Power):
    key = "stout"
    name = "Stout"
    tokens = 4
    rule = "BASE-P-STOUT-1"
    summary = "The race may decline right after scoring a normal turn."

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == POST_SCORE:
            out.append(STOUT)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action is not STOUT:
            return False
        decline(s, slot // 3)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action is not STOUT:
            return None
        return WrongDecision("the Stout decline comes right after scoring", self.rule)
