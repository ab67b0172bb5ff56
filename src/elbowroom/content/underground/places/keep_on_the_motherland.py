"""Keep on the Motherland."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Site
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepOnTheMotherland(Site):
    key = "keep_on_the_motherland"
    name = "Keep on the Motherland"
    rule = "UG-PLACE-KEEP-1"
    summary = "Its region costs 1 token more to conquer and pays 1 coin more, also in decline."
    in_decline = True
    defence = 1

    def worth_more(self, s: State, slot: i64) -> i64:
        return BIT[s.site_region(self.index)]
