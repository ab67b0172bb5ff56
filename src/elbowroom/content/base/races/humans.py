"""Humans."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Humans(Race):
    key = "humans"
    name = "Humans"
    tokens = 5
    tray = 10
    rule = "BASE-R-HUMANS-1"
    summary = "One more coin for each Farmland they hold."
    needs = ("farmland",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.farmland
