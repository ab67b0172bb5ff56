"""Hill."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hill(Power):
    key = "hill"
    name = "Hill"
    tokens = 4
    rule = "BASE-P-HILL-1"
    summary = "Each Hill pays you 1 coin more."
    because = "for Hills"
    needs = ("hill",)

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.hill
