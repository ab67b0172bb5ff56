"""Storm Giants."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.conquest import ability_targets, banned, conquer, plain, single_token
from elbowroom.engine.errors import (
    AlreadyUsed,
    IllegalAction,
    NotAnEntry,
    NotEnoughTokens,
    NotHabitable,
    OutOfReach,
    WrongDecision,
)
from elbowroom.engine.explain import attack_refusal, target_refusal
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import BY_MARKER, Race, Switch
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

BOLT: Final = verb(
    "bolt",
    REGION,
    label="Strike with a Bolt",
    question="Which Mountain does a Bolt strike?",
    hint="Takes this Mountain with a single token, whatever defends it. 2 Bolts per turn.",
    icon="storm_giants",
    order=9,
)
A_TURN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class StormGiants(Race):
    key = "storm_giants"
    name = "Storm Giants"
    tokens = 6
    tray = 11
    rule = "SKY-R-STORM-GIANTS-3"
    summary = (
        "Each turn you have 2 Lightning Bolts: each conquers a Mountain within your reach with just 1 token. "
        "You may enter the map anywhere in the Sky."
    )
    needs = ("mountain", "sky")
    verbs = (BOLT,)
    turn_notes = ("bolts_used",)
    switches = (Switch("boltsAnywhere", False, True),)

    def entry(self, s: State, slot: Slot, regions: i64) -> i64:
        return regions | (s.board.sky & s.board.land)

    def _mountains(self, s: State, slot: Slot) -> i64:
        """Mountains a Bolt may strike."""
        if s.rules.switches["boltsAnywhere"] is True:
            return s.board.mountain & ~s.occupied(slot) & ~banned(s, slot) & ~plain(s, slot)
        return s.board.mountain & ability_targets(s, slot)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and s.hand(slot) > 0 and s.note(self, 0) < A_TURN:
            regions = self._mountains(s, slot)
            while regions:
                r = first(regions)
                regions &= regions - 1
                if s.hand(slot) >= single_token(s, slot, r):
                    out.append(BOLT[r])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != BOLT[0].kind:
            return False
        s.set_note(self, 0, s.note(self, 0) + 1)
        s.tell_deed(self, slot, "struck", action.target)
        conquer(s, slot, action.target, single_token(s, slot, action.target), BY_MARKER)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != BOLT[0].kind:
            return None
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("bolts-when", "SKY-R-STORM-GIANTS-7")
        if s.note(self, 0) >= A_TURN:
            return AlreadyUsed("bolts-used", self.rule, count=A_TURN)
        if not s.board.mountain & BIT[action.target]:
            return NotHabitable("no-mountain", self.rule, region=int(action.target))
        anywhere = s.rules.switches["boltsAnywhere"] is True
        general = target_refusal(s, slot, action.target)
        if anywhere and isinstance(general, (OutOfReach, NotAnEntry)):
            general = attack_refusal(s, slot, action.target, "SKY-R-STORM-GIANTS-7")
        if general is not None:
            return general
        needed = int(single_token(s, slot, action.target))
        return NotEnoughTokens("ability-needs", "SKY-R-STORM-GIANTS-7", needed=needed, hand=int(s.hand(slot)))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != BOLT[0].kind:
            return None
        return Fact("bolt", tokens=int(single_token(s, slot, action.target)))

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        if slot != s.acting or not s.conquering or seat != seat_of(slot):
            return []
        return [Fact("bolts-left", count=A_TURN - int(s.note(self, 0)))]
