"""Pillaging."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pillaging(Power):
    key = "pillaging"
    name = "Pillaging"
    tokens = 5
    rule = "BASE-P-PILLAGING-1"
    summary = "One more coin for each non-empty region conquered this turn."

    def bonus(self, s: State, slot: i64) -> i64:
        return s.nonempty_conquests(slot)
