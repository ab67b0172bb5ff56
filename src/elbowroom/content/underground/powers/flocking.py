"""Flocking."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import JOINS, Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Flocking(Power):
    key = "flocking"
    name = "Flocking"
    tokens = 5
    rule = "UG-P-FLOCKING-1"
    summary = "You get 2 coins if all your regions hang together in one group."
    because = "all regions in one group"

    def bonus(self, s: State, slot: Slot) -> i64:
        held = s.occupied(slot)
        group = held & -held
        smaller: i64 = 0
        while group != smaller:
            smaller = group
            group |= self._around(s, slot, group) & held
        return 2 if held and group == held else 0

    def _around(self, s: State, slot: Slot, group: i64) -> i64:
        regions = s.linked(slot, group)
        for tile in s.listening(JOINS, slot):
            regions = tile.joins(s, slot, group, regions)
        return regions
