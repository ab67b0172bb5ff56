"""Frightened."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Frightened(Power):
    key = "frightened"
    name = "Frightened"
    tokens = 4
    rule = "UG-P-FRIGHTENED-1"
    summary = "One more coin for each region with at least three tokens of the race."

    def worth_more(self, s: State, slot: i64) -> i64:
        regions = s.occupied(slot)
        crowded: i64 = 0
        while regions:
            r = first(regions)
            regions &= regions - 1
            if s.tokens(r) >= 3:
                crowded |= BIT[r]
        return crowded
