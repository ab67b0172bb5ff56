"""Scepter of Avarice."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import USED, PlacedRelic, relic_verbs
from elbowroom.engine.actions import REGION, Action
from elbowroom.engine.facts import Fact
from elbowroom.engine.preview import coins_of_turn
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import bank_score
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

SCEPTER, COPY_SCEPTER = relic_verbs(
    "scepter",
    REGION,
    icon="scepter_of_avarice",
    label=(
        "Place the Scepter",
        "Bag as Scepter here",
    ),
    question=(
        "Where does the Scepter go?",
        "Where does the Bag work as the Scepter?",
    ),
    hint=(
        "The bank pays double for this region this turn.",
        "The bank pays double for this region this turn.",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScepterOfAvarice(PlacedRelic):
    key = "scepter_of_avarice"
    name = "Scepter of Avarice"
    rule = "UG-RELIC-SCEPTER-1"
    summary = (
        "Before scoring put it into one of your regions: the coins the bank pays for that region are doubled this turn."
    )
    because = "its region pays twice"
    own = SCEPTER
    copy = COPY_SCEPTER
    verbs = (SCEPTER, COPY_SCEPTER)
    doubles = True

    def doubled(self, s: State, slot: Slot) -> i64:
        return BIT[s.site_region(self.index)] if s.note(self, USED) else 0

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        coins = coins_of_turn(s, action) - int(bank_score(s, seat_of(slot)))
        return Fact("scepter", copied=copied, region=int(action.target), coins=coins)
