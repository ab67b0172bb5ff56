"""Lizardmen."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.conquest import immune
from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Lizardmen(Race):
    key = "lizardmen"
    name = "Lizardmen"
    tokens = 7
    tray = 12
    rule = "UG-R-LIZARDMEN-2"
    summary = (
        "You pass through River regions, empty or occupied, without conquering them. Only an immune River stops you."
    )
    needs = ("sea", "lake", "river")

    def reach(self, s: State, slot: Slot, regions: i64) -> i64:
        open_river = (s.board.river | s.board.water) & ~immune(s, seat_of(slot))
        stretch = s.board.neighbours(s.occupied(slot)) & open_river
        shorter: i64 = 0
        while stretch != shorter:
            shorter = stretch
            stretch |= s.board.neighbours(stretch) & open_river
        return regions | stretch | s.board.neighbours(stretch)
