"""Humans."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Humans(Race):
    key = "humans"
    name = "Humans"
    tokens = 5
    tray = 10
    rule = "BASE-R-HUMANS-1"
    summary = "Each Farmland pays you 1 coin more."
    because = "for Farmland"
    needs = ("farmland",)

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.farmland
