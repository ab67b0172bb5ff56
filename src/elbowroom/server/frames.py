"""What a viewer is told about a match: everything in one message, and nothing he may not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Final

import msgspec

from elbowroom.server.picture import decision_view, event_view, position_view, with_coins
from elbowroom.server.store import Row
from elbowroom.server.wire import Game, Happening, PositionView, SeatInfo, TableInfo
from elbowroom.server.wire_http import MomentView
from elbowroom.table.entries import Acted, Began, Entry, Relieved, Rematched, Said, Sat, Undone
from elbowroom.table.match import Match, Moment

SLICE: Final = 0.002  # seconds of playing a game again, and of letting others have their turn

_encoder: Final = msgspec.json.Encoder()
_seat_list: Final = msgspec.json.Decoder(list[SeatInfo])


class Telling:
    """What there is to tell about a match at one moment. What all viewers are told alike is worked out once."""

    def __init__(self, table: str, match: Match, online: Collection[int]) -> None:
        self._match = match
        self._table = table_info(table, match, online)
        self._happenings: dict[int, list[Happening]] = {}  # by the last number seen
        self._frames: dict[tuple[frozenset[int], int], bytes] = {}
        self._position: PositionView | None = None  # as a spectator sees it
        if match.table is not None:
            self._position = position_view(match.view(frozenset()), frozenset())

    def frame(self, seats: frozenset[int], seen: int) -> bytes:
        """The whole picture for the holder of some seats, and what happened since he last looked."""
        if (seats, seen) not in self._frames:
            self._frames[seats, seen] = _encoder.encode(self.game(seats, seen))
        return self._frames[seats, seen]

    def game(self, seats: frozenset[int], seen: int) -> Game:
        """The same as a value."""
        match, position, decision = self._match, self._position, None
        if match.table is not None and position is not None:
            position = with_coins(position, match.state, seats)
            if match.decider in seats and not match.bot_decides:
                decision = decision_view(match.view(seats), match.table.can_undo)
        if seen not in self._happenings:
            self._happenings[seen] = [happening(moment) for moment in match.moments[seen:]]
        return Game(match.seq, self._table, self._happenings[seen], position, decision)


def game_frame(table: str, match: Match, seats: frozenset[int], seen: int, online: Collection[int]) -> bytes:
    """What one viewer is told."""
    return Telling(table, match, online).frame(seats, seen)


def game_of(table: str, match: Match, seats: frozenset[int], seen: int, online: Collection[int]) -> Game:
    """The same as a value."""
    return Telling(table, match, online).game(seats, seen)


def table_info(table: str, match: Match, online: Collection[int] = ()) -> TableInfo:
    """A table as anybody may see it who may see it at all."""
    return TableInfo(
        id=table,
        title=match.agreement.title,
        status=match.status,
        agreement=match.agreement,
        seats=_seats(match, online),
        seq=match.seq,
        since=match.clock.since,
        rematch=match.rematch,
        set_up=match.set_up,
    )


def _seats(match: Match, online: Collection[int]) -> list[SeatInfo]:
    left = match.clock.left
    return [
        SeatInfo(
            name=seat.name,
            bot=seat.bot,
            person=seat.expects,
            open=seat.open,
            taken=seat.taken,
            online=number in online,
            left=None if left is None or not seat.expects else round(left[number], 3),
        )
        for number, seat in enumerate(match.seats)
    ]


def seats_text(match: Match) -> str:
    """Who sits where, as it is stored for the lobby."""
    return _encoder.encode(_seats(match, ())).decode()


def listed(row: Row) -> TableInfo:
    """A table as the lobby shows it, and as all see it whose log cannot be read, from what is stored beside that."""
    return TableInfo(
        id=row.id,
        title=row.agreement.title,
        status=row.status,
        agreement=row.agreement,
        seats=_seat_list.decode(row.seats),
        seq=row.seq,
        since=row.updated_at,
        set_up=row.set_up,
    )


def happening(moment: Moment) -> Happening:
    """An entry of the log as everybody may know it: without the outcomes of chance that are still to be seen."""
    entry: Entry = moment.entry
    seq, at = moment.seq, entry.at
    match entry:
        case Sat():
            return Happening(seq, at, "sat", entry.seat + 1, entry.name)
        case Relieved():
            return Happening(seq, at, "relieved", entry.seat + 1, bot=entry.bot, why=entry.why)
        case Began():
            return Happening(seq, at, "began")
        case Acted():
            events = [event_view(event) for event in moment.events]
            return Happening(seq, at, "acted", entry.seat + 1, action=entry.action, events=events, by_bot=entry.bot)
        case Undone():
            return Happening(seq, at, "undone", entry.seat + 1)
        case Said():
            return Happening(seq, at, "said", entry.seat + 1, entry.name, text=entry.text)
        case Rematched():
            return Happening(seq, at, "rematched", table=entry.table)


async def moments_of(match: Match, again: Match, seats: frozenset[int], first: int, last: int) -> list[MomentView]:
    """A stretch of a match, each moment with the position after it. Once the game is over all coins are open.

    `again` is the same match played up to a moment before the stretch, and stands at its end afterwards. Playing a
    whole game again takes a tenth of a second, so half of the time is left to everybody else, a little at a time.
    """
    viewers = frozenset(range(len(match.seats))) if match.status == "over" else seats
    views: list[MomentView] = []
    pause_at = time.monotonic() + SLICE
    for moment in match.moments[again.seq : last]:
        again.follow([moment.entry])
        if moment.seq >= first:
            position = position_view(again.view(viewers), viewers) if again.table is not None else None
            views.append(MomentView(happening(moment), position))
        if time.monotonic() >= pause_at:
            await asyncio.sleep(SLICE)
            pause_at = time.monotonic() + SLICE
    return views
