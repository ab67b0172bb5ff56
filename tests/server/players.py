"""Clients that play whatever happens to the server, and afterwards know exactly what they were promised."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from elbowroom.notation.record import parse_record
from elbowroom.server.frames import game_of, moment_view
from elbowroom.server.picture import position_view
from elbowroom.server.store import Store
from elbowroom.table.entries import Acted, Entry, Said, Undone
from elbowroom.table.game import Game
from elbowroom.table.match import Match
from tests.server.harness import Client, Opened, Server

GONE = (OSError, EOFError, WebSocketException)  # what a client sees of a server that was killed
Wish = tuple[str, str]  # its kind and its text


class Player:
    """Plays a link at random to the end and comes back whenever the connection is lost. Without choices it watches."""

    def __init__(self, table: str, key: str, random: Random) -> None:
        self.table = table
        self.happenings: list[dict[str, Any]] = []  # over all connections
        self.acknowledged: dict[int, Wish] = {}
        self.unanswered: list[Wish] = []  # nobody knows what became of them
        self.outrun = 0  # how many of them came too late
        self.connections = 0
        self.game: dict[str, Any] = {}
        self.key = key
        self._random = random
        self._wish: Wish | None = None

    async def play(self, find: Callable[[], Awaitable[Server]], progress: Callable[[], None] = lambda: None) -> None:
        """Play on a server that can be found, again and again until the game is over."""
        while not self.is_over:
            server = await find()
            try:
                async with server.client(self.table, self.key, seen=len(self.happenings)) as client:
                    self.connections += 1
                    try:
                        await self._converse(client, progress)
                    finally:
                        self._remember(client)
            except GONE:
                if self._wish is not None:
                    self.unanswered.append(self._wish)
                    self._wish = None

    @property
    def is_over(self) -> bool:
        return bool(self.game) and self.game["table"]["status"] == "over"

    def _remember(self, client: Client) -> None:
        self.game = client.game
        self.happenings += client.happenings
        assert [h["seq"] for h in self.happenings] == list(range(1, len(self.happenings) + 1))

    async def _converse(self, client: Client, progress: Callable[[], None]) -> None:
        while client.status != "over":
            if not client.choices:
                await client.receive(timeout=120)
                progress()
                continue
            self._wish = self._wanted(client)
            answer = await self._ask(client, *self._wish)
            if answer["type"] == "accepted":
                self.acknowledged[answer["seq"]] = self._wish
                progress()
            elif answer["code"] == "stale":  # a process that was killed had stored more than it could tell
                self.outrun += 1
            else:
                assert (self._wish[0], answer["code"]) == ("chat", "chat"), answer  # too much is said at once
            self._wish = None
            await client.catch_up(client.seq + 1 if answer.get("code") == "stale" else answer.get("seq", 0))

    def _wanted(self, client: Client) -> Wish:
        dice = self._random.random()
        if dice < 0.05:
            return "chat", f"line {self._random.randrange(10**6)}"
        if dice < 0.15 and client.game["decision"].get("can_undo"):
            return "undo", ""
        return "act", self._random.choice(client.choices)

    async def _ask(self, client: Client, kind: str, text: str) -> dict[str, Any]:
        match kind:
            case "chat":
                return await client.ask("chat", text=text)
            case "undo":
                return await client.ask("undo", seq=client.seq)
            case _:
                return await client.act(text)


async def check_log(store: Store, players: list[Player], record: str) -> Match:
    """Compare what clients of a table were told with what is stored, down to the letter, and replay its record."""
    table = players[0].table
    row = await store.row(table)
    assert row is not None
    log = await store.entries(table)
    match = Match.load(row.agreement, row.rules_version, log)
    assert (row.status, row.seq) == (match.status, len(log))
    told = [msgspec.to_builtins(moment_view(moment, 1)) for moment in match.moments]
    shown = msgspec.to_builtins(game_of(table, match, frozenset(), 0, ()))
    for player in players:
        assert player.happenings == told
        assert player.game["position"] == shown["position"]
        for seq, wish in player.acknowledged.items():
            assert as_wish(log[seq - 1]) == wish
    replayed = Game.resume(parse_record(record)).state
    everybody = frozenset(range(len(match.seats)))
    assert replayed.over
    assert position_view(replayed, everybody) == position_view(match.state, everybody)
    assert parse_record(record) == match.record()
    return match


def as_wish(entry: Entry) -> Wish:
    """The wish that an entry fulfils."""
    match entry:
        case Acted(bot=False):
            return "act", entry.action
        case Said():
            return "chat", entry.text
        case Undone():
            return "undo", ""
        case _:
            raise AssertionError(entry)


def seated(table: Opened, random: Random) -> list[Player]:
    """Somebody for each link of a table, and somebody who watches."""
    return [Player(table.id, key, Random(random.random())) for key in (*table.keys, table.watch)]
