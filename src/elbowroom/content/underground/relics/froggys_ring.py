"""Froggy's Ring."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import USED, PlacedRelic, relic_verbs
from elbowroom.engine.actions import REGION
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import take_from_neighbours
from elbowroom.engine.state import State

RING, COPY_RING = relic_verbs("ring", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class FroggysRing(PlacedRelic):
    key = "froggys_ring"
    name = "Froggy's Ring"
    rule = "UG-RELIC-RING-1"
    summary = "Placed in a region, it takes 1 coin from every opponent with an active race next to it."
    own = RING
    copy = COPY_RING

    def collect(self, s: State, slot: i64) -> None:
        if s.note(self, USED):
            self.collect_at(s, slot, s.site_region(self.index))

    def collect_at(self, s: State, slot: i64, region: i64) -> None:
        take_from_neighbours(s, slot, BIT[region], self.rule)
