"""Skeletons."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Race
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Skeletons(Race):
    key = "skeletons"
    name = "Skeletons"
    tokens = 6
    tray = 20
    rule = "BASE-R-SKELETONS-1"
    summary = "One new token for every two non-empty regions they conquered this turn."

    def on_redeploy(self, s: State, slot: i64) -> None:
        s.recruit(slot, s.nonempty_conquests(slot) // 2)
