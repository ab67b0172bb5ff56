"""As docs/extend.md of 0.1.0 shows it."""

from mypy_extensions import i64

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


class Beekeepers(Race):
    key = "beekeepers"
    name = "Beekeepers"
    tokens = 6
    summary = "One more coin for each Farmland next to a Forest they hold."
    needs = ("forest",)

    def worth_more(self, s: State, slot: i64) -> i64:
        forests = s.occupied(slot) & s.board.forest
        return s.board.farmland & s.adjacent(slot, forests)
