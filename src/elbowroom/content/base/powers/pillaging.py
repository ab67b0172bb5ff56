"""Pillaging."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pillaging(Power):
    key = "pillaging"
    name = "Pillaging"
    tokens = 5
    rule = "BASE-P-PILLAGING-1"
    summary = "Each non-empty region you conquer pays 1 coin more this turn."
    because = "for non-empty regions conquered"

    def bonus(self, s: State, slot: Slot) -> i64:
        return s.nonempty_conquests(slot)
