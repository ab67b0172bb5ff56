"""Zeppelined."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import (
    banned,
    closed_sky,
    conquer_for,
    cost,
    fail,
    habitable,
    overrun,
    plain,
    release_armed,
    support,
)
from elbowroom.engine.errors import (
    AlreadyUsed,
    AlreadyYours,
    EmptyHand,
    IllegalAction,
    NotHabitable,
    OutOfReach,
    WrongDecision,
)
from elbowroom.engine.explain import attack_refusal
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import put_fleeting
from elbowroom.engine.regions import BIT
from elbowroom.engine.state import State

ZEPPELIN: Final = verb("zeppelin", REGION)
A_TURN: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Zeppelined(Power):
    key = "zeppelined"
    name = "Zeppelined"
    tokens = 5
    rule = "SKY-P-ZEPPELINED-1"
    summary = "Five Zeppelins a turn attack any region with the help of the die; on a blank it burns for everybody."
    markers = (
        Marker("burning", "Burning", A_TURN, "SKY-P-ZEPPELINED-5", immune=True, independent=True, fleeting=True),
    )
    turn_notes = ("flown",)
    clears_natives = True

    def _landings(self, s: State, slot: i64) -> i64:
        """Regions a Zeppelin may fly to (SKY-P-ZEPPELINED-2)."""
        open_to_it = habitable(s, slot) & ~closed_sky(s, slot)
        return open_to_it & ~s.occupied(slot) & ~banned(s, slot) & ~plain(s, slot)

    def _ready(self, s: State) -> bool:
        burning = s.rules.markers[self.marker].supply - s.markers_on_board(self.marker)
        return s.note(self, 0) < A_TURN and burning > 0

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and s.hand(slot) > 0 and self._ready(s):
            add_each(out, ZEPPELIN, self._landings(s, slot))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != ZEPPELIN[0].kind:
            return False
        region = action.target
        s.set_note(self, 0, s.note(self, 0) + 1)
        pips = s.chance.roll()
        s.tell("rolled", slot // 3, region, pips)
        if pips == 0:
            self._crash(s, slot, region)
            return True
        needed = max(1, cost(s, slot, region) - pips)
        if s.hand(slot) + support(s, slot, region) >= needed:
            conquer_for(s, slot, region, needed)
        else:
            s.tell("attempt failed", slot // 3, region, needed - s.hand(slot))
            fail(s, slot, region)
            s.end_conquests()
        return True

    def _crash(self, s: State, slot: i64, region: i64) -> None:
        """Defenders and attacker lose a token, the region burns (SKY-P-ZEPPELINED-4)."""
        s.begin_conquests()
        s.tell("crashed", slot // 3, region)
        s.discard_from_hand(slot)
        overrun(s, slot, region, 1, conquers=False)
        put_fleeting(s, self.marker, region, slot // 3)
        release_armed(s, slot, -1)

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != ZEPPELIN[0].kind:
            return None
        bit = BIT[action.target]
        where = f"region {action.target + 1}"
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("Zeppelins fly among the conquests", self.rule)
        if s.note(self, 0) >= A_TURN:
            return AlreadyUsed("all 5 Zeppelins have flown this turn", self.rule)
        if not self._ready(s):
            return AlreadyUsed("all 5 Burning markers are on the board", "SKY-P-ZEPPELINED-5")
        if s.hand(slot) == 0:
            return EmptyHand("there is no token in hand", self.rule)
        if s.occupied(slot) & bit:
            return AlreadyYours(f"{where} is already occupied by this race", "SKY-P-ZEPPELINED-2")
        if not habitable(s, slot) & bit:
            terrain = s.board.specs[action.target].terrain
            return NotHabitable(f"this race cannot enter {where}: {terrain}", "SKY-P-ZEPPELINED-2")
        if closed_sky(s, slot) & bit:
            return OutOfReach(f"this race makes its first conquest on the ground, {where} is in the sky", "SKY-3.7")
        return attack_refusal(s, slot, action.target, "SKY-P-ZEPPELINED-2")
