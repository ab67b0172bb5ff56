"""Wizards."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Wizards(Race):
    key = "wizards"
    name = "Wizards"
    tokens = 5
    tray = 10
    rule = "BASE-R-WIZARDS-1"
    summary = "Each region with a Magic symbol pays you 1 coin more."
    because = "for Magic regions"
    needs = ("magic",)

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.magic
