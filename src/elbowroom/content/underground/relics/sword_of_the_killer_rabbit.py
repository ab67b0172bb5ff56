"""Sword of the Killer Rabbit."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import RaisedRelic, relic_verbs
from elbowroom.engine.actions import NOTHING
from elbowroom.engine.state import State

SWORD, COPY_SWORD = relic_verbs("sword", NOTHING)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwordOfTheKillerRabbit(RaisedRelic):
    key = "sword_of_the_killer_rabbit"
    name = "Sword of the Killer Rabbit"
    rule = "UG-RELIC-SWORD-1"
    summary = "Once a turn a region costs 2 tokens less."
    own = SWORD
    copy = COPY_SWORD
    discount = 2

    def cheaper(self, s: State, slot: i64) -> i64:
        return s.board.everywhere
