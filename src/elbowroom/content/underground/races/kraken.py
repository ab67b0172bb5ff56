"""Kraken."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.errors import IllegalAction, NotHabitable, NotYours, WrongDecision
from elbowroom.engine.hooks import Race
from elbowroom.engine.phases import REDEPLOY
from elbowroom.engine.redeploy import give_up
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State

LEAVE: Final = verb("leave", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kraken(Race):
    key = "kraken"
    name = "Kraken"
    tokens = 5
    tray = 10
    rule = "UG-R-KRAKEN-1"
    summary = "They may keep River regions, also in decline."
    needs = ("sea", "lake", "river")
    in_decline = True

    def habitable(self, s: State, slot: i64, regions: i64) -> i64:
        return regions | s.board.water

    def may_stay(self, s: State, slot: i64, regions: i64) -> i64:
        return regions | s.board.river

    def _rivers(self, s: State, slot: i64) -> i64:
        """River regions that may be given up now."""
        if s.phase != REDEPLOY or slot != s.acting or slot % 3:
            return 0
        return s.occupied(slot) & s.board.river

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        add_each(out, LEAVE, self._rivers(s, slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != LEAVE[0].kind:
            return False
        give_up(s, slot, action.target)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != LEAVE[0].kind:
            return None
        if slot % 3:
            return WrongDecision("the Kraken are in decline and leave nothing", "UG-R-KRAKEN-2")
        if s.phase != REDEPLOY or slot != s.acting:
            return WrongDecision("the Kraken leave a River in their redeployment", self.rule)
        if not s.occupied(slot) & BIT[action.target]:
            return NotYours(f"no Kraken are in region {action.target + 1}", self.rule)
        return NotHabitable(f"region {action.target + 1} is no River", self.rule)
