"""Stonehedge."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.column import discard_badge, draw_badge
from elbowroom.engine.sites import lend_badge
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Stonehedge(Place):
    key = "stonehedge"
    name = "Stonehedge"
    rule = "UG-PLACE-STONEHEDGE-1"
    summary = "When it is found a power is drawn for it. Whoever holds Stonehedge has that power besides their own."

    def on_found(self, s: State, slot: Slot, region: i64) -> None:
        power = draw_badge(s)
        while power >= 0 and s.rules.powers[power].bound_to_pick:
            discard_badge(s, power)
            power = draw_badge(s)
        lend_badge(s, self.index, power)
