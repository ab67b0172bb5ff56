"""Racketeering."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Racketeering(Power):
    key = "racketeering"
    name = "Racketeering"
    tokens = 5
    rule = "SKY-P-RACKETEERING-1"
    summary = "When another player picks, 1 coin for each combo he skips; after declining the next pick is free."

    def on_other_pick(self, s: State, slot: i64, picker: i64, index: i64) -> None:
        earn(s, slot // 3, index, self)

    def on_decline(self, s: State, slot: i64) -> None:
        s.grant_free_pick(slot // 3)
