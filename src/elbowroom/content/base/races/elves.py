"""Elves."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import BY_CONVERSION, Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Elves(Race):
    key = "elves"
    name = "Elves"
    tokens = 6
    tray = 11
    rule = "BASE-R-ELVES-1"
    summary = (
        "When a region of yours is conquered you lose no Elf: all of them withdraw. Sorcery and the like "
        "still take one."
    )

    def losses(self, s: State, slot: Slot, tokens: i64, how: i64) -> i64:
        return 1 if how == BY_CONVERSION else 0
