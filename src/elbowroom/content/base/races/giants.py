"""Giants."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Giants(Race):
    key = "giants"
    name = "Giants"
    tokens = 6
    tray = 11
    rule = "BASE-R-GIANTS-1"
    summary = "Regions next to a Mountain you occupy cost 1 token less."
    because = "beside their Mountain"
    needs = ("mountain",)

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.adjacent(slot, s.occupied(slot) & s.board.mountain)
