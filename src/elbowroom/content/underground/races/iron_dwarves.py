"""Iron Dwarves."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.events import Forged
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Race
from elbowroom.engine.phases import AFTERMATH, CONQUER, REDEPLOY
from elbowroom.engine.regions import count, first
from elbowroom.engine.slots import Slot, seat_of
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
    summary = (
        "In each redeployment you forge 1 Silver Hammer per Mine you hold, up to 7. A Hammer conquers like a "
        "token and comes back every turn, but each conquest needs at least 1 Dwarf."
    )
    because = "Silver Hammers"
    needs = ("mine",)
    markers = (
        Marker(
            "silver_hammer",
            "Silver Hammer",
            SUPPLY,
            "UG-R-IRONDWARVES-2",
            piles=True,
            summary="Helped to conquer here. It does not defend and returns after redeployment.",
            sign="τ",
        ),
    )
    notes = ("hammers_owned", "hammers_in_hand")

    def problems(self, s: State) -> list[str]:
        found: list[str] = []
        if not s.note(self, IN_HAND) <= s.note(self, OWNED) <= SUPPLY:
            found.append(f"UG-12.4: {s.note(self, OWNED)} Hammers owned, {s.note(self, IN_HAND)} in hand")
        if s.marked(self.marker) and s.phase not in (CONQUER, AFTERMATH, REDEPLOY):
            found.append("UG-12.4: a Hammer is still on the map")
        return found

    def on_ready(self, s: State, slot: Slot) -> None:
        s.set_note(self, IN_HAND, s.note(self, OWNED))

    def support(self, s: State, slot: Slot) -> i64:
        return s.note(self, IN_HAND)

    def on_supported(self, s: State, slot: Slot, region: i64, amount: i64) -> None:
        s.set_note(self, IN_HAND, s.note(self, IN_HAND) - amount)
        while amount > 0:
            s.put_marker(self.marker, region)
            amount -= 1

    def on_redeploy(self, s: State, slot: Slot) -> None:
        forged = min(count(s.occupied(slot) & s.board.mine), SUPPLY - s.note(self, OWNED))
        s.set_note(self, OWNED, s.note(self, OWNED) + forged)
        if s.events is not None and forged > 0:
            s.tell(Forged(seat_of(slot), self.key, forged, rule=self.rule))

    def on_redeployed(self, s: State, slot: Slot) -> None:
        """No Hammer stays on the map (UG-R-IRONDWARVES-5)."""
        while s.marked(self.marker):
            s.clear_marker(self.marker, first(s.marked(self.marker)))
        s.set_note(self, IN_HAND, s.note(self, OWNED))

    def on_decline(self, s: State, slot: Slot) -> None:
        s.set_note(self, OWNED, 0)
        s.set_note(self, IN_HAND, 0)

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        owned, ready = int(s.note(self, OWNED)), int(s.note(self, IN_HAND))
        if not owned or seat != seat_of(slot):
            return []
        return [Fact("hammers", count=owned) if ready == owned else Fact("hammers-in-hand", count=owned, hand=ready)]
