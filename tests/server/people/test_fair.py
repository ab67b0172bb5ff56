"""Rated games count, whoever would rather they did not: nobody plays for another, or lets a bot win for himself."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elbowroom.engine.rules import RULES_VERSION
from elbowroom.server.people.results import result_of
from elbowroom.table.match import Match
from tests.server.harness import Server, bearer, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.people.finished import a_game


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path)) as running:
        yield running


def cookie(somebody: Somebody) -> str:
    return "; ".join(f"{name}={value}" for name, value in somebody.browser.cookies.items())


def opened(anna: Somebody) -> tuple[str, list[str]]:
    """A rated table of Anna's for two; its links."""
    wish = {"seats": [{"name": "Anna"}, {"name": "Ben"}], "rated": True}
    answer = anna.asks("POST", "/api/tables", wish, 201)
    return answer["id"], [link["key"] for link in answer["links"]]


async def begins(server: Server, table: str, keys: list[str], anna: Somebody, ben: Somebody) -> None:
    """Both come by their links, signed in, and the game begins."""
    async with (
        server.client(table, keys[0], cookie=cookie(anna)) as host,
        server.client(table, keys[1], cookie=cookie(ben)),
    ):
        while host.status != "playing":
            await host.until("game")


def test_a_rated_seat_opens_to_nobody_else_by_its_link(server: Server) -> None:
    with Somebody(server) as anna, Somebody(server) as ben, Somebody(server) as nobody:
        anna.joins("Anna")
        ben.joins("Ben")
        table, keys = opened(anna)
        path, link = f"/api/tables/{table}", bearer(keys[1])
        assert anna.asks("GET", path, None, 200, **link)["id"] == table  # nobody has come yet
        asyncio.run(begins(server, table, keys, anna, ben))
        assert ben.asks("GET", path, None, 200, **link)["status"] == "playing"
        assert anna.asks("GET", path, status=409, **link)["why"] == "claimed-by-other"
        assert nobody.asks("GET", path, status=403, **link)["code"] == "sign_in"
        assert anna.post("/api/me/tables", {"table": table, "key": keys[1]}, 409)["why"] == "claimed-by-other"

        async def plays_for_ben() -> dict[str, Any]:
            async with server.client(table, keys[1], cookie=cookie(anna), sit=False) as client:
                return await client.receive()

        assert asyncio.run(plays_for_ben())["why"] == "claimed-by-other"
    server.stop()
    with Server(server.database, "--no-accounts") as without:  # nobody can sign in there, and the game can go on
        assert without.get(path, keys[1])["status"] == "playing"


def test_a_rated_game_that_has_begun_is_neither_closed_nor_left_out(server: Server) -> None:
    with Somebody(server) as anna, Somebody(server) as ben:
        anna.joins("Anna")
        ben.joins("Ben")
        table, keys = opened(anna)
        asyncio.run(begins(server, table, keys, anna, ben))

        async def tries() -> list[dict[str, Any]]:
            async with server.client(table, keys[0], cookie=cookie(anna)) as host:
                return [await host.ask("close"), await host.ask("remove", seat=2)]

        assert [refused["why"] for refused in asyncio.run(tries())] == ["rated-runs", "rated-runs"]
        for who in (anna, ben):
            assert who.asks("DELETE", f"/api/me/tables/{table}", status=403)["why"] == "rated-runs"
        assert ben.get(f"/api/tables/{table}")["status"] == "playing"
        other, _ = opened(anna)
        assert anna.asks("DELETE", f"/api/me/tables/{other}") == {}  # where no game has begun


def test_who_lets_a_bot_play_comes_last_in_a_rated_game_although_he_comes_back() -> None:
    agreed, entries = a_game("person", "person")
    whole = Match.load(agreed, RULES_VERSION, entries)
    (winner,) = whole.winners
    middle = len(entries) // 2
    match = Match.load(agreed, RULES_VERSION, entries[:middle])
    at = match.last_at
    match.relieve(winner, "expert", "left", at)
    match.sit(winner, "", at)
    match.follow(entries[middle:])
    seats = result_of(match).seats
    assert not seats[winner].bot
    assert [(seat.left, seat.place) for seat in (seats[winner], seats[1 - winner])] == [(True, 2), (False, 1)]
