"""`elbowroom admin` beside servers that run: what it tells, what it changes, and that people at tables notice."""

import asyncio
import functools
import gzip
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from elbowroom import cli
from elbowroom.notation.record import parse_record
from elbowroom.server.database import newest_form
from elbowroom.server.notices import Ban, Banned, network_of
from elbowroom.server.settings import Limits, WrongSetting
from elbowroom.server.store import Store
from elbowroom.table.match import Match
from tests.server.games import played, uploaded
from tests.server.harness import NO_TLS, Client, Opened, Server, bearer, sqlite_url
from tests.server.players import Player, Wish, as_wish
from tests.server.services import ask_postgres, fresh_database

TWO = [{"name": "Anna"}, {"name": "Ben"}]


class Desk:
    """The command line of an administrator."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._database = database
        self._capsys = capsys

    def does(self, *words: str | Path, status: int = 0) -> str:
        """What a command prints; of one that fails, the message."""
        self._capsys.readouterr()
        found = cli.run(["admin", *map(str, words), "--database", self._database])
        printed = self._capsys.readouterr()
        assert found == status, printed.out + printed.err
        return " ".join((printed.err if status == 2 else printed.out).split())


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return fresh_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def running(database: str) -> Iterator[Server]:
    with Server(database) as server:
        yield server


@pytest.fixture
def desk(database: str, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(database, capsys)


async def closed(client: Client) -> ConnectionClosed:
    try:
        while True:
            await client.receive()
    except ConnectionClosed as found:
        return found


async def refused(server: Server, table: Opened, key: str) -> str:
    """With which code a link is refused."""
    async with server.client(table.id, key, sit=False) as client:
        return str((await client.receive())["code"])


def test_tables_are_listed_shown_exported_deleted_and_imported_while_people_play(
    running: Server, desk: Desk, tmp_path: Path
) -> None:
    table = running.open_table(seats=TWO, title="Friday")
    record = played()
    over = running.open_table(record=uploaded(record))
    listed = desk.does("list")
    assert all(word in listed for word in (table.id, over.id, "Friday", "Anna, Ben"))
    assert table.id not in desk.does("list", "--status", "over")
    assert table.id not in desk.does("list", "--quiet", "1")
    shown = desk.does("show", table.id)
    assert "waiting, 0 entries" in shown
    assert "link seats 1, the host's link seats 2" in shown
    assert desk.does("export", tmp_path / "two.gz", table.id, over.id) == f"2 tables written to {tmp_path / 'two.gz'}"
    assert (tmp_path / "two.gz").stat().st_mode & 0o777 == 0o600
    assert desk.does("delete", table.id) == "1 table would be deleted; say --yes"

    async def lose() -> None:
        async with running.client(table.id, table.keys[0], protocol=2, sit=True) as anna:
            await anna.receive()
            await asyncio.to_thread(desk.does, "delete", table.id, over.id, "--yes")
            found = await closed(anna)
            assert found.rcvd is not None
            assert found.rcvd.code == 1012
        assert await refused(running, table, table.keys[0]) == "no_such_table"

    asyncio.run(lose())
    assert desk.does("delete", table.id, "--yes", status=2) == f"error: there is no table '{table.id}'"
    assert desk.does("import", tmp_path / "two.gz") in (
        f"2 tables taken in: {a}, {b}" for a, b in ((table.id, over.id), (over.id, table.id))
    )
    assert "is there already; delete it first" in desk.does("import", tmp_path / "two.gz", status=2)

    async def come_back() -> None:
        async with running.client(table.id, table.keys[0]) as anna:
            assert anna.game["table"]["title"] == "Friday"

    asyncio.run(come_back())
    assert parse_record(running.get_text(f"/api/tables/{over.id}/record", over.watch)) == record
    assert desk.does("expire", "--over", "0") == "1 table would be deleted; say --yes"
    assert desk.does("expire", "--over", "0", "--yes") == "1 table deleted"
    assert over.id not in desk.does("list")
    assert desk.does("verify") == "1 table looked at, no problems"


def test_links_are_revoked_and_made_anew(running: Server, desk: Desk) -> None:
    table = running.open_table(seats=TWO)

    async def lose_seat() -> None:
        async with running.client(table.id, table.keys[1]) as ben, running.client(table.id, table.keys[0]) as anna:
            assert await asyncio.to_thread(desk.does, "revoke", table.id, "--seat", "2") == "1 link revoked"
            await asyncio.gather(closed(ben), closed(anna))
        assert await refused(running, table, table.keys[1]) == "wrong_key"
        async with running.client(table.id, table.keys[0]) as anna:  # who may come again does
            assert anna.status == "playing"
        link = await asyncio.to_thread(desk.does, "link", table.id, "--seat", "2", "--base-url", "https://x.example/")
        assert link.startswith(f"https://x.example/t/{table.id}#")
        async with running.client(table.id, link.partition("#")[2]) as ben:
            assert ben.frames[0]["seats"] == [2]

    asyncio.run(lose_seat())
    assert desk.does("revoke", table.id, "--seat", "7", status=2) == f"error: table {table.id} has seats 1 to 2, not 7"
    assert desk.does("revoke", table.id) == "3 links revoked"
    answer = httpx.get(f"{running.url}/api/tables/{table.id}", headers=bearer(table.watch), timeout=30, verify=NO_TLS)
    assert answer.json()["error"]["code"] == "wrong_key"


def test_an_address_is_banned_within_a_second_and_may_come_again(running: Server, desk: Desk) -> None:
    table = running.open_table(seats=TWO)

    async def go() -> None:
        async with running.client(table.id, table.keys[0]) as anna:
            assert (
                await asyncio.to_thread(desk.does, "ban", "127.0.0.1", "--why", "noise")
                == "127.0.0.1/32 is banned for ever"
            )
            await closed(anna)

    asyncio.run(go())
    said = desk.does("ban", "192.0.2.1", "--days", "0")
    assert said.startswith("192.0.2.1/32 is banned until 20")  # which is over, so that it is not listed below
    answer = httpx.get(f"{running.url}/api/tables", timeout=30, verify=NO_TLS)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
    assert running.get("/health") == {"status": "ok"}
    assert desk.does("bans") == "127.0.0.1/32 for ever noise"
    assert desk.does("unban", "127.0.0.1") == "127.0.0.1/32 may come again"
    assert desk.does("unban", "127.0.0.1", status=2) == "error: 127.0.0.1/32 is not banned"
    while httpx.get(f"{running.url}/api/tables", timeout=30, verify=NO_TLS).status_code != 200:
        pass


def test_a_backup_of_a_server_at_work_is_restored_elsewhere_and_games_go_on(
    running: Server, desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = running.open_table(board="base_2", seats=TWO)
    bots = running.open_table(board="base_4", seats=[{"player": "random"}] * 4, public=True)

    async def play() -> int:
        async with running.client(table.id, table.keys[0]) as anna, running.client(table.id, table.keys[1]) as ben:
            await asyncio.gather(anna.catch_up(3), ben.catch_up(3))
            first = anna if anna.choices else ben
            answer = await first.act(first.choices[0])
            assert "2 tables written" in await asyncio.to_thread(desk.does, "backup", tmp_path / "all.gz")
            return int(answer["seq"])

    seq = asyncio.run(play())
    assert "a database without tables; in this one are 2" in desk.does("restore", tmp_path / "all.gz", status=2)
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"  # also that of PostgreSQL
    assert Desk(elsewhere, capsys).does("restore", tmp_path / "all.gz") == "2 tables restored"
    assert "holds a whole database: use restore" in desk.does("import", tmp_path / "all.gz", status=2)
    with Server(elsewhere) as second:
        assert second.get(f"/api/tables/{table.id}", table.keys[0])["seq"] == seq

        async def go_on() -> None:
            async with second.client(table.id, table.keys[0]) as anna, second.client(table.id, table.keys[1]) as ben:
                decider = anna if anna.choices else ben
                assert (await decider.act(decider.choices[0]))["type"] == "accepted"
            async with second.client(bots.id) as watcher:
                while watcher.status != "over":
                    await watcher.receive()

        asyncio.run(go_on())


class Driven(Player):
    """Somebody who plays a game at random until it is enough."""

    def __init__(self, table: Opened, random: Random, enough: asyncio.Event) -> None:
        super().__init__(table.id, table.keys[0], random)
        self._enough = enough

    async def _ask(self, client: Client, kind: str, text: str) -> dict[str, Any]:
        if self._enough.is_set():
            raise Enough
        await asyncio.sleep(0.1)
        return await super()._ask(client, kind, text)

    async def play_until_enough(self, server: Server) -> None:
        async def here() -> Server:
            return server

        with suppress(Enough):
            await self.play(here)


class Enough(Exception):
    """The games have gone on for long enough."""


async def until_each(players: list[Driven], *, more_than: list[int]) -> list[int]:
    """Wait until each has been promised more than so many wishes, or has played to the end; returns how many."""
    while any(len(p.acknowledged) <= n and not p.is_over for p, n in zip(players, more_than, strict=True)):
        await asyncio.sleep(0.05)
    return [len(player.acknowledged) for player in players]


async def compare(database: str, players: list[Driven], promised: list[dict[int, Wish]]) -> None:
    """A restored database has everything that was promised before the backup began, and of what was promised later
    nothing else than that."""
    store = Store(database)
    await store.open()
    try:
        for player, before in zip(players, promised, strict=True):
            row = await store.row(player.table)
            assert row is not None
            log = await store.entries(player.table)
            assert (row.seq, row.status) == (len(log), Match.load(row.agreement, row.rules_version, log).status)
            assert max(before) <= len(log)
            kept = {seq: wish for seq, wish in player.acknowledged.items() if seq <= len(log)}
            assert {seq: as_wish(log[seq - 1]) for seq in kept} == kept
    finally:
        await store.close()


@pytest.mark.slow
@pytest.mark.services
def test_a_backup_under_load_has_every_promise_and_each_game_goes_on_in_postgresql(
    running: Server, desk: Desk, tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [running.open_table(board="base_2", seats=[{"link": 1}, {"link": 1}]) for _ in range(20)]
    promised: list[dict[int, Wish]] = []

    async def under_load() -> list[Driven]:
        enough = asyncio.Event()
        players = [Driven(table, Random(number), enough) for number, table in enumerate(tables)]

        async def back_up() -> None:
            await until_each(players, more_than=[4] * len(players))
            promised.extend(dict(player.acknowledged) for player in players)
            said = await asyncio.to_thread(desk.does, "backup", tmp_path / "all.gz")
            assert "20 tables written" in said
            await until_each(players, more_than=[len(player.acknowledged) for player in players])
            enough.set()

        await asyncio.gather(back_up(), *(player.play_until_enough(running) for player in players))
        return players

    players = asyncio.run(under_load())
    elsewhere = fresh_database(postgres_url)
    assert Desk(elsewhere, capsys).does("restore", tmp_path / "all.gz") == "20 tables restored"
    asyncio.run(compare(elsewhere, players, promised))
    with Server(elsewhere) as second:

        async def go_on(table: Opened) -> None:
            async with second.client(table.id, table.keys[0]) as client:
                while client.status != "over" and not client.choices:
                    await client.receive()
                if client.status != "over":
                    assert (await client.act(client.choices[0]))["type"] == "accepted"

        async def all_go_on() -> None:
            await asyncio.gather(*map(go_on, tables))

        asyncio.run(all_go_on())


def tamper(database: str, change: str) -> None:
    """Change a database behind the back of its server."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file, file:
            file.execute(change)
    else:
        ask_postgres(database, change)


