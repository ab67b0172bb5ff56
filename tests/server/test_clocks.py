"""Clocks and people who leave: bots play on for them, over restarts too, and they can come back."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from elbowroom.bots.specs import USUAL
from tests.server.games import cut, played, uploaded
from tests.server.harness import Client, Opened, Server, sqlite_url

PAIR = [{"name": "Anna"}, {"name": "Ben"}]
DAY = 86_400


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    with Server(sqlite_url(tmp_path_factory.mktemp("clocks"))) as running:
        yield running


async def until(client: Client, kind: str, **fields: Any) -> dict[str, Any]:
    """The first happening of a kind with these fields, now or later."""
    while True:
        for happening in client.happenings:
            if happening["kind"] == kind and fields.items() <= happening.items():
                return happening
        await client.until("game")


async def settle(*clients: Client) -> Client:
    """Wait until the game has begun; returns the client who decides."""
    for client in clients:
        await until(client, "began")
    return next(client for client in clients if client.choices)


def seat_of(client: Client) -> int:
    return int(client.frames[0]["seats"][0])


def key_of(table: Opened, client: Client) -> str:
    return table.keys[seat_of(client) - 1]


async def away_and_back(server: Server, table: Opened, seat: int, why: str) -> None:
    """Somebody for whom a bot plays comes back, finds what the bot did, and takes the seat over."""
    async with server.client(table.id, table.keys[seat - 1]) as back:
        await until(back, "relieved", seat=seat, why=why)
        await until(back, "acted", seat=seat, by_bot=True)
        assert back.choices == []
        assert back.game["table"]["seats"][seat - 1]["bot"] == USUAL
        await sit(back, seat)
        assert "bot" not in back.game["table"]["seats"][seat - 1]


async def sit(client: Client, seat: int) -> None:
    """Take a seat back, and see it."""
    answer = await client.ask("sit", seat=seat)
    assert answer["type"] == "accepted"
    await client.catch_up(answer["seq"])


# --- people who leave -------------------------------------------------------------------------------------------------


@pytest.mark.rule("UG-11.1")
def test_a_bot_plays_for_somebody_who_is_away_too_long_and_the_person_comes_back(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, grace=1)

    async def game() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider = await settle(anna, ben)
            other = ben if decider is anna else anna
            await decider.socket.close()
            await until(other, "relieved", seat=seat_of(decider), bot=USUAL, why="away")
            await until(other, "acted", seat=seat_of(decider), by_bot=True)
            while not other.choices:
                await other.until("game")
            assert not any(h["kind"] == "relieved" and h["seat"] == seat_of(other) for h in other.happenings)
            await away_and_back(shared, table, seat_of(decider), "away")

    asyncio.run(game())


def test_talk_of_the_others_does_not_prolong_an_absence(shared: Server) -> None:
    grace = 2

    async def talked_until_the_end() -> bool:
        """Whether somebody talked less than the grace before the bot came; a busy machine may be too slow for it."""
        table = shared.open_table(seats=PAIR, grace=grace)
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider = await settle(anna, ben)
            other = ben if decider is anna else anna
            await decider.socket.close()
            began = await until(other, "began")
            while not any(h["kind"] == "relieved" for h in other.happenings):
                assert other.happenings[-1]["at"] < began["at"] + 60
                await other.ask("chat", text="where are you?")
                await asyncio.sleep(0.5)
                await other.ask("ping")
            relieved = await until(other, "relieved")
            said = [h["at"] for h in other.happenings if h["kind"] == "said" and h["at"] < relieved["at"]]
            return bool(said) and relieved["at"] - said[-1] < grace

    while not asyncio.run(talked_until_the_end()):
        pass


def test_nobody_is_relieved_who_is_there_however_long_it_takes(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, grace=1)

    async def game() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider = await settle(anna, ben)
            now = (await decider.ask("ping"))["now"]
            while (await decider.ask("ping"))["now"] < now + 4:
                await asyncio.sleep(0.5)
            assert not any(h["kind"] == "relieved" for h in decider.happenings)
            assert (await decider.act("pick 0"))["type"] == "accepted"

    asyncio.run(game())


def test_one_of_two_tabs_is_enough_to_be_there(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, grace=1)

    async def game() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider = await settle(anna, ben)
            async with shared.client(table.id, key_of(table, decider)):
                pass
            now = (await decider.ask("ping"))["now"]
            while (await decider.ask("ping"))["now"] < now + 3:
                await asyncio.sleep(0.5)
            assert not any(h["kind"] == "relieved" for h in decider.happenings)

    asyncio.run(game())


def test_bots_play_on_when_nobody_is_connected_at_all(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, grace=1)

    async def leave() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            await settle(anna, ben)

    async def come_back() -> None:
        async with shared.client(table.id, table.watch) as watcher:
            for seat in (1, 2):
                await until(watcher, "relieved", seat=seat, why="away")
                await until(watcher, "acted", seat=seat, by_bot=True)

    asyncio.run(leave())
    asyncio.run(come_back())


def test_a_bot_goes_on_with_an_uploaded_game_to_which_nobody_comes(shared: Server) -> None:
    table = shared.open_table(record=uploaded(cut(played(), 10)), grace=1)

    async def watch() -> None:
        async with shared.client(table.id, table.watch) as watcher:
            await until(watcher, "relieved", why="away")
            await until(watcher, "acted", by_bot=True)

    asyncio.run(watch())


# --- thinking time ----------------------------------------------------------------------------------------------------


def test_the_clock_of_whoever_decides_is_told(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, thinking=100)

    async def game() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider = await settle(anna, ben)
            seat = seat_of(decider) - 1
            since = decider.game["table"]["since"]
            answer = await decider.act("pick 0")
            await decider.catch_up(answer["seq"])
            told = decider.game["table"]
            assert told["seats"][seat]["left"] == pytest.approx(100 - (told["since"] - since), abs=0.01)
            assert told["seats"][1 - seat]["left"] == 100.0

    asyncio.run(game())


@pytest.mark.slow
@pytest.mark.rule("UG-11.1")
def test_a_bot_plays_when_the_time_is_up_although_the_person_sits_there(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, thinking=10)

    async def game() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            began = await until(anna, "began")
            relieved = await until(anna, "relieved", why="clock")
            seat = relieved["seat"]
            assert relieved["at"] >= began["at"] + 10
            decider = next(client for client in (anna, ben) if seat_of(client) == seat)
            await until(decider, "relieved", seat=seat, why="clock")
            assert decider.game["table"]["seats"][seat - 1]["left"] == 0
            await until(decider, "acted", seat=seat, by_bot=True)
            await sit(decider, seat)
            assert decider.game["table"]["seats"][seat - 1]["left"] == 60

    asyncio.run(game())


# --- days later -------------------------------------------------------------------------------------------------------


def let_pass(folder: Path, seconds: float) -> None:
    """Move everything a stopped server has written down into the past."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database, database:
        entries = database.execute("SELECT table_id, seq, data FROM entries").fetchall()
        for table, seq, data in entries:
            entry = json.loads(data)
            entry["at"] -= seconds
            database.execute(
                "UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?", (json.dumps(entry), table, seq)
            )
        database.execute("UPDATE tables SET wake_at = wake_at - ?, updated_at = updated_at - ?", (seconds, seconds))
        database.execute("UPDATE presence SET seen_at = seen_at - ?", (seconds,))
        database.execute("UPDATE bells SET hold_until = 0, remind_at = remind_at - ?", (seconds,))


