"""How much each seat may write into the log of a table beside its actions, so that none can grow for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, final

from elbowroom.engine.errors import Refusal
from elbowroom.table.entries import Entry, Hushed, Muted, Paused, Relieved, Said, Sat, Undone
from elbowroom.table.seat import Seat

TABLE: Final = -1  # whose budget is that of nobody in particular
CHATTY: Final = 10  # lines and new names that a seat may have within CHAT_PAUSE seconds
CHAT_PAUSE: Final = 10.0

# A log cannot grow for ever by what does not bring the game to its end. Each seat has budgets of its own, so that
# nobody can use up what others need. Actions have none, nor has a bot that takes over from a person.
Kind = Literal["talk", "undo", "return", "bot", "hush", "pause"]
BUDGETS: Final[dict[Kind, int]] = {
    "talk": 2_000,  # lines of chat and new names
    "undo": 2_000,  # steps taken back
    "return": 500,  # a person takes the seat back from a bot
    "bot": 500,  # one bot after another
    "pause": 100,  # the own clock stands still, or goes on
    "hush": 200,  # spectators, or a seat, may talk, or no longer; of the table
}


@final
class Budgets:
    """What the seats of one table have spent."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats: Final = seats
        self._spent: Final[Counter[tuple[int, Kind]]] = Counter()  # of the budgets of each seat
        self._talk: Final[dict[int, list[float]]] = {}  # when each seat last said something, CHATTY times at most

    def _account(self, entry: Entry) -> tuple[int, Kind] | None:
        """The budget an entry takes from, as the table stands before it."""
        match entry:
            case Said():
                return entry.seat, "talk"
            case Undone():
                return entry.seat, "undo"
            case Sat() if self._seats[entry.seat].came:
                return entry.seat, "return" if self._seats[entry.seat].bot else "talk"
            case Relieved() if self._seats[entry.seat].bot:
                return entry.seat, "bot"
            case Hushed() | Muted():
                return TABLE, "hush"
            case Paused():
                return entry.seat, "pause"
            case _:
                return None

    def check(self, entry: Entry) -> None:
        """Refuse an entry for which nothing is left."""
        account = self._account(entry)
        if account is None:
            return
        seat, kind = account
        if self._spent[account] >= BUDGETS[kind]:
            raise Refusal("log_full", "log-full", most=BUDGETS[kind])
        lately = self._talk.get(seat, [])
        if kind == "talk" and len(lately) == CHATTY and lately[0] > entry.at - CHAT_PAUSE:
            raise Refusal("chat", "too-chatty")

    def spend(self, entry: Entry) -> None:
        """Note an entry, before anything follows from it."""
        if account := self._account(entry):
            seat, kind = account
            self._spent[account] += 1
            if kind == "talk":
                self._talk[seat] = [*self._talk.get(seat, []), entry.at][-CHATTY:]
