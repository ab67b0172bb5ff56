"""Will-o'-Wisps."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, verb
from elbowroom.engine.chance import DIE_FACES
from elbowroom.engine.conquest import HIGHEST_ROLL, Prices, ability_targets, conquer_for, cost, fail
from elbowroom.engine.errors import DieNotAllowed, IllegalAction, WrongDecision
from elbowroom.engine.events import AttemptFailed, Rolled
from elbowroom.engine.explain import target_refusal
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Race
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

WISP: Final = verb(
    "wisp",
    REGION,
    label="Roll, then conquer",
    question="Which region do you roll for?",
    hint="The roll adds to your strength. If it is not enough, your conquests end.",
    icon="die",
    order=11,
    rolls=True,
    final=True,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class WillOWisps(Race):
    key = "will_o_wisps"
    name = "Will-o'-Wisps"
    tokens = 6
    tray = 11
    rule = "UG-R-WISPS-1"
    summary = (
        "Before you conquer a Mystic Crystal, or a region beside a Crystal you hold, you may roll the die for"
        " extra strength. If it is enough you must conquer; if not, your conquests end."
    )
    verbs = (WISP,)
    needs = ("magic",)

    def _lit(self, s: State, slot: Slot) -> i64:
        """Crystals, and what is adjacent to those held."""
        return s.board.magic | s.linked(slot, s.occupied(slot) & s.board.magic)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        hand = s.hand(slot)
        if s.conquering and hand > 0:
            regions = ability_targets(s, slot) & self._lit(s, slot)
            prices = Prices(s, slot)
            while regions:
                r = first(regions)
                regions &= regions - 1
                if prices.of(s, r) - hand <= HIGHEST_ROLL:
                    out.append(WISP[r])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != WISP[0].kind:
            return False
        region = action.target
        pips = s.chance.roll()
        if s.events is not None:
            s.tell(Rolled(seat_of(slot), region, pips))
        needed = max(1, cost(s, slot, region) - pips)
        if s.hand(slot) >= needed:
            conquer_for(s, slot, region, needed)
        else:
            if s.events is not None:
                s.tell(AttemptFailed(seat_of(slot), region, needed - s.hand(slot)))
            fail(s, slot, region)
            s.end_conquests()
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != WISP[0].kind:
            return None
        region = action.target
        if not s.conquering or s.acting != slot:
            return WrongDecision("wisps-among-conquests", self.rule)
        general = target_refusal(s, slot, region)
        if general is not None:
            return general
        if not self._lit(s, slot) & BIT[region]:
            return DieNotAllowed("no-crystal-near", self.rule, region=int(region))
        missing = cost(s, slot, region) - s.hand(slot)
        return DieNotAllowed("die-too-weak", "UG-R-WISPS-3", missing=int(missing), most=HIGHEST_ROLL)

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != WISP[0].kind:
            return None
        needed = int(cost(s, slot, action.target))
        missing = needed - int(s.hand(slot))
        if missing <= 0:
            return Fact("wisp-sure", cost=needed)
        return Fact("wisp", cost=needed, lucky=sum(pips >= missing for pips in DIE_FACES), faces=len(DIE_FACES))
