"""Stone."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Stone(Power):
    key = "stone"
    name = "Stone"
    tokens = 4
    rule = "UG-P-STONE-1"
    summary = "One more coin for each Black Mountain the race holds."
    needs = ("mountain",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.mountain
