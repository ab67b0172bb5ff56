"""Liches."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.errors import AtPeace, IllegalAction
from elbowroom.engine.hooks import Race
from elbowroom.engine.scoring import pay
from elbowroom.engine.slots import Slot, in_decline, seat_of
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Liches(Race):
    key = "liches"
    name = "Liches"
    tokens = 5
    tray = 10
    rule = "UG-R-LICHES-1"
    summary = (
        "Only in decline: whoever conquers one of these regions pays you 1 coin. Without a coin nobody may attack them."
    )
    because = "a region conquered in decline"
    in_decline = True

    def protects(self, s: State, slot: Slot, attacker: Slot) -> i64:
        return s.occupied(slot) if in_decline(slot) and s.coins(seat_of(attacker)) == 0 else 0

    def protection(self, s: State, slot: Slot, attacker: Slot) -> IllegalAction:
        return AtPeace("liches-unpaid", "UG-R-LICHES-2", seat=int(seat_of(slot)), coins=1)

    def on_lose(self, s: State, slot: Slot, region: i64, attacker: Slot, how: i64) -> None:
        if in_decline(slot) and seat_of(attacker) != seat_of(slot):
            pay(s, seat_of(attacker), seat_of(slot), 1, self.rule, self)
