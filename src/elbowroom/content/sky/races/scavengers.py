"""Scavengers."""

from mypy_extensions import mypyc_attr

from elbowroom.engine.buried import all_buried, buried
from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import members
from elbowroom.engine.slots import Slot, in_decline
from elbowroom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scavengers(Race):
    key = "scavengers"
    name = "Scavengers"
    tokens = 6
    tray = 11
    rule = "SKY-R-SCAVENGERS-1"
    summary = (
        "Tokens of a race in decline that you conquer stay buried under you: +1 defence for the region, and "
        "their owner still scores them. When you decline they are gone."
    )

    def buries(self, s: State, slot: Slot, defender: Slot) -> bool:
        return in_decline(defender)

    def problems(self, s: State) -> list[str]:
        """SKY-9.4: tokens are buried only under active Scavengers, those of one race in a region."""
        found: list[str] = []
        for r in members(all_buried(s)):
            if in_decline(s.owner(r)) or s.race(s.owner(r)) != self.index:
                found.append(f"SKY-9.4: tokens are buried in region {r + 1}, where no active Scavengers stand")
            if sum(r in members(buried(s, slot)) for slot in range(s.rules.slots)) > 1:
                found.append(f"SKY-9.4: tokens of two races are buried in region {r + 1}")
        return found
