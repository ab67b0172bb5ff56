"""Thieving."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import take_from_neighbours
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Thieving(Power):
    key = "thieving"
    name = "Thieving"
    tokens = 4
    rule = "UG-P-THIEVING-1"
    summary = "One coin from every opponent with an active race next to a region of the race."

    def collect(self, s: State, slot: i64) -> None:
        take_from_neighbours(s, slot, s.occupied(slot), self.rule)
