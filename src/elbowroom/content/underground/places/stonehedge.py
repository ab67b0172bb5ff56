"""Stonehedge."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.column import discard_badge, draw_badge
from elbowroom.engine.hooks import Site
from elbowroom.engine.sites import lend_badge
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Stonehedge(Site):
    key = "stonehedge"
    name = "Stonehedge"
    rule = "UG-PLACE-STONEHEDGE-1"
    summary = "A power drawn when it is found serves the race that holds it, beside its own."

    def on_found(self, s: State, slot: i64, region: i64) -> None:
        power = draw_badge(s)
        while power >= 0 and s.rules.powers[power].bound_to_pick:
            discard_badge(s, power)
            power = draw_badge(s)
        lend_badge(s, self.index, power)
