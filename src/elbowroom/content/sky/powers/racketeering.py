"""Racketeering."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.scoring import earn
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Racketeering(Power):
    key = "racketeering"
    name = "Racketeering"
    tokens = 5
    rule = "SKY-P-RACKETEERING-1"
    summary = (
        "When somebody else picks a pair you get 1 coin for each pair they skip. After this race declines "
        "your next pick is free."
    )

    def on_other_pick(self, s: State, slot: Slot, picker: i64, index: i64) -> None:
        earn(s, seat_of(slot), index, self)

    def on_decline(self, s: State, slot: Slot) -> None:
        s.grant_free_pick(seat_of(slot))
        s.tell_deed(self, slot, "pick-freed")
