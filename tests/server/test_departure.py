"""How a server ends when it is told to by SIGTERM: nothing new begins, and nobody loses anything."""

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elbowroom.engine.errors import Refusal
from elbowroom.server.departure import Departure
from elbowroom.server.room import Room
from tests.server.harness import NO_TLS, Client, Server, sqlite_url
from tests.server.test_connections import WHOLE, connected

TWO = [{"name": "Anna"}, {"name": "Ben"}]
EXPERTS = [{"player": "expert"}, {"player": "expert"}]


def ask(server: Server, path: str) -> tuple[int, Any]:
    answer = httpx.get(server.url + path, timeout=30, verify=NO_TLS)
    return answer.status_code, answer.json()


async def until_closed(client: Client) -> ConnectionClosed:
    try:
        while True:
            await client.receive()
    except ConnectionClosed as closed:
        return closed


async def until_ready_is_no_more(server: Server) -> None:
    while (await asyncio.to_thread(ask, server, "/health/ready"))[0] == 200:
        await asyncio.sleep(0.02)


def test_a_server_that_runs_is_alive_and_ready(server: Server) -> None:
    for path in ("/health", "/health/live", "/health/ready"):
        assert ask(server, path) == (200, {"status": "ok"})


def test_a_server_without_its_database_is_alive_but_not_ready(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        (tmp_path / "games.sqlite").rename(tmp_path / "elsewhere.sqlite")
        assert ask(server, "/health/live") == (200, {"status": "ok"})
        gone = {"status": "unavailable", "reason": "the file of the database is gone"}
        assert ask(server, "/health/ready") == (503, gone)


def test_sigterm_tells_players_and_sends_them_away_after_their_wishes_are_answered(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(seats=TWO)

        async def play() -> tuple[int, ConnectionClosed, ConnectionClosed]:
            async with (
                server.client(table.id, table.keys[0]) as anna,
                server.client(table.id, table.keys[1], protocol=2) as ben,
            ):
                await anna.catch_up(3)
                await anna.send(type="chat", text="one", ref=70)
                os.kill(server.pid, signal.SIGTERM)
                gone = await asyncio.gather(until_closed(anna), until_closed(ben))
                accepted = [frame for frame in anna.frames if frame["type"] == "accepted"]
                assert [frame["ref"] for frame in accepted] == [70]
                assert "ending" not in [frame["type"] for frame in anna.frames]  # a program of version 1
                assert ben.frames[-1] == {"type": "ending"}
                return accepted[0]["seq"], *gone

        seq, *gone = asyncio.run(play())
        assert [closed.rcvd.code for closed in gone if closed.rcvd] == [1012, 1012]
        assert server.stop() == 0
        assert "Traceback" not in server.said
        server.start()
        assert server.get(f"/api/tables/{table.id}", table.keys[0])["seq"] == seq


def test_while_bots_end_their_turns_nobody_new_comes(tmp_path: Path) -> None:
    """Experts without a limit to their thoughts, because of the seed, keep the server for a while."""
    with Server(sqlite_url(tmp_path)) as server:
        table = server.open_table(board="base_2", seats=EXPERTS, public=True)

        async def depart() -> None:
            async with server.client(table.id, table.watch) as watcher:
                while watcher.status == "waiting":
                    await watcher.receive()
                os.kill(server.pid, signal.SIGTERM)
                await until_ready_is_no_more(server)
            status, said = await asyncio.to_thread(ask, server, "/health/ready")
            assert (status, said["status"]) == (503, "ending")
            assert (await asyncio.to_thread(ask, server, "/health/live"))[0] == 200
            answer = await asyncio.to_thread(httpx.post, f"{server.url}/api/tables", verify=NO_TLS)
            assert (answer.status_code, answer.json()["error"]["why"]) == (503, "server-ends")
            with pytest.raises(InvalidStatus, match="503"):
                await connect(f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/play")

        asyncio.run(depart())
        assert server.stop(signal.SIGTERM) == 0  # a second signal ends it at once
        assert "Traceback" not in server.said


def test_a_bot_ends_its_turn_and_the_next_one_begins_after_the_restart(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(board="base_2", seats=[{"player": "normal"}] * 2, public=True)
        os.kill(server.pid, signal.SIGTERM)
        assert server.stop() == 0
        server.start()
        deadline = time.monotonic() + 240  # a game on plain Python, beside other tests
        while server.get(f"/api/tables/{table.id}", table.watch)["status"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_ctrl_c_and_a_drain_of_nothing_do_not_wait(tmp_path: Path) -> None:
    for options, number in ((("--drain", "0"), signal.SIGTERM), ((), signal.SIGINT)):
        with Server(sqlite_url(tmp_path), *options) as server:
            server.open_table(board="base_2", seats=EXPERTS, public=True)
            began = time.monotonic()
            assert server.stop(number) == 0
            assert time.monotonic() - began < 8


def test_a_server_that_cannot_end_is_given_up(tmp_path: Path) -> None:
    soon = "import elbowroom.server.run as run; run.LAST = 1.0"  # instead of 25 seconds
    file = tmp_path / "games.sqlite"
    with Server(sqlite_url(tmp_path), "--drain", "0", prelude=soon) as server, closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")  # somebody else writes, and what waits to be stored waits for many seconds
        with connected(server, WHOLE):
            assert ask(server, "/version")[0] == 200  # so that the request has been read
            began = time.monotonic()
            assert server.stop(signal.SIGTERM) == 0
        assert time.monotonic() - began < 8
        assert "the server did not end by itself within 1 seconds" in server.said


class Someone:
    """A connection that notes when it was asked to go."""

    def __init__(self, table: str, departure: Departure, gone: list[str]) -> None:
        self.table = table
        self.waiting = 0
        self.party = "192.0.2.1"
        self.session = ""
        self._departure = departure
        self._gone = gone

    def holds(self, seat: int) -> bool:
        return False

    def dismiss(self, refusal: Refusal) -> None:
        raise refusal

    async def part(self, *, ending: bool) -> None:
        assert ending
        self._gone.append(self.table)
        self._departure.guests.discard(self)


def test_people_leave_in_waves_and_those_of_one_table_together() -> None:
    async def leave() -> tuple[list[int], list[str]]:
        departure, gone, rooms = Departure(), list[str](), list[Room]()
        departure.guests.update(Someone(f"{number % 20:02}", departure, gone) for number in range(60))
        emptying = asyncio.create_task(departure.empty(rooms, 1.0, elsewhere=True))
        sizes = []
        while not emptying.done():
            sizes.append(len(gone))
            await asyncio.sleep(0.01)
        return sizes, gone

    sizes, gone = asyncio.run(leave())
    assert set(sizes) <= set(range(0, 61, 6))  # three at each of two tables
    assert len(set(sizes)) > 2
    assert gone == sorted(gone)
    assert len(gone) == 60
