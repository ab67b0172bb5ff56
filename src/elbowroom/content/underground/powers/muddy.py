"""Muddy."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Muddy(Power):
    key = "muddy"
    name = "Muddy"
    tokens = 3
    rule = "UG-P-MUDDY-1"
    summary = "Each Mudpool pays you 1 coin more, even in decline."
    needs = ("swamp",)
    in_decline = True
    keeps_badge = True
    because = "Mudpools"

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.swamp
