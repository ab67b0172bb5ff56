"""Amazons."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import IllegalAction, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.redeploy import give_up
from elbowroom.engine.regions import BIT, count, members
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

GIVE_UP: Final = verb(
    "give_up",
    REGION,
    label="Give up this region",
    question="Which region do you give up?",
    hint="You have too few Amazons to hold everything without the 4 extra ones.",
    icon="amazons",
    order=94,
)
RESERVE: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Amazons(Race):
    key = "amazons"
    name = "Amazons"
    tokens = 6
    tray = 15
    rule = "BASE-R-AMAZONS-2"
    summary = (
        "You have 4 extra tokens for conquering only: they leave the map before you score and are back in "
        "your hand next turn. Too few left? Then you give up regions."
    )
    verbs = (GIVE_UP,)

    def on_pick(self, s: State, slot: Slot) -> None:
        s.recruit(slot, RESERVE)

    def on_ready(self, s: State, slot: Slot) -> None:
        s.add_hand(slot, s.reserve(slot))
        s.set_reserve(slot, 0)

    def on_gathered(self, s: State, slot: Slot) -> None:
        """Every region keeps one token; what is left in hand must cover the reserve (BASE-R-AMAZONS-3)."""
        if RESERVE - s.hand(slot) >= count(s.occupied(slot)):
            for region in members(s.occupied(slot)):
                give_up(s, slot, region)
        self._set_aside(s, slot)

    def _set_aside(self, s: State, slot: Slot) -> None:
        if s.hand(slot) >= RESERVE or not s.occupied(slot):
            s.set_reserve(slot, min(RESERVE, s.hand(slot)))
            s.add_hand(slot, -s.reserve(slot))

    def pressing(self, s: State, slot: Slot) -> bool:
        return s.phase == REDEPLOY and s.reserve(slot) == 0 and s.occupied(slot) != 0

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if self.pressing(s, slot):
            add_each(out, GIVE_UP, s.occupied(slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != GIVE_UP[0].kind:
            return False
        give_up(s, slot, action.target)
        self._set_aside(s, slot)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != GIVE_UP[0].kind:
            return None
        if s.phase != REDEPLOY or s.acting != slot:
            return WrongDecision("give-up-when", "BASE-R-AMAZONS-3")
        if self.pressing(s, slot) and not s.occupied(slot) & BIT[action.target]:
            return NotYours("not-of-amazons", "BASE-R-AMAZONS-3", region=int(action.target))
        return NothingToPlace("nothing-to-give-up", "BASE-R-AMAZONS-3")
