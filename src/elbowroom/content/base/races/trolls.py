"""Trolls."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Marker, Race
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Trolls(Race):
    key = "trolls"
    name = "Trolls"
    tokens = 5
    tray = 10
    rule = "BASE-R-TROLLS-1"
    summary = "Each of your regions gets a Troll's Lair: +1 defence, even in decline."
    markers = (
        Marker(
            "lair",
            "Troll's Lair",
            10,
            "BASE-R-TROLLS-1",
            defence=1,
            stays_in_decline=True,
            summary="+1 defence, even in decline.",
        ),
    )

    def on_conquer(self, s: State, slot: Slot, region: i64, was_empty: bool, how: i64) -> None:
        s.put_marker(self.marker, region)
