"""Forest."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Forest(Power):
    key = "forest"
    name = "Forest"
    tokens = 4
    rule = "BASE-P-FOREST-1"
    summary = "One more coin for each Forest the race holds."
    needs = ("forest",)

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.forest
