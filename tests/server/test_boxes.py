"""Two people and two bots play a whole game over real WebSockets, for each box."""

import asyncio
import re
from random import Random

import pytest

from elbowroom.notation.record import parse_record
from elbowroom.table.game import Game
from tests.server.harness import Client, Server

BOARDS = ["base_4", "underground_4", "base_3+sky_2"]


async def play(client: Client, random: Random) -> None:
    """Play at random to the end."""
    while client.status != "over":
        if client.choices:
            answer = await client.act(random.choice(client.choices))
            assert answer["type"] == "accepted", answer
            await client.catch_up(answer["seq"])
        else:
            await client.until("game")


@pytest.mark.parametrize("board", BOARDS)
def test_two_people_and_two_bots_finish_a_game(server: Server, board: str) -> None:
    table = server.open_table(
        board=board,
        seats=[{"name": "Anna"}, {"player": "greedy"}, {"name": "Ben"}, {"player": "random"}],
    )

    async def game() -> None:
        async with server.client(table.id, table.keys[0]) as anna, server.client(table.id, table.keys[1]) as ben:
            await asyncio.gather(play(anna, Random(1)), play(ben, Random(2)))
            assert [h["seq"] for h in anna.happenings] == list(range(1, anna.seq + 1))
            assert anna.happenings == ben.happenings
            assert anna.game["position"] == ben.game["position"]

    asyncio.run(game())
    record = parse_record(server.get_text(f"/api/tables/{table.id}/record"))
    assert [re.sub("^.* [(]", "(", name) for name in record.players] == ["Anna", "(greedy)", "Ben", "(random)"]
    assert record.result is not None
    assert Game.resume(record).state.over
