"""The server behind its addresses: opens tables, keeps rooms, and looks after tables that must go on by themselves."""

from __future__ import annotations

import asyncio
import gc
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.record import GameRecord
from elbowroom.server.analyst import Analyst
from elbowroom.server.broker import Ears, broker_for
from elbowroom.server.departure import Departure
from elbowroom.server.frames import seats_text
from elbowroom.server.hints import Hints
from elbowroom.server.memory import give_back
from elbowroom.server.metrics import LATE, OPENED
from elbowroom.server.notices import BANNED, SESSION, Banned
from elbowroom.server.now import now
from elbowroom.server.opening import WATCHER, Opened, groups_of, recorded, same_people
from elbowroom.server.people.people import People
from elbowroom.server.people.sessions import Visitor
from elbowroom.server.post.bells import Bells
from elbowroom.server.post.office import Post
from elbowroom.server.room import Room
from elbowroom.server.secret import hashed, new_name, new_secret
from elbowroom.server.settings import Away, Settings
from elbowroom.server.store import Heading, Key, Row, Store, StoreUnavailable
from elbowroom.server.takings import EVERY, Takings
from elbowroom.server.thinkers import Thinkers
from elbowroom.table.agreement import Agreement, settled
from elbowroom.table.entries import Entry
from elbowroom.table.match import Match

LOG = logging.getLogger(__name__)

KNOCK: Final = 0.5  # seconds between two looks whether the database or the broker is there
DUE_AT_ONCE: Final = 200  # tables a sweep looks after
CROWD: Final = 1000  # tables in memory at which nobody is; when there are more, they sleep sooner
LOBBY: Final = 100
DAY: Final = 86_400  # seconds
WEEK: Final = 7 * DAY
FORGOTTEN: Final = 30 * DAY  # seconds after which a table is deleted whose game never began
QUIET: Final = 3600  # seconds after which the log of a game that is over is packed
PACKED_AT_ONCE: Final = 20
MOST_PACKED: Final = 2000  # in an hour
REPLAYS: Final = 1  # games that are played again at the same time; more wait
BOT_STEPS: Final = 4  # what bots of all tables do and store at a time, first come, first served: people come between


