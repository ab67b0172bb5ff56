"""Spiderines."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Spiderines(Race):
    key = "spiderines"
    name = "Spiderines"
    tokens = 7
    tray = 12
    rule = "UG-R-SPIDERINES-1"
    summary = "All regions beside any Chasm count as next to yours when you conquer, and you may enter the map there."
    needs = ("chasm",)

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | s.board.neighbours(s.board.chasm)

    def adjacency(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        return regions | s.board.neighbours(s.board.chasm)

    def joins(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        brink = s.board.neighbours(s.board.chasm)
        return regions | brink if sources & brink else regions
