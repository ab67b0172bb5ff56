"""Frightened."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Frightened(Power):
    key = "frightened"
    name = "Frightened"
    tokens = 4
    rule = "UG-P-FRIGHTENED-1"
    summary = "Each region where at least 3 of your tokens stand pays 1 coin more."
    because = "3 tokens or more in a region"

    def worth_more(self, s: State, slot: Slot) -> i64:
        regions = s.occupied(slot)
        crowded: i64 = 0
        while regions:
            r = first(regions)
            regions &= regions - 1
            if s.tokens(r) >= 3:
                crowded |= BIT[r]
        return crowded
