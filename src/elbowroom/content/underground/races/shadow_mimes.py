"""Shadow Mimes."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import COMBO, Action, verb
from elbowroom.engine.column import exchange_badge
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoSuchCombo, WrongDecision
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import PICK_CHOICES
from elbowroom.engine.state import State

SWAP: Final = verb("swap", COMBO)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShadowMimes(Race):
    key = "shadow_mimes"
    name = "Shadow Mimes"
    tokens = 7
    tray = 12
    rule = "UG-R-SHADOWMIMES-1"
    summary = "When picked they may exchange their power with that of another visible combo."
    notes = ("swapped",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == PICK_CHOICES and not s.note(self, 0):
            out.extend(SWAP[: s.visible])

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != SWAP[0].kind:
            return False
        exchange_badge(s, slot, action.target)
        s.set_note(self, 0, 1)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != SWAP[0].kind:
            return None
        if s.phase != PICK_CHOICES:
            return WrongDecision("powers are only exchanged at the moment of picking", "UG-R-SHADOWMIMES-4")
        if s.note(self, 0):
            return AlreadyUsed("the power has been exchanged", self.rule)
        return NoSuchCombo(f"{s.visible} other combos are visible, there is none at {action.target}", self.rule)