def test_what_is_wrong_with_a_database_is_found_and_repaired(running: Server, desk: Desk, database: str) -> None:
    tables = [running.open_table(seats=TWO) for _ in range(4)]

    async def talk() -> None:
        for table in tables[:3]:
            async with running.client(table.id, table.keys[0]) as anna:
                for line in ("one", "two", "three"):
                    await anna.ask("chat", text=line)

    asyncio.run(talk())
    for change in (
        f"UPDATE entries SET data = '{{' WHERE table_id = '{tables[0].id}' AND seq = 3",
        f"UPDATE tables SET seq = 77, status = 'over' WHERE id = '{tables[1].id}'",
        f"DELETE FROM entries WHERE table_id = '{tables[2].id}' AND seq = 2",
        f"UPDATE tables SET seats = '[' WHERE id = '{tables[3].id}'",
    ):
        tamper(database, change)
    said = desk.does("verify", status=1)
    assert re.search(rf"table {tables[0].id}: entry 3 cannot be read: Input data was truncated", said)
    assert f"table {tables[1].id}: it is listed as over with 77 entries, its log says otherwise" in said
    assert f"table {tables[2].id}: entry 2 is missing" in said
    assert f"table {tables[3].id}: it is listed as waiting with 0 entries, its log says otherwise" in said
    assert said.endswith("4 tables looked at, 4 problems")
    assert desk.does("repair", status=1) == "2 tables repaired, 2 problems left"
    assert desk.does("repair", tables[0].id, "--cut") == "1 table repaired, no problems left"
    assert desk.does("repair", "--cut") == "1 table repaired, no problems left"

    async def look() -> None:
        await asyncio.sleep(2.5)  # until the server has seen it
        for table, seq in zip(tables, (2, 4, 1, 1), strict=True):
            async with running.client(table.id, table.keys[0]) as anna:
                assert anna.seq == seq
                assert (await anna.ask("chat", text="back"))["seq"] == seq + 1

    asyncio.run(look())


