"""Immortal."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import BY_CONVERSION, Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Immortal(Power):
    key = "immortal"
    name = "Immortal"
    tokens = 4
    rule = "UG-P-IMMORTAL-1"
    summary = (
        "When a region of yours is conquered you lose no token: all of them withdraw. Only being replaced, as"
        " by a Vampire, costs you the token."
    )

    def losses(self, s: State, slot: Slot, tokens: i64, how: i64) -> i64:
        return 1 if how == BY_CONVERSION else 0
