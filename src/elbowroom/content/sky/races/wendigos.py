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
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Race, Switch
from elbowroom.engine.regions import BIT, members
from elbowroom.engine.slots import Slot, in_decline
from elbowroom.engine.state import State

CLEAR: Final = verb(
    "clear",
    REGION,
    label="Clear this Forest",
    question="Which Forest do you clear?",
    hint="Drives everybody out and brings you 1 token. You do not get the region. Once per turn.",
    icon="wendigos",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wendigos(Race):
    key = "wendigos"
    name = "Wendigos"
    tokens = 6
    tray = 17
    rule = "SKY-R-WENDIGOS-1"
    summary = (
        "Once per turn you clear any Forest that is neither yours nor immune, and gain 1 Wendigo. An active "
        "race there loses 1 token and withdraws, a race in decline loses them all. This is not a conquest."
    )
    needs = ("forest",)
    verbs = (CLEAR,)
    turn_notes = ("cleared",)
    switches = (
        Switch("wendigoIgnoresImmunity", False, True),
        Switch("wendigoNeedsVictim", False, True),
        Switch("wendigoClearsNatives", True, False),
    )
    clears_natives = True

    def _forests(self, s: State, slot: Slot) -> i64:
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

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and not s.note(self, 0) and not s.armed:
            add_each(out, CLEAR, self._forests(s, slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != CLEAR[0].kind:
            return False
        region = action.target
        s.set_note(self, 0, 1)
        s.begin_conquests()
        s.tell_deed(self, slot, "cleared", region)
        owner = s.owner(region)
        everybody = s.tokens(region) if owner >= 0 and in_decline(owner) else 1
        if self._drives_out(s, region):
            overrun(s, slot, region, everybody, conquers=False, spares=False)
        s.recruit(slot, 1)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != CLEAR[0].kind:
            return None
        bit = BIT[action.target]
        region = int(action.target)
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("clear-when", self.rule)
        if s.armed:
            return ChoicePending("clear-after-raised", "UG-RELIC-8")
        if s.note(self, 0):
            return AlreadyUsed("cleared-already", self.rule)
        if not s.board.forest & bit:
            return NotHabitable("no-forest", self.rule, region=region)
        if s.occupied(slot) & bit:
            return NotConvertible("own-forest", "SKY-R-WENDIGOS-3", region=region)
        strict = s.rules.switches["wendigoIgnoresImmunity"] is False
        kept = attack_refusal(s, slot, region, "SKY-R-WENDIGOS-3", immunity=strict)
        if kept is not None:
            return kept
        return NotConvertible("nobody-to-drive-out", "SKY-R-WENDIGOS-4", region=region)

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != CLEAR[0].kind:
            return None
        return Fact("clear", tokens=1) if s.tray(self.index) else Fact("clear-for-nothing")
