"""Block, report, and what whoever runs a server does about it: on both databases, while the server runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.people.test_matching import asks
from tests.server.services import fresh_database
from tests.server.test_admin import Desk


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with Server(database) as running:
        yield running


def test_who_is_blocked_is_never_met_again_until_that_is_taken_back(server: Server) -> None:
    with Somebody(server) as anna, Somebody(server) as ben:
        anna.joins("Anna")
        ben.joins("Ben")
        table = asks(anna, players=2)["table"]
        assert asks(ben, players=2)["table"] == table
        anna.post("/api/me/blocks", {"table": table, "seat": 2})
        account = anna.account()
        assert account is not None
        (blocked,) = account["blocked"]
        assert blocked["name"] == "Ben"
        assert "blocked" not in (ben.account() or {})  # nobody learns by whom he is blocked
        apart = asks(anna, players=3)["table"]
        assert asks(ben, players=3)["table"] != apart
        anna.asks("DELETE", f"/api/me/blocks/{blocked['id']}")
        waiting = asks(anna, players=4)["table"]
        assert asks(ben, players=4)["table"] == waiting
        assert anna.post("/api/me/blocks", {"table": table, "seat": 1}, 409)["why"] == "block-needs-account"
        with Somebody(server) as cleo:
            cleo.joins("Cleo")
            assert cleo.post("/api/me/blocks", {"table": table, "seat": 2}, 403)["why"] == "report-own-tables"


def test_an_operator_sees_reports_and_acts(server: Server, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(database, capsys)
    with Somebody(server) as anna, Somebody(server) as ben:
        anna.joins("Anna")
        passkey = ben.joins("Rude words")
        first = asks(anna, players=2)
        table = first["table"]
        asks(ben, players=2)
        anna.asks("POST", f"/api/tables/{table}/reports", {"seat": 2, "why": "name", "text": "his name"})
        refused = anna.asks("POST", f"/api/tables/{table}/reports", {"seat": 1, "why": "name"}, 409)
        assert refused["code"] == "seat"  # oneself
        with Somebody(server) as nobody:
            refused = nobody.asks("POST", f"/api/tables/{table}/reports", {"seat": 2, "why": "talk"}, 403)
            assert refused["why"] == "report-own-tables"
        said = desk.does("people", "reports")
        assert "Rude words for name, says Anna" in said
        assert "his name" in said
        number = said.split()[0]
        assert desk.does("people", "rename", "rude WORDS", "Ben") == "rude WORDS is now called Ben"
        assert "passkeys 1" in desk.does("people", "show", "Ben")
        desk.does("people", "suspend", "Ben", "--why", "manners")
        assert ben.account() is None
        signed = passkey.sign(ben.post("/api/me/sign-in/wish"), ben.origin)
        assert "manners" in ben.post("/api/me/sign-in", signed, 403)["message"]
        desk.does("people", "readmit", "Ben")
        ben.signs_in(passkey)
        assert desk.does("people", "close", number) == f"report {number} closed"
        assert desk.does("people", "reports") == "no reports"
        assert "closed" in desk.does("people", "reports", "--closed")
        assert desk.does("people", "delete", "Ben") == "Ben would be deleted; say --yes"
        assert ben.account() is not None
        desk.does("people", "delete", "Ben", "--yes")
        assert ben.account() is None
        assert "there is no person 'Ben'" in desk.does("people", "show", "Ben", status=2)
        assert "there is no report 99" in desk.does("people", "close", "99", status=2)


def test_a_backup_holds_people_and_their_seats(
    server: Server, database: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    desk, folder = Desk(database, capsys), tmp_path / "other"
    folder.mkdir()
    with Somebody(server) as anna:
        passkey = anna.joins("Anna")
        table = asks(anna, players=2)["table"]
        anna.asks("POST", "/api/me/blocks", {"table": table, "seat": 2}, 409)
    desk.does("backup", tmp_path / "all.gz")
    Desk(sqlite_url(folder), capsys).does("restore", tmp_path / "all.gz")
    with Server(sqlite_url(folder)) as other, Somebody(other) as again:
        again.signs_in(passkey)
        (own,) = again.get("/api/me/tables")["tables"]
        assert (own["table"]["id"], own["seats"]) == (table, [1])


def test_a_database_with_accounts_does_not_go_back_to_0_1_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as anna:
        anna.joins("Anna")
    said = Desk(sqlite_url(tmp_path), capsys).does("downgrade", "--yes", status=2)
    assert "version 0.1.0 knows no accounts, and there are 1" in said
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as ben:
        assert ben.post("/api/me/join/wish", {"name": "Anna"}, 422)["why"] == "account-name-taken"
