"""Khans."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Khans(Race):
    key = "khans"
    name = "Khans"
    tokens = 5
    tray = 10
    rule = "SKY-R-KHANS-1"
    summary = "Your Hills and Farmlands pay 1 coin more, all your other regions 1 coin less, but never below 0."
    because = "Hills and Farmland pay more, others less"
    needs = ("hill", "farmland")

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.hill | s.board.farmland

    def worth_less(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere & ~(s.board.hill | s.board.farmland)
