"""A pocket: opens tables, keeps rooms and lends them what a server would."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.record import GameRecord
from elbowroom.pocket.shelf import Shelf
from elbowroom.pocket.strangers import Strangers
from elbowroom.server.broker import Alone, Broker
from elbowroom.server.departure import Departure
from elbowroom.server.frames import seats_text
from elbowroom.server.hints import Hints
from elbowroom.server.now import now
from elbowroom.server.opening import WATCHER, Opened, groups_of, recorded, same_people
from elbowroom.server.room import Room
from elbowroom.server.secret import new_secret
from elbowroom.server.settings import Limits, Settings
from elbowroom.server.stored import Heading, Key, Row
from elbowroom.server.thinking import OwnThoughts
from elbowroom.server.wire_http import AnalysisProgress, NewTable
from elbowroom.table.agreement import OPEN, Agreement, settled
from elbowroom.table.entries import Entry
from elbowroom.table.logbook import record_of
from elbowroom.table.match import Match

MARK: Final = "pocket."  # begins the name of each table here; those of servers have no dots
LARGEST: Final = 4_000_000  # bytes of a message or body: whoever sends it is the one whose memory it takes


class Pocket:
    """All tables that somebody has with him."""

    def __init__(self, shelf: Shelf, seed: int | None = None) -> None:
        self.settings = Settings(
            database="", thinkers=0, seed=seed, limits=Limits(message=LARGEST, body=LARGEST, absence=0)
        )
        self.process = "pocket"
        self.started_at = now()
        self.store: Final = shelf
        self.broker: Broker = Alone()
        self.thinkers: Final = OwnThoughts()
        self.bot_steps = asyncio.Semaphore(1)
        self.replays = asyncio.Semaphore(1)
        self.departure: Final = Departure()
        self.hints: Final = Hints(self.thinkers)
        self.people: Final = Strangers()
        self.analyst: Final = self
        self._rooms: Final[dict[str, Room]] = {}

    @property
    def resting(self) -> bool:
        """Bots play whenever somebody looks."""
        return False

    def room(self, table: str) -> Room:
        """The room of a table, which need not exist."""
        if table not in self._rooms:
            self._rooms[table] = Room(table, self)
        return self._rooms[table]

    async def key(self, table: str, secret: str, visitor: object = None) -> Key:
        """What a secret opens; without one a game that is over can be watched."""
        row = await self.store.row(table)
        if row is None:
            raise Refusal("no_such_table", "no-such-table")
        found = (await self.store.keys(table)).get(secret)
        if secret and found is None:
            raise Refusal("wrong_key", "wrong-key")
        if found is None and row.status != "over":
            raise Refusal("key_needed", "key-needed")
        return found or WATCHER

    # --- opening and closing ----------------------------------------------------------------------------------------

    async def open_table(self, wish: Agreement, record: GameRecord | None, address: str) -> Opened:
        """Open a table as wished, with a recorded game on it if there is one."""
        entries: list[Entry] = []
        version = RULES_VERSION
        if record is not None:
            wish, entries = recorded(wish, record)
            version = record.rules_version
        agreed, rules = settled(wish, version=version)
        alone = not (agreed.public or agreed.rated or agreed.timed or agreed.grace or agreed.fill)
        if not alone or any(seat.player == OPEN for seat in agreed.seats):
            raise Refusal("setup", "pocket-alone")
        agreed = msgspec.structs.replace(agreed, hints=False)  # a hint takes long enough here to keep the game waiting
        match = Match(agreed, rules)
        match.follow(entries)
        links = [(new_secret(), Key(seats, host=number == 0)) for number, seats in enumerate(groups_of(agreed))]
        opened = Opened(MARK + secrets.token_urlsafe(9), links or [(new_secret(), Key(frozenset(), host=True))], "")
        await self.store.create(
            opened.id, agreed, version, dict(opened.links), entries, _heading(match), set_up=record is not None
        )
        return opened

    async def rematch(self, table: str) -> str:
        """Open a table for the same people; the keys of the old one open it too."""
        room = self.room(table)
        async with room.lock:
            match = await room.match()
            if match.rematch:
                return match.rematch
            if match.status != "over":
                raise Refusal("not_over", "not-over")
            again = msgspec.structs.replace(match.agreement, seats=same_people(match))
        agreed, rules = settled(again)
        new = MARK + secrets.token_urlsafe(9)
        heading = _heading(Match(agreed, rules))
        await self.store.create(new, agreed, RULES_VERSION, await self.store.keys(table), [], heading, set_up=False)
        await room.do(lambda match, at: match.go_on_at(new, at))
        return new

    async def close_table(self, room: Room) -> None:
        """Throw a table away."""
        async with room.lock:
            if (await room.match()).status == "over":
                raise Refusal("game_is_over", "game-over", "CORE-10.1")
        await self.discard(room.id)

    async def discard(self, table: str) -> None:
        """Throw a table away, also one whose game is over or that makes no sense."""
        async with (room := self.room(table)).lock:
            await self.store.delete(table)
            room.abandon()

    def dismiss(self, table: str, why: Refusal, seat: int | None = None) -> None:
        """Send away those who are at a table."""
        for guest in list(self.departure.guests):
            if guest.table == table:
                guest.dismiss(why)

    def stall(self, table: str, why: Refusal) -> None:
        """Nobody looks after a table here but those who are at it: who opens it again lets its bots go on."""
        self.dismiss(table, why)

    async def revoke(self, table: str, seat: int) -> None:
        """Links lead nowhere else, so none can be in wrong hands."""

    # --- what only a server has -------------------------------------------------------------------------------------

    async def lobby(self) -> list[Row]:
        """Nobody else is here."""
        return []

    async def progress(self, table: str) -> AnalysisProgress:
        """An analysis takes so long that it is left to servers."""
        return AnalysisProgress("none", 0, 0, None)

    async def analyse(self, table: str, address: str) -> None:
        """See above."""
        raise Refusal("unavailable", "pocket-no-analysis")

    # --- taking a game along ----------------------------------------------------------------------------------------

    async def parcel(self, table: str) -> NewTable:
        """A table with its game so far, as a server takes it: it goes on there with the same record and seats."""
        row = await self.store.row(table)
        if row is None:
            raise Refusal("no_such_table", "no-such-table")
        log = await self.store.entries(table)
        async with (room := self.room(table)).lock:
            match = await room.match()
        seats = same_people(match)
        agreed = msgspec.structs.asdict(msgspec.structs.replace(match.agreement, seats=seats, hints=True))
        return NewTable(**agreed, record=record_of(log) if match.game is not None else None)


def _heading(match: Match) -> Heading:
    return Heading(match.status, seats_text(match), None, now())
