"""Alchemist."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Alchemist(Power):
    key = "alchemist"
    name = "Alchemist"
    tokens = 4
    rule = "BASE-P-ALCHEMIST-1"
    summary = "You get 2 coins more every turn while the race is active."
    because = "every turn"

    def bonus(self, s: State, slot: Slot) -> i64:
        return 2
