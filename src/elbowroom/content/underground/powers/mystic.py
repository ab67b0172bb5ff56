"""Mystic."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mystic(Power):
    key = "mystic"
    name = "Mystic"
    tokens = 4
    rule = "UG-P-MYSTIC-1"
    summary = "One more coin for each Mystic Crystal the race holds."
    needs = ("magic",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.magic
