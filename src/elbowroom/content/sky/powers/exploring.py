"""Exploring."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import count
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Exploring(Power):
    key = "exploring"
    name = "Exploring"
    tokens = 5
    rule = "SKY-P-EXPLORING-1"
    summary = "One coin for every pair of a region on the ground and one in the sky."
    needs = ("sky",)

    def bonus(self, s: State, slot: i64) -> i64:
        held = s.occupied(slot)
        return min(count(held & s.board.sky), count(held & ~s.board.sky))
