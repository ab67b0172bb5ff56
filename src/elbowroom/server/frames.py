"""What a viewer is told about a match: everything in one message, and nothing he may not know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from elbowroom.server.picture import decision_view, event_view, position_view, with_coins
from elbowroom.server.store import Row
from elbowroom.server.wire import Game, Happening, PositionView, SeatInfo, TableInfo
from elbowroom.server.wire_http import MomentView
from elbowroom.table.entries import Acted, Began, Entry, Relieved, Rematched, Said, Sat, Undone
from elbowroom.table.match import Match, Moment

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
    """A table as the lobby shows it, from what is stored beside its log."""
    return TableInfo(
        id=row.id,
        title=row.agreement.title,
        status=row.status,
        agreement=row.agreement,
        seats=_seat_list.decode(row.seats),
        seq=row.seq,
        since=row.updated_at,
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


def moments_of(match: Match, seats: frozenset[int], first: int, last: int) -> list[MomentView]:
    """A stretch of a match, each moment with the position after it. Once the game is over all coins are open."""
    over = match.status == "over"
    again = Match(match.agreement, match.rules)
    views: list[MomentView] = []
    for moment in match.moments[:last]:
        again.follow([moment.entry])
        if moment.seq >= first:
            everybody = frozenset(range(len(match.seats))) if over else seats
            position = position_view(again.view(everybody), everybody) if again.table is not None else None
            views.append(MomentView(happening(moment), position))
    return views
