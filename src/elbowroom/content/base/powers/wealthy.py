"""Wealthy."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State

WEALTH: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Wealthy(Power):
    key = "wealthy"
    name = "Wealthy"
    tokens = 4
    rule = "BASE-P-WEALTHY-1"
    summary = "Seven more coins once, the first time the race scores with a region."
    bound_to_pick = True
    notes = ("paid",)

    def bonus(self, s: State, slot: i64) -> i64:
        return WEALTH if s.note(self, 0) == 0 and s.occupied(slot) else 0

    def on_scored(self, s: State, slot: i64) -> None:
        if s.occupied(slot):
            s.set_note(self, 0, 1)
