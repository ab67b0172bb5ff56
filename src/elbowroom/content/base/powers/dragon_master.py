"""Dragon Master."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.conquest import ability_targets, conquer, single_token
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NotEnoughTokens, NotHabitable, WrongDecision
from elbowroom.engine.explain import target_refusal
from elbowroom.engine.hooks import BY_MARKER, Marker, Power
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

DRAGON: Final = verb("dragon", REGION)


@mypyc_attr(allow_interpreted_subclasses=True)
class DragonMaster(Power):
    key = "dragon_master"
    name = "Dragon Master"
    tokens = 5
    rule = "BASE-P-DRAGONMASTER-1"
    summary = "Once a turn the Dragon conquers a region with a single token and makes it immune."
    markers = (Marker("dragon", "Dragon", 1, "BASE-P-DRAGONMASTER-3", immune=True),)
    turn_notes = ("flown",)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.hand(slot) > 0 and s.note(self, 0) == 0:
            regions = ability_targets(s, slot) & s.board.land
            while regions:
                r = first(regions)
                regions &= regions - 1
                if s.hand(slot) >= single_token(s, slot, r):
                    out.append(DRAGON[r])

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != DRAGON[0].kind:
            return False
        s.set_note(self, 0, 1)
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))
        conquer(s, slot, action.target, single_token(s, slot, action.target), BY_MARKER)
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != DRAGON[0].kind:
            return None
        if not s.conquering or s.acting != slot:
            return WrongDecision("the Dragon flies among the conquests of its race", "BASE-P-DRAGONMASTER-5")
        if s.note(self, 0):
            return AlreadyUsed("the Dragon has conquered a region this turn", self.rule)
        general = target_refusal(s, slot, action.target)
        if general is None and not s.board.land & BIT[action.target]:
            return NotHabitable("the Dragon does not conquer water", "BASE-P-DRAGONMASTER-2")
        return general or NotEnoughTokens("this race needs more than one token", "MIX-4.6")
