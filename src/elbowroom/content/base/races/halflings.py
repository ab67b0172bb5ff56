"""Halflings."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Marker, Race
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

HOLES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Halflings(Race):
    key = "halflings"
    name = "Halflings"
    tokens = 6
    tray = 11
    rule = "BASE-R-HALFLINGS-1"
    entry_rule = "SKY-3.7"
    summary = (
        "You may enter the map anywhere. Each of the first 2 regions you conquer gets a Hole that makes it "
        "immune until you abandon it or decline."
    )
    markers = (
        Marker(
            "hole",
            "Hole-in-the-Ground",
            HOLES,
            "BASE-R-HALFLINGS-3",
            immune=True,
            summary="Immune: no opponent can conquer or affect this region while Halflings live here.",
        ),
    )
    notes = ("holes_dug",)
    enters_below = True

    def recall(self, s: State) -> None:
        s.set_note(self, 0, max(s.note(self, 0), s.markers_on_board(self.marker)))

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        return s.board.everywhere & ~s.board.sky

    def on_conquer(self, s: State, slot: Slot, region: i64, was_empty: bool, how: i64) -> None:
        if s.note(self, 0) < HOLES and not s.board.river & BIT[region]:  # they cannot stay on a River
            s.set_note(self, 0, s.note(self, 0) + 1)
            s.put_marker(self.marker, region)
