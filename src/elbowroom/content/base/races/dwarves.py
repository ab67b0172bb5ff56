"""Dwarves."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dwarves(Race):
    key = "dwarves"
    name = "Dwarves"
    tokens = 3
    tray = 8
    rule = "BASE-R-DWARVES-1"
    decline_rule = "BASE-R-DWARVES-2"
    summary = "Each region with a Mine pays you 1 coin more, even in decline."
    because = "for Mines"
    needs = ("mine",)
    in_decline = True

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.mine
