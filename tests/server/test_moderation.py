"""What the host of a table may do about others, and nobody else."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.games import played, uploaded
from tests.server.harness import Client, Opened, Server

THREE = [{"name": "Anna"}, {"name": "Ben"}, {"name": "Cara"}]


@pytest.fixture
def table(server: Server) -> Opened:
    return server.open_table(board="base_3", seats=THREE)


async def ended(client: Client) -> tuple[int, dict[str, Any]]:
    """The code with which a connection ends, and the last message."""
    with suppress(ConnectionClosed):
        while True:
            await client.receive()
    return client.socket.close_code or 0, client.frames[-1]


async def welcomed(server: Server, table: Opened, key: str) -> str:
    async with server.client(table.id, key, sit=False) as client:
        message = await client.receive()
        return str(message.get("code", message["type"]))


def test_whoever_is_muted_cannot_talk_until_the_host_says_so(server: Server, table: Opened) -> None:
    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            assert (await ben.ask("mute", seat=1, on=True))["why"] == "host-moderates"
            assert (await anna.ask("mute", seat=1, on=True))["why"] == "seat-yours"
            muted = await anna.ask("mute", seat=2, on=True)
            assert (await anna.ask("mute", seat=2, on=True))["seq"] == muted["seq"], "nothing changes by it"
            assert (await ben.ask("chat", text="but"))["why"] == "muted"
            await ben.catch_up(muted["seq"])
            assert ben.game["table"]["muted"] == [2]
            assert next(m for m in ben.happenings if m["kind"] == "muted")["on"] is True
            assert (await anna.ask("chat", text="thanks"))["type"] == "accepted"
            await anna.ask("mute", seat=2, on=False)
            assert (await ben.ask("chat", text="but"))["type"] == "accepted"

    asyncio.run(game())


def test_whoever_is_removed_is_gone_for_good_and_a_bot_plays(server: Server, table: Opened) -> None:
    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            assert (await ben.ask("remove", seat=1))["why"] == "host-moderates"
            assert (await anna.ask("remove", seat=1))["why"] == "seat-yours"
            assert (await anna.ask("remove", seat=6))["why"] == "not-for-person"
            assert (await anna.ask("remove", seat=2))["type"] == "accepted"
            code, last = await ended(ben)
            assert (code, last["code"], last["ref"]) == (4403, "removed", 0)
        assert await welcomed(server, table, table.keys[1]) == "wrong_key"
        assert await welcomed(server, table, table.keys[2]) == "welcome"
        async with server.client(table.id, table.keys[0]) as anna:
            seats = anna.game["table"]["seats"]
            assert (seats[1]["bot"], seats[0].get("bot")) == ("normal", None)
            assert [m["why"] for m in anna.happenings if m["kind"] == "relieved"] == ["removed"]

    asyncio.run(game())


def test_a_table_is_closed_by_its_host_and_everybody_is_told(server: Server, table: Opened) -> None:
    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            assert (await ben.ask("close"))["why"] == "host-closes"
            assert (await anna.ask("close"))["type"] == "accepted"
            for client in (anna, ben):
                code, last = await ended(client)
                assert (code, last["code"]) == (4403, "closed")
        for key in (*table.keys, table.watch):
            assert await welcomed(server, table, key) == "no_such_table"

    asyncio.run(game())


def test_a_table_whose_game_is_over_cannot_be_closed(server: Server) -> None:
    over = server.open_table(record=uploaded(played("base_2")), seats=[{"name": "Anna"}, {"name": "Ben"}])

    async def game() -> None:
        async with server.client(over.id, over.keys[0]) as anna:
            assert (await anna.ask("close"))["code"] == "game_is_over"

    asyncio.run(game())
    assert server.get(f"/api/tables/{over.id}/record", over.watch)["board"] == "base_2"
