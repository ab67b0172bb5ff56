"""From the database of release 0.1.0 to today's form and back, and what keeps one from going back."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from elbowroom.server.former_form import Unreadable, former_entry
from tests.server.harness import Server, sqlite_url
from tests.server.test_admin import Desk
from tests.server.test_former import STORED, TABLES, finish, record_of


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


LOGS = "SELECT table_id, seq, data FROM entries ORDER BY table_id, seq"
HEADS = "SELECT id, status, agreement, seats, rules_version, seq FROM tables ORDER BY id"


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    shutil.copy(STORED / "games.sqlite", tmp_path / "games.sqlite")
    return Desk(sqlite_url(tmp_path), capsys)


def test_a_database_of_0_1_0_goes_there_and_back_and_loses_nothing(desk: Desk, tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        over = TABLES["over"]
        record = server.get_text(f"/api/tables/{over['id']}/record", over["key"])
        said = desk.does("downgrade", "--yes", status=2)
        assert "another server uses" in said
        server.stop()
    assert desk.does("downgrade") == "Make a backup, end all servers, and say --yes"
    count = len(rows(STORED / "games.sqlite", HEADS))
    assert desk.does("downgrade", "--yes") == f"{count} tables can be used by version 0.1.0 again"
    assert rows(tmp_path / "games.sqlite", "SELECT version_num FROM alembic_version") == [("0001",)]
    for query in (LOGS, HEADS):
        now, then = rows(tmp_path / "games.sqlite", query), rows(STORED / "games.sqlite", query)
        assert len(now) >= len(then)  # bots may have gone on
        assert set(then) - set(now) <= {row for row in then if query == HEADS}
    names = {str(name) for (name,) in rows(tmp_path / "games.sqlite", "SELECT name FROM sqlite_master")}
    assert not names & {
        "bells",
        "outbox",
        "silenced",
        "push_keys",
        "notices",
        "bans",
        "packed",
        "pulse",
        "analyses",
        "address_keys",
    }
    with Server(sqlite_url(tmp_path)) as server:
        assert server.get_text(f"/api/tables/{over['id']}/record", over["key"]) == record
        asyncio.run(finish(server, "flames"))  # what was going on before both goes on after them
        assert record_of(server, "flames").rules_version == "1"
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        came = ',"came":true'  # 0.1.0 did not note it
        told = "UPDATE tables SET seats = replace(seats, ?, '') WHERE instr(seats, ?)"
        assert database.execute(told, (came, came)).rowcount == 1
    assert desk.does("verify") == f"{count} tables looked at, no problems"


def test_what_0_1_0_cannot_read_is_named_and_nothing_is_changed(desk: Desk, tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        new = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
    flames = TABLES["flames"]["id"]
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        [(seq,)] = database.execute("SELECT max(seq) FROM entries WHERE table_id = ?", (flames,)).fetchall()
        entry = json.dumps({"kind": "hushed", "at": 1.0, "on": True})
        database.execute("INSERT INTO entries VALUES (?, ?, ?)", (flames, seq + 1, entry))
    before = rows(tmp_path / "games.sqlite", LOGS)
    said = desk.does("downgrade", "--yes", status=2)
    assert said.startswith("error: version 0.1.0 cannot read 2 of ")
    assert f"{flames}: entry {seq + 1} is 'hushed'" in said
    assert f"{new.id}: it is played by version 2 of the rules" in said
    assert "Nothing has been changed" in said
    assert rows(tmp_path / "games.sqlite", LOGS) == before
    assert rows(tmp_path / "games.sqlite", "SELECT version_num FROM alembic_version") != [("0001",)]
    with Server(sqlite_url(tmp_path)) as server:
        assert server.get(f"/api/tables/{new.id}", new.keys[0])["status"] == "waiting"


def test_what_a_later_version_has_added_goes_if_0_1_0_finds_it_out_by_itself() -> None:
    acted = '{"kind":"acted","at":1.5,"seat":0,"action":"done","result":{"coins":[1],"winners":[0]}}'
    assert former_entry(acted, 1) == '{"kind":"acted","at":1.5,"seat":0,"action":"done"}'
    same = '{"kind":"said","at":1.5,"seat":0,"name":"Zoë","text":"ja, gut"}'
    assert former_entry(same, 1) == same


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"kind": "acted", "seat": 0, "action": "place 1", "more": ["done"]}, "entry 9, 'acted', has 'more'"),
        ({"kind": "relieved", "seat": 0, "bot": "normal", "why": "left"}, "entry 9 lets the bot 'normal' play"),
        ({"kind": "hushed", "on": True}, "entry 9 is 'hushed'"),
        ({"kind": "paused", "seat": 0, "until": 9.0}, "entry 9 is 'paused'"),
    ],
)
def test_an_entry_that_0_1_0_does_not_know_is_named(entry: dict[str, object], why: str) -> None:
    with pytest.raises(Unreadable, match=f"^{why}$"):
        former_entry(json.dumps({"at": 1.0, **entry}), 9)
