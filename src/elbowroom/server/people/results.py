"""What a finished game has brought each seat: a fold over what happened in it, as the end of a game shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from elbowroom.engine import events
from elbowroom.engine.events import Event
from elbowroom.table.entries import Acted, Began, Relieved, Undone
from elbowroom.table.match import Match

# Lines of a score that belong to no tile, by what the page calls their source.
NAMED: Final = {
    "regions": "regions",
    "regions-in-decline": "decline",
    "islands": "islands",
    "floor": "floor",
    "buried-tokens": "buried",
}


class PairEarned(msgspec.Struct):
    """What a pair has earned while it was active."""

    race: str
    power: str
    coins: int = 0


class SeatResult(msgspec.Struct, omit_defaults=True):
    """How a game has gone for a seat."""

    name: str
    bot: str = ""  # which one played there in the end
    left: bool = False  # a person was there, and was not in the end, or had forfeited or left a rated game
    place: int = 0  # 1 is the best; those who are equal share one
    coins: int = 0
    pairs: list[PairEarned] = []
    turns: list[int] = []  # coins of each turn
    sources: dict[str, int] = {}  # coins by where they came from
    rolls: int = 0
    luck: int = 0  # pips above what was to be expected: one for each roll


class Booked(msgspec.Struct, omit_defaults=True):
    """A game as it is kept for the career of somebody."""

    board: str
    seats: list[SeatResult]  # all of them; what others earned is told by place and coins only
    rated: bool = False


class Result(msgspec.Struct):
    """How a game has ended, seat by seat."""

    ended_at: float
    seats: list[SeatResult]


def result_of(match: Match) -> Result:
    """The result of a game that is over."""
    rated = match.agreement.rated
    gone = _gone(match) if rated else frozenset()
    seats = [_seat(match, number, number in gone) for number in range(len(match.seats))]
    _set_places(seats, [number for number in match.winners if not (rated and seats[number].left)])
    for event in _standing(match):
        _note(seats, event)
    return Result(match.moments[match.game_seq - 1].entry.at, seats)


def _gone(match: Match) -> frozenset[int]:
    """The seats that their people gave to a bot after the beginning, whether or not they came back.

    In a rated game a bot must not play for anybody as long as that suits him.
    """
    entries = [moment.entry for moment in match.moments]
    began = next((place for place, entry in enumerate(entries) if isinstance(entry, Began)), len(entries))
    return frozenset(entry.seat for entry in entries[began:] if isinstance(entry, Relieved) and entry.why == "left")


def _seat(match: Match, number: int, has_gone: bool) -> SeatResult:
    seat, coins = match.seats[number], int(match.state.coins(number))
    left = has_gone or seat.out or (seat.came and bool(seat.bot))
    return SeatResult(seat.name, seat.bot, left=left, coins=coins)


def _set_places(seats: Sequence[SeatResult], winners: Sequence[int]) -> None:
    ranks = [(number in winners, not seat.left, seat.coins) for number, seat in enumerate(seats)]
    ranks = [(True, True, 0) if won else (won, stayed, coins) for won, stayed, coins in ranks]
    for seat, rank in zip(seats, ranks, strict=True):
        seat.place = 1 + sum(other > rank for other in ranks)


def _standing(match: Match) -> list[Event]:
    """What happened and was not taken back."""
    stack: list[list[Event]] = []
    for moment in match.moments:
        if isinstance(moment.entry, Acted):
            stack.append(moment.events)
        elif isinstance(moment.entry, Undone) and stack:
            stack.pop()
    return [event for some in stack for event in some]


def _note(seats: Sequence[SeatResult], event: Event) -> None:
    match event:
        case events.Picked():
            seat = seats[event.seat]
            seat.pairs.append(PairEarned(event.race, event.power))
            _add(seat, "picks", event.coins - event.paid)
        case events.BadgeExchanged():
            if pairs := seats[event.seat].pairs:
                pairs[-1].power = event.power
        case events.ScoreLine():
            _score(seats[event.seat], event)
        case events.Earned():
            _earn(seats[event.seat], f"tile {event.tile}", event.coins)
        case events.Paid():
            _add(seats[event.seat], "paid", -event.coins)
            _earn(seats[event.other], f"tile {event.tile}" if event.tile else "payment", event.coins)
        case events.Scored():
            seats[event.seat].turns.append(event.coins)
        case events.Rolled():
            seats[event.seat].rolls += 1
            seats[event.seat].luck += event.pips - 1
        case _:
            pass


def _score(seat: SeatResult, line: events.ScoreLine) -> None:
    _earn(seat, NAMED.get(line.item) or (f"tile {line.tile}" if line.tile else "payment"), line.coins)


def _earn(seat: SeatResult, source: str, coins: int) -> None:
    _add(seat, source, coins)
    if seat.pairs and source != "decline":
        seat.pairs[-1].coins += coins


def _add(seat: SeatResult, source: str, coins: int) -> None:
    if coins:
        seat.sources[source] = seat.sources.get(source, 0) + coins
