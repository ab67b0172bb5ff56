"""Diplomat."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import SEAT, Action, verb
from elbowroom.engine.errors import AlreadyUsed, AtPeace, IllegalAction, IllegalAlly, WrongDecision
from elbowroom.engine.events import Peace
from elbowroom.engine.hooks import Power
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot, active_of, seat_of
from elbowroom.engine.state import State

ALLY: Final = verb(
    "ally",
    SEAT,
    label="Make peace",
    question="With whom do you make peace?",
    hint="Until your next turn this player's active race may not attack yours.",
    icon="diplomat",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Diplomat(Power):
    key = "diplomat"
    name = "Diplomat"
    tokens = 5
    rule = "BASE-P-DIPLOMAT-1"
    summary = (
        "At the end of your turn name an opponent whose active race you did not attack: it may not attack "
        "your active race until your next turn."
    )
    verbs = (ALLY,)
    notes = ("ally",)  # 1 + seat, 0 for nobody
    turn_notes = ("chosen",)

    def on_turn_start(self, s: State, slot: Slot) -> None:
        s.set_note(self, 0, 0)

    def on_release(self, s: State, slot: Slot) -> None:
        s.set_note(self, 0, 0)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == END_CHOICES and s.note(self, 1) == 0:
            for seat in range(s.rules.players):
                if seat != seat_of(slot) and not s.attacked(slot) & BIT[seat]:
                    out.append(ALLY[seat])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != ALLY[0].kind:
            return False
        s.set_note(self, 0, action.target + 1)
        s.set_note(self, 1, 1)
        if s.events is not None:
            s.tell(Peace(seat_of(slot), action.target, self.key))
        return True

    def protects(self, s: State, slot: Slot, attacker: Slot) -> i64:
        return s.occupied(slot) if attacker == active_of(s.note(self, 0) - 1) else 0

    def protection(self, s: State, slot: Slot, attacker: Slot) -> IllegalAction:
        return AtPeace("peace", self.rule, race=s.rules.races[s.race(slot)].key, seat=int(seat_of(slot)))

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != ALLY[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("ally-when", self.rule)
        if s.note(self, 1):
            return AlreadyUsed("ally-named", self.rule)
        if action.target < s.rules.players and action.target != seat_of(slot):
            return IllegalAlly("ally-attacked", "BASE-P-DIPLOMAT-3", seat=int(action.target))
        return IllegalAlly("no-opponent", self.rule, place=int(action.target) + 1)
