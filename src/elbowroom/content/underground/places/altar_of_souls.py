"""Altar of Souls."""

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.content.underground.place import Place
from elbowroom.engine.actions import REGION, Action, add_each, verb
from elbowroom.engine.buried import buried
from elbowroom.engine.decline import discard_buried, discard_token
from elbowroom.engine.errors import AlreadyUsed, IllegalAction, NotYours, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.phases import END_CHOICES
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import earn
from elbowroom.engine.slots import Slot, active_of, in_decline, seat_of
from elbowroom.engine.state import State

ALTAR: Final = verb(
    "altar",
    REGION,
    label="Sacrifice a token",
    question="Where do you sacrifice a token?",
    hint="1 token of your race in decline leaves this region and you get 3 coins.",
    icon="altar_of_souls",
)
REWARD: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class AltarOfSouls(Place):
    key = "altar_of_souls"
    name = "Altar of Souls"
    rule = "UG-PLACE-ALTAR-1"
    summary = (
        "Before scoring you may give up 1 token of your race in decline for 3 coins. Works even if a race in "
        "decline holds it."
    )
    because = "a sacrificed token"
    verbs = (ALTAR,)
    in_decline = True
    turn_notes = ("used",)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        if s.phase == END_CHOICES and not s.note(self, 0):
            active = active_of(seat_of(slot))
            regions = s.occupied(active + 1) | s.occupied(active + 2)
            add_each(out, ALTAR, regions | buried(s, active + 1) | buried(s, active + 2))

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != ALTAR[0].kind:
            return False
        s.set_note(self, 0, 1)
        s.tell_deed(self, slot, "sacrificed", action.target)
        if in_decline(s.owner(action.target)):
            discard_token(s, action.target)
        else:
            discard_buried(s, BIT[action.target])
        earn(s, seat_of(slot), REWARD, self)
        return True

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != ALTAR[0].kind:
            return None
        if s.phase != END_CHOICES:
            return WrongDecision("altar-before-scoring", self.rule)
        if s.note(self, 0):
            return AlreadyUsed("altar-used", self.rule)
        return NotYours("none-in-decline-there", self.rule, region=int(action.target))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != ALTAR[0].kind:
            return None
        owner = s.owner(action.target)
        last = 1 if s.tokens(action.target) == 1 else 0
        if not in_decline(owner) or seat_of(owner) != seat_of(slot):  # the token is buried under another race
            active = active_of(seat_of(slot))
            owner = active + 1 if buried(s, active + 1) & BIT[action.target] else active + 2
            last = 0
        race = s.rules.races[s.race(owner)].key
        return Fact("altar", race=race, region=int(action.target), coins=REWARD, last=last)
