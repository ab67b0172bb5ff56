"""Vengeful."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Power
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Vengeful(Power):
    key = "vengeful"
    name = "Vengeful"
    tokens = 4
    rule = "UG-P-VENGEFUL-2"
    summary = "Regions of players who attacked since the last turn cost 1 token less."
    # The set of seats marked by each seat: a badge that is lent can change hands while markers are out.
    notes = ("marked_1", "marked_2", "marked_3", "marked_4", "marked_5", "marked_6")

    def on_attacked(self, s: State, slot: i64, defender: i64, region: i64, attacker: i64) -> None:
        seat = slot // 3
        s.set_note(self, seat, s.note(self, seat) | BIT[attacker // 3])

    def cheaper(self, s: State, slot: i64) -> i64:
        marked = s.note(self, slot // 3)
        regions: i64 = 0
        seat: i64 = 0
        while seat < s.rules.players:
            if marked & BIT[seat]:
                regions |= s.owned(seat)
            seat += 1
        return regions

    def on_turn_end(self, s: State, slot: i64) -> None:
        s.set_note(self, slot // 3, 0)

    def on_decline(self, s: State, slot: i64) -> None:
        s.set_note(self, slot // 3, 0)
