"""Goldsmith."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Goldsmith(Power):
    key = "goldsmith"
    name = "Goldsmith"
    tokens = 4
    rule = "SKY-P-GOLDSMITH-1"
    summary = "Your regions with a Mine pay 2 coins more, all your other regions 1 coin less, but never below 0."
    because = "Mines pay more, others less"
    needs = ("mine",)
    worth = 2

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.mine

    def worth_less(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere & ~s.board.mine
