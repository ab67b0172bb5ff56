"""Scarecrows."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import BY_OVERRUN, Race
from elbowroom.engine.scoring import earn
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scarecrows(Race):
    key = "scarecrows"
    name = "Scarecrows"
    tokens = 12
    tray = 17
    rule = "SKY-R-SCARECROWS-1"
    summary = "There are very many of you, but whoever conquers one of your regions gets 1 coin from the bank."

    def on_lose(self, s: State, slot: Slot, region: i64, attacker: Slot, how: i64) -> None:
        if how != BY_OVERRUN:
            earn(s, seat_of(attacker), 1, self)
