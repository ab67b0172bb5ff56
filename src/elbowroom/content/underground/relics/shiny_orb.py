"""Shiny Orb."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.conversion import convert, from_hand, victims, why_not_convert
from elbowroom.content.underground.relic import Relic, relic_verbs
from elbowroom.engine.actions import REGION, Action, add_each
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.facts import Fact
from elbowroom.engine.rules import CONVERSION_NEEDS_TOKEN
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

ORB, COPY_ORB = relic_verbs(
    "orb",
    REGION,
    icon="shiny_orb",
    label=(
        "Use the Orb",
        "Bag as Orb",
    ),
    question=(
        "Which lone token does the Orb replace?",
        "Which lone token does the Bag replace as the Orb?",
    ),
    hint=(
        "The lone token is replaced with one of yours: the region is conquered.",
        "The lone token is replaced with one of yours: the region is conquered. The Bag works once per turn.",
    ),
    order=(7, 8),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShinyOrb(Relic):
    key = "shiny_orb"
    name = "Shiny Orb"
    rule = "UG-RELIC-ORB-1"
    summary = (
        "Once per turn you may replace an opponent's active token standing alone in a region within your "
        "reach with one of yours. That conquers the region."
    )
    switches = (CONVERSION_NEEDS_TOKEN,)
    own = ORB
    copy = COPY_ORB
    verbs = (ORB, COPY_ORB)

    def offer(self, s: State, slot: Slot, verbs: list[Action], out: list[Action]) -> None:
        add_each(out, verbs, victims(s, slot))

    def use(self, s: State, slot: Slot, target: i64) -> i64:
        convert(s, slot, target)
        return target

    def why_not(self, s: State, slot: Slot, target: i64) -> IllegalAction:
        return why_not_convert(s, slot, target, self.rule)

    def promise(self, s: State, slot: Slot, action: Action, copied: int) -> Fact | None:
        return Fact("orb", copied=copied, from_hand=from_hand(s, slot))
