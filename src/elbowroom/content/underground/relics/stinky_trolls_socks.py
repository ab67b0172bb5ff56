"""Stinky Troll's Socks."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import RaisedRelic, relic_verbs
from elbowroom.engine.actions import NOTHING
from elbowroom.engine.state import State

SOCKS, COPY_SOCKS = relic_verbs("socks", NOTHING)


@mypyc_attr(allow_interpreted_subclasses=True)
class StinkyTrollsSocks(RaisedRelic):
    key = "stinky_trolls_socks"
    name = "Stinky Troll's Socks"
    rule = "UG-RELIC-SOCKS-1"
    summary = "Once a turn a region is conquered as if it were empty; its defenders flee without losing a token."
    own = SOCKS
    copy = COPY_SOCKS

    def as_if_empty(self, s: State, slot: i64) -> i64:
        return s.board.everywhere

    def toll(self, s: State, slot: i64, lost: i64) -> i64:
        return 0
