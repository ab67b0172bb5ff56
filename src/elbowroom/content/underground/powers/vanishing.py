"""Vanishing."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import DECLINE, FORK, Action, verb
from elbowroom.engine.errors import IllegalAction, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import DECIDE
from elbowroom.engine.preview import coins_of_turn
from elbowroom.engine.regions import count
from elbowroom.engine.scoring import earn
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

WAYS: Final = verb(
    "vanish",
    label="Decline and vanish",
    question="Decline and vanish?",
    hint="2 coins per region now, but the race leaves the map for good.",
    icon="vanishing",
    order=3,
    place=FORK,
    final=True,
)
VANISH: Final = WAYS[0]
A_REGION: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Vanishing(Power):
    key = "vanishing"
    name = "Vanishing"
    tokens = 5
    rule = "UG-P-VANISHING-1"
    summary = "When you decline you get 2 coins per region instead of 1, and the race leaves the map for good."
    verbs = (WAYS,)
    turn_notes = ("chosen",)
    because = "2 coins a region"

    def vanishes(self, s: State, slot: Slot) -> bool:
        return s.power(slot) == self.index or s.note(self, 0) != 0

    def on_decline(self, s: State, slot: Slot) -> None:
        if self.vanishes(s, slot):
            earn(s, seat_of(slot), count(s.occupied(slot)) * A_REGION, self)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        """With a badge of its own a race cannot but vanish; one that is lent leaves the choice."""
        if s.phase == DECIDE and s.power(slot) != self.index:
            out.append(VANISH)

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action is not VANISH:
            return False
        s.set_note(self, 0, 1)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action is not VANISH:
            return None
        if s.phase == DECIDE:
            return WrongDecision("vanishes-anyway", self.rule, instead=DECLINE.text())
        return WrongDecision("vanish-by-declining", self.rule)

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        return Fact("vanish", coins=coins_of_turn(s, action)) if action is VANISH else None
