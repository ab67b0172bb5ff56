"""Swamp."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Swamp(Power):
    key = "swamp"
    name = "Swamp"
    tokens = 4
    rule = "BASE-P-SWAMP-1"
    summary = "Each Swamp pays you 1 coin more."
    because = "for Swamps"
    needs = ("swamp",)

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.swamp
