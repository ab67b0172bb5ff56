"""Hill."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hill(Power):
    key = "hill"
    name = "Hill"
    tokens = 4
    rule = "BASE-P-HILL-1"
    summary = "One more coin for each Hill the race holds."
    needs = ("hill",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.hill
