"""Gnomes."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Gnomes(Race):
    key = "gnomes"
    name = "Gnomes"
    tokens = 6
    tray = 11
    rule = "UG-R-GNOMES-1"
    summary = (
        "While they are active no ability, power, Relic or Place helps others to conquer your regions. "
        "Attackers pay the full price and must stand next door; only the ordinary final die is allowed."
    )

    def plain(self, s: State, slot: Slot, attacker: Slot) -> i64:
        return s.occupied(slot)
