"""Underworld."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Underworld(Power):
    key = "underworld"
    name = "Underworld"
    tokens = 5
    rule = "BASE-P-UNDERWORLD-1"
    summary = (
        "Regions with a Cavern cost you 1 token less, and when you conquer all Caverns count as next to each other."
    )
    because = "on Caverns"
    needs = ("cavern",)

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.cavern

    def adjacency(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        return regions | s.board.cavern if sources & s.board.cavern else regions
