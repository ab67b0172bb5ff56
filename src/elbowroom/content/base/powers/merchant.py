"""Merchant."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant(Power):
    key = "merchant"
    name = "Merchant"
    tokens = 2
    rule = "BASE-P-MERCHANT-1"
    summary = "One more coin for each region of the race."

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.occupied(slot)
