"""Scepter of Avarice."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import USED, PlacedRelic, relic_verbs
from elbowroom.engine.actions import REGION
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State

SCEPTER, COPY_SCEPTER = relic_verbs("scepter", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class ScepterOfAvarice(PlacedRelic):
    key = "scepter_of_avarice"
    name = "Scepter of Avarice"
    rule = "UG-RELIC-SCEPTER-1"
    summary = "Placed in a region, it doubles the coins the bank pays for it this turn."
    own = SCEPTER
    copy = COPY_SCEPTER
    doubles = True

    def doubled(self, s: State, slot: i64) -> i64:
        return BIT[s.site_region(self.index)] if s.note(self, USED) else 0
