"""Shiny Orb."""

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.conversion import convert, victims, why_not_convert
from elbowroom.content.underground.relic import Relic, relic_verbs
from elbowroom.engine.actions import REGION, Action, add_each
from elbowroom.engine.errors import IllegalAction
from elbowroom.engine.rules import CONVERSION_NEEDS_TOKEN
from elbowroom.engine.state import State

ORB, COPY_ORB = relic_verbs("orb", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShinyOrb(Relic):
    key = "shiny_orb"
    name = "Shiny Orb"
    rule = "UG-RELIC-ORB-1"
    summary = "Once a turn an active opponent's lone token is replaced with one of the race."
    switches = (CONVERSION_NEEDS_TOKEN,)
    own = ORB
    copy = COPY_ORB

    def offer(self, s: State, slot: i64, verbs: list[Action], out: list[Action]) -> None:
        add_each(out, verbs, victims(s, slot))

    def use(self, s: State, slot: i64, target: i64) -> i64:
        convert(s, slot, target)
        return target

    def why_not(self, s: State, slot: i64, target: i64) -> IllegalAction:
        return why_not_convert(s, slot, target, self.rule)
