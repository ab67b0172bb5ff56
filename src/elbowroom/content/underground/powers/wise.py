"""Wise."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.declined import standing_in_decline
from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Wise(Power):
    key = "wise"
    name = "Wise"
    tokens = 4
    rule = "UG-P-WISE-1"
    summary = "You get 2 coins every turn while the race is in decline and holds a region."
    in_decline = True
    keeps_badge = True
    because = "in decline"

    def bonus(self, s: State, slot: Slot) -> i64:
        return 2 if standing_in_decline(s, slot, self) else 0
