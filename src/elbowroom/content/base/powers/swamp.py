"""Swamp."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Swamp(Power):
    key = "swamp"
    name = "Swamp"
    tokens = 4
    rule = "BASE-P-SWAMP-1"
    summary = "One more coin for each Swamp the race holds."
    needs = ("swamp",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.swamp
