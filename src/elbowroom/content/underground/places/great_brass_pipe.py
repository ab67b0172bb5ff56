"""Great Brass Pipe."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class GreatBrassPipe(Place):
    key = "great_brass_pipe"
    name = "Great Brass Pipe"
    rule = "UG-PLACE-PIPE-1"
    summary = "For your active race all regions of this terrain count as next to each other."

    def links(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        alike = s.board.same_terrain(s.site_region(self.index))
        return regions | alike if sources & alike else regions
