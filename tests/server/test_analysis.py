"""Hints and analyses of a real server: who gets them, what they say, and what is left of them when the power is cut."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from elbowroom import __version__
from elbowroom.coach.report import Analysis
from elbowroom.server.hints import Hints
from elbowroom.server.stored import Key
from elbowroom.server.thinkers import Thinkers
from elbowroom.table.agreement import Agreement
from elbowroom.table.lookback import analyse, lookback_of
from tests.server.games import cut, played, uploaded
from tests.server.harness import NO_TLS, Opened, Server, bearer, sqlite_url
from tests.server.services import ask_postgres, fresh_database
from tests.server.test_room import serving

PERSON, RANDOM = {"player": "person"}, {"player": "random"}
PATIENCE = 120.0
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("coach"))) as running:
        yield running


def refused(server: Server, path: str, key: str = "", method: str = "GET") -> tuple[int, str, str]:
    """Status, code and template of a refusal."""
    answer = httpx.request(method, server.url + path, headers=bearer(key), timeout=30, verify=NO_TLS)
    error = answer.json()["error"]
    return answer.status_code, error["code"], error.get("why", "")


def until(done: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def finished(server: Server) -> Opened:
    """A table with a game that is over."""
    return server.open_table(record=uploaded(played()))


# --- hints ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_whoever_must_decide_gets_choices_that_can_be_played(server: Server) -> None:
    table = server.open_table(seats=[PERSON, RANDOM], first=1)
    async with server.client(table.id, table.keys[0]) as anna:
        while not anna.choices:
            await anna.receive()
        hint = server.get(f"/api/tables/{table.id}/hint", table.keys[0])
        assert hint["seq"] == anna.seq
        assert 1 <= len(hint["choices"]) <= 3
        for choice in hint["choices"]:
            assert choice["actions"][0] in anna.choices
            assert 0 <= choice["chance"] <= 1
            assert choice["coins"] > 0
            assert choice["why"][0]["code"] == "fresh"
            assert choice["why"][0]["args"].keys() == {"race", "power", "tokens"}
        chances = [choice["chance"] for choice in hint["choices"]]
        assert chances[0] >= chances[-1] - 0.02  # coins count a little
        assert server.get(f"/api/tables/{table.id}/hint", table.keys[0]) == hint
        assert (await anna.act(hint["choices"][0]["actions"][0], hint["seq"]))["type"] == "accepted"
        await anna.catch_up(hint["seq"] + 1)
        later = server.get(f"/api/tables/{table.id}/hint", table.keys[0])
        assert later["seq"] == anna.seq
        assert all(choice["actions"][0] in anna.choices for choice in later["choices"])


async def test_nobody_else_gets_a_hint(server: Server) -> None:
    table = server.open_table(seats=[PERSON, PERSON], first=1, public=True)
    path = f"/api/tables/{table.id}/hint"
    assert refused(server, path, table.keys[0]) == (409, "not_begun", "not-begun")
    async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]):
        while not anna.choices:
            await anna.receive()
        assert refused(server, path, table.keys[1])[:2] == (409, "not_your_turn")
        assert refused(server, path, table.watch)[:2] == (409, "not_your_turn")
        assert refused(server, path)[:2] == (409, "not_your_turn")
        assert refused(server, path, "wrong")[:2] == (403, "wrong_key")


@pytest.mark.parametrize(("wish", "why"), [({"hints": False}, "no-hints"), ({"thinking": 600}, "no-hints-with-clock")])
async def test_a_table_may_be_without_hints(server: Server, wish: dict[str, Any], why: str) -> None:
    table = server.open_table(seats=[PERSON, RANDOM], first=1, **wish)
    async with server.client(table.id, table.keys[0]) as anna:
        while not anna.choices:
            await anna.receive()
        assert refused(server, f"/api/tables/{table.id}/hint", table.keys[0]) == (409, "no_hints", why)


async def test_a_hint_that_could_not_be_thought_out_is_thought_over_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, _):
        opened = await service.open_table(Agreement(), cut(played(), 5), "127.0.0.1")
        room, ended, key = service.room(opened.id), Thinkers(1), Key(frozenset({0, 1}), host=True)
        await ended.close()
        hints, failed = Hints(ended), list[BaseException]()
        for _ in range(2):
            with pytest.raises(RuntimeError) as caught:
                await hints.give(room, key)
            failed.append(caught.value)
        assert failed[0] is not failed[1]


def test_there_is_no_hint_when_all_is_over(server: Server) -> None:
    table = finished(server)
    assert refused(server, f"/api/tables/{table.id}/hint", table.keys[0])[:2] == (409, "game_is_over")


# --- analyses ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_analysis_is_made_in_the_background_once_and_kept(server: Server) -> None:
    table = finished(server)
    path = f"/api/tables/{table.id}/analysis"
    assert server.get(path) == {"state": "none", "done": 0, "of": 0, "analysis": None}
    asked = server.post(path)
    assert asked["state"] in ("waiting", "running", "done")
    until(lambda: server.get(path)["state"] == "done")
    told = server.get(path)
    assert (told["done"], told["of"]) == (20, 20)
    assert msgspec.convert(told["analysis"], Analysis) == analyse(lookback_of(played()), version=__version__)
    assert server.post(path) == told
    moments = server.get(f"/api/tables/{table.id}/moments")["moments"]
    acted = {moment["happening"]["seq"] for moment in moments if moment["happening"]["kind"] in ("acted", "undone")}
    assert acted <= {point["seq"] for point in told["analysis"]["points"]}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_database(request.getfixturevalue("postgres_url"))


def turns_stored(database: str) -> int | None:
    """How many turns of the only analysis are in a database; nothing if it is finished."""
    query = "SELECT turns_done FROM analyses WHERE NOT finished"
    if not database.startswith("sqlite"):
        found: int | None = ask_postgres(database, query)
        return found
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        row = file.execute(query).fetchone()
    return row[0] if row else None


@pytest.mark.slow
def test_a_killed_server_goes_on_where_it_has_stopped(database: str) -> None:
    with Server(database) as server:
        table = finished(server)
        path = f"/api/tables/{table.id}/analysis"
        server.post(path)
        until(lambda: server.get(path)["done"] >= 3)
        server.kill()
        done = turns_stored(database)
        assert done is not None, "the game was too short for this test"
        assert 3 <= done < 20
        server.start()
        told = server.get(path)
        assert told["done"] >= done
        until(lambda: server.get(path)["state"] == "done")
        assert msgspec.convert(server.get(path)["analysis"], Analysis) == analyse(
            lookback_of(played()), version=__version__
        )


def test_only_games_that_are_over_are_analysed(server: Server) -> None:
    table = server.open_table(seats=[PERSON, RANDOM], public=True)
    path = f"/api/tables/{table.id}/analysis"
    assert server.get(path)["state"] == "none"
    assert refused(server, path, method="POST") == (409, "not_over", "analysis-when-over")
    assert refused(server, "/api/tables/nothing/analysis")[:2] == (404, "no_such_table")


def test_strangers_cannot_ask_for_thousands(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), limits=("analyses=1",)) as server:
        one, other = finished(server), finished(server)
        assert server.post(f"/api/tables/{one.id}/analysis")["state"] in ("waiting", "running")
        assert refused(server, f"/api/tables/{other.id}/analysis", method="POST") == (
            429,
            "too_many_analyses",
            "analyses-many",
        )
        server.post(f"/api/tables/{one.id}/analysis")  # the same one costs nothing


def test_what_cannot_be_analysed_is_dropped_and_does_not_hang(tmp_path: Path) -> None:
    """A log that makes no sense to the coach: somebody has torn out its end."""
    with Server(sqlite_url(tmp_path)) as server:
        table = finished(server)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        database.execute("UPDATE packed SET data = x'00'")
        database.commit()
    with Server(sqlite_url(tmp_path)) as server:
        path = f"/api/tables/{table.id}/analysis"
        server.post(path)
        until(lambda: server.get(path)["state"] == "none")
