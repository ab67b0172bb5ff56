"""Thieving."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import take_from_neighbours
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Thieving(Power):
    key = "thieving"
    name = "Thieving"
    tokens = 4
    rule = "UG-P-THIEVING-1"
    summary = "When you score you take 1 coin from each opponent whose active race stands next to one of your regions."
    because = "paid by those next to them"

    def collect(self, s: State, slot: Slot) -> None:
        take_from_neighbours(s, slot, s.occupied(slot), self.rule, self)
