"""As docs/extend.md of 0.1.0 shows it."""

from mypy_extensions import i64

from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.state import State

HEDGES = 4


class Hedged(Power):
    key = "hedged"
    name = "Hedged"
    tokens = 4
    summary = "A Hedge grows where they drive somebody out, up to four; each adds one to the defence of its region."
    markers = (Marker("hedge", "Hedge", HEDGES, "BASE-C-5", defence=1),)

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        if not was_empty and s.markers_on_board(self.marker) < HEDGES:
            s.put_marker(self.marker, region)
