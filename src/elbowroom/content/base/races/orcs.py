"""Orcs."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Orcs(Race):
    key = "orcs"
    name = "Orcs"
    tokens = 5
    tray = 10
    rule = "BASE-R-ORCS-1"
    summary = "Each non-empty region you conquer pays 1 coin more this turn."
    because = "for non-empty regions conquered"

    def bonus(self, s: State, slot: Slot) -> i64:
        return s.nonempty_conquests(slot)
