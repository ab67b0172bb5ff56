"""Dragon Master."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.conquest import ability_targets, conquer, single_token
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NotEnoughTokens, NotHabitable, WrongDecision
from elbowroom.engine.explain import target_refusal
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import BY_MARKER, Marker, Power
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot
from elbowroom.engine.state import State

DRAGON: Final = verb(
    "dragon",
    REGION,
    label="Send the Dragon",
    question="Where does the Dragon fly?",
    hint="Takes this region with a single token and makes it immune. Once per turn.",
    icon="dragon",
    order=3,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class DragonMaster(Power):
    key = "dragon_master"
    name = "Dragon Master"
    tokens = 5
    rule = "BASE-P-DRAGONMASTER-1"
    summary = (
        "Once per turn your Dragon conquers a region within reach with just 1 token, whatever defends it. The"
        " region is immune while the Dragon stays."
    )
    markers = (
        Marker(
            "dragon",
            "Dragon",
            1,
            "BASE-P-DRAGONMASTER-3",
            immune=True,
            summary="Immune: no opponent can conquer or affect this region while the Dragon stays.",
        ),
    )
    verbs = (DRAGON,)
    turn_notes = ("flown",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.hand(slot) > 0 and s.note(self, 0) == 0:
            regions = ability_targets(s, slot) & s.board.land
            while regions:
                r = first(regions)
                regions &= regions - 1
                if s.hand(slot) >= single_token(s, slot, r):
                    out.append(DRAGON[r])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != DRAGON[0].kind:
            return False
        s.set_note(self, 0, 1)
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))
        conquer(s, slot, action.target, single_token(s, slot, action.target), BY_MARKER)
        s.put_marker(self.marker, action.target)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != DRAGON[0].kind:
            return None
        if not s.conquering or s.acting != slot:
            return WrongDecision("dragon-when", "BASE-P-DRAGONMASTER-5")
        if s.note(self, 0):
            return AlreadyUsed("dragon-flown", self.rule)
        general = target_refusal(s, slot, action.target)
        if general is not None:
            return general
        if not s.board.land & BIT[action.target]:
            return NotHabitable("dragon-no-water", "BASE-P-DRAGONMASTER-2")
        needed = int(single_token(s, slot, action.target))
        return NotEnoughTokens("ability-needs", "MIX-4.6", needed=needed, hand=int(s.hand(slot)))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != DRAGON[0].kind:
            return None
        return Fact("dragon", tokens=int(single_token(s, slot, action.target)))
