"""Mining."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mining(Power):
    key = "mining"
    name = "Mining"
    tokens = 4
    rule = "UG-P-MINING-1"
    summary = "Each Mine pays you 1 coin more."
    needs = ("mine",)
    because = "Mines"

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.mine
