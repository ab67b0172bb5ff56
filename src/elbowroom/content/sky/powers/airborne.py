"""Airborne."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Airborne(Power):
    key = "airborne"
    name = "Airborne"
    tokens = 3
    rule = "SKY-P-AIRBORNE-1"
    summary = "In the turn you pick it every region costs you 2 tokens less."
    because = "in the turn of the pick"
    discount = 2
    bound_to_pick = True

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere if s.picked_this_turn else 0
