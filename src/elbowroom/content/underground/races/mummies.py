"""Mummies."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mummies(Race):
    key = "mummies"
    name = "Mummies"
    tokens = 10
    tray = 15
    rule = "UG-R-MUMMIES-1"
    summary = "There are many of you, but every region costs you 1 token more."
    because = "every region"

    def dearer(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere
