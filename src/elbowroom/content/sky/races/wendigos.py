"""Wendigos."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import banned, overrun, plain, protected
from elbowroom.engine.errors import (
    AlreadyUsed,
    ChoicePending,
    IllegalAction,
    NotConvertible,
    NotHabitable,
    WrongDecision,
)
from elbowroom.engine.explain import attack_refusal
from elbowroom.engine.hooks import Race, Switch
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.state import State

CLEAR: Final = verb("clear", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wendigos(Race):
    key = "wendigos"
    name = "Wendigos"
    tokens = 6
    tray = 17
    rule = "SKY-R-WENDIGOS-1"
    summary = "Once a turn they drive everybody out of any Forest and gain a token."
    needs = ("forest",)
    turn_notes = ("cleared",)
    switches = (
        Switch("wendigoIgnoresImmunity", False, True),
        Switch("wendigoNeedsVictim", False, True),
        Switch("wendigoClearsNatives", True, False),
    )
    clears_natives = True

    def _forests(self, s: State, slot: i64) -> i64:
        """Forests that may be cleared (SKY-R-WENDIGOS-3, -4)."""
        regions = s.board.forest & ~s.occupied(slot) & ~plain(s, slot)
        if s.rules.switches["wendigoIgnoresImmunity"] is True:
            regions &= ~protected(s, slot)
        else:
            regions &= ~banned(s, slot)
        if s.rules.switches["wendigoNeedsVictim"] is True:
            for region in members(regions):
                if not self._drives_out(s, region):
                    regions &= ~BIT[region]
        return regions

    def _drives_out(self, s: State, region: i64) -> bool:
        """Whether anybody would leave the Forest (SKY-R-WENDIGOS-8)."""
        return s.tokens(region) > 0 or (s.natives(region) > 0 and s.rules.switches["wendigoClearsNatives"] is True)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and not s.note(self, 0) and not s.armed:
            add_each(out, CLEAR, self._forests(s, slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != CLEAR[0].kind:
            return False
        region = action.target
        s.set_note(self, 0, 1)
        s.begin_conquests()
        s.tell("cleared", slot // 3, region)
        owner = s.owner(region)
        everybody = s.tokens(region) if owner >= 0 and owner % 3 else 1
        if self._drives_out(s, region):
            overrun(s, slot, region, everybody, conquers=False, spares=False)
        s.recruit(slot, 1)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != CLEAR[0].kind:
            return None
        bit = BIT[action.target]
        where = f"region {action.target + 1}"
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("a Forest is cleared among the conquests, not with a roll", self.rule)
        if s.armed:
            return ChoicePending("what has been raised must serve a conquest before a Forest is cleared", "UG-RELIC-8")
        if s.note(self, 0):
            return AlreadyUsed("a Forest has been cleared this turn", self.rule)
        if not s.board.forest & bit:
            return NotHabitable(f"{where} is no Forest", self.rule)
        if s.occupied(slot) & bit:
            return NotConvertible(f"{where} is a Forest of the Wendigos themselves", "SKY-R-WENDIGOS-3")
        strict = s.rules.switches["wendigoIgnoresImmunity"] is False
        kept = attack_refusal(s, slot, action.target, "SKY-R-WENDIGOS-3", immunity=strict)
        if kept is not None:
            return kept
        return NotConvertible(f"nobody is in {where} who could be driven out", "SKY-R-WENDIGOS-4")
