"""Kraken."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import IllegalAction, NotHabitable, NotYours, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.redeploy import give_up
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot, in_decline
from elbowroom.engine.state import State

LEAVE: Final = verb(
    "leave",
    REGION,
    label="Leave this River",
    question="Which River do your Kraken leave?",
    hint="The Kraken here return to your hand.",
    icon="kraken",
    order=93,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kraken(Race):
    key = "kraken"
    name = "Kraken"
    tokens = 5
    tray = 10
    rule = "UG-R-KRAKEN-1"
    summary = "You may keep River regions and score them, even in decline."
    verbs = (LEAVE,)
    needs = ("sea", "lake", "river")
    in_decline = True

    def habitable(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | s.board.water

    def may_stay(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | s.board.river

    def _rivers(self, s: State, slot: Slot) -> i64:
        """River regions that may be given up now."""
        if s.phase != REDEPLOY or slot != s.acting or in_decline(slot):
            return 0
        return s.occupied(slot) & s.board.river

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        add_each(out, LEAVE, self._rivers(s, slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != LEAVE[0].kind:
            return False
        give_up(s, slot, action.target)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != LEAVE[0].kind:
            return None
        if in_decline(slot):
            return WrongDecision("kraken-in-decline", "UG-R-KRAKEN-2")
        if s.phase != REDEPLOY or slot != s.acting:
            return WrongDecision("kraken-in-redeployment", self.rule)
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours("no-kraken-there", self.rule, region=int(action.target))
        return NotHabitable("no-river", self.rule, region=int(action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != LEAVE[0].kind:
            return None
        return Fact("leave", region=int(action.target), tokens=int(s.tokens(action.target)))
