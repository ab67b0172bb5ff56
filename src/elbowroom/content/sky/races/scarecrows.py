"""Scarecrows."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import BY_OVERRUN, Race
from elbowroom.engine.scoring import earn
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scarecrows(Race):
    key = "scarecrows"
    name = "Scarecrows"
    tokens = 12
    tray = 17
    rule = "SKY-R-SCARECROWS-1"
    summary = "Many of them, but whoever conquers a region of theirs gets 1 coin."

    def on_lose(self, s: State, slot: i64, region: i64, attacker: i64, how: i64) -> None:
        if how != BY_OVERRUN:
            earn(s, attacker // 3, 1, self)
