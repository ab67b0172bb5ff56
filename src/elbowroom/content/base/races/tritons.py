"""Tritons."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Tritons(Race):
    key = "tritons"
    name = "Tritons"
    tokens = 6
    tray = 11
    rule = "BASE-R-TRITONS-1"
    summary = "Coastal regions cost one token less."
    needs = ("sea", "lake", "river")

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.coast
