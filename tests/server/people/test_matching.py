"""Any game with others: who plays with whom, and that nobody is given two seats or none, whoever is killed."""

import asyncio
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from elbowroom.engine.rules import RULES_VERSION
from elbowroom.server.database import database as connections
from elbowroom.server.frames import seats_text
from elbowroom.server.people import sessions
from elbowroom.server.people.matching import agreed_for
from elbowroom.server.people.persons import create
from elbowroom.server.people.tables import SITTINGS
from elbowroom.server.people.wire import Seek
from elbowroom.server.schema_sql import KEYS, TABLES
from elbowroom.server.secret import hashed
from elbowroom.server.store import Store
from elbowroom.server.stored import Heading
from elbowroom.table.match import Match
from tests.effort import so_many
from tests.server.harness import NO_TLS, Server, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.services import fresh_database

KILLS = so_many(10, long=50)
SEEKERS = 12 * KILLS


def ticket() -> str:
    return secrets.token_urlsafe(18)


def asks(who: Somebody, **wish: Any) -> dict[str, Any]:
    found: dict[str, Any] = who.post("/api/seek", {"ticket": ticket(), **wish})
    return found


# --- who is put together ----------------------------------------------------------------------------------------------


def test_who_wishes_the_same_is_put_together_and_the_game_begins(server: Server) -> None:
    mine = ticket()
    with Somebody(server) as anna, Somebody(server) as ben:
        first = anna.post("/api/seek", {"ticket": mine, "players": 2, "name": "Anna"})
        assert first["opened"]
        assert anna.post("/api/seek", {"ticket": mine, "players": 2}) == {"table": first["table"], "seat": 1}
        other = asks(ben, players=3, name="Anna")
        assert other["opened"]
        second = asks(ben, players=2, name="Anna")
        assert (second["table"], second["seat"]) == (first["table"], 2)
    info = server.get(f"/api/tables/{first['table']}", mine)
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Anna 2"]
    deadline = time.monotonic() + 20
    while server.get(f"/api/tables/{first['table']}", mine)["status"] != "playing":
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("other", [{"box": "underground"}, {"pace": "days"}, {"level": "strong"}, {"players": 4}])
def test_who_wishes_something_else_is_not(server: Server, other: dict[str, Any]) -> None:
    with Somebody(server) as anna, Somebody(server) as ben:
        assert asks(anna)["opened"]
        assert asks(ben, **other)["opened"]


def test_rated_games_are_for_those_who_are_signed_in_each_once(server: Server) -> None:
    with Somebody(server) as anna, Somebody(server) as nobody:
        refused = nobody.post("/api/seek", {"ticket": ticket(), "rated": True}, 403)
        assert refused["why"] == "rated-needs-account"
        anna.joins("Anna")
        first, again = asks(anna, rated=True), asks(anna, rated=True)  # with another ticket, as from another device
        assert (first["table"], first["seat"]) == (again["table"], again["seat"])


def test_bad_wishes_change_nothing(server: Server) -> None:
    with Somebody(server) as anna:
        for wish in ({"ticket": "short"}, {"ticket": ticket(), "players": 9}, {"ticket": ticket(), "wait": 1}):
            anna.post("/api/seek", wish, 422)
        assert anna.post("/api/seek", {"ticket": ticket(), "level": "nobody"}, 409)["why"] == "no-such-bot"
        anna.post("/api/seek", {"ticket": ticket(), "name": "x" * 60}, 422)
        assert server.get("/api/tables")["tables"] == []


def test_a_link_to_watch_is_no_ticket(server: Server) -> None:
    table = server.open_table()
    with Somebody(server) as anna:
        assert anna.post("/api/seek", {"ticket": table.watch}, 403)["code"] == "used_up"


@pytest.mark.parametrize(("fill", "wait", "opened"), [(None, 120, True), (86_400, 120, True), (86_400, 86_400, False)])
def test_nobody_is_put_where_bots_come_too_late(server: Server, fill: int | None, wait: int, opened: bool) -> None:
    plan = msgspec.structs.replace(agreed_for(Seek(ticket())), fill=fill)
    server.post("/api/tables", msgspec.to_builtins(plan))
    with Somebody(server) as anna:
        assert asks(anna, wait=wait).get("opened", False) == opened


def test_bots_take_the_seats_that_nobody_wants_after_a_while(tmp_path: Path) -> None:
    table = "waits-for-long"

    async def prepare() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        agreed = agreed_for(Seek(ticket(), wait=15, level="easy"))
        match, at = Match.load(agreed, RULES_VERSION, []), time.time() - 20
        entry = match.sit(0, "Anna", at)
        assert entry is not None
        heading = Heading("waiting", seats_text(match), match.fill_at, at)
        await store.create(table, agreed, RULES_VERSION, "", {}, [entry], heading)
        await store.close()

    asyncio.run(prepare())
    with Server(sqlite_url(tmp_path)) as server:
        deadline = time.monotonic() + 20
        while (info := server.get(f"/api/tables/{table}"))["status"] == "waiting":
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert [seat.get("bot", "") for seat in info["seats"]] == ["", "easy", "easy"]


