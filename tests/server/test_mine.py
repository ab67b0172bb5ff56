"""My games in one answer: whose turn it is, what happened since, and nothing about what is not mine."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server import knowledge
from tests.server.harness import NO_TLS, Opened, Server, sqlite_url
from tests.server.test_clocks import PAIR, begun

TOLD = "id gone title board status names seats seq awaited turn deadline moves lines updated_at"


def mine(server: Server, *games: tuple[Opened, str, int]) -> list[dict[str, Any]]:
    wish = {"games": [{"id": table.id, "key": key, "seen": seen} for table, key, seen in games]}
    answer = server.post("/api/mine", wish)
    knowledge.only(answer, "games")
    for game in answer["games"]:
        knowledge.only(game, TOLD)
    return list(answer["games"])


def test_my_games_stand_in_one_answer(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        first = server.open_table(seats=PAIR, first=1, title="Sunday", pace=3600)
        second = server.open_table(seats=PAIR, first=2)
        waiting = server.open_table(seats=PAIR)
        for table in (first, second):
            asyncio.run(begun(server, table))

        async def talk() -> int:
            async with server.client(first.id, first.keys[1]) as ben:
                return int((await ben.ask("chat", text="hello"))["seq"])

        seq = asyncio.run(talk())
        one, two, three, foreign, public = mine(
            server,
            (first, first.keys[0], seq - 1),
            (second, second.keys[0], 0),
            (waiting, waiting.keys[0], 0),
            (waiting, first.keys[0], 0),
            (waiting, "", 0),
        )
        assert (one["title"], one["turn"], one["awaited"], one["lines"]) == ("Sunday", True, 1, 1)
        assert one["deadline"] == pytest.approx(one["updated_at"] + 3600, abs=60)
        assert "moves" not in one
        assert (two.get("turn", False), two["awaited"], two["moves"]) == (False, 2, 1)
        assert two["names"] == ["Anna", "Ben"]
        assert (three["status"], three.get("turn", False)) == ("waiting", False)
        assert foreign == public == {"id": waiting.id, "gone": True}
        # Who asks twice is told what came since the earlier moment.
        assert mine(server, (first, first.keys[0], seq - 1), (first, first.keys[0], seq)) == [one, one]
        server.stop()
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:  # as an earlier version left it
            database.execute("UPDATE tables SET awaited = NULL, deadline = NULL")
        server.start()
        again = mine(server, (first, first.keys[0], seq - 1), (second, second.keys[0], 0))
        assert again == [one, two]
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            stored = database.execute("SELECT awaited FROM tables WHERE status = 'playing'").fetchall()
        assert sorted(stored) == [(0,), (1,)]


def test_too_many_games_at_once_are_refused(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        body = {"games": [{"id": f"table{number}", "key": "k"} for number in range(61)]}
        answer = httpx.post(server.url + "/api/mine", json=body, verify=NO_TLS)
        assert answer.status_code == 422
        assert server.post("/api/mine") == {"games": []}
