"""What happens when time is out, as it was agreed: a bot plays on, somebody is out, or all wait; and vacations."""

import asyncio
from pathlib import Path

import pytest

from elbowroom.bots.specs import USUAL
from tests.server.harness import Client, Opened, Server, sqlite_url
from tests.server.test_clocks import DAY, PAIR, begun, let_pass, until


@pytest.mark.rule("UG-11.1")
def test_what_was_agreed_happens_when_time_is_out(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        tables = {
            timeout: server.open_table(seats=PAIR, first=1, pace=DAY, timeout=timeout, vacation=7)
            for timeout in ("bot", "forfeit", "wait")
        }
        resting = server.open_table(seats=PAIR, first=1, pace=DAY, vacation=7)
        for table in (*tables.values(), resting):
            asyncio.run(begun(server, table))
        asyncio.run(rest(server, resting))
        server.stop()
        let_pass(tmp_path, 2 * DAY)
        server.start()
        asyncio.run(a_bot_plays_on(server, tables["bot"]))
        asyncio.run(one_is_out(server, tables["forfeit"]))
        asyncio.run(all_wait(server, tables["wait"]))
        asyncio.run(nothing_happens(server, resting))
        assert "Traceback" not in server.said


async def rest(server: Server, table: Opened) -> None:
    """Anna goes on vacation for three days; what cannot be is refused."""
    async with server.client(table.id, table.keys[0]) as anna:
        assert (await anna.ask("pause", seat=2, days=1))["why"] == "seat-not-yours"
        assert (await anna.ask("pause", seat=1, days=8))["why"] == "vacation-spent"
        answer = await anna.ask("pause", seat=1, days=3)
        assert answer["type"] == "accepted"
        await anna.catch_up(answer["seq"])
        told = anna.game["table"]
        assert told["seats"][0]["paused_until"] == told["since"] == pytest.approx(anna.happenings[-1]["until"])
        assert told["seats"][0]["vacation"] == pytest.approx(7 * DAY, abs=2)
        assert "paused_until" not in told["seats"][1]


async def a_bot_plays_on(server: Server, table: Opened) -> None:
    async with server.client(table.id, table.keys[0]) as anna:
        await until(anna, "relieved", seat=1, why="clock")
        assert (await anna.ask("sit", seat=1))["type"] == "accepted"


async def one_is_out(server: Server, table: Opened) -> None:
    """Anna is out; Ben, who has won by that, leaves too, and bots play to the end, at which Ben wins."""
    async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
        await until(anna, "relieved", seat=1, why="forfeit")
        assert anna.game["table"]["seats"][0]["out"] is True
        assert (await anna.ask("sit", seat=1))["why"] == "seat-forfeited"
        assert (await ben.ask("leave", seat=2, bot="random"))["type"] == "accepted"
        while ben.status != "over":
            await ben.until("game")
        assert ben.game["position"]["winners"] == [2]
        last = server.get(f"/api/tables/{table.id}/moments", table.keys[1], first=ben.seq)["moments"][-1]
        assert last["position"]["winners"] == [2]


async def all_wait(server: Server, table: Opened) -> None:
    """Nothing happens by itself; Ben may let a bot play, who is not the host, and Anna may come back."""
    async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
        assert not any(h["kind"] == "relieved" for h in ben.happenings)
        assert (await ben.ask("fill", seat=1))["type"] == "accepted"
        await until(ben, "relieved", seat=1, why="asked", bot=USUAL)
        assert (await anna.ask("sit", seat=1))["type"] == "accepted"


async def nothing_happens(server: Server, table: Opened) -> None:
    """Whoever is on vacation is not out of time, and comes back when he likes."""
    async with server.client(table.id, table.keys[0]) as anna:
        assert not any(h["kind"] == "relieved" for h in anna.happenings)
        assert (await fill_by_ben(server, table))["why"] == "host-lets-bots"
        assert (await anna.ask("pause", seat=1, days=0))["type"] == "accepted"
        assert (await play(anna))["type"] == "accepted"


async def fill_by_ben(server: Server, table: Opened) -> dict[str, object]:
    async with server.client(table.id, table.keys[1]) as ben:
        return await ben.ask("fill", seat=1)


async def play(client: Client) -> dict[str, object]:
    while not client.choices:
        await client.until("game")
    return await client.ask("act", seq=client.seq, action=client.choices[-1])
