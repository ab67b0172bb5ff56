"""Orcs."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Orcs(Race):
    key = "orcs"
    name = "Orcs"
    tokens = 5
    tray = 10
    rule = "BASE-R-ORCS-1"
    summary = "One more coin for each non-empty region they conquered this turn."

    def bonus(self, s: State, slot: i64) -> i64:
        return s.nonempty_conquests(slot)
