"""Fisher."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import count
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Fisher(Power):
    key = "fisher"
    name = "Fisher"
    tokens = 4
    rule = "UG-P-FISHER-1"
    summary = "One coin for every two regions beside a River."
    needs = ("sea", "lake", "river")

    def bonus(self, s: State, slot: i64) -> i64:
        return count(s.occupied(slot) & s.board.coast) // 2
