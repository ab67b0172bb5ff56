"""The published descriptions are those of the source, and real messages are as they say."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from elbowroom.server.schema import openapi, protocol_schema, published
from tests.server.described import SERVER, body, wrong
from tests.server.harness import Client, Server, sqlite_url

DOCS = Path(__file__).resolve().parents[2] / "docs"
BOARDS = ["base_3", "underground_3", "base_2+sky_2"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this file."""
    with Server(sqlite_url(tmp_path_factory.mktemp("schema"))) as running:
        yield running


@pytest.mark.parametrize(("what", "file"), [("protocol", "protocol.schema.json"), ("openapi", "openapi.json")])
def test_the_published_file_is_up_to_date(what: str, file: str) -> None:
    remedy = f"python -m elbowroom.server.schema {what} > docs/{file}; then npm run types in web/"
    assert (DOCS / file).read_text(encoding="utf-8") == published(what), remedy


def test_the_protocol_is_a_valid_schema_without_loose_ends() -> None:
    schema = protocol_schema()
    jsonschema_rs.meta.validate(schema)
    named = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert named == set(schema["$defs"])


def test_a_server_tells_its_own_description(server: Server) -> None:
    assert server.get("/api/protocol.json") == protocol_schema()
    assert server.get("/api/openapi.json") == openapi()


async def play_and_change_mind(client: Client, random: Random) -> None:
    """Play at random to the end; take back the first step that can be taken back, and some later ones."""
    undone = 0
    while client.status != "over":
        if not client.choices:
            await client.until("game")
        elif client.game["decision"].get("can_undo") and (undone == 0 or random.random() < 0.1):
            undone += 1
            await settled(client, await client.ask("undo", seq=client.seq))
            await client.ask("why", action=f"conquer {random.randint(1, 30)}")
        else:
            await settled(client, await client.act(random.choice(client.choices)))


async def settled(client: Client, answer: dict[str, Any]) -> None:
    assert answer["type"] == "accepted", answer
    await client.catch_up(answer["seq"])


@pytest.mark.parametrize("board", BOARDS)
def test_every_message_of_a_real_game_is_as_the_schema_says(server: Server, board: str) -> None:
    seats: list[dict[str, str]] = [{"player": "person"}, {"player": "greedy"}, {"player": "open"}]
    table = server.open_table(board=board, seats=seats, thinking=3600, grace=600, title="Friday")

    async def game() -> list[dict[str, Any]]:
        async with (
            server.client(table.id, table.watch) as watcher,
            server.client(table.id, table.keys[0], name="Anna") as anna,
        ):
            await anna.ask("leave", seat=1)
            await anna.ask("sit", seat=1, name="Anne")
            await anna.ask("begin", bot="random")
            await anna.ask("chat", text="Good luck!")
            await anna.ask("hush", on=True)
            await anna.ask("ping")
            await anna.act("conquer 1", seq=0)
            await anna.send(type="nonsense")
            await anna.until("refused")
            await play_and_change_mind(anna, Random(5))
            server.post(f"/api/tables/{table.id}/rematch", key=table.keys[0])
            await anna.until("game")
            await watcher.catch_up(anna.seq)
            return anna.frames + watcher.frames

    frames = asyncio.run(game())
    assert [(frame, wrong(SERVER, frame)) for frame in frames if not SERVER.is_valid(frame)] == []
    assert {frame["type"] for frame in frames} >= {"welcome", "game", "accepted", "refused", "presence", "pong"}
    kinds = {happening["kind"] for frame in frames for happening in frame.get("happenings", [])}
    assert kinds == {"sat", "relieved", "began", "acted", "undone", "said", "hushed", "rematched"}


def test_a_message_with_a_field_nobody_described_would_be_noticed() -> None:
    assert SERVER.is_valid({"type": "pong", "ref": 1, "now": 2.5})
    assert not SERVER.is_valid({"type": "pong", "ref": 1, "now": 2.5, "stack": ["orcs"]})
    assert not SERVER.is_valid({"type": "pong", "ref": 1})


def test_answers_over_http_are_as_described(server: Server) -> None:
    table = server.open_table(board="base_2", public=True)
    for path, name in {
        "/version": "Version",
        "/health": "Health",
        "/health/live": "Health",
        "/health/ready": "Health",
        "/api/offers": "Offers",
        "/api/boards/underground_2": "BoardFile",
        "/api/boards/base_2/switches": "HouseRules",
        "/api/tables": "Lobby",
        f"/api/tables/{table.id}": "TableInfo",
        f"/api/tables/{table.id}/moments": "Moments",
    }.items():
        assert wrong(body(name), server.get(path)) == [], path
