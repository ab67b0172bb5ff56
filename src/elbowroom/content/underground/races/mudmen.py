"""Mudmen."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import count
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mudmen(Race):
    key = "mudmen"
    name = "Mudmen"
    tokens = 5
    tray = 12
    rule = "UG-R-MUDMEN-1"
    summary = "In each redeployment you get 1 new token for every Mudpool you hold."
    needs = ("swamp",)

    def on_redeploy(self, s: State, slot: Slot) -> None:
        s.recruit(slot, count(s.occupied(slot) & s.board.swamp))
