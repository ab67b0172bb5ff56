"""Flying."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Flying(Power):
    key = "flying"
    name = "Flying"
    tokens = 5
    rule = "BASE-P-FLYING-1"
    entry_rule = "SKY-3.6"
    summary = "Any land region is within your reach, near or far, even for your first conquest."

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | (s.board.land & ~s.board.sky & ~s.board.river)

    def reach(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | (s.board.land & ~s.board.river)
