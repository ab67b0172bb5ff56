"""Everything about oneself can be taken along, and is then deleted for good: of people who have all there can be."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from elbowroom.server.database import database as connections
from elbowroom.server.people import sessions
from elbowroom.server.people.career import LATEST
from elbowroom.server.people.own import MOST_LISTED
from elbowroom.server.people.tables import RATED
from elbowroom.server.schema_sql import BELLS, METADATA
from tests.server.described import body, wrong
from tests.server.harness import Opened, Server, bearer, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.people.finished import fill, name_of
from tests.server.post.pushing import Browser, PushService
from tests.server.services import fresh_database

ANNA, BEN = "anna-0123456789", "ben-0123456789"  # numbers of accounts


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def push() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def sign_in(url: str, who: Somebody, person: str) -> None:
    """Let somebody be signed in who has no passkey."""

    async def work() -> None:
        found = connections(url)
        await found.open()
        try:
            await found.change(lambda connection: sessions.insert(connection, person, person, "here", time.time()))
        finally:
            await found.close()

    asyncio.run(work())
    who.browser.cookies.set("elbowroom", person)


def stored(url: str) -> dict[str, list[str]]:
    """All rows of all tables, as text."""

    async def look() -> dict[str, list[str]]:
        found = connections(url)
        await found.open()
        try:
            return {
                str(table.name): [str(row) for row in await found.read(sa.select(table))]
                for table in METADATA.sorted_tables
            }
        finally:
            await found.close()

    return asyncio.run(look())


def booked(who: Somebody, games: int) -> None:
    """Wait until so many games of somebody are in the career."""
    deadline = time.monotonic() + 180
    while who.get("/api/me/career")["games"] < games:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def settle_in(server: Server, push: PushService, url: str, anna: Somebody, games: int) -> Opened:
    """Anna has played rated games with Ben, has blocked and reported him, and is called at two seats of her own."""
    sign_in(url, anna, ANNA)
    booked(anna, games)
    anna.post("/api/me/blocks", {"table": "finished-0", "seat": 2})
    for seat, text in ((2, "so rude"), (2, "again")):
        anna.post("/api/tables/finished-0/reports", {"seat": seat, "why": "talk", "text": text})
    table = server.open_table(seats=[{}, {}])
    for key in table.keys:
        anna.post("/api/me/tables", {"table": table.id, "key": key})
        wish = {"device": Browser(push, key).device}
        anna.asks("POST", f"/api/tables/{table.id}/bells", wish, 201, **bearer(key))
    return table


@pytest.mark.slow
def test_all_of_it_is_taken_along_however_much_it_is(tmp_path: Path, push: PushService) -> None:
    url, games = sqlite_url(tmp_path), MOST_LISTED + 5
    fill(url, games, (ANNA, BEN))
    with (
        Server(url, "--push", push.url, "--secret", "s" * 40) as server,
        Somebody(server) as anna,
        Somebody(server) as ben,
    ):
        table = settle_in(server, push, url, anna, games)
        sign_in(url, ben, BEN)
        ben.post("/api/tables/finished-0/reports", {"seat": 1, "why": "cheating", "text": "she always wins"})
        taken: dict[str, Any] = anna.get("/api/me/everything")
        assert not wrong(body("AllAboutMe"), taken)
        assert len(anna.get("/api/me/career")["latest"]) == LATEST < games
        assert len(anna.get("/api/me/tables")["tables"]) == MOST_LISTED < games
    tables = {f"finished-{number}" for number in range(games)}
    assert {one["table"]["id"]: one["seats"] for one in taken["tables"]}[table.id] == [1, 2]
    assert {one["table"]["id"] for one in taken["tables"]} == tables | {table.id}
    assert {one["table"] for one in taken["games"]} == tables
    assert [one["table"] for one in taken["rated"]] == [f"finished-{number}" for number in range(games)]
    for one in taken["games"]:
        own = one["game"]["seats"][one["seat"] - 1]
        assert own["coins"] == 5 + sum(own["sources"].values())
        assert one["game"]["rated"]
    for one in taken["rated"]:
        assert sorted(player["place"] for player in one["players"]) == [1, 2]
        assert [player.get("you", False) for player in one["players"]].count(True) == 1
    assert [(one["scale"], one["games"]) for one in taken["ratings"]] == [("base-2", games)]
    assert [(one["seat"], one["text"]) for one in taken["reports"]] == [(2, "again"), (2, "so rude")]
    called = {"table": table.id, "kind": "push", "address": "", "language": "en", "confirmed": True}
    assert taken["notices"] == [called, called]
    blocked = taken["account"]["blocked"]
    assert blocked == [{"id": BEN, "name": name_of(BEN)}]
    assert BEN not in str({**taken, "account": None})  # of others only what everybody sees at the table
    assert "she always wins" not in str(taken)


@pytest.mark.slow
def test_all_of_it_is_deleted_for_good_but_for_a_number_that_stands_for_nobody(
    database: str, push: PushService
) -> None:
    fill(database, 2, (ANNA, BEN))
    with (
        Server(database, "--push", push.url, "--secret", "s" * 40) as server,
        Somebody(server) as anna,
        Somebody(server) as ben,
    ):
        table = settle_in(server, push, database, anna, 2)
        sign_in(database, ben, BEN)
        ben.post("/api/tables/finished-0/reports", {"seat": 1, "why": "other", "text": "nothing much"})
        known = {name for name, rows in stored(database).items() if any(ANNA in row for row in rows)}
        assert known >= {"persons", "sessions", "sittings", "careers", "ratings", "rated", "blocks", "reports"}
        assert len(stored(database)[str(BELLS.name)]) == 2
        anna.asks("DELETE", "/api/me")
        assert anna.account() is None
        after = stored(database)
        assert {name for name, rows in after.items() if any(ANNA in row for row in rows)} == {RATED.name}
        assert [len(after[name]) for name in ("rated", "reports", "bells", "blocks")] == [2, 3, 0, 0]
        assert all(len([row for row in after[name] if BEN in row]) > 0 for name in ("careers", "ratings", "reports"))
        assert server.get(f"/api/tables/{table.id}", table.keys[0])["id"] == table.id  # its links stay good
