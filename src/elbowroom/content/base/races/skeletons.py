"""Skeletons."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Skeletons(Race):
    key = "skeletons"
    name = "Skeletons"
    tokens = 6
    tray = 20
    rule = "BASE-R-SKELETONS-1"
    summary = "Before you redeploy, you get 1 new token for every 2 non-empty regions you conquered this turn."

    def on_redeploy(self, s: State, slot: Slot) -> None:
        s.recruit(slot, s.nonempty_conquests(slot) // 2)
