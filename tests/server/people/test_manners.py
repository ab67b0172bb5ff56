"""Block, report, and what whoever runs a server does about it: on both databases, while the server runs."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa

from elbowroom.server.archive import OTHERS, WHOLE
from elbowroom.server.database import database as connections
from elbowroom.server.people.reports import DAY, LATELY
from elbowroom.server.people.tables import KEPT, PERSONS
from elbowroom.server.schema_sql import METADATA
from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.people.test_matching import asks
from tests.server.services import fresh_database
from tests.server.test_admin import Desk

HELD: Final = (*KEPT, *OTHERS)
PASSING: Final = {"sessions", "tickets", "presence", "pulse", "notices", "outbox"}  # who comes back begins anew


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


def test_reports_from_one_place_are_limited(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as anna, Somebody(server) as ben:
        anna.joins("Anna")
        ben.joins("Ben")
        table = asks(anna, players=2)["table"]
        asks(ben, players=2)
        path, wish = f"/api/tables/{table}/reports", {"seat": 2, "why": "talk"}
        for number in range(LATELY):
            anna.post(path, {**wish, "text": str(number)})
        assert anna.post(path, wish, 429)["code"] == "too_many_tries"
        assert ben.post(path, {**wish, "seat": 1}, 429)["code"] == "too_many_tries"  # from the same network address
        with closing(sqlite3.connect(tmp_path / "games.sqlite", timeout=60)) as database, database:
            told = [text for (text,) in database.execute("SELECT text FROM reports ORDER BY id")]
            database.execute("UPDATE reports SET at = at - ?", (DAY,))
        assert told == [str(number) for number in range(LATELY)]
        anna.post(path, wish)


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


ONE: Final = "one"  # the number of the one account


def a_value(column: sa.Column[Any]) -> object:
    """Something to be found again in a column."""
    if column.foreign_keys or column is PERSONS.c.id:
        return ONE
    kinds: dict[type, object] = {
        sa.Boolean: True,
        sa.LargeBinary: bytes(range(256)),
        sa.Integer: 2_000_000_003 if not isinstance(column.type, sa.BigInteger) else 2**40,
        sa.Float: 1_700_000_000.123456,
        sa.String: "Zoë",
    }
    return next(value for kind, value in kinds.items() if isinstance(column.type, kind))


def rows_of(url: str, *, fill: bool = False) -> dict[str, list[dict[str, Any]]]:
    """What a backup must hold of a database; if that is wished with one row in each table."""

    def write(connection: sa.Connection) -> None:
        for table in HELD:
            connection.execute(sa.insert(table).values({column.name: a_value(column) for column in table.c}))

    async def work() -> dict[str, list[dict[str, Any]]]:
        database = connections(url)
        await database.open()
        try:
            if fill:
                await database.change(write)
            return {str(one.name): [dict(row._mapping) for row in await database.read(sa.select(one))] for one in HELD}
        finally:
            await database.close()

    return asyncio.run(work())


@pytest.mark.services
def test_a_backup_leads_everything_about_people_to_the_other_database_and_back(
    postgres_url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    urls = [f"sqlite:///{tmp_path}/here.sqlite", fresh_database(postgres_url), f"sqlite:///{tmp_path}/back.sqlite"]
    held = {*HELD, *WHOLE}  # the latter go with the games
    assert {table for table in METADATA.sorted_tables if table not in held and table.name not in PASSING} == set()
    wanted = rows_of(urls[0], fill=True)
    assert all(len(rows) == 1 for rows in wanted.values())
    wanted["reports"][0]["id"] = 1  # they are numbered anew
    for number, (old, new) in enumerate(pairwise(urls)):
        Desk(old, capsys).does("backup", tmp_path / f"{number}.gz")
        Desk(new, capsys).does("restore", tmp_path / f"{number}.gz")
        assert rows_of(new) == wanted


def test_a_database_with_accounts_does_not_go_back_to_0_1_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as anna:
        anna.joins("Anna")
    said = Desk(sqlite_url(tmp_path), capsys).does("downgrade", "--yes", status=2)
    assert "version 0.1.0 knows no accounts, and there are 1" in said
    with Server(sqlite_url(tmp_path)) as server, Somebody(server) as ben:
        assert ben.post("/api/me/join/wish", {"name": "Anna"}, 422)["why"] == "account-name-taken"
