"""Haggling."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import SEAT, Action, verb
from elbowroom.engine.errors import CannotAfford, IllegalAction, IllegalAlly, NothingToPlace, WrongDecision
from elbowroom.engine.facts import Fact
from elbowroom.engine.hooks import BY_OVERRUN, Power
from elbowroom.engine.phases import POST_SCORE
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import pay
from elbowroom.engine.slots import Slot, seat_of
from elbowroom.engine.state import State

PACT: Final = verb(
    "pact",
    SEAT,
    label="Give a Trade Pact",
    question="Who gets a Trade Pact?",
    hint="If this player spares your regions next turn you pay 1 coin, otherwise you get 1.",
    icon="haggling",
)
PACTS: Final = 5
BREACHED: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Haggling(Power):
    key = "haggling"
    name = "Haggling"
    tokens = 5
    rule = "SKY-P-HAGGLING-4"
    summary = (
        "After scoring you may hand out up to 5 Trade Pacts, no more than you have coins. At the end of their"
        " turn each holder pays you 1 coin per Pact if they conquered a region of yours; if not, you pay "
        "them."
    )
    verbs = (PACT,)
    # Pacts held by each seat, and the set of seats that have conquered a region of the race in their turn.
    notes = ("pacts_1", "pacts_2", "pacts_3", "pacts_4", "pacts_5", "pacts_6", "breached")

    def problems(self, s: State) -> list[str]:
        return ["SKY-9.1: more Trade Pacts than there are"] if self._handed_out(s) > PACTS else []

    def _handed_out(self, s: State) -> i64:
        pacts: i64 = 0
        for seat in range(s.rules.players):
            pacts += s.note(self, seat)
        return pacts

    def _return(self, s: State) -> None:
        for note in range(BREACHED + 1):
            s.set_note(self, note, 0)

    def on_turn_start(self, s: State, slot: Slot) -> None:
        self._return(s)

    def on_decline(self, s: State, slot: Slot) -> None:
        self._return(s)

    def on_release(self, s: State, slot: Slot) -> None:
        self._return(s)

    def actions(self, s: State, slot: Slot, out: list[Action]) -> None:
        handed_out = self._handed_out(s)
        if s.phase == POST_SCORE and handed_out < PACTS and handed_out < s.coins(seat_of(slot)):
            for seat in range(s.rules.players):
                if seat != seat_of(slot):
                    out.append(PACT[seat])

    def perform(self, s: State, slot: Slot, action: Action) -> bool:
        if action.kind != PACT[0].kind:
            return False
        s.set_note(self, action.target, s.note(self, action.target) + 1)
        s.tell_deed(self, slot, "pact-given", other=action.target)
        return True

    def on_lose(self, s: State, slot: Slot, region: i64, attacker: Slot, how: i64) -> None:
        if how != BY_OVERRUN and seat_of(attacker) != seat_of(slot):
            s.set_note(self, BREACHED, s.note(self, BREACHED) | BIT[seat_of(attacker)])

    def on_other_turn_end(self, s: State, slot: Slot, seat: i64) -> None:
        """Settle the Pacts of the player whose turn ends (SKY-P-HAGGLING-4)."""
        pacts = s.note(self, seat)
        if pacts:
            if s.note(self, BREACHED) & BIT[seat]:
                pay(s, seat, seat_of(slot), pacts, self.rule, self)
            else:
                pay(s, seat_of(slot), seat, pacts, self.rule, self)
            s.set_note(self, seat, 0)
        s.set_note(self, BREACHED, s.note(self, BREACHED) & ~BIT[seat])

    def refusal(self, s: State, slot: Slot, action: Action) -> IllegalAction | None:
        if action.kind != PACT[0].kind:
            return None
        if s.phase != POST_SCORE:
            return WrongDecision("pacts-when", "SKY-P-HAGGLING-2")
        if action.target == seat_of(slot) or action.target >= s.rules.players:
            return IllegalAlly("no-opponent", "SKY-P-HAGGLING-1", place=int(action.target) + 1)
        given = int(self._handed_out(s))
        if given >= PACTS:
            return NothingToPlace("pacts-given", "SKY-P-HAGGLING-1", count=PACTS)
        return CannotAfford("pacts-need-coins", "SKY-P-HAGGLING-3", count=given, coins=int(s.coins(seat_of(slot))))

    def outlook(self, s: State, slot: Slot, action: Action) -> Fact | None:
        if action.kind != PACT[0].kind:
            return None
        return Fact("pact", count=int(s.note(self, action.target)))

    def holds(self, s: State, slot: Slot, seat: i64) -> list[Fact]:
        pacts = int(s.note(self, seat))
        return [Fact("pacts-of", count=pacts, other=int(seat_of(slot)))] if pacts else []
