"""Vampire."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.conversion import convert, from_hand, victims, why_not_convert
from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import AlreadyUsed, IllegalAction
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Power, Switch
from elbowroom.engine.regions import BIT
from elbowroom.engine.rules import CONVERSION_NEEDS_TOKEN
from elbowroom.engine.slots import Slot, active_of
from elbowroom.engine.state import State

BITE: Final = verb(
    "bite",
    REGION,
    label="Bite",
    question="Which lone token do your Vampires bite?",
    hint="The lone token is replaced with one of yours: the region is conquered. Once per turn and opponent.",
    icon="vampire",
    order=6,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vampire(Power):
    key = "vampire"
    name = "Vampire"
    tokens = 5
    rule = "UG-P-VAMPIRE-1"
    summary = (
        "Once per turn and opponent you may replace an active token standing alone in a region within your "
        "reach with one of yours. That conquers the region; Mountains, Armours and the like do not help "
        "against it."
    )
    verbs = (BITE,)
    turn_notes = ("bitten",)  # set of seats
    switches = (Switch("vampirePerOpponent", True, False), CONVERSION_NEEDS_TOKEN)

    def _spared(self, s: State) -> i64:
        """Regions of those who have been bitten this turn."""
        bitten = s.note(self, 0)
        if bitten and s.rules.switches["vampirePerOpponent"] is False:
            return s.board.everywhere
        regions: i64 = 0
        seat: i64 = 0
        while seat < s.rules.players:
            if bitten & BIT[seat]:
                regions |= s.occupied(active_of(seat))
            seat += 1
        return regions

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        add_each(out, BITE, victims(s, slot) & ~self._spared(s))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != BITE[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) | BIT[s.seat_at(action.target)])
        convert(s, slot, action.target)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != BITE[0].kind:
            return None
        if self._spared(s) & BIT[action.target]:
            return AlreadyUsed("bitten-already", self.rule)
        return why_not_convert(s, slot, action.target, "UG-P-VAMPIRE-2")

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        return Fact("bite", from_hand=from_hand(s, slot)) if action.kind == BITE[0].kind else None
