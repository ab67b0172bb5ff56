"""A table that somebody uses: the match in memory, the people connected to it, and the bots that play at it.

Everything that changes the match happens under one lock: check, carry out, store, tell. What the lock has let go is
stored, so whoever looks at the match under the lock never sees something that a crash could take back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import copy
from typing import Final, TypeVar

import msgspec

from elbowroom.bots.specs import USUAL
from elbowroom.engine.errors import ElbowRoomError, Refusal
from elbowroom.engine.view import counted_view
from elbowroom.server.attendance import Attendance
from elbowroom.server.frames import Telling, Told, moments_of, seats_text, table_info
from elbowroom.server.gallery import Gallery, Pace
from elbowroom.server.metrics import ENTRIES, GAMES
from elbowroom.server.minds import Mind
from elbowroom.server.now import now
from elbowroom.server.refusals import refused
from elbowroom.server.stored import Heading, Key, StoreUnavailable
from elbowroom.server.surroundings import Listener, Surroundings
from elbowroom.server.wire import Aside, Asides, Presence, TableInfo
from elbowroom.server.wire_http import Moments
from elbowroom.table.entries import Acted, Began, Entry, Why
from elbowroom.table.match import NOBODY, Match
from elbowroom.table.personas import temper_of
from elbowroom.table.refusals import public_text
from elbowroom.table.review import Review

LOG = logging.getLogger(__name__)

TRIES: Final = 5  # how often a wish is tried again after another process was faster
TELLING: Final = msgspec.json.Encoder()

Command = Callable[[Match, float], Entry | None]
T = TypeVar("T")


class Room:
    """One table in the memory of one process."""

    def __init__(self, table: str, server: Surroundings) -> None:
        self.id: Final = table
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.used_at = time.monotonic()
        self._server: Final = server
        self._gallery: Final = Gallery()
        self._match: Match | None = None
        self._ahead = 0.0  # seconds by which the log is ahead of the clock, because somebody has put that back
        self._verdict: Refusal | None = None  # why the table cannot be used
        self._review: Final = Review()
        self._told: Told | None = None  # what was told last
        self._minds: Final[dict[tuple[int, str, str], Mind]] = {}
        self._driver: asyncio.Task[None] | None = None
        self._last_turn = NOBODY  # the seat whose bot ends its turn before the server ends
        self._attendance: Final = Attendance(table, server, self.listeners)

    # --- the match --------------------------------------------------------------------------------------------------

    async def match(self) -> Match:
        """The match, loaded if need be. Call it under the lock."""
        if self._verdict is not None:
            raise copy(self._verdict)  # a fresh one: each time an error is raised it remembers more of the way
        self.used_at = time.monotonic()
        if self._match is None:
            try:
                self._match = await self._load()
            except Refusal as refusal:
                self._set_aside(refusal)
                raise
            self._ahead = max(0.0, self._match.last_at - now())
            await self._attendance.look_around()
            self._tell()  # what was stored while nobody here knew
        return self._match

    async def _load(self) -> Match:
        row = await self._server.store.row(self.id)
        if row is None:
            raise Refusal("no_such_table", "no-such-table")
        entries = await self._server.store.entries(self.id)
        try:
            return Match.load(row.agreement, row.rules_version, entries, self._server.settings.luck)
        except Exception as error:
            raise self._reason(error) from None

    def _reason(self, error: Exception) -> Refusal:
        """Why a log cannot be followed."""
        if isinstance(error, Refusal):
            return error
        if isinstance(error, ElbowRoomError):  # a hook of somebody's own that fails, for instance
            return Refusal("cannot_go_on", "cannot-go-on", text=public_text(error))
        return self._server.store.damaged(self.id, repr(error))  # entries that can be read, but make no sense

    def _set_aside(self, refusal: Refusal) -> None:
        """Refuse everything from now on, until the room has been forgotten and the table is looked at again."""
        self._match = None
        self._verdict = copy(refusal)  # without the way it has come, on which this room lies
        message = TELLING.encode(refused(0, refusal))
        for listener in self.listeners:
            listener.send(message)

    @property
    def _now(self) -> float:
        """The time at this table, which never goes back."""
        return now() + self._ahead

    async def do(self, command: Command, key: tuple[str, Key] | None = None) -> int:
        """Carry out what a command makes of the match, store it and tell everybody; returns the number it got.

        When another process was faster, the command is asked again with the match as it is then. A key, with its
        hash, is stored together with the entry or not at all.
        """
        async with self.lock:
            for _ in range(TRIES):
                match = await self.match()
                entry = command(match, self._now)
                if entry is None:
                    return match.seq
                if await self._store(match, entry, key):
                    self._tell()
                    self.drive()
                    return match.seq
            raise Refusal("busy", "too much happens at this table at once; try again")

    async def _store(self, match: Match, entry: Entry, key: tuple[str, Key] | None = None) -> bool:
        """Store an entry the match has made; forgets the match if that was in vain, it is loaded again then."""
        wake_at, deadline = self._wake_at(match), match.clock.deadline
        heading = Heading(match.status, seats_text(match), wake_at, entry.at, match.awaited, deadline)
        stored = False
        try:
            stored = await self._server.store.append(self.id, match.seq, entry, heading, key)
        finally:
            if not stored:
                self._match = None
        if stored:
            _count(entry)
            await self._server.broker.tell(self.id, match.seq)
        return stored

    def is_behind(self, seq: int) -> bool:
        """Whether entries up to a number may be stored that this process has not followed."""
        return self._match is None or self._match.seq < seq

    @property
    def is_lost(self) -> bool:
        """Whether people sit here who may not have been told everything, since storing it seemed to fail."""
        return self._match is None and self._verdict is None and bool(self.listeners)

    def is_idle_since(self, moment: float) -> bool:
        """Whether nobody has used the room since a moment of the monotonic clock."""
        return not self.listeners and self.used_at < moment and not self.is_driven and not self.lock.locked()

    async def look(self) -> None:
        """Follow what other processes have stored, also where one of them ended before it could say so."""
        newest = (await self._server.store.newest([self.id])).get(self.id, 0)
        if self.is_behind(newest):
            await self.catch_up(newest)

    async def catch_up(self, seq: int) -> None:
        """Another process has stored entries up to a number, or has news about who is there."""
        async with self.lock:
            if self._match is None and not self.listeners:
                return
            before = self.online
            match = await self.match()
            if match.seq < seq:
                await self._follow(match)
            await self._attendance.look_around()
            self._tell()
            if self.online != before:
                self._tell_presence()

    async def _follow(self, match: Match) -> None:
        """Repeat what another process has stored."""
        try:
            match.follow(await self._server.store.entries(self.id, match.seq))
        except StoreUnavailable:
            raise
        except Exception as error:
            reason = self._reason(error)
            self._set_aside(reason)
            raise reason from None

    async def info(self) -> TableInfo:
        """The table as anybody may see it who may see it at all."""
        async with self.lock:
            return table_info(self.id, await self.match(), self.online)

    async def moments(self, seats: frozenset[int], first: int, most: int) -> Moments:
        """A stretch of the game as the holder of some seats may see it."""
        async with self.lock:
            match = await self.match()
            info = table_info(self.id, match)
        return Moments(info, await moments_of(match, self._review, seats, first, min(first + most - 1, info.seq)))

    # --- listeners --------------------------------------------------------------------------------------------------

    def tell_one(self, match: Match, listener: Listener) -> None:
        """Tell a listener everything it has not seen."""
        self._tell_each(match, [listener])

    def _tell(self) -> None:
        """Tell everybody what they have not seen; those who see the same are told with the same bytes."""
        match = self._match
        assert match is not None
        if behind := [listener for listener in self.listeners if listener.seen < match.seq]:
            behind.sort(key=lambda listener: match.decider not in listener.key.seats)  # that view serves for all
            self._tell_each(match, behind)

    def _tell_each(self, match: Match, listeners: list[Listener]) -> None:
        telling = Telling(self.id, match, self.online, self._told)
        for listener in listeners:
            seats = listener.key.seats
            if listener.protocol == 1:
                listener.send(telling.frame(seats, listener.seen))
            else:
                listener.send(telling.news(seats, listener.seen, listener.told))
            listener.seen = listener.told = match.seq
        if any(listener.protocol > 1 for listener in self.listeners):
            self._told = telling.told()

    @property
    def online(self) -> frozenset[int]:
        """Seats at which somebody is."""
        return self._attendance.online

    @property
    def here(self) -> frozenset[int]:
        """Seats at which somebody is connected to this process."""
        return self._attendance.here

    def away_for(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat."""
        return self._attendance.away_for(seat)

    @property
    def is_watched(self) -> bool:
        """Whether it matters for how long somebody is here: to the grace of a game, or to other processes."""
        waits = self._match is not None and self._match.agreement.grace is not None
        return waits or self._server.broker.shared

    async def come(self, listener: Listener) -> None:
        """A listener comes, is told how the table stands, and is seen by the others. Call it under the lock."""
        match = await self.match()
        before = self.online
        self.listeners.add(listener)
        self.tell_one(match, listener)
        if self._gallery.lines:
            _tell_aside(listener, list(self._gallery.lines), kept=True)
        await self._seen(listener.key.seats, here=True)
        if self.online != before:
            self._tell_presence()

    async def go(self, listener: Listener) -> None:
        """A listener goes."""
        async with self.lock:
            before = self.online
            self.listeners.discard(listener)
            gone = listener.key.seats - self.here
            self._attendance.see_off(gone)
            with suppress(StoreUnavailable):
                await self._seen(gone, here=False)
                if gone and self._match is not None and self._match.agreement.grace is not None:
                    await self._server.store.wake(self.id, self._match.seq, self._wake_at(self._match))
            if self.online != before:
                self._tell_presence()

    async def _seen(self, seats: Iterable[int], *, here: bool) -> None:
        if await self._attendance.note(seats, here) and self._server.broker.shared and self._match is not None:
            await self._server.broker.tell(self.id, self._match.seq)

    async def aside(self, name: str, text: str, own: Pace) -> int:
        """Tell everybody what a spectator says, who has a pace of his own; returns the number of the newest entry."""
        async with self.lock:
            match = await self.match()
            line = self._gallery.say(*match.aside(name, text), now(), own)
        await self._server.broker.pass_on(self.id, TELLING.encode(line).decode())
        self._tell_asides(line)
        return match.seq

    def overhear(self, text: str) -> None:
        """Tell everybody here what a spectator says at another process."""
        with suppress(msgspec.DecodeError):  # somebody else uses the broker
            self._tell_asides(self._gallery.hear(msgspec.json.decode(text, type=Aside)))

    def _tell_asides(self, line: Aside) -> None:
        for listener in self.listeners:
            _tell_aside(listener, [line])

    def _tell_presence(self) -> None:
        message = TELLING.encode(Presence([seat + 1 for seat in sorted(self.online)]))
        for listener in self.listeners:
            listener.send(message)

    # --- bots and clocks --------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """Let bots play until a person must decide."""
        match = self._match
        may = match is not None and (match.bot_decides or match.complete) and not self._server.resting
        if may and not self.is_driven:
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_driven(self) -> bool:
        return self._driver is not None and not self._driver.done()

    async def _drive(self) -> None:
        try:
            while await self._drive_once():
                await asyncio.sleep(0)
        except StoreUnavailable as error:
            LOG.warning("a bot could not move; it will be tried again", extra={"table": self.id})
            self._server.stall(self.id, error.refusal)
        except Refusal as refusal:
            LOG.warning("a bot could not move: %s", refusal, extra={"table": self.id})
        except Exception:
            LOG.exception("a bot failed", extra={"table": self.id})

    async def _drive_once(self) -> bool:
        """One step of a bot, or the beginning of the game; False when there is none to be made here.

        Bots think while the table is open to everybody. What they find holds for the position they were given: if
        something else has happened by then, they think again. However many tables have bots, only a few of them act at
        a time, so that no action of a person stands behind more than these.
        """
        async with self._server.bot_steps, self.lock:
            match = await self.match()
            if match.complete:
                return await self._done(match, match.begin(self._now))
            if not match.bot_decides or self._is_resting(match):
                return False
            mind, view = self._mind(match), counted_view(match.state, match.decider)
            action = mind.answer(view, match.state.legal())
            if action is not None:
                return await self._done(match, match.act(match.decider, match.seq, action.text(), self._now, bot=True))
        await mind.think(view, self._server.thinkers, hurry=self._server.settings.seed is None)
        return True

    async def _done(self, match: Match, entry: Entry) -> bool:
        """Store and tell what goes on by itself; there may be more."""
        if await self._store(match, entry):
            self._tell()
        return True

    async def forget(self) -> None:
        """An administrator has changed the table: look at it anew."""
        async with self.lock:
            self._match, self._verdict, self._told = None, None, None
            self._minds.clear()

    def abandon(self) -> None:
        """The table has been deleted. Call it under the lock."""
        self._match, self._verdict = None, Refusal("closed", "closed-by-host")

    async def rest(self) -> None:
        """Let a bot end its turn and no other one begin; whoever looks at the table next goes on at once."""
        self._last_turn = self._match.decider if self._match is not None else NOBODY
        if self._driver is not None:
            await asyncio.wait([self._driver])
        async with self.lock:
            if self._match is not None and self._match.bot_decides:
                await self._server.store.wake(self.id, self._match.seq, now())

    def _is_resting(self, match: Match) -> bool:
        """Whether the turn of the bot is one that another process will play."""
        return self._server.resting and match.decider != self._last_turn

    def _mind(self, match: Match) -> Mind:
        """The bot of the decider, with the temper that belongs to its name."""
        seat = match.seats[match.decider]
        key = match.decider, seat.bot, temper_of(seat.name)
        if key not in self._minds:
            self._minds[key] = Mind(seat.bot, match.decider, key[2])
        return self._minds[key]

    def _wake_at(self, match: Match) -> float | None:
        """When somebody should look after the table even if nobody does anything."""
        if match.bot_decides or match.complete:
            return now() if self._is_resting(match) else now() + self._server.settings.patience
        if match.decider < 0:
            return None if match.fill_at is None else match.fill_at - self._ahead
        waits = match.agreement.timeout == "wait" or match.clock.deadline is None
        times = [match.clock.deadline - self._ahead] if not waits and match.clock.deadline is not None else []
        if match.agreement.grace is not None:
            times.append(self._missed_since(match) + match.agreement.grace)
        return min(times, default=None)

    def _missed_since(self, match: Match) -> float:
        """Since when the decider keeps the others waiting without being there."""
        asked = max(match.changed_at, match.clock.paused_until[match.decider]) - self._ahead
        return self._attendance.missed_since(match.decider, asked)

    async def wake(self) -> None:
        """Do what time demands: let bots go on, or let one play for somebody whose time is up or who is away."""
        async with self.lock:
            try:
                match = await self.match()
            except Refusal:  # it cannot go on here, now or later
                for table, seq in (await self._server.store.newest([self.id])).items():
                    await self._server.store.wake(table, seq, None)
                return
            if await self._filled(match):
                return
            why = await self._overdue(match)
            if why is None:
                self.drive()
                await self._server.store.wake(self.id, match.seq, self._wake_at(match))
            elif await self._store(match, match.relieve(match.decider, USUAL, why, self._now)):
                self._tell()
                self.drive()

    async def _filled(self, match: Match) -> bool:
        """Let bots take the seats that are still open, if it is time for that; whether anything has changed."""
        before = match.seq
        while (at := match.fill_at) is not None and at <= self._now:
            entry = match.fill_one(match.agreement.filler, self._now)
            if entry is None or not await self._store(match, entry):
                return True
        if match.seq > before:
            self._tell()
            self.drive()
        return match.seq > before

    async def _overdue(self, match: Match) -> Why | None:
        """Why a bot must play for the decider, if it must."""
        if match.decider < 0 or match.bot_decides:
            return None
        grace, timeout = match.agreement.grace, match.agreement.timeout
        if timeout != "wait" and match.is_out_of_time(self._now):
            # Who alone is left has won, and cannot lose that by thinking.
            return "forfeit" if timeout == "forfeit" and len(match.contestants) > 1 else "clock"
        if grace is not None:
            await self._attendance.look_around()
            if self._missed_since(match) + grace <= now():
                return "away"
        return None

    async def report(self, seats: frozenset[int], told: Callable[[Match, float, float], T]) -> T:
        """What somebody who may be away is told of the game as it is now, given when some of these seats were seen."""
        await self.look()
        async with self.lock:
            match = await self.match()
            await self._attendance.look_around()
            at = self._now
            return told(match, at if seats & self.online else self._attendance.seen_at(seats), at)

    async def close(self) -> None:
        """Stop the bots."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.gather(self._driver, return_exceptions=True)


def _count(entry: Entry) -> None:
    """Note what was stored."""
    is_bot = isinstance(entry, Acted) and entry.bot
    ENTRIES.add(str(entry.__struct_config__.tag), "bot" if is_bot else "other")
    if isinstance(entry, Began):
        GAMES.add("begun")
    elif isinstance(entry, Acted) and entry.result is not None:
        GAMES.add("over")


def _tell_aside(listener: Listener, lines: list[Aside], *, kept: bool = False) -> None:
    """Tell somebody what spectators say; clients of version 1 do not know that they can talk."""
    if listener.protocol > 1:
        listener.send(TELLING.encode(Asides(lines, kept)))
