"""Muddy."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Muddy(Power):
    key = "muddy"
    name = "Muddy"
    tokens = 3
    rule = "UG-P-MUDDY-1"
    summary = "One more coin for each Mudpool the race holds, also in decline."
    needs = ("swamp",)
    in_decline = True
    keeps_badge = True

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.swamp
