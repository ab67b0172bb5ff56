"""Exploring."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import count
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Exploring(Power):
    key = "exploring"
    name = "Exploring"
    tokens = 5
    rule = "SKY-P-EXPLORING-1"
    summary = "You get 1 coin for each pair of one region on the Ground and one in the Sky."
    because = "for pairs of Ground and Sky"
    needs = ("sky",)

    def bonus(self, s: State, slot: Slot) -> i64:
        held = s.occupied(slot)
        return min(count(held & s.board.sky), count(held & ~s.board.sky))
