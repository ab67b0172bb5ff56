"""One client at one table, from `hello` to the end, over a WebSocket or whatever else carries messages."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import UNSET

from elbowroom import __version__
from elbowroom.bots.specs import USUAL
from elbowroom.engine.actions import parse_action
from elbowroom.engine.errors import ElbowRoomError, Refusal
from elbowroom.engine.explain import why_not
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.json_text import fault_of
from elbowroom.server.departure import Departure
from elbowroom.server.gallery import MOST_OF_ONE, Pace
from elbowroom.server.metrics import WISHES
from elbowroom.server.now import now
from elbowroom.server.picture import explained
from elbowroom.server.refusals import refused
from elbowroom.server.room import Command, Room
from elbowroom.server.settings import Settings
from elbowroom.server.stored import Key, StoreUnavailable
from elbowroom.server.wire import Accepted, Ending, Pong, ServerMessage, Welcome
from elbowroom.server.wishes import (
    Act,
    Begin,
    Chat,
    ClientMessage,
    Close,
    Fill,
    Hello,
    Hush,
    Leave,
    Mute,
    Pause,
    Ping,
    Remove,
    Sit,
    Undo,
    Why,
)
from elbowroom.table.entries import Entry
from elbowroom.table.match import Match
from elbowroom.table.refusals import refusal_of

if TYPE_CHECKING:
    from elbowroom.server.people.sessions import Visitor

LOG = logging.getLogger(__name__)

PATIENCE: Final = 15.0  # seconds for the first message
LONGEST_QUEUE: Final = 500  # messages that wait for a slow client

# Why the server ends a connection, beside the codes of the protocol itself.
REFUSED: Final = 4403
TOO_SLOW: Final = 4408
RESTART: Final = 1012

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class Line(Protocol):
    """What carries messages between a client and its table."""

    async def receive(self) -> str | bytes:
        """The next message of the client; raises an error when the line is cut."""
        ...

    async def send(self, message: bytes) -> None:
        """Hand a message over to the client."""


class Porter(Protocol):
    """Knows who may sit at a table."""

    async def admit(self, table: str, match: Match, key: Key, visitor: Visitor | None) -> None:
        """Refuse who must say who he is, and has not."""


class House(Protocol):
    """What a connection needs of the server its table is at."""

    settings: Settings

    @property
    def people(self) -> Porter: ...

    @property
    def departure(self) -> Departure: ...

    def room(self, table: str) -> Room: ...

    async def key(self, table: str, secret: str, visitor: Visitor | None = None) -> Key: ...

    async def revoke(self, table: str, seat: int) -> None: ...

    async def close_table(self, room: Room) -> None: ...

    def dismiss(self, table: str, why: Refusal, seat: int | None = None) -> None: ...


class Connection:
    """One client at one table. Messages to it wait in a queue, so that a slow client holds nobody up."""

    def __init__(self, service: House, room: Room, key: Key, hello: Hello, party: str, session: str) -> None:
        self.key = key
        self.party = party
        self.session = session
        self.protocol: int = hello.protocol
        self.seen = hello.seen
        self.told = -1
        self._service = service
        self._room = room
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()  # None is the end
        self._slow = asyncio.Event()
        self._pace = Pace(MOST_OF_ONE)
        self._granting = asyncio.Lock()
        self.farewell = 0  # the code with which the connection ends, once that is certain

    @property
    def table(self) -> str:
        return self._room.id

    def holds(self, seat: int) -> bool:
        return seat in self.key.seats and not self.key.host

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def send(self, message: bytes) -> None:
        """Let a message wait for its turn; a client that is far too slow is sent away instead."""
        if self._queue.qsize() < LONGEST_QUEUE:
            self._queue.put_nowait(message)
        else:
            self._slow.set()

    def answer(self, message: ServerMessage) -> None:
        self.send(_encoder.encode(message))

    async def write(self, line: Line) -> None:
        """Send what waits, until the connection ends."""
        while (message := await self._queue.get()) is not None:
            await line.send(message)

    async def part(self, *, ending: bool) -> None:
        """Answer what has been asked, say if the server ends, and listen no more."""
        self.farewell = self.farewell or RESTART
        async with self._granting:
            if ending and self.protocol > 1:
                self.answer(Ending())
            self._queue.put_nowait(None)

    def dismiss(self, refusal: Refusal) -> None:
        """Say why the client is not wanted any more, and end."""
        self.farewell = REFUSED
        self.answer(refused(0, refusal))
        self._queue.put_nowait(None)

    async def fall_behind(self) -> None:
        """Wait until the client is far too slow."""
        await self._slow.wait()
        raise Refusal("too_slow", "you do not read what you are sent")

    async def read(self, line: Line) -> None:
        """Answer what comes, until the connection ends."""
        while True:
            text = await line.receive()
            async with self._granting:
                if not self.farewell:
                    await self._answer_wish(text)

    async def _answer_wish(self, text: str | bytes) -> None:
        ref = 0
        try:
            wish = _wish(text, self._service.settings.limits.message)
            ref = wish.ref
            with WISHES.time(str(wish.__struct_config__.tag)):
                # Whoever leaves now may have acted: the others must be told what is stored.
                await asyncio.shield(self._grant(wish))
        except Refusal as refusal:
            self.answer(refused(ref, refusal))
        except StoreUnavailable as error:
            self.answer(refused(ref, error.refusal))

    async def _grant(self, wish: ClientMessage) -> None:
        match wish:
            case Ping():
                self.answer(Pong(wish.ref, now()))
            case Why():
                await self._explain(wish)
            case Hello():
                raise Refusal("hello", "you have said hello already")
            case Begin():
                await self._begin(wish)
            case Remove():
                await self._remove(wish)
            case Close():
                if not self.key.host:
                    raise Refusal("not_allowed", "host-closes")
                async with self._room.lock:
                    check_disposable(await self._room.match())
                await self._service.close_table(self._room)
                self.answer(Accepted(wish.ref, 0))
                self._service.dismiss(self._room.id, Refusal("closed", "closed-by-host"))
            case Chat() if not self.key.seats and self.protocol > 1:
                self.answer(Accepted(wish.ref, await self._room.aside(wish.name, wish.text, self._pace)))
            case _:
                self.answer(Accepted(wish.ref, await self._room.do(self._command(wish))))

    def _command(self, wish: Act | Undo | Sit | Leave | Fill | Chat | Hush | Mute | Pause) -> Command:
        """What a wish asks of the match."""
        match wish:
            case Act():
                actions = _actions(wish)
                return lambda match, at: match.act_all(self._deciding(match), wish.seq, actions, at)
            case Undo():
                return lambda match, at: match.undo(self._deciding(match), wish.seq, at)
            case Sit():
                return lambda match, at: match.sit(self._own(wish.seat), wish.name, at)
            case Leave():
                return lambda match, at: match.relieve(self._own(wish.seat), wish.bot, "left", at)
            case Fill():
                return lambda match, at: match.relieve(self._absent(match, wish.seat, at), wish.bot, "asked", at)
            case Chat():
                return lambda match, at: match.say(*self._speaker(match), wish.text, at)
            case Hush():
                if not self.key.host:
                    raise Refusal("not_allowed", "host-hushes")
                return lambda match, at: match.hush(wish.on, at)
            case Mute():
                seat = self._other(wish.seat)
                return lambda match, at: match.mute(seat, wish.on, at)

            case Pause():
                return lambda match, at: match.pause(self._own(wish.seat), wish.days, at)

    def _deciding(self, match: Match) -> int:
        """The own seat that decides now, or else the first one, which will be told that it does not."""
        if not self.key.seats:
            raise Refusal("not_allowed", "watching")
        return match.decider if match.decider in self.key.seats else min(self.key.seats)

    def _own(self, seat: int) -> int:
        if seat - 1 not in self.key.seats:
            raise Refusal("not_allowed", "seat-not-yours", chair=seat)
        return seat - 1

    def _other(self, seat: int) -> int:
        """A seat of somebody else, of which the host may dispose."""
        if not self.key.host:
            raise Refusal("not_allowed", "host-moderates")
        if seat - 1 in self.key.seats:
            raise Refusal("not_allowed", "seat-yours", chair=seat)
        return seat - 1

    async def _remove(self, wish: Remove) -> None:
        """Let a bot play the seat of somebody for good."""
        seat = self._other(wish.seat)

        def removed(match: Match, at: float) -> Entry | None:
            if not 0 <= seat < len(match.seats) or not match.seats[seat].expects:
                raise Refusal("seat", "not-for-person", chair=seat + 1)
            check_disposable(match)
            return None if match.seats[seat].bot else match.relieve(seat, USUAL, "removed", at)

        seq = await self._room.do(removed)
        await self._service.revoke(self._room.id, seat)
        self._service.dismiss(self._room.id, Refusal("removed", "removed-by-host"), seat)
        self.answer(Accepted(wish.ref, seq))

    def _absent(self, match: Match, seat: int, at: float) -> int:
        """A seat that the host, or anybody who has waited as long as was agreed, may give to a bot."""
        is_late = match.agreement.timeout == "wait" and match.decider == seat - 1 and match.is_out_of_time(at)
        if is_late and self.key.seats and seat - 1 not in self.key.seats:
            return seat - 1
        if not self.key.host:
            raise Refusal("not_allowed", "host-lets-bots")
        if seat - 1 in self.key.seats or not 0 < seat <= len(match.seats) or not match.seats[seat - 1].came:
            return seat - 1
        if seat - 1 in self._room.online:
            raise Refusal("not_allowed", "owner-here")
        missing = self._service.settings.limits.absence - self._room.away_for(seat - 1)
        if missing > 0:
            raise Refusal("just_left", "just-left", seconds=math.ceil(missing))
        return seat - 1

    def _speaker(self, match: Match) -> tuple[int, str]:
        """Who says something: the decider if that is an own seat, else the first own one."""
        if not self.key.seats:
            raise Refusal("not_allowed", "players-talk")
        seat = match.decider if match.decider in self.key.seats else min(self.key.seats)
        return seat, match.seats[seat].name

    async def _begin(self, wish: Begin) -> None:
        """Give the open seats to bots and begin."""
        if not self.key.host:
            raise Refusal("not_allowed", "host-begins")
        for _ in (await self._room.info()).seats:
            await self._room.do(lambda match, at: match.fill_one(wish.bot, at))
        self.answer(Accepted(wish.ref, await self._room.do(lambda match, at: match.begin_if_waiting(at))))

    async def _explain(self, wish: Why) -> None:
        """Say why an action is not possible now, or that it is; or what a region costs, and why."""
        if (wish.action is UNSET) == (wish.region is UNSET):
            raise Refusal("message", "$: it has either `action` or `region`")
        async with self._room.lock:
            match = await self._room.match()
            if match.decider not in self.key.seats:
                raise Refusal("not_your_turn", "not-your-decision", "CORE-4.1")
            try:
                view = match.view(self.key.seats)
                if wish.region is not UNSET:
                    self.answer(explained(view, wish.region - 1, wish.ref, match.seq))
                    return
                assert wish.action is not UNSET
                reason = why_not(view, parse_action(wish.action, view.rules.verbs))
            except ElbowRoomError as error:
                raise refusal_of(error) from None
        if reason is not None:
            try:
                raise reason
            finally:
                del reason  # it would hold this frame, and with it the room, until the next collection
        self.answer(Accepted(wish.ref, match.seq))


async def serve_line(service: House, line: Line, table: str, party: str, visitor: Visitor | None = None) -> int:
    """Serve one client at a table from its first to its last message; returns the code its line is to end with."""
    connection, room = await _welcome(service, line, table, party, visitor)
    service.departure.guests.add(connection)
    try:
        await _converse(connection, room, line)
    finally:
        service.departure.guests.discard(connection)
    return connection.farewell


async def _welcome(
    service: House, line: Line, table: str, party: str, visitor: Visitor | None
) -> tuple[Connection, Room]:
    """Let a client in: check its key, greet it, and let it sit down where it has not sat yet, unless it only looks."""
    try:
        text = await asyncio.wait_for(line.receive(), PATIENCE)
    except TimeoutError:
        raise Refusal("hello", "nobody said hello") from None
    hello = _wish(text, service.settings.limits.message)
    if not isinstance(hello, Hello):
        raise Refusal("hello", "say hello first")
    key = await service.key(table, hello.key, visitor)
    room = service.room(table)
    await room.look()
    async with room.lock:
        match = await room.match()
        if hello.seen > match.seq:
            raise Refusal("seen", f"this table has {match.seq} entries, you cannot have seen {hello.seen}")
        await service.people.admit(table, match, key, visitor)
    name = hello.name if len(key.seats) == 1 else ""  # those who share a link have been named before
    for seat in sorted(key.seats) if hello.sit else ():
        await room.do(lambda match, at, seat=seat: match.arrive(seat, name, at))  # type: ignore[misc]
    by_account = not hello.key or match.agreement.rated
    session = visitor.session if visitor is not None and by_account else ""
    connection = Connection(service, room, key, hello, party, session)
    seats = [seat + 1 for seat in sorted(key.seats)]
    connection.answer(Welcome(hello.protocol, __version__, RULES_VERSION, now(), seats, key.host))
    return connection, room


async def _converse(connection: Connection, room: Room, line: Line) -> None:
    """Read and write until one of both ends."""
    try:
        async with room.lock:
            await room.come(connection)
        room.drive()
        await _until_one_ends(connection.write(line), connection.read(line), connection.fall_behind())
    finally:
        await room.go(connection)


async def _until_one_ends(*work: Coroutine[None, None, None]) -> None:
    """Do several things at once until one of them ends, in whatever way; then break off the others."""
    tasks = [asyncio.create_task(coroutine) for coroutine in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # What ended a task knows this frame by its traceback. If the frame knew the task in turn, both would stay in
        # memory until the next full collection, and the room with them.
        tasks.clear()
        del task


def check_disposable(match: Match) -> None:
    """Refuse to close a table, or to remove somebody, where that would keep a rated game from being counted."""
    if match.agreement.rated and match.status == "playing":
        raise Refusal("not_allowed", "rated-runs")


def _wish(text: str | bytes, limit: int) -> ClientMessage:
    """A message as a wish; says exactly what is wrong with it otherwise."""
    if len(text) > limit:
        raise Refusal("too_large", f"a message has at most {limit} bytes")
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Refusal("message", fault_of(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("not_json", f"this is not JSON: {error}") from None


def _actions(wish: Act) -> list[str]:
    """What is to be done, one thing or several."""
    if (wish.action is UNSET) == (wish.actions is UNSET):
        raise Refusal("message", "$: it has either `action` or `actions`")
    return wish.actions if wish.actions is not UNSET else [str(wish.action)]
