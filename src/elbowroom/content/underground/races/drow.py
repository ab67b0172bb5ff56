"""Drow."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Drow(Race):
    key = "drow"
    name = "Drow"
    tokens = 4
    tray = 9
    rule = "UG-R-DROW-1"
    summary = (
        "Each of your regions pays 1 coin more if no other race, active or in decline, and no Monsters stand "
        "next to it. Your own race in decline disturbs them too."
    )
    because = "nobody next to them"

    def worth_more(self, s: State, slot: Slot) -> i64:
        held = s.occupied(slot)
        foreign: i64 = 0
        around = s.board.neighbours(held) & ~held
        while around:
            r = first(around)
            around &= around - 1
            if not s.is_empty(r):
                foreign |= BIT[r]
        return held & ~s.board.neighbours(foreign)
