"""Crypt of the Tomb-Raider."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.conquest import immune
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, Immune, NoRoom, WrongDecision
from elbowroom.engine.explain import guards_of
from elbowroom.engine.hooks import Marker, Site
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.state import State

GHOST: Final = verb("ghost", REGION)

KEEPER: Final = 0
MOVED: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class CryptOfTheTombRaider(Site):
    key = "crypt_of_the_tomb_raider"
    name = "Crypt of the Tomb-Raider"
    rule = "UG-PLACE-CRYPT-1"
    decline_rule = "UG-PLACE-CRYPT-2"
    summary = "Before scoring the Ghost may be put into any other region, which it makes immune."
    markers = (
        Marker(
            "ghost", "Tomb-Raider's Ghost", 1, "UG-PLACE-CRYPT-1", immune=True, independent=True, lets_keeper_pass=True
        ),
    )
    notes = ("keeper",)  # 1 + seat that sent the Ghost
    turn_notes = ("moved",)

    def _haunts(self, s: State, slot: i64) -> i64:
        """Regions the Ghost may go to."""
        return s.board.everywhere & ~s.board.chasm & ~BIT[s.site_region(self.index)] & ~immune(s, slot // 3)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, MOVED):
            add_each(out, GHOST, self._haunts(s, slot) & ~s.marked(self.marker))

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != GHOST[0].kind:
            return False
        s.set_note(self, KEEPER, slot // 3 + 1)
        s.set_note(self, MOVED, 1)
        self._return(s)
        s.put_marker(self.marker, action.target)
        return True

    def on_conquer(self, s: State, slot: i64, region: i64, was_empty: bool, how: i64) -> None:
        """Another player has taken the Crypt (UG-PLACE-CRYPT-3)."""
        if region == s.site_region(self.index) and s.note(self, KEEPER) != slot // 3 + 1:
            self._return(s)

    def _return(self, s: State) -> None:
        if s.marked(self.marker):
            s.take_marker(self.marker, first(s.marked(self.marker)))

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != GHOST[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("the Ghost is moved before scoring", self.rule)
        if s.note(self, MOVED):
            return AlreadyUsed("the Ghost has been moved this turn", self.rule)
        if s.marked(self.marker) & BIT[action.target]:
            return NoRoom(f"the Ghost is already in region {action.target + 1}", self.rule)
        if action.target == s.site_region(self.index):
            return NoRoom(
                f"region {action.target + 1} is that of the Crypt, where the Ghost protects nothing", self.rule
            )
        if s.board.chasm & BIT[action.target]:
            return NoRoom(f"region {action.target + 1} is a Chasm, where no Ghost goes", self.rule)
        return Immune(f"region {action.target + 1} is immune: {guards_of(s, action.target)}", "UG-5.4")
