"""Keep on the Motherland."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepOnTheMotherland(Place):
    key = "keep_on_the_motherland"
    name = "Keep on the Motherland"
    rule = "UG-PLACE-KEEP-1"
    summary = "This region has +1 defence and pays 1 coin more, even in decline."
    because = "its region"
    in_decline = True
    defence = 1

    def worth_more(self, s: State, slot: Slot) -> i64:
        return BIT[s.site_region(self.index)]
