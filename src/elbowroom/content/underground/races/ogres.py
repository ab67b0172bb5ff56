"""Ogres."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ogres(Race):
    key = "ogres"
    name = "Ogres"
    tokens = 5
    tray = 10
    rule = "UG-R-OGRES-1"
    summary = "Every region costs you 1 token less."
    because = "every region"

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere
