"""Flying Doormat."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import RaisedRelic, relic_verbs
from elbowroom.engine.actions import NOTHING
from elbowroom.engine.state import State

DOORMAT, COPY_DOORMAT = relic_verbs("doormat", NOTHING)


@mypyc_attr(allow_interpreted_subclasses=True)
class FlyingDoormat(RaisedRelic):
    key = "flying_doormat"
    name = "Flying Doormat"
    rule = "UG-RELIC-DOORMAT-1"
    summary = "Once a turn any region is in reach of a conquest."
    own = DOORMAT
    copy = COPY_DOORMAT

    def entry(self, s: State, slot: i64, regions: i64) -> i64:
        return s.board.everywhere

    def adjacency(self, s: State, slot: i64, sources: i64, regions: i64) -> i64:
        return s.board.everywhere if sources else regions
