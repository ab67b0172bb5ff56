"""The power is cut again and again while games are played: nothing acknowledged is lost, and everything goes on."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from elbowroom.server.store import Store
from elbowroom.table.match import Match
from tests.effort import so_many
from tests.server.harness import Opened, Server, sqlite_url
from tests.server.players import Player, check_log, seated
from tests.server.services import fresh_database

KILLS = so_many(15, long=50)  # of each kind of database
GAMES = 5  # at the same time
STUCK = 120.0  # seconds without anything happening

PERSON, GREEDY, RANDOM = {"player": "person"}, {"player": "greedy"}, {"player": "random"}
STRONG = {"player": "strong"}
WISHES: list[dict[str, Any]] = [
    {"board": "base_2", "seats": [PERSON, PERSON]},
    {"board": "underground_3", "seats": [PERSON, RANDOM, PERSON]},
    {"board": "base_3+sky_2", "seats": [PERSON, GREEDY, PERSON, RANDOM]},
    {"board": "base_2", "seats": [STRONG, PERSON], "thinking": 100_000},
    {"board": "base_4", "seats": [GREEDY, RANDOM, RANDOM, RANDOM], "public": True},
]


class Games:
    """Games under load at a server that is killed again and again; new ones are opened until the killing ends."""

    def __init__(self, server: Server, random: Random) -> None:
        self.server = server
        self.random = random
        self.played: list[list[Player]] = []
        self.alone: list[Opened] = []  # only bots, and nobody watches
        self.killing = True
        self._up = asyncio.Event()
        self._reached = asyncio.Event()
        self._wait_for = 0
        self._next = 0

    async def run(self) -> None:
        self._up.set()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._kill())
            for _ in range(GAMES):
                group.create_task(self._play())
        for table in self.alone:  # bots have gone on by themselves; look only now
            watcher = Player(table.id, table.watch, self.random)
            await watcher.play(self._found)
            self.played.append([watcher])

    async def _found(self) -> Server:
        await self._up.wait()
        await asyncio.sleep(0.01)  # one that has just been killed is not asked again at once
        return self.server

    async def _kill(self) -> None:
        for number in range(KILLS):
            # Every third kill comes as soon as clients are back, the others in the middle of their turns.
            self._wait_for = 1 if number % 3 == 0 else self.random.randint(1, 80)
            self._reached.clear()
            await asyncio.wait_for(self._reached.wait(), STUCK)
            await asyncio.sleep(self.random.uniform(0, 0.02))
            self._up.clear()
            await asyncio.to_thread(self._restart)
            self._up.set()
        self.killing = False

    def _progress(self) -> None:
        """A client was told or promised something."""
        self._wait_for -= 1
        if self._wait_for <= 0:
            self._reached.set()

    def _restart(self) -> None:
        self.server.kill()
        self.server.start()

    async def _play(self) -> None:
        """Play one game after the other."""
        while self.killing:
            wish = WISHES[self._next % len(WISHES)]
            self._next += 1
            table = await self._open(wish)
            if wish.get("public") and len(self.alone) < 2:
                self.alone.append(table)
                continue
            players = seated(table, self.random)
            self.played.append(players)
            await asyncio.gather(*(player.play(self._found, self._progress) for player in players))

    async def _open(self, wish: dict[str, Any]) -> Opened:
        async with httpx.AsyncClient(timeout=60) as client:
            while True:
                server = await self._found()
                try:
                    answer = await client.post(f"{server.url}/api/tables", json=wish)
                except httpx.TransportError:
                    continue
                assert answer.status_code == 201, answer.text
                return Opened(answer.json())


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def test_nothing_is_lost_when_the_server_is_killed_many_times(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = sqlite_url(tmp_path)
    else:
        database = fresh_database(request.getfixturevalue("postgres_url"))
    began = time.monotonic()
    with Server(database) as server:
        games = Games(server, Random(kind))
        asyncio.run(games.run())
        players = [player for game in games.played for player in game]
        records = [server.get_text(f"/api/tables/{game[0].table}/record", game[0].key) for game in games.played]
        assert server.stop() == 0

    async def check() -> list[Match]:
        store = Store(database)
        await store.open()
        try:
            return [await check_log(store, game, record) for game, record in zip(games.played, records, strict=True)]
        finally:
            await store.close()

    matches = asyncio.run(check())
    print(
        f"{kind}: {len(matches)} games with {sum(match.seq for match in matches)} entries,"
        f" {sum(len(player.acknowledged) for player in players)} acknowledged wishes,"
        f" {sum(len(player.unanswered) for player in players)} without an answer,"
        f" {sum(player.connections for player in players)} connections, {time.monotonic() - began:.0f} s"
    )
    # The kills have hit something: wishes that were under way, and the people came back each time.
    assert sum(len(player.unanswered) for player in players) > 0
    assert sum(player.connections for player in players) > 2 * KILLS
