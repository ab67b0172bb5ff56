"""Shrooms."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Shrooms(Race):
    key = "shrooms"
    name = "Shrooms"
    tokens = 5
    tray = 10
    rule = "UG-R-SHROOMS-1"
    summary = "Each Mushroom Forest pays you 1 coin more."
    because = "Mushroom Forests"
    needs = ("forest",)

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.forest
