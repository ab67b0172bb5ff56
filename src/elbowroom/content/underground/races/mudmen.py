"""Mudmen."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import count
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mudmen(Race):
    key = "mudmen"
    name = "Mudmen"
    tokens = 5
    tray = 12
    rule = "UG-R-MUDMEN-1"
    summary = "In each redeployment a new token comes for every Mudpool they hold."
    needs = ("swamp",)

    def on_redeploy(self, s: State, slot: i64) -> None:
        s.recruit(slot, count(s.occupied(slot) & s.board.swamp))
