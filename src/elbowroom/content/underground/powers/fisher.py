"""Fisher."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import count
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Fisher(Power):
    key = "fisher"
    name = "Fisher"
    tokens = 4
    rule = "UG-P-FISHER-1"
    summary = "You get 1 coin for every 2 regions you hold beside a River."
    needs = ("sea", "lake", "river")
    because = "regions beside a River, two by two"

    def bonus(self, s: State, slot: Slot) -> i64:
        return count(s.occupied(slot) & s.board.coast) // 2
