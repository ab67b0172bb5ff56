"""Rooms: what they hold on to, what they refuse for good, and how long somebody was away."""

import asyncio
import contextlib
import gc
import json
import sqlite3
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from elbowroom.engine.errors import Refusal
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.record import parse_record
from elbowroom.server.app import make_app
from elbowroom.server.guards import Crowd
from elbowroom.server.now import now
from elbowroom.server.protocols import House, Http, Socket
from elbowroom.server.room import Room
from elbowroom.server.service import DAY, Service
from elbowroom.server.settings import Limits, Settings
from elbowroom.server.store import Heading
from elbowroom.table.agreement import Agreement, SeatPlan, settled
from elbowroom.table.entries import Acted, Began, Entry, Relieved
from elbowroom.table.logbook import entries_of
from elbowroom.table.match import Match
from tests.server.games import cut, played
from tests.server.harness import NO_TLS, START, Client, Opened, Server, free_port, sqlite_url, wake_at

PAIR = [SeatPlan(name="Anna"), SeatPlan(name="Ben")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextlib.asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[tuple[Service, int]]:
    """A server in this very process, so that it can be looked into; gives its port."""
    service = Service(Settings(sqlite_url(folder), **settings))
    await service.open()
    port = free_port()
    config = uvicorn.Config(
        make_app(service), port=port, log_level="warning", lifespan="off", http=Http, ws=Socket, timeout_keep_alive=1
    )
    server = uvicorn.Server(config)
    server.server_state = House(Crowd(100, 100))
    task = asyncio.create_task(server._serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield service, port
    finally:
        server.should_exit = True
        await task
        await service.close()


@contextlib.asynccontextmanager
async def client(port: int, table: str, key: str) -> AsyncIterator[Client]:
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/play") as socket:
        guest = Client(socket)
        await guest.send(type="hello", key=key)
        await guest.until("game")
        yield guest


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Only counting references frees anything."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.anyio
async def test_a_room_that_nobody_uses_is_freed_without_a_collection(tmp_path: Path) -> None:
    record = cut(played(players=["Anna", "Random (random)"]), -20)
    async with serving(tmp_path, sweep=0.05, sleep_after=0.2) as (service, port):
        opened = await service.open_table(Agreement(), record, "127.0.0.1")
        secret = opened.links[0][0]
        with uncollected():
            held = await play_to_the_end(service, port, opened.id, secret)
            await freed(*held)
            assert opened.id not in service.rooms


@pytest.mark.anyio
@pytest.mark.parametrize("way", ["watched", "dropped", "asked"])
async def test_a_connection_that_has_ended_is_freed_without_a_collection(tmp_path: Path, way: str) -> None:
    async with serving(tmp_path) as (service, port):
        opened = await service.open_table(Agreement(public=True, seats=PAIR), None, "127.0.0.1")
        with uncollected():
            if way == "asked":
                async with httpx.AsyncClient(verify=NO_TLS) as asker:
                    for _ in range(2):
                        (await asker.get(f"http://127.0.0.1:{port}/api/tables/{opened.id}")).raise_for_status()
                    held = connections()
            else:
                async with client(port, opened.id, opened.watch) as guest:
                    held = connections()
                    if way == "dropped":
                        guest.socket.transport.abort()
            assert held
            await freed(*held)


def connections() -> list[weakref.ref[object]]:
    """The connections of this server, and what asyncio and uvicorn make for each."""
    kinds = Http | Socket | ServerProtocol | RequestResponseCycle
    found = [one for one in gc.get_objects() if isinstance(one, kinds)]
    transports = [one.transport for one in found if isinstance(one, Http | Socket)]
    return [weakref.ref(one) for one in (*found, *transports)]


@pytest.mark.anyio
async def test_a_room_in_which_only_bots_played_is_freed_without_a_collection(tmp_path: Path) -> None:
    bots = Agreement(seats=[SeatPlan("greedy"), SeatPlan("random")], public=True)
    async with serving(tmp_path, sweep=0.05, sleep_after=0.2) as (service, _):
        with uncollected():
            opened = await service.open_table(bots, None, "127.0.0.1")
            held = weakref.ref(service.rooms[opened.id])
            await freed(held)
        row = await service.store.row(opened.id)
        assert row is not None
        assert row.status == "over"


async def freed(*held: weakref.ref[Any]) -> None:
    """Wait until nothing is left of some things."""
    deadline = time.monotonic() + START
    while any(thing() is not None for thing in held):
        assert time.monotonic() < deadline, "something is still held"
        await asyncio.sleep(0.05)


async def play_to_the_end(
    service: Service, port: int, table: str, secret: str
) -> tuple[weakref.ref[Room], weakref.ref[Match]]:
    """Finish a game over a socket, with refusals and questions on the way, and look at it; then leave."""
    async with client(port, table, secret) as anna, client(port, table, secret) as ben:
        while anna.status != "over":
            if anna.choices:
                assert (await anna.act("dance"))["type"] == "refused"
                await anna.ask("why", action="conquer 1")
                answer = await anna.act(anna.choices[0])
                await anna.catch_up(answer["seq"])
            else:
                await anna.receive()
        await ben.ask("chat", text="well played")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/tables/{table}") as asker:
            assert (await asker.get("/moments")).status_code == 200
            assert (await asker.get("/record")).status_code == 200
            assert (await asker.get("/moments?first=x")).status_code == 422
            assert (await asker.post("/seats/1", json={"name": "Eve"})).status_code == 409
        await anna.socket.send(json.dumps({"type": "nonsense"}))
        await anna.receive()
        room = service.rooms[table]
        async with room.lock:
            return weakref.ref(room), weakref.ref(await room.match())


# --- tables that cannot be used ---------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_whoever_closes_one_of_two_tabs_is_still_written_down_as_being_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, port):
        opened = await service.open_table(Agreement(seats=PAIR), None, "127.0.0.1")
        secret = opened.links[0][0]
        async with client(port, opened.id, secret):
            async with client(port, opened.id, secret):
                pass
            room = service.rooms[opened.id]
            async with asyncio.timeout(START):
                while len(room.listeners) > 1:
                    await asyncio.sleep(0.01)
            async with room.lock:  # it has been written down by then
                assert [(seat, here) for seat, _, here in await service.store.presence(opened.id)] == [(0, True)]


def test_an_entry_that_cannot_be_read_sets_its_table_aside_once(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        bad = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}], public=True)
        good = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}], public=True)
        odd = server.open_table(public=True)

        async def play(table: Opened) -> None:
            async with server.client(table.id, table.keys[0]) as anna:
                while not anna.choices:
                    await anna.receive()
                assert (await anna.act(anna.choices[0]))["type"] == "accepted"

        async def knock() -> str:
            async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{bad.id}/play") as socket:
                await socket.send(json.dumps({"type": "hello", "key": bad.keys[0]}))
                return str(json.loads(await socket.recv())["code"])

        for table in (bad, good):
            asyncio.run(play(table))
        server.stop()
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("UPDATE entries SET data = '{\"kind\":' WHERE seq = 2 AND table_id = ?", (bad.id,))
            database.execute("UPDATE tables SET wake_at = 1")
            database.execute("UPDATE tables SET seats = 'x' WHERE id = ?", (odd.id,))
        server.start()
        for _ in range(3):
            for path in ("", "/moments"):
                answer = httpx.get(f"{server.url}/api/tables/{bad.id}{path}", timeout=30)
                assert (answer.status_code, answer.json()["error"]["code"]) == (409, "damaged")
            assert asyncio.run(knock()) == "damaged"
        assert {table["id"] for table in server.get("/api/tables")["tables"]} == {bad.id, good.id}
        asyncio.run(play(good))
        deadline = time.monotonic() + START
        while wake_at(tmp_path, bad) is not None:  # the sweep has looked once and lets it sleep
            assert time.monotonic() < deadline
            time.sleep(0.1)
        for table in (bad, odd):
            assert server.said.count(table.id) == 1, server.said
        assert server.said.count("ERROR") == 2, server.said
        assert "Traceback" not in server.said


