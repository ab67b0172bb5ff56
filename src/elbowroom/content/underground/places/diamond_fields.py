"""Diamond Fields."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DiamondFields(Place):
    key = "diamond_fields"
    name = "Diamond Fields"
    rule = "UG-PLACE-DIAMONDS-1"
    summary = (
        "This region and every other region of the same terrain held by the same race pay 1 coin more, even in decline."
    )
    because = "regions of its terrain"
    in_decline = True

    def worth_more(self, s: State, slot: Slot) -> i64:
        return s.board.same_terrain(s.site_region(self.index))
