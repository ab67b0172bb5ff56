"""Crypt of the Tomb-Raider."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import immune
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, Immune, NoRoom, WrongDecision
from elbowroom.engine.explain import guards_of
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import Marker
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

GHOST: Final = verb(
    "ghost",
    REGION,
    label="Send the Ghost here",
    question="Where does the Ghost go?",
    hint="This region becomes immune until the Ghost moves.",
    icon="ghost",
)

KEEPER: Final = 0
MOVED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class CryptOfTheTombRaider(Place):
    key = "crypt_of_the_tomb_raider"
    name = "Crypt of the Tomb-Raider"
    rule = "UG-PLACE-CRYPT-1"
    decline_rule = "UG-PLACE-CRYPT-2"
    summary = "Before scoring your active race may send the Ghost to any other region: it makes that region immune."
    verbs = (GHOST,)
    markers = (
        Marker(
            "ghost",
            "Tomb-Raider's Ghost",
            1,
            "UG-PLACE-CRYPT-1",
            immune=True,
            independent=True,
            lets_keeper_pass=True,
            summary="Immune: only whoever stands here, or the holder of the Crypt if nobody does, may act here.",
            sign="§",
        ),
    )
    notes = ("keeper",)  # 1 + seat that sent the Ghost
    turn_notes = ("moved",)

    def _haunts(self, s: State, slot: Slot) -> i64:
        """Regions the Ghost may go to."""
        return s.board.everywhere & ~s.board.chasm & ~BIT[s.site_region(self.index)] & ~immune(s, seat_of(slot))

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, MOVED):
            add_each(out, GHOST, self._haunts(s, slot) & ~s.marked(self.marker))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != GHOST[0].kind:
            return False
        s.set_note(self, KEEPER, seat_of(slot) + 1)
        s.set_note(self, MOVED, 1)
        self._return(s)
        s.put_marker(self.marker, action.target)
        return True

    def on_conquer(self, s: State, slot: Slot, region: i64, was_empty: bool, how: i64) -> None:
        """Another player has taken the Crypt (UG-PLACE-CRYPT-3)."""
        if region == s.site_region(self.index) and s.note(self, KEEPER) != seat_of(slot) + 1:
            self._return(s)

    def _return(self, s: State) -> None:
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != GHOST[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("ghost-before-scoring", self.rule)
        if s.note(self, MOVED):
            return AlreadyUsed("ghost-moved", self.rule)
        if s.marked(self.marker) & BIT[action.target]:
            return NoRoom("ghost-there", self.rule, region=int(action.target))
        if action.target == s.site_region(self.index):
            return NoRoom("ghost-at-crypt", self.rule, region=int(action.target))
        if s.board.chasm & BIT[action.target]:
            return NoRoom("ghost-in-chasm", self.rule, region=int(action.target))
        return Immune("immune", "UG-5.4", region=int(action.target), markers=guards_of(s, action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != GHOST[0].kind:
            return None
        holder = s.seat_at(action.target)
        free = holder if holder >= 0 else seat_of(slot)
        return Fact("ghost", region=int(action.target), seat=int(seat_of(slot)), other=int(free))
