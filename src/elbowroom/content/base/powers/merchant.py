"""Merchant."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant(Power):
    key = "merchant"
    name = "Merchant"
    tokens = 2
    rule = "BASE-P-MERCHANT-1"
    summary = "Each of your regions pays 1 coin more."
    because = "for every region"

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.occupied(slot)
