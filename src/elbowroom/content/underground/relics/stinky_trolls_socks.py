"""Stinky Troll's Socks."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import RaisedRelic, relic_verbs
from elbowroom.engine.actions import NOTHING, Action
from elbowroom.engine.facts import Fact
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

SOCKS, COPY_SOCKS = relic_verbs(
    "socks",
    NOTHING,
    icon="stinky_trolls_socks",
    label=(
        "Use the Socks",
        "Bag as Socks",
    ),
    question=(
        "Use the Socks for your next conquest?",
        "Let the Bag be the Socks for your next conquest?",
    ),
    hint=(
        "Your next conquest costs as if nobody were there; the defenders flee unharmed.",
        "Your next conquest costs as if nobody were there. The Bag works once per turn.",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class StinkyTrollsSocks(RaisedRelic):
    key = "stinky_trolls_socks"
    name = "Stinky Troll's Socks"
    rule = "UG-RELIC-SOCKS-1"
    summary = "Once per turn you conquer a region as if nobody were in it. The defenders flee without losing a token."
    because = "raised for this conquest"
    own = SOCKS
    copy = COPY_SOCKS
    verbs = (SOCKS, COPY_SOCKS)

    def as_if_empty(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere

    def toll(self, s: State, slot: Slot, lost: i64) -> i64:
        return 0

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        return Fact("socks", copied=copied)
