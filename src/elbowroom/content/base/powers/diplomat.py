"""Diplomat."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import SEAT, Action, verb
from elbowroom.engine.errors import AlreadyUsed, AtPeace, IllegalAction, IllegalAlly, WrongDecision
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State

ALLY: Final = verb("ally", SEAT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Diplomat(Power):
    key = "diplomat"
    name = "Diplomat"
    tokens = 5
    rule = "BASE-P-DIPLOMAT-1"
    summary = (
        "At the end of the turn name an opponent whose active race you did not attack: it may not attack "
        "yours until your next turn."
    )
    notes = ("ally",)  # 1 + seat, 0 for nobody
    turn_notes = ("chosen",)

    def on_turn_start(self, s: State, slot: i64) -> None:
        s.set_note(self, 0, 0)

    def on_release(self, s: State, slot: i64) -> None:
        s.set_note(self, 0, 0)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == END_CHOICES and s.note(self, 1) == 0:
            for seat in range(s.rules.players):
                if seat != slot // 3 and not s.attacked(slot) & BIT[seat]:
                    out.append(ALLY[seat])

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != ALLY[0].kind:
            return False
        s.set_note(self, 0, action.target + 1)
        s.set_note(self, 1, 1)
        s.tell("peace", slot // 3, -1, 0, self.key, action.target)
        return True

    def protects(self, s: State, slot: i64, attacker: i64) -> i64:
        return s.occupied(slot) if attacker == (s.note(self, 0) - 1) * 3 else 0

    def protection(self, s: State, slot: i64, attacker: i64) -> IllegalAction:
        names = f"the {s.rules.races[s.race(slot)].name} of seat {slot // 3 + 1}"
        return AtPeace(f"peace with {names} lasts until the start of their next turn", self.rule)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != ALLY[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("an ally is named at the end of the turn", self.rule)
        if s.note(self, 1):
            return AlreadyUsed("an ally has been named this turn", self.rule)
        if action.target < s.rules.players and action.target != slot // 3:
            return IllegalAlly(
                f"the active race of seat {action.target + 1} was attacked this turn", "BASE-P-DIPLOMAT-3"
            )
        return IllegalAlly(f"seat {action.target + 1} is no opponent", self.rule)
