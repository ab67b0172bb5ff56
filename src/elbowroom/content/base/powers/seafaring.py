"""Seafaring."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Seafaring(Power):
    key = "seafaring"
    name = "Seafaring"
    tokens = 5
    rule = "BASE-P-SEAFARING-1"
    summary = (
        "You may conquer Seas and Lakes. You keep them in decline; races that cannot enter water can never take them."
    )
    needs = ("sea", "lake", "river")

    def habitable(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | s.board.water

    def may_stay(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | s.board.river
