"""Gnomes."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Gnomes(Race):
    key = "gnomes"
    name = "Gnomes"
    tokens = 6
    tray = 11
    rule = "UG-R-GNOMES-1"
    summary = "No race ability, power, Relic or Place helps to conquer them."

    def plain(self, s: State, slot: i64, attacker: i64) -> i64:
        return s.occupied(slot)
