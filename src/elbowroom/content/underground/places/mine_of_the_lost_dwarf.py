"""Mine of the Lost Dwarf."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Site
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class MineOfTheLostDwarf(Site):
    key = "mine_of_the_lost_dwarf"
    name = "Mine of the Lost Dwarf"
    rule = "UG-PLACE-MINE-1"
    summary = "Its region pays 2 coins more, also in decline; nothing doubles them."
    in_decline = True
    worth = 2
    never_doubled = True

    def worth_more(self, s: State, slot: i64) -> i64:
        return BIT[s.site_region(self.index)]
