"""What a viewer is told about a match: everything in one message, and nothing he may not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from elbowroom.engine.state import State
from elbowroom.server import wire
from elbowroom.server.facts_view import fact_view
from elbowroom.server.former_events import former_event
from elbowroom.server.picture import decision_view, position_view, question_view, with_coins
from elbowroom.server.stored import Row
from elbowroom.server.wire import Game, News, PositionChange, SeatInfo, TableChange, TableInfo
from elbowroom.server.wire_http import MomentShown
from elbowroom.server.wire_position import PositionView, SeatView
from elbowroom.table.entries import Acted, Began, Entry, Hushed, Muted, Paused, Relieved, Rematched, Said, Sat, Undone
from elbowroom.table.match import Match, Moment, seen_by
from elbowroom.table.review import Review

C = TypeVar("C", TableChange, PositionChange)

SLICE: Final = 0.002  # seconds of playing a game again, and of letting others have their turn

_encoder: Final = msgspec.json.Encoder()
_seat_list: Final = msgspec.json.Decoder(list[SeatInfo])


class Told(msgspec.Struct, frozen=True):
    """What everybody at a table has been told up to a number, so that the next message can leave it out."""

    seq: int
    table: TableInfo
    position: PositionView | None  # as a spectator sees it
    coins: list[int]  # of all seats: whoever may know some is told when they change


class Telling:
    """What there is to tell about a match at one moment. What all viewers are told alike is worked out once."""

    def __init__(self, table: str, match: Match, online: Collection[int], before: Told | None = None) -> None:
        self._match = match
        self._before = before
        self._table = table_info(table, match, online)
        self._views: dict[frozenset[int], State] = {}  # by the seats of the viewer
        self._position: PositionView | None = None  # as a spectator sees it
        self._moments: dict[tuple[int, int], list[wire.Moment]] = {}  # by protocol and the last number seen
        self._frames: dict[tuple[frozenset[int], int], bytes] = {}
        self._news: dict[tuple[frozenset[int], int, bool], bytes] = {}

    def frame(self, seats: frozenset[int], seen: int) -> bytes:
        """The whole picture for the holder of some seats, and what happened since he last looked."""
        if (seats, seen) not in self._frames:
            self._frames[seats, seen] = _encoder.encode(self.game(seats, seen))
        return self._frames[seats, seen]

    def game(self, seats: frozenset[int], seen: int) -> Game:
        """The same as a value."""
        match, position, decision = self._match, None, None
        if match.game is not None:
            if self._is_asked(seats):
                decision = decision_view(self._view(seats), match.game.can_undo)
            position = with_coins(self._open(seats), match.state, seats)
        return Game(match.seq, self._table, self._happened(seen, 1), position, decision)

    def news(self, seats: frozenset[int], seen: int, told: int) -> bytes:
        """What is new for the holder of some seats since a number he was told on this connection, -1 for none."""
        fresh = self._before is None or self._before.seq != told
        if (seats, seen, fresh) not in self._news:
            self._news[seats, seen, fresh] = _encoder.encode(self.change(seats, seen, None if fresh else self._before))
        return self._news[seats, seen, fresh]

    def change(self, seats: frozenset[int], seen: int, before: Told | None) -> News:
        """The same as a value."""
        match, position, decision = self._match, None, None
        if match.game is not None:
            if self._is_asked(seats):
                decision = question_view(self._view(seats), match.game.can_undo)
            position = _position_change(self.told(seats), before, seats)
        table = TableChange(**_changed(TableChange, self._table, before.table if before else None))
        return News(match.seq, self._happened(seen, 2), _unless_empty(table), _unless_empty(position), decision)

    def told(self, seats: frozenset[int] = frozenset()) -> Told:
        """What everybody knows from now on; `seats` are those of whoever is told just now."""
        match = self._match
        if match.game is None:
            return Told(match.seq, self._table, None, [])
        coins = [int(match.state.coins(seat)) for seat in range(len(match.seats))]
        return Told(match.seq, self._table, self._open(seats), coins)

    def _is_asked(self, seats: frozenset[int]) -> bool:
        return self._match.decider in seats and not self._match.bot_decides

    def _view(self, seats: frozenset[int]) -> State:
        if seats not in self._views:
            self._views[seats] = self._match.view(seats)
        return self._views[seats]

    def _open(self, seats: frozenset[int]) -> PositionView:
        """The position as all may see it. Any view shows that, so the one of whoever is told now will do."""
        if self._position is None:
            self._position = _judged(position_view(self._view(seats), frozenset()), self._match)
        return self._position

    def _happened(self, seen: int, protocol: int) -> list[wire.Moment]:
        if (protocol, seen) not in self._moments:
            self._moments[protocol, seen] = [moment_view(moment, protocol) for moment in self._match.moments[seen:]]
        return self._moments[protocol, seen]


def _judged(position: PositionView, match: Match) -> PositionView:
    """A position in which nobody has won who has forfeited the game."""
    if not position.winners or len(match.contestants) == len(match.seats):
        return position
    return replace(position, winners=[seat + 1 for seat in match.winners])


def _changed(kind: type[msgspec.Struct], new: object, old: object | None) -> dict[str, Any]:
    """The fields of a change that differ between two values, or all of them."""
    fields = kind.__struct_fields__
    return {name: getattr(new, name) for name in fields if old is None or getattr(new, name) != getattr(old, name)}


def _unless_empty(change: C | None) -> C | None:
    """A change in which nothing is new is not told."""
    return None if change is None or change == type(change)() else change


def _position_change(now: Told, before: Told | None, own: frozenset[int]) -> PositionChange:
    """What is new about the position for whoever knows the coins of some seats."""
    assert now.position is not None
    old = before.position if before else None
    parts = _changed(PositionChange, now.position, old)
    if "regions" in parts:
        known = old.regions if old else [None] * len(now.position.regions)
        parts["regions"] = [new for new, was in zip(now.position.regions, known, strict=True) if new != was]
    seats: dict[int, SeatView] = {}
    for seat, new in enumerate(now.position.seats):
        earned = seat in own and (before is None or old is None or now.coins[seat] != before.coins[seat])
        if earned or old is None or new != old.seats[seat]:
            seats[seat + 1] = replace(new, coins=now.coins[seat]) if seat in own else new
    parts.pop("seats", None)
    return PositionChange(**parts, seats=seats) if seats else PositionChange(**parts)


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
        since=match.clock.counts_from,
        rematch=match.rematch,
        set_up=match.set_up,
        hushed=match.hushed,
        muted=[seat + 1 for seat in sorted(match.muted)],
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
            came=seat.came,
            online=number in online,
            left=None if left is None or not seat.expects else round(left[number], 3),
            out=seat.out,
            paused_until=match.clock.paused_until[number] or None,
            vacation=_vacation(match, number) if seat.expects else None,
        )
        for number, seat in enumerate(match.seats)
    ]


def _vacation(match: Match, seat: int) -> float | None:
    if match.agreement.vacation is None:
        return None
    return round(match.vacation_left(seat, match.clock.since), 3)


def seats_text(match: Match) -> str:
    """Who sits where, as it is stored for the lobby."""
    return _encoder.encode(_seats(match, ())).decode()


def seats_agree(text: str, match: Match) -> bool:
    """Whether what is stored of who sits where fits a match. Release 0.1.0 did not note who had come."""
    try:
        stored = _seat_list.decode(text)
    except msgspec.MsgspecError:
        return False
    seats = _seats(match, ())
    return stored in (seats, [msgspec.structs.replace(seat, came=False) for seat in seats])


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


def moment_view(moment: Moment, protocol: int = 0) -> wire.Moment:
    """An entry of the log as everybody may know it: without the outcomes of chance that are still to be seen.

    What happened is told as a version of the protocol tells it, or in both ways.
    """
    entry: Entry = moment.entry
    seq, at = moment.seq, entry.at
    match entry:
        case Sat():
            return wire.Moment(seq, at, "sat", entry.seat + 1, entry.name)
        case Relieved():
            return wire.Moment(seq, at, "relieved", entry.seat + 1, bot=entry.bot, why=entry.why)
        case Began():
            return wire.Moment(seq, at, "began")
        case Acted():
            events = [former for event in moment.events if (former := former_event(event)) is not None]
            acted = wire.Moment(
                seq, at, "acted", entry.seat + 1, action=entry.action, more=entry.more, by_bot=entry.bot
            )
            facts = [fact_view(event) for event in moment.events]
            return replace(acted, events=events if protocol != 2 else [], facts=facts if protocol != 1 else [])
        case Undone():
            return wire.Moment(seq, at, "undone", entry.seat + 1)
        case Said():
            return wire.Moment(seq, at, "said", entry.seat + 1, entry.name, text=entry.text)
        case Hushed():
            return wire.Moment(seq, at, "hushed", on=entry.on)
        case Muted():
            return wire.Moment(seq, at, "muted", entry.seat + 1, on=entry.on)
        case Paused():
            return wire.Moment(seq, at, "paused", entry.seat + 1, until=entry.until)
        case Rematched():
            return wire.Moment(seq, at, "rematched", table=entry.table)


async def moments_of(match: Match, review: Review, seats: frozenset[int], first: int, last: int) -> list[MomentShown]:
    """A stretch of a match, each moment with the position after it. Once the game is over all coins are open.

    Playing a whole game again, for whoever looks at its end first, takes a tenth of a second, so half of the time is
    left to everybody else, a little at a time.
    """
    viewers = frozenset(range(len(match.seats))) if match.status == "over" else seats
    views: list[MomentShown] = []
    pause_at = time.monotonic() + SLICE
    for moment, state in review.positions(match.moments, first, last):
        if moment.seq >= first:
            position = _judged(position_view(seen_by(state, viewers), viewers), match) if state is not None else None
            views.append(MomentShown(moment_view(moment), position))
        if time.monotonic() >= pause_at:
            await asyncio.sleep(SLICE)
            pause_at = time.monotonic() + SLICE
    return views
