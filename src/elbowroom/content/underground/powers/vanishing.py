"""Vanishing."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import Action, verb
from elbowroom.engine.errors import IllegalAction, WrongDecision
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import DECIDE
from elbowroom.engine.regions import count
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State

VANISH: Final = verb("vanish")[0]
A_REGION: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Vanishing(Power):
    key = "vanishing"
    name = "Vanishing"
    tokens = 5
    rule = "UG-P-VANISHING-1"
    summary = "When the race declines it leaves the board, and each of its regions pays 2 coins instead of 1."
    turn_notes = ("chosen",)

    def vanishes(self, s: State, slot: i64) -> bool:
        return s.power(slot) == self.index or s.note(self, 0) != 0

    def on_decline(self, s: State, slot: i64) -> None:
        if self.vanishes(s, slot):
            earn(s, slot // 3, count(s.occupied(slot)) * A_REGION, self)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        """With a badge of its own a race cannot but vanish; one that is lent leaves the choice."""
        if s.phase == DECIDE and s.power(slot) != self.index:
            out.append(VANISH)

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action is not VANISH:
            return False
        s.set_note(self, 0, 1)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action is not VANISH:
            return None
        if s.phase == DECIDE:
            return WrongDecision("this race vanishes whenever it declines: choose 'decline'", self.rule)
        return WrongDecision("vanishing is a way of declining", self.rule)
