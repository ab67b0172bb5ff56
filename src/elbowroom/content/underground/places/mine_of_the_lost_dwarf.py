"""Mine of the Lost Dwarf."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class MineOfTheLostDwarf(Place):
    key = "mine_of_the_lost_dwarf"
    name = "Mine of the Lost Dwarf"
    rule = "UG-PLACE-MINE-1"
    summary = "This region pays 2 coins more, even in decline. The Scepter doubles nothing here."
    because = "its region"
    in_decline = True
    worth = 2
    never_doubled = True

    def worth_more(self, s: State, slot: Slot) -> i64:
        return BIT[s.site_region(self.index)]
