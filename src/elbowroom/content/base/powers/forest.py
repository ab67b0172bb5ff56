"""Forest."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Forest(Power):
    key = "forest"
    name = "Forest"
    tokens = 4
    rule = "BASE-P-FOREST-1"
    summary = "Each Forest pays you 1 coin more."
    because = "for Forests"
    needs = ("forest",)

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.forest
