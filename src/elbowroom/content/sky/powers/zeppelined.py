"""Zeppelined."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.chance import DIE_FACES
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
from elbowroom.engine.events import AttemptFailed, Rolled
from elbowroom.engine.explain import attack_refusal
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker, Power
from elbowroom.engine.markers import put_fleeting
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

ZEPPELIN: Final = verb(
    "zeppelin",
    REGION,
    label="Send a Zeppelin",
    question="Where does a Zeppelin fly?",
    hint="The die helps you. On a blank it crashes: you lose 1 token and the region burns. 5 times per turn.",
    icon="zeppelined",
    order=10,
    rolls=True,
    final=True,
)
A_TURN: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Zeppelined(Power):
    key = "zeppelined"
    name = "Zeppelined"
    tokens = 5
    rule = "SKY-P-ZEPPELINED-1"
    summary = (
        "Up to 5 times per turn a Zeppelin attacks any region but Sea and Lake, near or far, and the die adds"
        " to your strength. On a blank it crashes: you and the defender lose 1 token each and the region "
        "burns until your next turn. If the roll is too low, your conquests end."
    )
    markers = (
        Marker(
            "burning",
            "Burning",
            A_TURN,
            "SKY-P-ZEPPELINED-5",
            immune=True,
            independent=True,
            fleeting=True,
            summary="Immune: nobody can enter until the next turn of the player whose Zeppelin crashed here.",
            sign="☼",
        ),
    )
    verbs = (ZEPPELIN,)
    turn_notes = ("flown",)
    clears_natives = True

    def _landings(self, s: State, slot: Slot) -> i64:
        """Regions a Zeppelin may fly to (SKY-P-ZEPPELINED-2)."""
        open_to_it = habitable(s, slot) & ~closed_sky(s, slot)
        return open_to_it & ~s.occupied(slot) & ~banned(s, slot) & ~plain(s, slot)

    def _ready(self, s: State) -> bool:
        burning = s.rules.markers[self.marker].supply - s.markers_on_board(self.marker)
        return s.note(self, 0) < A_TURN and burning > 0

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.conquering and s.acting == slot and s.hand(slot) > 0 and self._ready(s):
            add_each(out, ZEPPELIN, self._landings(s, slot))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != ZEPPELIN[0].kind:
            return False
        region = action.target
        s.set_note(self, 0, s.note(self, 0) + 1)
        pips = s.chance.roll()
        if s.events is not None:
            s.tell(Rolled(seat_of(slot), region, pips))
        if pips == 0:
            self._crash(s, slot, region)
            return True
        needed = max(1, cost(s, slot, region) - pips)
        if s.hand(slot) + support(s, slot, region) >= needed:
            conquer_for(s, slot, region, needed)
        else:
            if s.events is not None:
                s.tell(AttemptFailed(seat_of(slot), region, needed - s.hand(slot)))
            fail(s, slot, region)
            s.end_conquests()
        return True

    def _crash(self, s: State, slot: Slot, region: i64) -> None:
        """Defenders and attacker lose a token, the region burns (SKY-P-ZEPPELINED-4)."""
        s.begin_conquests()
        s.tell_deed(self, slot, "crashed", region)
        s.discard_from_hand(slot)
        overrun(s, slot, region, 1, conquers=False)
        put_fleeting(s, self.marker, region, seat_of(slot))
        release_armed(s, slot, -1)

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != ZEPPELIN[0].kind:
            return None
        bit = BIT[action.target]
        region = int(action.target)
        if not s.conquering or s.acting != slot or s.rolled >= 0:
            return WrongDecision("zeppelins-when", self.rule)
        if s.note(self, 0) >= A_TURN:
            return AlreadyUsed("zeppelins-flown", self.rule, count=A_TURN)
        if not self._ready(s):
            return AlreadyUsed("all-burning", "SKY-P-ZEPPELINED-5", count=A_TURN)
        if s.hand(slot) == 0:
            return EmptyHand("empty-hand", self.rule)
        if s.occupied(slot) & bit:
            return AlreadyYours("already-occupied", "SKY-P-ZEPPELINED-2", region=region)
        if not habitable(s, slot) & bit:
            terrain = s.board.specs[region].terrain
            return NotHabitable("not-habitable", "SKY-P-ZEPPELINED-2", region=region, terrain=terrain)
        if closed_sky(s, slot) & bit:
            return OutOfReach("ground-first", "SKY-3.7", region=region)
        return attack_refusal(s, slot, region, "SKY-P-ZEPPELINED-2")

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        """A blank crashes, and with too low a roll the conquests end."""
        if action.kind != ZEPPELIN[0].kind:
            return None
        able = int(s.hand(slot) + support(s, slot, action.target))
        needed = int(cost(s, slot, action.target))
        lucky = sum(pips > 0 and max(1, needed - pips) <= able for pips in DIE_FACES)
        crashes, faces = DIE_FACES.count(0), len(DIE_FACES)
        ends = faces - crashes - lucky
        return Fact("zeppelin", cost=needed, lucky=lucky, crashes=crashes, ends=ends, faces=faces)

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        if slot != s.acting or not s.conquering or seat != seat_of(slot):
            return []
        return [Fact("zeppelins-left", count=A_TURN - int(s.note(self, 0)))]
