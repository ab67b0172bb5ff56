"""Mining."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mining(Power):
    key = "mining"
    name = "Mining"
    tokens = 4
    rule = "UG-P-MINING-1"
    summary = "One more coin for each Mine the race holds."
    needs = ("mine",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.mine
