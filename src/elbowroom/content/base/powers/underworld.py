"""Underworld."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Underworld(Power):
    key = "underworld"
    name = "Underworld"
    tokens = 5
    rule = "BASE-P-UNDERWORLD-1"
    summary = "Cavern regions cost one token less and are adjacent to each other for conquests."
    needs = ("cavern",)

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.cavern

    def adjacency(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        return regions | s.board.cavern if sources & s.board.cavern else regions