def test_who_is_awaited_is_found_and_repaired(running: Server, desk: Desk, database: str) -> None:
    table = running.open_table(board="base_2", seats=TWO, first=2, pace=3600)

    async def sit() -> None:
        async with running.client(table.id, table.keys[0]) as anna, running.client(table.id, table.keys[1]):
            await anna.catch_up(3)

    asyncio.run(sit())
    asked = {"games": [{"id": table.id, "key": table.keys[0], "seen": 3}]}
    before = running.post("/api/mine", asked)["games"][0]
    assert (before["awaited"], desk.does("verify")) == (2, "1 table looked at, no problems")
    tamper(database, f"UPDATE tables SET awaited = 0, deadline = 1 WHERE id = '{table.id}'")
    said = desk.does("verify", status=1)
    assert f"table {table.id}: it is listed as waiting for somebody else than its log says" in said
    assert desk.does("repair") == "1 table repaired, no problems left"
    assert running.post("/api/mine", asked)["games"][0] == before


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"no archive", "is no archive of Elbow Room, or damaged: Not a gzipped file"),
        (b"", "is no archive of Elbow Room, or damaged"),
    ],
)
def test_what_is_no_archive_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, said: str
) -> None:
    (tmp_path / "file.gz").write_bytes(content)
    assert said in Desk(sqlite_url(tmp_path), capsys).does("restore", tmp_path / "file.gz", status=2)


