"""Mystic."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mystic(Power):
    key = "mystic"
    name = "Mystic"
    tokens = 4
    rule = "UG-P-MYSTIC-1"
    summary = "Each Mystic Crystal pays you 1 coin more."
    needs = ("magic",)
    because = "Mystic Crystals"

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.magic
