"""Haggling."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.engine.actions import SEAT, Action, verb
from elbowroom.engine.errors import CannotAfford, IllegalAction, IllegalAlly, NothingToPlace, WrongDecision
from elbowroom.engine.hooks import BY_OVERRUN, Power
from elbowroom.engine.phases import POST_SCORE
from elbowroom.engine.regions import BIT
from elbowroom.engine.scoring import pay
from elbowroom.engine.state import State

PACT: Final = verb("pact", SEAT)
PACTS: Final = 5
BREACHED: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Haggling(Power):
    key = "haggling"
    name = "Haggling"
    tokens = 5
    rule = "SKY-P-HAGGLING-4"
    summary = "Trade Pacts: whoever holds one pays if he conquers a region of the race in his turn, else he is paid."
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

    def on_turn_start(self, s: State, slot: i64) -> None:
        self._return(s)

    def on_decline(self, s: State, slot: i64) -> None:
        self._return(s)

    def on_release(self, s: State, slot: i64) -> None:
        self._return(s)

    def actions(self, s: State, slot: i64, out: list[Action]) -> None:
        handed_out = self._handed_out(s)
        if s.phase == POST_SCORE and handed_out < PACTS and handed_out < s.coins(slot // 3):
            for seat in range(s.rules.players):
                if seat != slot // 3:
                    out.append(PACT[seat])

    def perform(self, s: State, slot: i64, action: Action) -> bool:
        if action.kind != PACT[0].kind:
            return False
        s.set_note(self, action.target, s.note(self, action.target) + 1)
        s.tell("pact given", slot // 3, -1, 1, self.key, action.target)
        return True

    def on_lose(self, s: State, slot: i64, region: i64, attacker: i64, how: i64) -> None:
        if how != BY_OVERRUN and attacker // 3 != slot // 3:
            s.set_note(self, BREACHED, s.note(self, BREACHED) | BIT[attacker // 3])

    def on_other_turn_end(self, s: State, slot: i64, seat: i64) -> None:
        """Settle the Pacts of the player whose turn ends (SKY-P-HAGGLING-4)."""
        pacts = s.note(self, seat)
        if pacts:
            if s.note(self, BREACHED) & BIT[seat]:
                pay(s, seat, slot // 3, pacts, self.rule)
            else:
                pay(s, slot // 3, seat, pacts, self.rule)
            s.set_note(self, seat, 0)
        s.set_note(self, BREACHED, s.note(self, BREACHED) & ~BIT[seat])

    def refusal(self, s: State, slot: i64, action: Action) -> IllegalAction | None:
        if action.kind != PACT[0].kind:
            return None
        if s.phase != POST_SCORE:
            return WrongDecision("Trade Pacts are handed out after scoring", "SKY-P-HAGGLING-2")
        if action.target == slot // 3 or action.target >= s.rules.players:
            return IllegalAlly(f"seat {action.target + 1} is no opponent", "SKY-P-HAGGLING-1")
        if self._handed_out(s) >= PACTS:
            return NothingToPlace("all 5 Trade Pacts have been handed out", "SKY-P-HAGGLING-1")
        return CannotAfford("no more Pacts than coins can be handed out", "SKY-P-HAGGLING-3")
