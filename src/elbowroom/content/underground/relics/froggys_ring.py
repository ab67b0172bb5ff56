"""Froggy's Ring."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import USED, PlacedRelic, relic_verbs
from elbowroom.engine.actions import REGION, Action
from elbowroom.engine.conquest import immune
from elbowroom.engine.facts import Fact
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import take_from_neighbours
from elbowroom.engine.slots import Slot, active_of, seat_of
from elbowroom.engine.state import State

RING, COPY_RING = relic_verbs(
    "ring",
    REGION,
    icon="froggys_ring",
    label=(
        "Place the Ring",
        "Bag as Ring here",
    ),
    question=(
        "Where does the Ring go?",
        "Where does the Bag work as the Ring?",
    ),
    hint=(
        "Take 1 coin from each opponent whose active race stands next to this region.",
        "Take 1 coin from each opponent whose active race stands next to this region.",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class FroggysRing(PlacedRelic):
    key = "froggys_ring"
    name = "Froggy's Ring"
    rule = "UG-RELIC-RING-1"
    summary = (
        "Before scoring put it into one of your regions: you take 1 coin from each opponent whose active race"
        " stands next to it."
    )
    because = "paid by those next to it"
    own = RING
    copy = COPY_RING
    verbs = (RING, COPY_RING)

    def collect(self, s: State, slot: Slot) -> None:
        if s.note(self, USED):
            self.collect_at(s, slot, s.site_region(self.index))

    def collect_at(self, s: State, slot: Slot, region: i64) -> None:
        take_from_neighbours(s, slot, BIT[region], self.rule, self)

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        around = s.linked(slot, BIT[action.target]) & ~immune(s, seat_of(slot))
        payers = tuple(
            [
                other
                for other in range(s.rules.players)
                if other != seat_of(slot) and s.occupied(active_of(other)) & around
            ]
        )
        return Fact("ring", copied=copied, region=int(action.target), count=len(payers), other=payers)
