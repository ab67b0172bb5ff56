"""Vengeful."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Vengeful(Power):
    key = "vengeful"
    name = "Vengeful"
    tokens = 4
    rule = "UG-P-VENGEFUL-2"
    summary = (
        "Whoever attacked you since your last turn is marked: in your turn all regions of that player cost "
        "you 1 token less."
    )
    # The set of seats marked by each seat: a badge that is lent can change hands while markers are out.
    notes = ("marked_1", "marked_2", "marked_3", "marked_4", "marked_5", "marked_6")
    because = "revenge for an attack"

    def on_attacked(self, s: State, slot: Slot, defender: Slot, region: i64, attacker: Slot) -> None:
        seat = seat_of(slot)
        if not s.note(self, seat) & BIT[seat_of(attacker)]:
            s.set_note(self, seat, s.note(self, seat) | BIT[seat_of(attacker)])
            s.tell_deed(self, slot, "vengeance", other=seat_of(attacker))

    def cheaper(self, s: State, slot: Slot) -> i64:
        marked = s.note(self, seat_of(slot))
        regions: i64 = 0
        seat: i64 = 0
        while seat < s.rules.players:
            if marked & BIT[seat]:
                regions |= s.owned(seat)
            seat += 1
        return regions

    def on_turn_end(self, s: State, slot: Slot) -> None:
        s.set_note(self, seat_of(slot), 0)

    def on_decline(self, s: State, slot: Slot) -> None:
        s.set_note(self, seat_of(slot), 0)

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        marked = tuple(members(s.note(self, seat))) if seat == seat_of(slot) else ()
        return [Fact("revenge-on", others=marked)] if marked else []
