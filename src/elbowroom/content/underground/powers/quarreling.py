"""Quarreling."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Quarreling(Power):
    key = "quarreling"
    name = "Quarreling"
    tokens = 3
    rule = "UG-P-QUARRELING-1"
    summary = "You get 1 coin for each separate group of your regions."
    because = "separate groups"

    def bonus(self, s: State, slot: Slot) -> i64:
        left = s.occupied(slot)
        groups: i64 = 0
        while left:
            group = left & -left
            smaller: i64 = 0
            while group != smaller:
                smaller = group
                group |= s.board.neighbours(group) & left
            left &= ~group
            groups += 1
        return groups
