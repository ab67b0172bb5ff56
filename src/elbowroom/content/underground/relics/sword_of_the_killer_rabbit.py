"""Sword of the Killer Rabbit."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.relic import RaisedRelic, relic_verbs
from elbowroom.engine.actions import NOTHING, Action
from elbowroom.engine.facts import Fact
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

SWORD, COPY_SWORD = relic_verbs(
    "sword",
    NOTHING,
    icon="sword_of_the_killer_rabbit",
    label=(
        "Use the Sword",
        "Bag as Sword",
    ),
    question=(
        "Use the Sword for your next conquest?",
        "Let the Bag be the Sword for your next conquest?",
    ),
    hint=(
        "Your next conquest costs 2 tokens less.",
        "Your next conquest costs 2 tokens less. The Bag works once per turn.",
    ),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwordOfTheKillerRabbit(RaisedRelic):
    key = "sword_of_the_killer_rabbit"
    name = "Sword of the Killer Rabbit"
    rule = "UG-RELIC-SWORD-1"
    summary = "Once per turn a region costs you 2 tokens less."
    because = "raised for this conquest"
    own = SWORD
    copy = COPY_SWORD
    verbs = (SWORD, COPY_SWORD)
    discount = 2

    def cheaper(self, s: State, slot: Slot) -> i64:
        return s.board.everywhere

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        return Fact("sword", copied=copied, tokens=self.discount)
