"""Alchemist."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Alchemist(Power):
    key = "alchemist"
    name = "Alchemist"
    tokens = 4
    rule = "BASE-P-ALCHEMIST-1"
    summary = "Two more coins each turn."

    def bonus(self, s: State, slot: i64) -> i64:
        return 2
