"""Martyr."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import earn
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Martyr(Power):
    key = "martyr"
    name = "Martyr"
    tokens = 4
    rule = "UG-P-MARTYR-1"
    summary = "Each time an opponent conquers a region of yours you get 1 coin at once."
    because = "a conquered region"

    def on_lose(self, s: State, slot: Slot, region: i64, attacker: Slot, how: i64) -> None:
        if seat_of(attacker) != seat_of(slot):
            earn(s, seat_of(slot), 1, self)