# --- killed in the middle ---------------------------------------------------------------------------------------------


class Crowd:
    """Many who seek at servers that are killed; each asks again with the same secret until there is an answer.

    Every fourth is signed in and seeks a rated game."""

    def __init__(self, url: str) -> None:
        self.servers: list[Server] = []
        self.url = url
        self.tickets = [ticket() for _ in range(SEEKERS)]
        self.cookies = {number: ticket() for number in range(0, SEEKERS, 4)}
        self.answered = 0
        self._lock = threading.Lock()
        asyncio.run(self._sign_in())

    async def _sign_in(self) -> None:
        def job(connection: sa.Connection) -> None:
            for number, cookie in self.cookies.items():
                create(connection, f"Seeker {number}", 1.0, person=str(number))
                sessions.insert(connection, str(number), cookie, "here", time.time())

        stored = connections(self.url)
        await stored.open()
        try:
            await stored.change(job)
        finally:
            await stored.close()

    def seek(self, number: int) -> dict[str, Any]:
        random = Random(number)
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            url = f"{random.choice(self.servers).url}/api/seek"
            wish = {"ticket": self.tickets[number], "rated": number in self.cookies}
            headers = {"Cookie": f"elbowroom={self.cookies[number]}"} if number in self.cookies else {}
            try:
                answer = httpx.post(url, json=wish, headers=headers, timeout=20, verify=NO_TLS)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                with self._lock:
                    self.answered += 1
                found: dict[str, Any] = answer.json()
                return found
            assert answer.status_code >= 500, answer.text
        raise AssertionError("nobody answered")

    def run(self, pause: float) -> list[dict[str, Any]]:
        """Let all of them seek while one server after the other is killed, each time after some more were answered."""
        with ThreadPoolExecutor(8) as threads:
            found = [threads.submit(self.seek, number) for number in range(SEEKERS)]
            random = Random(8)
            for number in range(KILLS):
                wanted = (number + 1) * (SEEKERS - 10) // KILLS
                while self.answered < wanted:
                    time.sleep(0.01)
                time.sleep(pause * random.random())
                server = self.servers[number % len(self.servers)]
                server.kill()
                server.start()
            return [one.result() for one in found]

    def check(self, found: list[dict[str, Any]]) -> None:
        """Everybody has one seat, and no table was opened while another one had a free seat."""
        keys, tables, sittings = asyncio.run(self._stored())
        assert len(tables) == SEEKERS // 3
        assert sorted(keys) == sorted(hashed(one) for one in self.tickets)
        print(f"{KILLS} kills, {SEEKERS} seekers, of whom {len(self.cookies)} are signed in")
        seats = {(one["table"], one["seat"]) for one in found}
        assert len(seats) == SEEKERS
        assert seats == {(table, seat) for table in tables for seat in (1, 2, 3)}
        mine = {(found[number]["table"], found[number]["seat"] - 1, str(number)) for number in self.cookies}
        assert sorted(sittings) == sorted(mine)
        rated = {table for table, _, _ in mine}
        assert len(rated) == len(mine) // 3  # nobody who seeks another kind of game is among them

    async def _stored(self) -> tuple[list[str], list[str], list[tuple[str, int, str]]]:
        stored = connections(self.url)
        await stored.open()
        try:
            keys = await stored.read(sa.select(KEYS.c.hash))
            tables = await stored.read(sa.select(TABLES.c.id))
            sittings = await stored.read(sa.select(SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.person_id))
            return [key for (key,) in keys], [table for (table,) in tables], [tuple(row) for row in sittings]
        finally:
            await stored.close()


@pytest.mark.slow
def test_everybody_gets_one_seat_although_the_server_is_killed(tmp_path: Path) -> None:
    crowd = Crowd(sqlite_url(tmp_path))
    with Server(sqlite_url(tmp_path)) as server:
        crowd.servers = [server]
        found = crowd.run(pause=0.05)
        server.stop()
        crowd.check(found)


@pytest.mark.slow
@pytest.mark.services
def test_everybody_gets_one_seat_although_two_processes_are_killed_in_turn(postgres_url: str, redis_url: str) -> None:
    url = fresh_database(postgres_url)
    crowd = Crowd(url)
    with Server(url, "--broker", redis_url) as one, Server(url, "--broker", redis_url) as other:
        crowd.servers = [one, other]
        crowd.check(crowd.run(pause=0.05))
