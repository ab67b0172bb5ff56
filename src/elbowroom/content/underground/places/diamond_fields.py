"""Diamond Fields."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Site
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DiamondFields(Site):
    key = "diamond_fields"
    name = "Diamond Fields"
    rule = "UG-PLACE-DIAMONDS-1"
    summary = "All regions of the same terrain that the race holds pay 1 coin more, also in decline."
    in_decline = True

    def worth_more(self, s: State, slot: i64) -> i64:
        return s.board.same_terrain(s.site_region(self.index))