def test_a_backup_that_breaks_off_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(sqlite_url(tmp_path), capsys)
    with Server(sqlite_url(tmp_path)) as server:
        server.open_table()
    desk.does("backup", tmp_path / "all.gz")
    (tmp_path / "half.gz").write_bytes((tmp_path / "all.gz").read_bytes()[:-30])
    other = Desk(f"sqlite:///{tmp_path / 'other.sqlite'}", capsys)
    assert "half.gz" in other.does("restore", tmp_path / "half.gz", status=2)
    lines = gzip.decompress((tmp_path / "all.gz").read_bytes()).splitlines(keepends=True)
    (tmp_path / "gap.gz").write_bytes(gzip.compress(b"".join([*lines[:-2], lines[-1]])))
    assert "it should have" in other.does("restore", tmp_path / "gap.gz", status=2)
    former = lines[0].replace(newest_form().encode(), b"0001")
    (tmp_path / "former.gz").write_bytes(gzip.compress(b"".join([former, *lines[1:]])))
    assert "whose database has another form" in other.does("restore", tmp_path / "former.gz", status=2)
    assert other.does("verify") == "0 tables looked at, no problems"
    assert other.does("restore", tmp_path / "all.gz") == "1 table restored"


def test_a_backup_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = Desk(sqlite_url(tmp_path), capsys)
    with Server(sqlite_url(tmp_path)) as server:
        server.open_table()
        folder = tmp_path / "backups"
        folder.mkdir()
        assert desk.does("backup", folder, status=2) == f"error: {folder} cannot be written: Is a directory"
        nowhere = tmp_path / "nowhere" / "all.gz"
        said = desk.does("backup", nowhere, status=2)
        assert said == f"error: {nowhere} cannot be written: No such file or directory"
        assert folder.is_dir()
        assert not folder.with_name("backups.part").exists()
        (folder / "all.gz.part").write_text("half of an earlier one")  # for everybody to read
        desk.does("backup", folder / "all.gz")
        assert [(file.name, file.stat().st_mode & 0o777) for file in folder.iterdir()] == [("all.gz", 0o600)]


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Desk(sqlite_url(tmp_path), capsys).does("list", status=2)
    assert said == f"error: there is no database {tmp_path / 'games.sqlite'}"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("list --quiet -1", "--quiet is a number of days from 0 to 36500, not -1"),
        ("list --limit 0", "--limit is a number above 0, not 0"),
        ("expire --over -1 --yes", "--over is a number of days from 0 to 36500, not -1"),
        ("expire --waiting nan --yes", "--waiting is a number of days from 0 to 36500, not nan"),
        ("ban 203.0.113.9 --days -1", "--days is a number of days from 0 to 36500, not -1"),
        ("ban 203.0.113.9 --days 1e9", "--days is a number of days from 0 to 36500, not 1e+09"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert Desk(sqlite_url(tmp_path), capsys).does(*words.split(), status=2) == f"error: {said}"


def test_networks_are_banned_as_they_are_counted() -> None:
    assert network_of("203.0.113.9") == "203.0.113.9/32"
    assert network_of("2001:db8::5") == "2001:db8::/64"
    assert network_of("2001:db8::/32") == "2001:db8::/32"
    with pytest.raises(WrongSetting, match="neither an address nor a network"):
        network_of("play.example.org")
    banned = Banned()
    assert not banned.has("203.0.113.9")
    banned.learn([Ban("203.0.113.0/24", None, ""), Ban("2001:db8::/64", None, "")])
    assert banned.has("203.0.113.9")
    assert banned.has("2001:db8::/64")
    assert not banned.has("203.0.114.9")
    assert not banned.has("2001:db8:0:1::/64")
    assert not banned.has("unknown")
    banned.learn([Ban("203.0.114.0/24", None, "")])  # what was found out before holds no longer
    assert not banned.has("203.0.113.9")
    assert banned.has("203.0.114.9")
    banned.learn([])
    assert not banned.has("203.0.114.9")


def test_letters_are_counted_and_an_address_is_silenced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(sqlite_url(tmp_path), capsys)
    nobody = "smtp://127.0.0.1:1?from=games@example.org"
    with Server(sqlite_url(tmp_path), "--mail", nobody, "--base-url", "https://play.example.org") as server:
        table = server.open_table(seats=TWO)
        for address in ("anna@example.org", "ben@example.org"):
            server.post(f"/api/tables/{table.id}/bells", {"mail": address}, table.keys[0])
        assert "mail waiting 2 the oldest of 20" in desk.does("post")
        assert desk.does("silence", "Anna@EXAMPLE.org") == "Nothing is sent there any more; 1 notice is ended"
        assert "mail failed 1" in desk.does("post")
        again = server.post(f"/api/tables/{table.id}/bells", {"mail": "aNNa@example.org"}, table.keys[0])
        assert again["address"] == "a…@example.org"  # whoever asks does not learn of it
        bells = server.get(f"/api/tables/{table.id}/bells", table.keys[0])["bells"]
        assert [(bell["address"], bell.get("confirmed", False)) for bell in bells] == [
            ("b…@example.org", False),
            ("a…@example.org", False),
        ]
        assert "mail waiting 1" in desk.does("post")
        path, wish = f"{server.url}/api/tables/{table.id}/bells", {"mail": "anna@example.org"}
        ask = functools.partial(httpx.post, path, json=wish, headers=bearer(table.keys[0]), timeout=30, verify=NO_TLS)
        statuses = [ask().status_code for _ in range(Limits().letters)]
        assert statuses[-3:] == [201, 429, 429]  # nor by the limit: two letters have been asked for before
        assert "mail waiting 1" in desk.does("post")


def test_a_backup_keeps_who_is_called_an_export_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mail = ("--mail", "smtp://127.0.0.1:1?from=games@example.org", "--base-url", "https://play.example.org")
    options = (*mail, "--secret", "nobody can guess this one")
    (tmp_path / "new").mkdir()
    desk, new = Desk(sqlite_url(tmp_path), capsys), Desk(sqlite_url(tmp_path / "new"), capsys)
    with Server(sqlite_url(tmp_path), *options) as server:
        table = server.open_table(seats=TWO)
        path = f"/api/tables/{table.id}/bells"
        server.post(path, {"mail": "anna@example.org"}, table.keys[0])
        desk.does("backup", tmp_path / "all.gz")
        desk.does("export", tmp_path / "one.gz", table.id)
    with Server(sqlite_url(tmp_path / "new"), *options) as server:
        new.does("import", tmp_path / "one.gz")
        assert server.get(path, table.keys[0]) == {"bells": []}
    new.does("delete", table.id, "--yes")
    new.does("restore", tmp_path / "all.gz")
    with Server(sqlite_url(tmp_path / "new"), *options) as server:
        assert [bell["address"] for bell in server.get(path, table.keys[0])["bells"]] == ["a…@example.org"]
