"""Shadow Mimes."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import COMBO, Action, verb
from elbowroom.engine.column import exchange_badge, tokens_of
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NoSuchCombo, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import PICK_CHOICES
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

SWAP: Final = verb(
    "swap",
    COMBO,
    label="Swap powers",
    question="Which power does your new race take?",
    hint="Your new race takes this power and leaves its own to that pair. Now or never.",
    icon="shadow_mimes",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShadowMimes(Race):
    key = "shadow_mimes"
    name = "Shadow Mimes"
    tokens = 7
    tray = 12
    rule = "UG-R-SHADOWMIMES-1"
    summary = (
        "When you pick them you may swap their power for the power of any other visible pair. Your tokens "
        "follow the new power."
    )
    verbs = (SWAP,)
    notes = ("swapped",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == PICK_CHOICES and not s.note(self, 0):
            out.extend(SWAP[: s.visible])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != SWAP[0].kind:
            return False
        exchange_badge(s, slot, action.target)
        s.set_note(self, 0, 1)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != SWAP[0].kind:
            return None
        if s.phase != PICK_CHOICES:
            return WrongDecision("swap-when-picking", "UG-R-SHADOWMIMES-4")
        if s.note(self, 0):
            return AlreadyUsed("swapped-already", self.rule)
        return NoSuchCombo("no-such-swap", self.rule, count=int(s.visible), price=int(action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != SWAP[0].kind:
            return None
        power = s.rules.powers[s.column_power(action.target)]
        return Fact(
            "swap",
            race=self.key,
            power=power.key,
            tokens=int(tokens_of(s, seat_of(slot), self.index, power.index)),
            other_race=s.rules.races[s.column_race(action.target)].key,
            former=s.rules.powers[s.power(slot)].key,
        )