async def begun(server: Server, table: Opened) -> tuple[str, int]:
    """Begin a game and leave; returns the key of the decider and the number of the last entry."""
    async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
        decider = await settle(anna, ben)
        answer = await decider.act("pick 0")
        await decider.catch_up(answer["seq"])
        return key_of(table, decider), decider.seq


@pytest.mark.slow
@pytest.mark.parametrize(
    ("agreed", "why"), [({"thinking": 3 * DAY}, "clock"), ({"pace": 3 * DAY}, "clock"), ({"grace": 3 * DAY}, "away")]
)
def test_a_game_over_days_goes_on_while_the_server_was_down(tmp_path: Path, agreed: dict[str, int], why: str) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(seats=PAIR, **agreed)
        key, seq = asyncio.run(begun(server, table))
        server.stop()
        let_pass(tmp_path, 2 * DAY)
        server.start()

        async def two_days_later() -> int:
            async with server.client(table.id, key, seen=seq) as person:
                assert person.happenings == []
                answer = await person.act(next(a for a in person.choices if a.startswith("conquer")))
                assert answer["type"] == "accepted"
                await person.catch_up(answer["seq"])
                left = person.game["table"]["seats"][seat_of(person) - 1].get("left")
                assert left is None or left < DAY
                return seat_of(person)

        seat = asyncio.run(two_days_later())
        server.kill()
        let_pass(tmp_path, 4 * DAY)
        server.start()

        async def too_late() -> None:
            async with server.client(table.id, table.watch) as watcher:
                await until(watcher, "relieved", seat=seat, why=why)
            await away_and_back(server, table, seat, why)

        asyncio.run(too_late())


