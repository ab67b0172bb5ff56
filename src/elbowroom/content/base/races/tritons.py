"""Tritons."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Tritons(Race):
    key = "tritons"
    name = "Tritons"
    tokens = 6
    tray = 11
    rule = "BASE-R-TRITONS-1"
    summary = "Land regions beside a Sea or Lake cost 1 token less."
    because = "beside Sea or Lake"
    needs = ("sea", "lake", "river")

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.coast
