"""Martyr."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Martyr(Power):
    key = "martyr"
    name = "Martyr"
    tokens = 4
    rule = "UG-P-MARTYR-1"
    summary = "One coin at once whenever an opponent conquers a region of the race."

    def on_lose(self, s: State, slot: i64, region: i64, attacker: i64, how: i64) -> None:
        if attacker // 3 != slot // 3:
            earn(s, slot // 3, 1, self)
