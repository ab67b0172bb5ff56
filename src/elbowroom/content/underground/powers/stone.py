"""Stone."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Stone(Power):
    key = "stone"
    name = "Stone"
    tokens = 4
    rule = "UG-P-STONE-1"
    summary = "Each Black Mountain pays you 1 coin more."
    needs = ("mountain",)
    because = "Black Mountains"

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.mountain
