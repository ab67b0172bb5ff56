"""Dwarves."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dwarves(Race):
    key = "dwarves"
    name = "Dwarves"
    tokens = 3
    tray = 8
    rule = "BASE-R-DWARVES-1"
    decline_rule = "BASE-R-DWARVES-2"
    summary = "One more coin for each Mine they hold, even in decline."
    needs = ("mine",)
    in_decline = True

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.mine
