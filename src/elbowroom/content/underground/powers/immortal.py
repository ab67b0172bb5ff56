"""Immortal."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import BY_CONVERSION, Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Immortal(Power):
    key = "immortal"
    name = "Immortal"
    tokens = 4
    rule = "UG-P-IMMORTAL-1"
    summary = "The race loses no token when a region is conquered, unless it is converted."

    def losses(self, s: State, slot: i64, tokens: i64, how: i64) -> i64:
        return 1 if how == BY_CONVERSION else 0