@pytest.mark.anyio
async def test_people_are_told_when_their_table_cannot_be_followed_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, port):
        opened = await service.open_table(Agreement(seats=PAIR), None, "127.0.0.1")
        async with client(port, opened.id, opened.links[0][0]) as anna:
            with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
                database.execute("INSERT INTO entries VALUES (?, 2, '{}')", (opened.id,))
            room = service.rooms[opened.id]
            with pytest.raises(Refusal):
                await room.catch_up(2)
            told = await anna.receive()
            while told["type"] == "presence":
                told = await anna.receive()
            assert told["code"] == "damaged"
            assert (await anna.ask("chat", text="hello?"))["code"] == "damaged"
            assert not room.is_lost


# --- rooms in use -----------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_room_is_not_idle_while_its_bots_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, _):
        bots = Agreement(seats=[SeatPlan("random"), SeatPlan("random")], public=True)
        opened = await service.open_table(bots, None, "127.0.0.1")
        room, far, free = service.rooms[opened.id], time.monotonic() + 1e6, 0
        while room.is_driven:
            assert not room.is_idle_since(far)
            free += not room.lock.locked()
            await asyncio.sleep(0)
        assert free > 10
        assert room.is_idle_since(far)


@pytest.mark.anyio
@pytest.mark.services
async def test_whoever_was_at_a_process_that_died_is_no_longer_there(tmp_path: Path, redis_url: str) -> None:
    async with serving(tmp_path, broker=redis_url, heartbeat=1000.0) as (service, _):
        opened = await service.open_table(Agreement(seats=PAIR), None, "127.0.0.1")
        await service.store.note_presence([(opened.id, 0)], "alive", now() - 2000, here=True)
        await service.store.note_presence([(opened.id, 1)], "dead", now() - 3000, here=True)
        assert [seat.online for seat in (await service.room(opened.id).info()).seats] == [True, False]


