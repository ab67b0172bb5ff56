"""Great Brass Pipe."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Site
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class GreatBrassPipe(Site):
    key = "great_brass_pipe"
    name = "Great Brass Pipe"
    rule = "UG-PLACE-PIPE-1"
    summary = "For its race all regions of its terrain are adjacent to each other."

    def links(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        alike = s.board.same_terrain(s.site_region(self.index))
        return regions | alike if sources & alike else regions
