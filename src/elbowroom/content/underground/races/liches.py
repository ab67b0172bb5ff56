"""Liches."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.errors import AtPeace, IllegalAction
from elbowroom.engine.hooks import Race
from elbowroom.engine.scoring import pay
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Liches(Race):
    key = "liches"
    name = "Liches"
    tokens = 5
    tray = 10
    rule = "UG-R-LICHES-1"
    summary = "In decline only: whoever conquers one of their regions pays their player 1 coin, or may not do it."
    in_decline = True

    def protects(self, s: State, slot: i64, attacker: i64) -> i64:
        return s.occupied(slot) if slot % 3 and s.coins(attacker // 3) == 0 else 0

    def protection(self, s: State, slot: i64, attacker: i64) -> IllegalAction:
        owner = f"seat {slot // 3 + 1}"
        return AtPeace(
            f"whoever conquers a region of the Liches in decline pays {owner} 1 coin, and there is none",
            "UG-R-LICHES-2",
        )

    def on_lose(self, s: State, slot: i64, region: i64, attacker: i64, how: i64) -> None:
        if slot % 3 and attacker // 3 != slot // 3:
            pay(s, attacker // 3, slot // 3, 1, self.rule)