@pytest.mark.anyio
@pytest.mark.services
async def test_who_is_here_is_not_elsewhere_too(tmp_path: Path, redis_url: str) -> None:
    async with serving(tmp_path, broker=redis_url, heartbeat=1000.0) as (service, port):
        opened = await service.open_table(Agreement(seats=PAIR), None, "127.0.0.1")
        async with client(port, opened.id, opened.links[0][0]):
            room = service.rooms[opened.id]
            await room.catch_up(0)  # as at each heartbeat
            assert room.online == {0}
            here = set(room.listeners)
            room.listeners.clear()
            assert room.online == set()
            room.listeners.update(here)


@pytest.mark.anyio
async def test_the_last_one_left_cannot_lose_by_thinking(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep=1000.0) as (service, _):
        agreed = Agreement(seats=PAIR, first=2, pace=3600, timeout="forfeit")
        opened = await service.open_table(agreed, None, "127.0.0.1")
        room, long_ago = service.room(opened.id), now() - DAY
        for seat in (0, 1):
            await room.do(lambda match, _, seat=seat: match.sit(seat, "", long_ago))  # type: ignore[misc]
        await room.do(lambda match, _: match.begin(long_ago))
        await room.do(lambda match, _: match.relieve(0, "normal", "forfeit", long_ago))
        await room.wake()
        relieved = [m.entry for m in (await in_room(room)).moments if isinstance(m.entry, Relieved)]
        assert [(entry.seat, entry.why) for entry in relieved] == [(0, "forfeit"), (1, "clock")]


@pytest.mark.anyio
async def test_who_sends_somebody_away_need_not_hear_of_it(tmp_path: Path) -> None:
    """A process tells all others that links are worth nothing any more; at its own tables that has been seen to."""
    async with serving(tmp_path, sweep=0.02) as (service, port):
        opened = await service.open_table(Agreement(seats=PAIR), None, "127.0.0.1")
        async with client(port, opened.id, opened.links[0][0]) as host:
            await service.revoke(opened.id, 1)
            await asyncio.sleep(0.5)  # for many sweeps
            assert (await host.ask("ping"))["type"] == "pong"


@pytest.mark.anyio
async def test_a_game_that_was_brought_along_is_not_rated(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, _):
        with pytest.raises(Refusal) as caught:
            await service.open_table(Agreement(rated=True), cut(played(), 5), "127.0.0.1")
        assert (caught.value.code, caught.value.why) == ("record", "rated-no-record")


async def in_room(room: Room) -> Match:
    async with room.lock:
        return await room.match()


async def in_a_turn(service: Service) -> tuple[Room, int]:
    """A table of two bots, and the seat of the one that is in the middle of its turn."""
    bots = Agreement(seats=[SeatPlan("random"), SeatPlan("random")], public=True)
    opened = await service.open_table(bots, None, "127.0.0.1")
    room = service.rooms[opened.id]
    while (match := await in_room(room)).seq < 2:  # it has begun, and picked
        await asyncio.sleep(0)
    return room, match.decider


