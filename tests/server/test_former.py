"""A database of release 0.1.0: what was played there is finished by the rules it began with, what begins now is not.

`tests/golden/0.1.0/server` holds the database as a server of that release left it, with two finished games, four that
were going on and a table at which somebody was waited for, and the keys of their links.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from elbowroom.content.catalog import board_file
from elbowroom.notation.record import GameRecord, parse_record
from elbowroom.table.game import Game
from tests.server.harness import Server, sqlite_url

STORED = Path(__file__).resolve().parents[1] / "golden" / "0.1.0" / "server"
TABLES: dict[str, dict[str, str]] = json.loads((STORED / "tables.json").read_text())
GOING_ON = {"flames": "underground_3", "five below": "underground_5", "sky": "base_2+sky_3", "mixed": "base_3+sky_2"}
FINISHED = {"over": "underground_2", "over five": "underground_5"}

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("former")
    shutil.copy(STORED / "games.sqlite", copy / "games.sqlite")
    return copy


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with Server(sqlite_url(folder)) as running:
        yield running


def versions(folder: Path) -> dict[str, str]:
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        return dict(database.execute("SELECT id, rules_version FROM tables"))


def record_of(server: Server, name: str) -> GameRecord:
    table = TABLES[name]
    record = parse_record(server.get_text(f"/api/tables/{table['id']}/record", table["key"]))
    assert Game.resume(record).state.over
    return record


async def finish(server: Server, name: str) -> str:
    """Play a game to its end; returns the board that the positions named."""
    random = Random(name)
    async with server.client(TABLES[name]["id"], TABLES[name]["key"]) as client:
        board = str(client.game["position"]["board"])
        while client.status != "over":
            if not client.choices:
                await client.receive()
                continue
            answer = await client.act(random.choice(client.choices))
            assert answer["type"] == "accepted", answer
            await client.catch_up(answer["seq"])
        return board


def test_the_database_is_one_of_then() -> None:
    with closing(sqlite3.connect(f"file:{STORED / 'games.sqlite'}?mode=ro", uri=True)) as database:
        found = dict(database.execute("SELECT id, status FROM tables WHERE rules_version = '1'"))
    assert found == {
        **{TABLES[name]["id"]: "playing" for name in GOING_ON},
        **{TABLES[name]["id"]: "over" for name in FINISHED},
        TABLES["waiting"]["id"]: "waiting",
    }


@pytest.mark.parametrize(("name", "board"), FINISHED.items())
def test_a_finished_game_is_still_there(server: Server, name: str, board: str) -> None:
    record = record_of(server, name)
    assert (record.rules_version, record.board) == ("1", board)


@pytest.mark.parametrize(("name", "board"), GOING_ON.items())
def test_a_game_that_was_going_on_is_finished_by_its_own_rules(
    server: Server, folder: Path, name: str, board: str
) -> None:
    drawn = asyncio.run(finish(server, name))
    assert drawn == ("underground_5_v1" if board == "underground_5" else board)
    record = record_of(server, name)
    assert (record.rules_version, record.board) == ("1", board)
    assert versions(folder)[TABLES[name]["id"]] == "1"


def test_a_board_that_was_drawn_anew_is_shown_as_it_was(server: Server) -> None:
    """Whoever draws the position asks for the board that it names."""
    former = server.get("/api/boards/underground_5_v1")
    assert [region["id"] for region in former["regions"]] == [r.id for r in board_file("underground_5_v1").regions]
    assert len(server.get("/api/boards/underground_5_v1/drawing")["regions"]) == len(former["regions"])
    assert "underground_5_v1" not in {board["board"] for board in server.get("/api/offers")["boards"]}


def test_a_table_that_waited_begins_by_the_rules_it_was_opened_with(server: Server, folder: Path) -> None:
    async def begin() -> None:
        async with server.client(TABLES["waiting"]["id"], TABLES["waiting"]["key"], name="Anna") as anna:
            answer = await anna.ask("begin", bot="random")
            assert answer["type"] == "accepted", answer
            while anna.status == "waiting":
                await anna.receive()
            assert anna.game["position"]["board"] == "underground_5_v1"

    asyncio.run(begin())
    assert versions(folder)[TABLES["waiting"]["id"]] == "1"


def test_a_rematch_is_a_new_game_by_the_rules_of_today(server: Server, folder: Path) -> None:
    old = TABLES["over five"]
    new = server.post(f"/api/tables/{old['id']}/rematch", key=old["key"])
    assert versions(folder)[new["id"]] == "2"


def test_an_unfinished_record_of_then_goes_on_by_its_rules_at_a_new_table(server: Server, folder: Path) -> None:
    record = json.loads((STORED.parent / "flames_enter_beside_the_volcano.json").read_text())
    del record["result"], record["actions"][1:]
    record["chance"] = []
    people = [{"name": name, "link": 1} for name in ("Anna", "Ben", "Cara")]
    table = server.open_table(record=record, seats=people)
    assert versions(folder)[table.id] == "1"