class Service:
    """One server process."""

    def __init__(self, settings: Settings, process: str = "") -> None:
        self.settings = settings
        self.process = process or secrets.token_hex(6)
        self.started_at = now()
        self.replays = asyncio.Semaphore(REPLAYS)
        self.departure: Final = Departure()
        self.banned: Final = Banned()
        self.takings: Final = Takings(settings.limits)
        self._noticed = 0  # the number of the last notice
        self._own_notices: Final[set[int]] = set()  # those given here, of which nobody here need hear
        self.bot_steps = asyncio.Semaphore(BOT_STEPS)
        self.store = Store(settings.database)
        self.broker = broker_for(settings.broker, self.process)
        self.thinkers = Thinkers(settings.thinkers)
        self.hints: Final = Hints(self.thinkers)
        self.analyst: Final = Analyst(self)
        self.people: Final = People(self)
        self.post: Final = Post(settings, self.store.database, now)
        self.bells: Final = Bells(self.post, self.store.database, settings, now)
        self.rooms: Final[dict[str, Room]] = {}
        self._address_keys: dict[int, list[str]] = {}  # by week, of this one
        self._left_behind = False  # whether tables sleep that have not given their memory back
        self._given_back_at = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect to everything that is needed and begin to look after tables."""
        self.store.claim()
        await self._once_there(self.store.open)
        await self.store.wake_future(now())
        self._noticed = await self.store.notices.newest()
        self.banned.learn(await self.store.notices.bans(now()))
        await self._once_there(lambda: self.broker.open(Ears(self._heard, self._overheard, self.takings.learn)))
        await self.post.open()
        alone = not self.broker.shared
        work = (self.analyst.work(alone), self.post.work(alone))
        tasks = (self._sweep(), self._live(), self._report(), _look_at_loop(), *work)
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def _once_there(self, opening: Callable[[], Awaitable[None]]) -> None:
        """Open something that may be started at the same time as this server, or a little later."""
        deadline = time.monotonic() + self.settings.wait
        is_told = False
        while True:
            try:
                return await opening()
            except Away as away:
                if time.monotonic() >= deadline:
                    raise
                if not is_told:
                    LOG.warning("%s; waiting up to %g seconds for it", away, self.settings.wait)
                    is_told = True
            await asyncio.sleep(min(KNOCK, max(0.0, deadline - time.monotonic())))

    @property
    def resting(self) -> bool:
        """Whether bots begin no new turns, because the server is about to end."""
        return self.departure.begun

    def stall(self, table: str, why: Refusal) -> None:
        """A table stands still because nothing could be stored; the sweep wakes it."""

    async def empty(self) -> None:
        """Send everybody elsewhere before the server ends."""
        await self.departure.empty(list(self.rooms.values()), self.settings.drain, elsewhere=self.broker.shared)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is stored already."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.thinkers.close()
        await self.broker.close()
        await self.store.close()

    def room(self, table: str) -> Room:
        """The room of a table, which need not exist."""
        if table not in self.rooms:
            self.rooms[table] = Room(table, self)
        return self.rooms[table]

    async def key(self, table: str, secret: str, visitor: Visitor | None = None) -> Key:
        """What a secret opens to whoever shows it, or what an account does; anybody may watch a public table."""
        row = await self.store.row(table)
        if row is None:
            raise Refusal("no_such_table", "no-such-table")
        if secret:
            found = await self.store.key(table, hashed(secret))
            if found is None:
                raise Refusal("wrong_key", "wrong-key")
            return await self.people.held(row, found, visitor)
        if visitor is not None and (own := await self.people.seats.key(table, visitor.person)) is not None:
            return own
        if not row.public and row.status != "over":
            raise Refusal("key_needed", "key-needed")
        return WATCHER

    # --- opening ----------------------------------------------------------------------------------------------------

    async def open_table(self, wish: Agreement, record: GameRecord | None, address: str) -> Opened:
        """Open a table as wished, with a recorded game on it if there is one."""
        self._check_staying()
        creators = await self.creators(address)
        await self.check_room_for(creators)
        entries: list[Entry] = []
        version = RULES_VERSION
        if wish.rated:
            self.people.check_on()
        if wish.rated and record is not None:
            raise Refusal("record", "rated-no-record")
        if record is not None:
            wish, entries = await asyncio.to_thread(recorded, wish, record)
            version = record.rules_version
        agreed, rules = settled(wish, version=version)
        match = Match(agreed, rules)
        match.follow(entries)
        table = new_name()
        groups = groups_of(agreed) or [frozenset()]
        links = [(new_secret(), Key(seats, host=number == 0)) for number, seats in enumerate(groups)]
        opened = Opened(table, links, new_secret())
        keys = {hashed(secret): key for secret, key in (*links, (opened.watch, WATCHER))}
        heading = _heading(match)
        await self.store.create(table, agreed, version, creators[0], keys, entries, heading, set_up=record is not None)
        OPENED.add()
        if match.status == "playing" or match.complete:
            await self.room(table).wake()
        return opened

    def _check_staying(self) -> None:
        if self.departure.begun:
            raise Refusal("unavailable", "server-ends")

    async def creators(self, address: str) -> list[str]:
        """How an address is stored now, and how it was a week ago.

        There are so few addresses that all could be tried, so the hash has a key. Its key is deleted after two weeks:
        then nobody can find the address any more, and the limit forgets the tables. Where the server has a secret, what
        stands in the database is but a part of that key, so that nobody can with the database alone.
        """
        keys = await self._hash_keys()
        return [hmac.digest(key.encode(), address.encode(), "sha256").hex() for key in keys]

    async def _hash_keys(self) -> list[str]:
        """With what addresses are hashed now, and were a week ago: the same at all processes."""
        week = int(now() // WEEK)
        if week not in self._address_keys:
            stored, seal = await self.store.address_keys(week), self.post.seal
            self._address_keys = {week: stored if seal is None else [seal.hashed(key) for key in stored]}
        return self._address_keys[week]

    async def check_room_for(self, creators: list[str]) -> None:
        """Refuse another table of whoever has opened too many."""
        limits = self.settings.limits
        if await self.store.unfinished(creators) >= limits.tables:
            raise Refusal("too_many_tables", "tables-unfinished", count=limits.tables)
        if await self.store.opened_since(creators, now() - DAY) >= limits.opened:
            raise Refusal("too_many_tables", "tables-today", count=limits.opened)
        if await self.store.unfinished() >= limits.all_tables:
            raise Refusal("too_many_tables", "server-full")

    async def claim(self, table: str, seat: int, name: str) -> str:
        """Give an open seat to whoever comes first; returns the secret of it."""

        def sit(match: Match, at: float) -> Entry | None:
            if not 0 <= seat < len(match.seats) or not match.seats[seat].open:
                raise Refusal("seat_taken", "seat-not-open", chair=seat + 1)
            return match.sit(seat, name, at)

        secret = new_secret()
        await self.room(table).do(sit, (hashed(secret), Key(frozenset({seat}), host=False)))
        return secret

    async def revoke(self, table: str, seat: int) -> None:
        """Make the links of a seat worthless, wherever somebody came by one. The host's stays."""
        self._own_notices.add(await self.store.revoke(table, seat, now()))

    def dismiss(self, table: str, why: Refusal, seat: int | None = None) -> None:
        """Send away those who are at a table here, or only whoever has a seat there."""
        for guest in list(self.departure.guests):
            if guest.table == table and (seat is None or guest.holds(seat)):
                guest.dismiss(why)

    async def close_table(self, room: Room) -> None:
        """Delete a table whose game is not over; the record of one that is belongs to all who played."""
        async with room.lock:
            if (await room.match()).status == "over":
                raise Refusal("game_is_over", "game-over", "CORE-10.1")
            await self.store.delete(room.id, now())
            room.abandon()

    async def rematch(self, table: str) -> str:
        """Open a table for the same people; the keys of the old one open it too."""
        self._check_staying()
        room = self.room(table)
        async with room.lock:
            match = await room.match()
            if match.rematch:
                return match.rematch
            if match.status != "over":
                raise Refusal("not_over", "not-over")
            again = msgspec.structs.replace(match.agreement, seats=same_people(match))
        agreed, rules = settled(again)
        new = new_name()
        keys = await self.store.keys(table)
        row = await self.store.row(table)
        assert row is not None
        await self.store.create(new, agreed, RULES_VERSION, row.creator, keys, [], _heading(Match(agreed, rules)))
        await self.people.seats.carry_over(table, new, now())
        await self.bells.follow(table, new)
        try:
            await room.do(lambda match, at: match.go_on_at(new, at))
        except Refusal:  # somebody was faster: nobody must find a second table among his games
            await self.store.delete(new, now())
            async with room.lock:
                return (await room.match()).rematch
        return new

    async def analyse(self, table: str, address: str) -> None:
        """Ask for the analysis of a finished game, if there is none yet."""
        row = await self.store.row(table)
        if row is None or row.status != "over":
            raise Refusal("not_over", "analysis-when-over")
        analyses, limits = self.store.analyses, self.settings.limits
        if await analyses.progress(table, now()) is not None:
            return
        askers = await self.creators(address)
        waiting, own = await analyses.unfinished(), await analyses.unfinished(askers)
        if own >= limits.analyses or waiting >= limits.all_analyses:
            raise Refusal("too_many_analyses", "analyses-many")
        await analyses.ask(table, askers[0], now())
        self.analyst.wake()

    async def lobby(self) -> list[Row]:
        """Public tables that are not over."""
        return await self.store.lobby(LOBBY)

    # --- what goes on by itself -------------------------------------------------------------------------------------

    async def follow(self, table: str, seq: int) -> None:
        """Let a table that was changed in the database know, and go on if it can."""
        await self._heard(table, seq)
        await self._guarded(self.room(table).wake(), table)

    async def _heard(self, table: str, seq: int) -> None:
        """News from another process."""
        if table in self.rooms:
            try:
                await self._guarded(self.rooms[table].catch_up(seq), table)
            except StoreUnavailable as error:  # the sweep will find it
                LOG.warning("the database is away: %s", error)

    async def _overheard(self, table: str, line: str) -> None:
        """A spectator says something at another process."""
        if table in self.rooms:
            self.rooms[table].overhear(line)

    async def _sweep(self) -> None:
        """Again and again: wake what is due, follow what other processes did, forget what nobody uses."""
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                if not self.resting:
                    for table in await self.store.due(now(), DUE_AT_ONCE):
                        await self._guarded(self.room(table).wake(), table)
                await self._compare()
                await self._take_notice()
                await self.people.booking.book()
                await self._ring()
                await self._forget_unused()
                if time.monotonic() - tidied > 3600:
                    tidied = time.monotonic()
                    await self._tidy()
            except StoreUnavailable as error:
                LOG.warning("the database is away: %s", error)

    async def _tidy(self) -> None:
        """Keep the database and the memory small."""
        await self.store.forget_before(now() - FORGOTTEN)
        await self.store.forget_finished(now() - self.settings.limits.kept * DAY)
        await self.store.notices.forget_before(now() - DAY)
        await self.people.tidy()
        await self.post.tidy()
        await self.bells.tidy()
        await self.store.database.wipe()
        self.banned.learn(await self.store.notices.bans(now()))
        await self.store.address_keys(int(now() // WEEK))  # forgets old ones also while nobody comes
        for _ in range(MOST_PACKED // PACKED_AT_ONCE):  # not all at once, since others want to write too
            if await self.store.pack(now() - QUIET, PACKED_AT_ONCE) < PACKED_AT_ONCE:
                break
        gc.collect()

    async def _take_notice(self) -> None:
        """Follow what was changed elsewhere: those concerned are sent away, and come again if they may."""
        for number, about in await self.store.notices.since(self._noticed):
            self._noticed = number
            if number in self._own_notices:
                self._own_notices.remove(number)
            elif about == BANNED:
                self.banned.learn(await self.store.notices.bans(now()))
                await self.departure.send([guest for guest in self.departure.guests if self.banned.has(guest.party)])
            elif about.startswith(SESSION):
                over = about.removeprefix(SESSION)
                await self.departure.send([guest for guest in self.departure.guests if guest.session == over])
            elif about in self.rooms:
                await self.departure.send([guest for guest in self.departure.guests if guest.table == about])
                await self._guarded(self.rooms[about].forget(), about)

    async def _ring(self) -> None:
        """Call those who are away and for whom there is news."""
        for bell in await self.bells.due(now(), DUE_AT_ONCE):
            await self._guarded(self.bells.look(bell, self.room(bell.table)), bell.table)

    async def _compare(self) -> None:
        """Catch up with whatever the broker has not told, and what was stored although that seemed to fail."""
        shared = self.broker.shared
        used = [table for table, room in self.rooms.items() if room.is_lost or (shared and room.listeners)]
        if not used:
            return
        for table, seq in (await self.store.newest(used)).items():
            if self.rooms[table].is_behind(seq):
                await self._guarded(self.rooms[table].catch_up(seq), table)

    async def _live(self) -> None:
        """Again and again: write down who is here, for clocks that run while somebody is away."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            here = [(table, seat) for table, room in self.rooms.items() if room.is_watched for seat in room.here]
            try:
                await self.store.note_presence(here, self.process, now(), here=True)
                if self.broker.shared:  # whoever was connected to a process that has died is no longer there
                    for table, room in [(table, room) for table, room in self.rooms.items() if room.listeners]:
                        await self._guarded(room.catch_up(0), table)
            except StoreUnavailable as error:
                LOG.warning("the database is away: %s", error)

    async def _report(self) -> None:
        """Again and again: tell other processes what addresses take of this one."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.broker.report(self.takings.report((await self._hash_keys())[0]))
            except StoreUnavailable as error:
                LOG.warning("the database is away: %s", error)

    async def _forget_unused(self) -> None:
        """Let tables sleep that nobody uses; they are in the store. What they took goes back now and then."""
        crowded = sum(not room.listeners for room in self.rooms.values()) > CROWD
        idle = time.monotonic() - self.settings.sleep_after / (10 if crowded else 1)
        for table in [table for table, room in self.rooms.items() if room.is_idle_since(idle)]:
            del self.rooms[table]
            self._left_behind = True
        if self._left_behind and time.monotonic() > self._given_back_at + self.settings.sleep_after:
            self._left_behind, self._given_back_at = False, time.monotonic()
            await asyncio.to_thread(give_back)

    async def _guarded(self, work: Coroutine[None, None, None], table: str) -> None:
        """What goes wrong at one table must not stop the others."""
        try:
            await work
        except StoreUnavailable:
            raise
        except Refusal:
            pass  # whoever asks for the table is told why
        except Exception:
            LOG.exception("the table cannot go on", extra={"table": table})


async def _look_at_loop() -> None:
    """Again and again: note by how much everything is late."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(1.0)
        LATE.note(max(0.0, time.monotonic() - began - 1.0))


def _heading(match: Match) -> Heading:
    patience = now() if match.bot_decides or match.complete else None
    return Heading(match.status, seats_text(match), patience, now(), match.awaited, match.clock.deadline)
