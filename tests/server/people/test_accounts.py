"""Accounts over HTTP: passkeys, sessions, seats of one's own, and what must never work."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Authenticator, Somebody, decoded, encoded
from tests.server.test_admin import closed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with Server(sqlite_url(folder)) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Somebody]:
    with Somebody(server) as somebody:
        yield somebody


@pytest.fixture
def ben(server: Server) -> Iterator[Somebody]:
    with Somebody(server) as somebody:
        yield somebody


def rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        return database.execute(query).fetchall()


def written(folder: Path, *texts: str) -> set[str]:
    """Which texts stand anywhere in the files of the database, also in what is free there."""
    files = [file.read_bytes() for file in folder.glob("games.sqlite*")]
    return {text for text in texts if any(text.encode() in content for content in files)}


# --- coming in --------------------------------------------------------------------------------------------------------


def test_somebody_joins_signs_out_and_comes_back_with_the_passkey(anna: Somebody) -> None:
    assert anna.get("/api/me") == {"accounts": True}
    passkey = anna.joins("Anna")
    account = anna.account()
    assert account is not None
    assert account["name"] == "Anna"
    assert [one["label"] for one in account["passkeys"]] == ["Firefox · Linux"]
    assert [one["here"] for one in account["sessions"]] == [True]
    anna.post("/api/me/sign-out")
    assert anna.account() is None
    anna.signs_in(passkey)
    again = anna.account()
    assert again is not None
    assert again["id"] == account["id"]


def test_a_browser_is_listed_once_however_often_somebody_comes_in(anna: Somebody) -> None:
    passkey = anna.joins("Once")
    anna.signs_in(passkey)
    account = anna.account()
    assert account is not None
    assert [one["here"] for one in account["sessions"]] == [True]


def test_the_cookie_can_be_read_and_sent_by_no_other_page(anna: Somebody, folder: Path) -> None:
    passkey = Authenticator()
    wish = anna.post("/api/me/join/wish", {"name": "Cookie"})
    answer = anna.browser.post("/api/me/join", json=passkey.make(wish, anna.origin))
    cookie = answer.headers["set-cookie"]
    assert {part.strip().lower() for part in cookie.split(";")} >= {"httponly", "samesite=strict", "path=/"}
    secret = cookie.split(";")[0].partition("=")[2]
    stored = rows(folder, "SELECT * FROM sessions")
    assert secret
    assert not any(secret in str(row) for row in stored)
    refused = anna.asks("POST", "/api/me/sign-out", {}, 403, Origin="https://elsewhere.example")
    assert refused["code"] == "origin"
    assert anna.account() is not None


def test_behind_tls_the_cookie_is_only_sent_there(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--base-url", "https://play.example.org") as server, Somebody(server) as anna:
        anna.browser.headers["Host"] = "play.example.org"
        anna.browser.headers["Origin"] = anna.origin = "https://play.example.org"
        wish = anna.post("/api/me/join/wish", {"name": "Anna"})
        assert wish["relying"] == "play.example.org"
        answer = anna.browser.post("/api/me/join", json=Authenticator().make(wish, anna.origin))
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-elbowroom=")
        assert "secure" in cookie.lower()


def test_two_people_are_not_called_alike(anna: Somebody, ben: Somebody) -> None:
    anna.joins("Zoë Strauß")
    assert ben.post("/api/me/join/wish", {"name": "zoë  STRAUSS"}, 422)["why"] == "account-name-taken"
    assert ben.post("/api/me/join/wish", {"name": " "}, 422)["why"] == "account-needs-name"
    assert ben.post("/api/me/join/wish", {"name": "Ben (greedy)"}, 422)["why"] == "name-of-bot"


def test_of_two_who_join_with_one_name_the_second_is_refused(anna: Somebody, ben: Somebody) -> None:
    first, second = (who.post("/api/me/join/wish", {"name": "Only one"}) for who in (anna, ben))
    anna.post("/api/me/join", Authenticator().make(first, anna.origin))
    assert ben.post("/api/me/join", Authenticator().make(second, ben.origin), 422)["why"] == "account-name-taken"
    assert ben.account() is None


# --- what must never work ---------------------------------------------------------------------------------------------


def test_what_was_signed_once_opens_nothing_again(anna: Somebody, ben: Somebody) -> None:
    passkey = anna.joins("Replayed")
    signed = passkey.sign(anna.post("/api/me/sign-in/wish"), anna.origin)
    anna.post("/api/me/sign-in", signed)
    assert ben.post("/api/me/sign-in", signed, 403)["code"] == "used_up"
    made = Authenticator().make(ben.post("/api/me/join/wish", {"name": "Replayed too"}), ben.origin)
    ben.post("/api/me/join", made)
    assert anna.post("/api/me/join", made, 403)["code"] == "used_up"


def foreign_origin(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    return passkey.sign(wish, "https://elsewhere.example")


def foreign_server(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    return passkey.sign({**wish, "relying": "elsewhere.example"}, origin)


def foreign_key(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    other = Authenticator()
    other.id = passkey.id
    return other.sign(wish, origin)


def broken(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    return {**passkey.sign(wish, origin), "authenticator_data": encoded(b"no such data")}


def counted_back(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    passkey.uses = 0
    return passkey.sign(wish, origin)


def changed(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    signed = passkey.sign(wish, origin)
    data = bytearray(decoded(signed["authenticator_data"]))
    data[-1] += 1
    return {**signed, "authenticator_data": encoded(bytes(data))}


def untouched(passkey: Authenticator, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    return passkey.sign(wish, origin, flags=0)  # by a program, and nobody was there


FOREIGN = (foreign_origin, foreign_server, foreign_key, broken, counted_back, changed, untouched)


@pytest.mark.parametrize("forge", FOREIGN, ids=lambda forge: forge.__name__)
def test_foreign_signatures_are_refused(anna: Somebody, forge: Any, server: Server) -> None:
    passkey = anna.joins(f"Forged {forge.__name__}"[:24])
    for _ in range(2):
        anna.signs_in(passkey)
    with Somebody(server) as mallory:
        signed = forge(passkey, mallory.post("/api/me/sign-in/wish"), mallory.origin)
        assert mallory.post("/api/me/sign-in", signed, 403)["code"] == "passkey"
        assert mallory.account() is None


def test_a_challenge_of_somebody_else_adds_no_passkey(anna: Somebody, ben: Somebody) -> None:
    anna.joins("Challenged")
    ben.joins("Challenger")
    wish = anna.post("/api/me/passkeys/wish")
    assert ben.post("/api/me/passkeys", Authenticator().make(wish, ben.origin), 403)["code"] == "used_up"
    unasked = {"challenge": "made-up", "relying": "localhost"}
    assert ben.post("/api/me/sign-in", Authenticator().sign(unasked, ben.origin), 403)["code"] == "used_up"


def test_tries_are_counted_and_end(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as anna:
        anna.joins("Anna")
        for _ in range(30):
            anna.post("/api/me/devices")
        assert anna.post("/api/me/devices", status=429)["code"] == "too_many_tries"


PERSONAL = (
    ("DELETE", "/api/me"),
    ("GET", "/api/me/everything"),
    ("GET", "/api/me/tables"),
    ("POST", "/api/me/passkeys/wish"),
    ("POST", "/api/me/devices"),
    ("DELETE", "/api/me/sessions/x"),
    ("DELETE", "/api/me/passkeys/x"),
)


@pytest.mark.parametrize(("method", "path"), PERSONAL)
def test_who_is_not_signed_in_learns_and_changes_nothing(anna: Somebody, method: str, path: str) -> None:
    anna.browser.cookies.set("elbowroom", "made-up")
    assert anna.asks(method, path, status=403)["code"] == "sign_in"


def test_a_server_may_have_no_accounts(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--no-accounts") as server, Somebody(server) as anna:
        assert anna.get("/api/me") == {"accounts": False}
        assert anna.post("/api/me/join/wish", {"name": "Anna"}, 409)["code"] == "no_accounts"
        table = server.open_table()
        assert server.get(f"/api/tables/{table.id}", table.keys[0])["status"] == "waiting"


# --- devices ----------------------------------------------------------------------------------------------------------


def test_a_second_device_comes_in_by_a_link_that_works_once(anna: Somebody, ben: Somebody, server: Server) -> None:
    passkey = anna.joins("Two devices")
    secret = anna.post("/api/me/devices")["url"].partition("#")[2]
    told = ben.post("/api/me/tickets/look", {"ticket": secret})  # whose account it is, and the link stays good
    assert told == {"does": "sign-in", "name": "Two devices"}
    ben.post("/api/me/tickets", {"ticket": secret})
    assert ben.post("/api/me/tickets/look", {"ticket": secret}, 403)["code"] == "used_up"
    account = ben.account()
    assert account is not None
    assert account["name"] == "Two devices"
    with Somebody(server) as mallory:
        assert mallory.post("/api/me/tickets", {"ticket": secret}, 403)["code"] == "used_up"
    second = Authenticator()
    ben.post("/api/me/passkeys", second.make(ben.post("/api/me/passkeys/wish"), ben.origin))
    ben.post("/api/me/sign-out")
    ben.signs_in(second)
    first = encoded(passkey.id)
    assert ben.asks("DELETE", f"/api/me/passkeys/{first}") == {}
    refused = ben.asks("DELETE", f"/api/me/passkeys/{encoded(second.id)}", status=409)
    assert refused["why"] == "last-passkey"
    anna.post("/api/me/sign-out")
    signed = passkey.sign(anna.post("/api/me/sign-in/wish"), anna.origin)
    assert anna.post("/api/me/sign-in", signed, 403)["why"] == "passkey-unknown"


def test_a_session_is_ended_from_another_device(anna: Somebody, ben: Somebody) -> None:
    passkey = anna.joins("Left open")
    ben.signs_in(passkey)
    account = ben.account()
    assert account is not None
    (other,) = (one["id"] for one in account["sessions"] if not one.get("here"))
    assert ben.asks("DELETE", f"/api/me/sessions/{other}") == {}
    assert anna.account() is None


@pytest.mark.parametrize("way", ["signed out", "deleted"])
def test_who_plays_by_a_session_that_ends_is_sent_away(anna: Somebody, ben: Somebody, server: Server, way: str) -> None:
    passkey = anna.joins(f"Lost phone, {way}")
    ben.signs_in(passkey)
    table = server.open_table(seats=[{}, {}])
    anna.post("/api/me/tables", {"table": table.id, "key": table.keys[0]})
    (lost,) = (one["id"] for one in (ben.account() or {})["sessions"] if one.get("here"))

    async def watch() -> None:
        """One plays at home and one on the phone, both signed in, and one by a link, who stays."""
        cookies = [f"elbowroom={who.browser.cookies['elbowroom']}" for who in (anna, ben)]
        async with (
            server.client(table.id, cookie=cookies[0]) as at_home,
            server.client(table.id, cookie=cookies[1]) as phone,
            server.client(table.id, table.keys[0]) as by_link,
        ):
            anna.asks("DELETE", "/api/me" if way == "deleted" else f"/api/me/sessions/{lost}")
            await closed(phone)
            if way == "deleted":
                await closed(at_home)
            else:
                assert (await at_home.ask("ping"))["type"] == "pong"
            assert (await by_link.ask("ping"))["type"] == "pong"

    asyncio.run(watch())


def test_nobody_ends_the_sessions_and_passkeys_of_others(anna: Somebody, ben: Somebody) -> None:
    passkey = anna.joins("Victim")
    ben.joins("Attacker")
    account = anna.account()
    assert account is not None
    assert ben.asks("DELETE", f"/api/me/sessions/{account['sessions'][0]['id']}") == {"done": False}
    assert ben.asks("DELETE", f"/api/me/passkeys/{encoded(passkey.id)}") == {"done": False}
    assert anna.account() is not None


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_of_ones_own_opens_on_every_device_without_its_link(
    anna: Somebody, ben: Somebody, server: Server
) -> None:
    passkey = anna.joins("Seated")
    table = server.open_table(seats=[{"name": "Anna"}, {"name": "Ben"}])
    (mine,) = anna.post("/api/me/tables", {"table": table.id, "key": table.keys[0]})["tables"]
    assert (mine["table"]["id"], mine["seats"], mine["host"]) == (table.id, [1], True)
    ben.signs_in(passkey)
    assert ben.get(f"/api/tables/{table.id}")["id"] == table.id
    (told,) = ben.post("/api/mine", {"games": [{"id": table.id}]})["games"]
    assert (told["seats"], told["status"]) == ([1], "waiting")
    ben.post("/api/me/sign-out")
    assert ben.post("/api/mine", {"games": [{"id": table.id}]})["games"] == [{"id": table.id, "gone": True}]
    assert ben.get(f"/api/tables/{table.id}", 403)["code"] == "key_needed"
    assert anna.asks("DELETE", f"/api/me/tables/{table.id}") == {}
    assert anna.get(f"/api/tables/{table.id}", 403)["code"] == "key_needed"


def test_a_seat_belongs_to_one_person(anna: Somebody, ben: Somebody, server: Server) -> None:
    anna.joins("First")
    ben.joins("Second")
    table = server.open_table(seats=[{}, {}])
    for key in (table.keys[1], table.keys[1]):
        anna.post("/api/me/tables", {"table": table.id, "key": key})
    assert ben.post("/api/me/tables", {"table": table.id, "key": table.keys[1]}, 409)["why"] == "claimed-by-other"
    assert ben.post("/api/me/tables", {"table": table.id, "key": "made-up"}, 403)["code"] == "wrong_key"
    assert ben.post("/api/me/tables", {"table": table.id, "key": table.watch}, 403)["why"] == "claim-needs-seat"
    assert ben.get("/api/me/tables") == {"tables": []}


def test_everything_is_taken_along_and_then_deleted_for_good(anna: Somebody, server: Server, folder: Path) -> None:
    anna.joins("Fleeting")
    table = server.open_table(seats=[{}, {}])
    anna.post("/api/me/tables", {"table": table.id, "key": table.keys[0]})
    taken = anna.get("/api/me/everything")
    assert taken["account"]["name"] == "Fleeting"
    assert [one["table"]["id"] for one in taken["tables"]] == [table.id]
    person = taken["account"]["id"]
    assert written(folder, person, "Fleeting") == {person, "Fleeting"}
    anna.asks("DELETE", "/api/me")
    assert anna.account() is None
    assert written(folder, person, "Fleeting", "fleeting") == set()
    for (name,) in rows(folder, "SELECT name FROM sqlite_master WHERE type = 'table'"):
        assert not any(person in str(row) for row in rows(folder, f"SELECT * FROM {name}")), name
    assert server.get(f"/api/tables/{table.id}", table.keys[0])["id"] == table.id
    anna.joins("Fleeting")
