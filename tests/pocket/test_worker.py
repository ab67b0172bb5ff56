"""The pocket as a page uses it: the same questions and lines as with a server, and games that outlast it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elbowroom.pocket.worker import Worker
from tests.pocket.drawers import MemoryDrawers

PATIENCE = 60  # seconds
RECORD = json.loads((Path(__file__).parent.parent / "golden" / "base_4_1.json").read_text())


class Page:
    """Speaks with a worker as the page does."""

    def __init__(self, drawers: MemoryDrawers, seed: int | None = 7) -> None:
        self.ended: dict[int, int] = {}
        self._told: dict[int, asyncio.Queue[Any]] = {}
        self.worker = Worker(drawers, lambda line, text: self._told[line].put_nowait(json.loads(text)), self._end)
        self.worker.seed(seed)

    def _end(self, line: int, code: int) -> None:
        self.ended[line] = code
        self._told[line].put_nowait(None)

    async def ask(self, method: str, url: str, key: str = "", body: object = None) -> tuple[int, Any]:
        status, _, text = (await self.worker.ask(method, url, key, "" if body is None else json.dumps(body))).partition(
            "\n"
        )
        return int(status), json.loads(text)

    async def open(self, **wish: object) -> tuple[str, str]:
        status, opened = await self.ask("POST", "/api/tables", body=wish)
        assert status == 201, opened
        return opened["id"], opened["links"][0]["key"]

    def connect(self, line: int, table: str, key: str) -> None:
        self._told[line] = asyncio.Queue()
        self.worker.connect(line, table)
        self.say(line, type="hello", protocol=2, key=key)

    def say(self, line: int, **wish: object) -> None:
        self.worker.hear(line, json.dumps(wish))

    def hang_up(self, line: int) -> None:
        self.worker.hear(line, None)

    async def hear(self, line: int) -> Any:
        return await asyncio.wait_for(self._told[line].get(), PATIENCE)

    async def news(self, line: int, until: str = "decision") -> Any:
        """The next news that ask for something, or that the game is over."""
        while True:
            message = await self.hear(line)
            assert message is not None, "the line was cut"
            assert message["type"] != "refused", message
            if message["type"] == "news" and (message.get("decision") or _is_over(message)):
                return message


def _is_over(news: Any) -> bool:
    return bool((news.get("position") or {}).get("decider", 1) == 0)


def first_action(decision: Any) -> str:
    """The first thing that may be done."""
    choices = decision["choices"][0]
    for kind in ("regions", "prices", "seats"):
        if choices.get(kind):
            return f"{choices['verb']} {choices[kind][0]}"
    return str(choices["verb"])


async def play_on(page: Page, line: int, most: int = 10_000) -> bool:
    """Play with the first choices; whether the game is over."""
    for _ in range(most):
        news = await page.news(line)
        if _is_over(news):
            return True
        page.say(line, type="act", seq=news["seq"], action=first_action(news["decision"]))
    return False


def test_a_game_is_played_closed_opened_again_and_finished() -> None:
    async def play() -> None:
        drawers = MemoryDrawers()
        page = Page(drawers)
        table, key = await page.open(board="base_2", seats=[{"name": "Anna"}, {"player": "random"}])
        page.connect(1, table, key)
        assert (await page.hear(1))["type"] == "welcome"
        assert not await play_on(page, 1, 12)
        await page.news(1)  # nothing is done there any more: the tab was closed
        kept = len(drawers.logs[table])
        other = Page(drawers)
        other.connect(5, table, key)
        assert (await other.hear(5))["type"] == "welcome"
        assert await play_on(other, 5)
        assert len(drawers.logs[table]) > kept
        status, record = await other.ask("GET", f"/api/tables/{table}/record", key)
        assert status == 200
        assert record["result"]["coins"]
        other.hang_up(5)
        page.hang_up(1)
        while not other.ended or not page.ended:
            await asyncio.sleep(0)

    asyncio.run(play())


def test_a_server_takes_the_parcel_of_a_game_that_goes_on() -> None:
    async def play() -> None:
        page = Page(MemoryDrawers())
        seats = [{"name": "Anna", "link": 1}, {"name": "Ben", "link": 1}]
        table, key = await page.open(board="base_2", seats=seats)
        page.connect(1, table, key)
        await play_on(page, 1, 9)
        await page.news(1)
        status, parcel = await page.ask("GET", f"/api/tables/{table}/parcel", key)
        assert status == 200
        assert [seat["name"] for seat in parcel["seats"]] == ["Anna", "Ben"]
        again, its_key = await page.open(**parcel)  # this pocket takes what servers take
        _, taken = await page.ask("GET", f"/api/tables/{again}/parcel", its_key)
        assert taken["record"] == parcel["record"]
        assert len(taken["record"]["actions"]) == 9

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "url", "body", "status", "code"),
    [
        ("GET", "/api/tables/pocket.none", None, 404, "no_such_table"),
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("POST", "/api/tables", {"board": "nowhere"}, 422, "setup"),
        ("POST", "/api/tables", {"thinking": 600}, 422, "setup"),
        ("POST", "/api/tables", {"seats": [{"player": "open"}, {"player": "random"}]}, 422, "setup"),
        ("POST", "/api/tables", {"bored": "base_2"}, 422, "body"),
        ("POST", "/api/tables", {"record": {**RECORD, "format": "elbowroom record 2"}}, 422, "record"),
        ("POST", "/api/tables", {"record": {**RECORD, "rules_version": "99"}}, 409, "rules_version"),
        ("POST", "/api/tables", {"record": {**RECORD, "actions": ["fly 3"]}}, 422, "record"),
        ("POST", "/api/tables", {"record": {**RECORD, "board": "base_9"}}, 409, "missing_content"),
    ],
)
def test_what_cannot_be_is_refused(method: str, url: str, body: object, status: int, code: str) -> None:
    drawers = MemoryDrawers()
    found, answer = asyncio.run(Page(drawers).ask(method, url, body=body))
    assert (found, answer["error"]["code"]) == (status, code)
    assert not drawers.labels


def test_a_wrong_key_opens_nothing() -> None:
    async def play() -> None:
        page = Page(MemoryDrawers())
        table, _ = await page.open(board="base_2")
        page.connect(1, table, "guessed")
        refusal = await page.hear(1)
        assert (refusal["type"], refusal["code"]) == ("refused", "wrong_key")
        assert await page.hear(1) is None
        assert page.ended == {1: 4403}
        page.connect(2, table, "")  # a game that is not over is watched by nobody
        refusal = await page.hear(2)
        assert (refusal["type"], refusal["code"]) == ("refused", "key_needed")
        assert (await page.ask("GET", f"/api/tables/{table}/parcel"))[0] == 403

    asyncio.run(play())


def test_of_two_pockets_with_the_same_drawers_one_is_refused_and_follows() -> None:
    async def play() -> None:
        drawers = MemoryDrawers()
        one, other = Page(drawers), Page(drawers)
        table, key = await one.open(board="base_2", seats=[{"name": "Anna", "link": 1}, {"name": "Ben", "link": 1}])
        one.connect(1, table, key)
        news = await one.news(1)
        other.connect(1, table, key)
        await other.news(1)
        action = first_action(news["decision"])
        one.say(1, type="act", seq=news["seq"], action=action)
        await one.news(1)
        other.say(1, type="act", seq=news["seq"], action=action)
        told: set[str] = set()
        while not told >= {"news", "refused"}:
            told.add((await other.hear(1))["type"])
        assert len(drawers.logs[table]) == (await one.ask("GET", f"/api/tables/{table}", key))[1]["seq"]

    asyncio.run(play())


def test_a_full_disk_refuses_a_move_and_loses_nothing() -> None:
    async def play() -> None:
        drawers = MemoryDrawers()
        page = Page(drawers)
        seats = [{"name": "Anna", "link": 1}, {"name": "Ben", "link": 1}]
        table, key = await page.open(board="base_2", seats=seats)
        page.connect(1, table, key)
        news = await page.news(1)
        kept, drawers.room = list(drawers.logs[table]), 0
        move = {"type": "act", "seq": news["seq"], "action": first_action(news["decision"])}
        page.say(1, ref=7, **move)
        refusal = await page.hear(1)
        assert (refusal["type"], refusal["ref"]) == ("refused", 7)
        assert (refusal["code"], refusal["why"]) == ("unavailable", "pocket-keeps-nothing")
        status, answer = await page.ask("POST", f"/api/tables/{table}/rematch", key, {})
        assert (status, answer["error"]["code"]) == (409, "not_over")
        assert drawers.logs[table] == kept
        drawers.room = 10  # somebody has made room
        page.say(1, **move)
        assert (await page.news(1))["seq"] > news["seq"]

    asyncio.run(play())


def test_a_bot_that_cannot_be_kept_is_told_and_goes_on_later() -> None:
    async def play() -> None:
        drawers = MemoryDrawers()
        drawers.room = 3  # fewer than the bot needs for its first turn
        page = Page(drawers)
        table, key = await page.open(board="base_2", first=2, seats=[{"name": "Anna"}, {"player": "random"}])
        page.connect(1, table, key)
        while (message := await page.hear(1))["type"] != "refused":
            assert not message.get("decision")
        assert (message["code"], message["why"]) == ("unavailable", "pocket-keeps-nothing")
        assert await page.hear(1) is None
        assert page.ended == {1: 4403}
        kept, drawers.room = list(drawers.logs[table]), 10_000
        page.connect(2, table, key)
        await page.news(2)  # it is Anna's turn
        assert drawers.logs[table][: len(kept)] == kept

    asyncio.run(play())


@pytest.mark.parametrize("damage", [lambda log: [*log[:-1], '{"t":"nonsense"}'], lambda log: ["{", *log[1:]]])
def test_a_game_that_was_damaged_is_refused_and_kept(damage: Callable[[list[str]], list[str]]) -> None:
    async def play() -> None:
        drawers = MemoryDrawers()
        page = Page(drawers)
        seats = [{"name": "Anna", "link": 1}, {"name": "Ben", "link": 1}]
        table, key = await page.open(board="base_2", seats=seats)
        page.connect(1, table, key)
        await play_on(page, 1, 5)
        kept = drawers.logs[table] = damage(drawers.logs[table])
        other = Page(drawers)
        other.connect(1, table, key)
        while (message := await other.hear(1))["type"] != "refused":
            pass
        assert message["code"] == "damaged"
        assert drawers.logs[table] == kept

    asyncio.run(play())


def test_nothing_is_imported_that_a_browser_has_not() -> None:
    """The packages of a server are no part of a pocket, nor are processes and databases."""
    missing = ["starlette", "uvicorn", "sqlalchemy", "alembic", "multiprocessing", "sqlite3", "ssl", "numpy"]
    program = f"import sys\nfor name in {missing}: sys.modules[name] = None\nimport elbowroom.pocket.worker"
    subprocess.run([sys.executable, "-c", program], check=True)
