"""Iron Dwarves."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.hooks import Marker, Race
from elbowroom.engine.phases import AFTERMATH, CONQUER, REDEPLOY
from elbowroom.engine.regions import count, first
from elbowroom.engine.state import State

SUPPLY: Final = 7

OWNED: Final = 0
IN_HAND: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class IronDwarves(Race):
    key = "iron_dwarves"
    name = "Iron Dwarves"
    tokens = 7
    tray = 12
    rule = "UG-R-IRONDWARVES-2"
    summary = "Each turn they forge a Silver Hammer for every Mine they hold; a Hammer conquers like a token."
    needs = ("mine",)
    markers = (Marker("silver_hammer", "Silver Hammer", SUPPLY, "UG-R-IRONDWARVES-2", piles=True),)
    notes = ("hammers_owned", "hammers_in_hand")

    def problems(self, s: State) -> list[str]:
        found: list[str] = []
        if not s.note(self, IN_HAND) <= s.note(self, OWNED) <= SUPPLY:
            found.append(f"UG-12.4: {s.note(self, OWNED)} Hammers owned, {s.note(self, IN_HAND)} in hand")
        if s.marked(self.marker) and s.phase not in (CONQUER, AFTERMATH, REDEPLOY):
            found.append("UG-12.4: a Hammer is still on the map")
        return found

    def on_ready(self, s: State, slot: i64) -> None:
        s.set_note(self, IN_HAND, s.note(self, OWNED))

    def support(self, s: State, slot: i64) -> i64:
        return s.note(self, IN_HAND)

    def on_supported(self, s: State, slot: i64, region: i64, amount: i64) -> None:
        s.set_note(self, IN_HAND, s.note(self, IN_HAND) - amount)
        while amount > 0:
            s.put_marker(self.marker, region)
            amount -= 1

    def on_redeploy(self, s: State, slot: i64) -> None:
        forged = s.note(self, OWNED) + count(s.occupied(slot) & s.board.mine)
        s.set_note(self, OWNED, min(forged, SUPPLY))

    def on_redeployed(self, s: State, slot: i64) -> None:
        """No Hammer stays on the map (UG-R-IRONDWARVES-5)."""
        while s.marked(self.marker):
            s.clear_marker(self.marker, first(s.marked(self.marker)))
        s.set_note(self, IN_HAND, s.note(self, OWNED))

    def on_decline(self, s: State, slot: i64) -> None:
        s.set_note(self, OWNED, 0)
        s.set_note(self, IN_HAND, 0)