@pytest.mark.slow
def test_a_bot_whose_move_was_cut_off_plays_after_the_restart(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(seats=[{"player": "greedy"}, {"player": "random"}], public=True)
        server.kill()
        server.start()

        async def watch() -> None:
            async with server.client(table.id) as watcher:
                while watcher.status != "over":
                    await watcher.until("game")

        asyncio.run(watch())


# --- clocks of the machine that are set -------------------------------------------------------------------------------


# The clock of the machine, as far as this process can see it, is ahead by what stands in a file.
SETTABLE = """
import time
_machine = time.time
time.time = lambda: _machine() + float(open({file!r}).read() or 0)
"""


@pytest.mark.parametrize("jump", [-3600, 3600])
def test_whoever_sets_the_clock_of_the_machine_changes_no_clock_of_a_game(tmp_path: Path, jump: int) -> None:
    offset = tmp_path / "offset"
    offset.write_text("0")
    with Server(sqlite_url(tmp_path), prelude=SETTABLE.format(file=str(offset))) as server:
        table = server.open_table(seats=PAIR, thinking=1000, grace=600)

        async def game() -> None:
            async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
                decider = await settle(anna, ben)
                other, seat = (ben, 0) if decider is anna else (anna, 1)
                before = (await decider.ask("ping"))["now"]
                offset.write_text(str(jump))
                assert 0 <= (await decider.ask("ping"))["now"] - before < 60
                answer = await decider.act("pick 0")
                await decider.catch_up(answer["seq"])
                assert 940 < decider.game["table"]["seats"][seat]["left"] <= 1000
                assert (await other.ask("chat", text="what time is it?"))["type"] == "accepted"
                await decider.socket.close()
                now = (await other.ask("ping"))["now"]
                while (await other.ask("ping"))["now"] < now + 3:  # some sweeps
                    await asyncio.sleep(0.5)
                assert not any(h["kind"] == "relieved" for h in other.happenings)
                told = [h["at"] for h in other.happenings]
                assert told == sorted(told)
                assert told[-1] - told[0] < 60

        asyncio.run(game())


def test_a_game_goes_on_at_once_after_the_clock_was_put_back_before_a_restart(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(seats=PAIR, grace=1, thinking=1000)
        bots = server.open_table(seats=[{"player": "random"}, {"player": "random"}], public=True)
        asyncio.run(begun(server, table))
        server.kill()
        let_pass(tmp_path, -DAY)
        server.start()

        async def watch() -> None:
            async with server.client(table.id, table.watch) as watcher:
                relieved = await until(watcher, "relieved", why="away")
                told = [h["at"] for h in watcher.happenings]
                assert told == sorted(told)
                assert relieved["at"] - told[0] < DAY / 2
            async with server.client(bots.id) as watcher:
                while watcher.status != "over":
                    await watcher.until("game")

        asyncio.run(watch())


def test_the_grace_of_somebody_who_was_away_before_begins_with_the_own_turn(shared: Server) -> None:
    table = shared.open_table(seats=PAIR, grace=2)

    async def game() -> None:
        async with shared.client(table.id, table.keys[0]) as anna, shared.client(table.id, table.keys[1]) as ben:
            decider = await settle(anna, ben)
            absent = ben if decider is anna else anna
            await absent.socket.close()
            now = (await decider.ask("ping"))["now"]
            while (await decider.ask("ping"))["now"] < now + 2.5:  # longer than the grace
                await asyncio.sleep(0.2)
            while decider.choices:
                ending = [action for action in decider.choices if action in ("stop", "done")]
                answer = await decider.act([*ending, decider.choices[0]][0])
                await decider.catch_up(answer["seq"])
            relieved = await until(decider, "relieved", seat=seat_of(absent), why="away")
            last = max(h["at"] for h in decider.happenings if h["kind"] == "acted" and h["seq"] < relieved["seq"])
            assert relieved["at"] >= last + 2

    asyncio.run(game())
