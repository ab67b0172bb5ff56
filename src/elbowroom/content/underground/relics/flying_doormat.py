"""Flying Doormat."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import RaisedRelic, relic_verbs
from elbowroom.engine.actions import NOTHING, Action
from elbowroom.engine.facts import Fact
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

DOORMAT, COPY_DOORMAT = relic_verbs(
    "doormat",
    NOTHING,
    icon="flying_doormat",
    label=(
        "Use the Doormat",
        "Bag as Doormat",
    ),
    question=(
        "Use the Doormat for your next conquest?",
        "Let the Bag be the Doormat for your next conquest?",
    ),
    hint=(
        "For your next conquest any region is within reach.",
        "For your next conquest any region is within reach. The Bag works once per turn.",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class FlyingDoormat(RaisedRelic):
    key = "flying_doormat"
    name = "Flying Doormat"
    rule = "UG-RELIC-DOORMAT-1"
    summary = "Once per turn you may conquer a region anywhere on the board, at its usual cost."
    own = DOORMAT
    copy = COPY_DOORMAT
    verbs = (DOORMAT, COPY_DOORMAT)

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        return s.board.everywhere

    def adjacency(self, s: State, slot: Slot, sources: i64, regions: i64) -> i64:
        return s.board.everywhere if sources else regions

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        return Fact("doormat", copied=copied)