@pytest.mark.anyio
async def test_before_the_server_ends_a_bot_ends_its_turn_and_no_other_one_begins(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep=1000.0, patience=1000.0) as (service, _):
        room, bot = await in_a_turn(service)
        service.departure.begun = True
        await room.rest()
        match = await in_room(room)
        assert match.decider == 1 - bot
        assert {m.entry.seat for m in match.moments if isinstance(m.entry, Acted)} == {bot}
        assert await service.store.due(now(), 10) == [room.id]  # whoever looks next goes on at once


@pytest.mark.anyio
async def test_a_turn_that_nobody_plays_here_is_left_to_whoever_looks_next(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep=1000.0, patience=1000.0) as (service, _):
        room, bot = await in_a_turn(service)
        await room.close()
        assert await service.store.due(now(), 10) == []
        service.departure.begun = True
        await room.rest()
        assert (await in_room(room)).decider == bot
        assert await service.store.due(now(), 10) == [room.id]


@pytest.mark.anyio
async def test_who_has_just_gone_has_not_been_away_for_as_long_as_the_server_runs(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, port):
        service.started_at = now() - DAY
        opened = await service.open_table(Agreement(seats=PAIR), None, "127.0.0.1")
        room = service.room(opened.id)
        async with client(port, opened.id, opened.links[0][0]):
            assert room.away_for(0) == 0.0
        async with asyncio.timeout(START):
            while room.listeners:
                await asyncio.sleep(0.01)
        assert room.away_for(0) < DAY / 2 < room.away_for(1)


@pytest.mark.anyio
async def test_others_have_their_turn_while_somebody_looks_through_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, _):
        opened = await service.open_table(Agreement(), played("base_5"), "127.0.0.1")
        room = service.room(opened.id)
        seq = (await room.info()).seq
        looking = asyncio.create_task(room.moments(frozenset(), 1, seq))
        turns = 0
        while not looking.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 5
        assert [moment.happening.seq for moment in looking.result().moments] == list(range(1, seq + 1))


@pytest.mark.anyio
async def test_stretches_are_the_same_in_whatever_order_they_are_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as (service, _):
        opened = await service.open_table(Agreement(), played(), "127.0.0.1")
        room = service.room(opened.id)
        seq = (await room.info()).seq
        whole = (await room.moments(frozenset(), 1, seq)).moments
        assert len(whole) == seq
        for first in (1, 41, 81, 81, 61, seq, seq + 1, 1):
            assert (await room.moments(frozenset(), first, 20)).moments == whole[first - 1 : first + 19]
        together = await asyncio.gather(*(room.moments(frozenset(), first, 5) for first in (1, 6, 30, 3)))
        assert [found.moments for found in together] == [whole[first - 1 : first + 4] for first in (1, 6, 30, 3)]


@pytest.mark.anyio
async def test_games_that_are_long_over_are_packed_and_at_last_forgotten(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(kept=2)) as (service, _):
        old, young, running = [
            (await service.open_table(Agreement(seats=PAIR), record, "127.0.0.1")).id
            for record in (played(), played(), cut(played(), 5))
        ]
        for table in (young, running):
            await service.room(table).do(lambda match, at: match.say(0, "Anna", "hm", at))
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("UPDATE tables SET updated_at = ?", (now() - DAY,))
            database.execute("UPDATE tables SET updated_at = ? WHERE id = ?", (now() - 3 * DAY, old))
        await service._tidy()
        assert [await service.store.row(table) is None for table in (old, young, running)] == [True, False, False]
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            assert database.execute("SELECT DISTINCT table_id FROM entries").fetchall() == [(running,)]


@pytest.mark.anyio
async def test_a_log_of_the_first_version_still_gives_the_whole_record(tmp_path: Path) -> None:
    record = played(players=["Anna", "Ben"])
    log: list[Entry] = []
    for entry in entries_of(record, 1.5):  # as that version wrote them
        match entry:
            case Began():
                log.append(msgspec.structs.replace(entry, brought=False))
            case Acted():
                log.append(msgspec.structs.replace(entry, result=None))
            case _:
                log.append(entry)
    agreed, _ = settled(Agreement(seats=PAIR))
    async with serving(tmp_path) as (service, port):
        await service.store.create("old", agreed, RULES_VERSION, "creator", {}, log, Heading("over", "[]", None, 1.5))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/tables") as asker:
            assert parse_record((await asker.get("/old/record")).content) == record
            assert (await asker.get("/old")).json()["set_up"] is True
