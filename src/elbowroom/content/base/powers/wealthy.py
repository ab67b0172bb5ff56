"""Wealthy."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

WEALTH: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Wealthy(Power):
    key = "wealthy"
    name = "Wealthy"
    tokens = 4
    rule = "BASE-P-WEALTHY-1"
    summary = "You get 7 coins once, the first time you score with a region."
    because = "only once"
    bound_to_pick = True
    notes = ("paid",)

    def bonus(self, s: State, slot: Slot) -> i64:
        return WEALTH if s.note(self, 0) == 0 and s.occupied(slot) else 0

    def on_scored(self, s: State, slot: Slot) -> None:
        if s.occupied(slot):
            s.set_note(self, 0, 1)
