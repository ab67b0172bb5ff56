"""Will-o'-Wisps."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.conquest import HIGHEST_ROLL, Prices, ability_targets, conquer_for, cost, fail
from elbowroom.engine.errors import DieNotAllowed, IllegalAction, WrongDecision
from elbowroom.engine.explain import target_refusal
from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

WISP: Final = verb("wisp", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class WillOWisps(Race):
    key = "will_o_wisps"
    name = "Will-o'-Wisps"
    tokens = 6
    tray = 11
    rule = "UG-R-WISPS-1"
    summary = "They may roll the die before conquering a Mystic Crystal, or a region beside one they hold."
    needs = ("magic",)

    def _lit(self, s: State, slot: i64) -> i64:
        """Crystals, and what is adjacent to those held."""
        return s.board.magic | s.linked(slot, s.occupied(slot) & s.board.magic)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        hand = s.hand(slot)
        if s.conquering and hand > 0:
            regions = ability_targets(s, slot) & self._lit(s, slot)
            prices = Prices(s, slot)
            while regions:
                r = first(regions)
                regions &= regions - 1
                if prices.of(s, r) - hand <= HIGHEST_ROLL:
                    out.append(WISP[r])

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != WISP[0].kind:
            return False
        region = action.target
        pips = s.chance.roll()
        s.tell("rolled", slot // 3, region, pips)
        needed = max(1, cost(s, slot, region) - pips)
        if s.hand(slot) >= needed:
            conquer_for(s, slot, region, needed)
        else:
            s.tell("attempt failed", slot // 3, region, needed - s.hand(slot))
            fail(s, slot, region)
            s.end_conquests()
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != WISP[0].kind:
            return None
        region = action.target
        if not s.conquering or s.acting != slot:
            return WrongDecision("the Wisps roll among their conquests", self.rule)
        general = target_refusal(s, slot, region)
        if general is not None:
            return general
        if not self._lit(s, slot) & BIT[region]:
            return DieNotAllowed(f"region {region + 1} is no Crystal and beside none of the Wisps'", self.rule)
        missing = cost(s, slot, region) - s.hand(slot)
        return DieNotAllowed(f"{missing} tokens are missing, the die gives at most {HIGHEST_ROLL}", "UG-R-WISPS-3")
