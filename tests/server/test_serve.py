"""The command `elbowroom serve` itself: its options, what it says when they are wrong, and how it ends."""

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from elbowroom import __version__, cli
from elbowroom.engine.rules import RULES_VERSION
from elbowroom.notation.record import parse_record
from tests.server.games import played, uploaded
from tests.server.harness import START, Opened, Server, bearer, forked, free_port, sqlite_url, wake_at

COMMAND = [sys.executable, "-c", "from elbowroom.cli import main; main()", "serve"]

MOLES = """\
from elbowroom.engine.hooks import Race


class Moles(Race):
    key = "moles"
    name = "Moles"
    tokens = 9

    def worth_more(self, s, slot):
        return s.board.hill
"""


def serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, which it must reach by itself."""
    everything = {**os.environ, **environment}
    return subprocess.run([*COMMAND, *options], capture_output=True, text=True, timeout=START, env=everything)


def fails(*options: str, **environment: str) -> str:
    """The one line that the command ends with when an option is wrong."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as file:
        command = ["serve", "--no-browser", *options]
        status = forked(Path(file.name), {**os.environ, **environment}, command).wait(START)
        said = file.read()
    assert status == 2, said
    assert "Traceback" not in said
    assert said.strip()
    return " ".join(said.strip().splitlines())


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("serve"))) as running:
        yield running


# --- what is there ----------------------------------------------------------------------------------------------------


def test_the_server_tells_that_it_is_well_and_which_one_it_is(shared: Server) -> None:
    assert shared.get("/health") == {"status": "ok"}
    assert shared.get("/version") == {
        "version": __version__,
        "rules_version": RULES_VERSION,
        "protocol": 1,
        "protocols": [1, 2],
    }
    assert shared.get_text("/").startswith("<!doctype html>")


async def column_of(server: Server) -> list[dict[str, Any]]:
    """The pairs that chance has laid out when a person is asked for the first time."""
    table = server.open_table(board="base_2", seats=[{"name": "Anna"}, {"player": "random"}])
    async with server.client(table.id, table.keys[0]) as anna:
        while not anna.game.get("decision"):
            await anna.receive()
        column: list[dict[str, Any]] = anna.game["position"]["column"]
        return column


def test_a_server_with_a_seed_plays_the_same_game_again_and_says_so(shared: Server) -> None:
    assert asyncio.run(column_of(shared)) == asyncio.run(column_of(shared))
    assert "Chance follows from the seed 1: whoever knows it can foresee every game here." in shared.said


def test_without_a_seed_no_two_games_are_the_same(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), seed=None) as server:
        assert asyncio.run(column_of(server)) != asyncio.run(column_of(server))
        assert "seed" not in server.said


def test_the_help_names_every_option() -> None:
    done = serve("--help")
    assert done.returncode == 0
    options = ("host", "port", "database", "broker", "base-url", "limit", "log-level", "no-browser", "seed", "content")
    assert [option for option in (*options, "wait") if f"--{option}" not in done.stdout] == []


# --- options that are wrong -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "70000"], "--port is a number from 0 to 65535, not 70000"),
        (["--port", "-1"], "--port is a number from 0 to 65535, not -1"),
        (["--port", "http"], "port"),
        (["--base-url", "play.example.org"], "--base-url is an address such as https://play.example.org"),
        (["--base-url", "ftp://play.example.org"], "--base-url is an address"),
        (["--base-url", "https://play.example.org:port"], "--base-url is an address"),
        (["--base-url", "https://[play"], "--base-url is an address"),
        (["--wait", "-1"], "--wait is a number of seconds from 0 to 86400, not -1"),
        (["--wait", "nan"], "--wait is a number of seconds from 0 to 86400, not nan"),
        (["--log-level", "loud"], "--log-level is one of critical, error, warning, info, debug, not 'loud'"),
        (["--limit", "friends=3"], "'friends' is no limit; known are message, body, messages"),
        (["--limit", "tables"], "the limit tables is a number above 0, not ''"),
        (["--limit", "tables=0"], "the limit tables is a number above 0, not '0'"),
        (["--limit", "tables=-5"], "the limit tables is a number above 0, not '-5'"),
        (["--broker", "redis://127.0.0.1"], "--broker is for several processes, which need --database postgresql://"),
        (["--broker", "redis://x", "--database", "sqlite:///x"], "which need --database postgresql://"),
        (["--content", "no_such_file.py"], "no_such_file.py"),
        (["--colour", "red"], "--colour"),
    ],
)
def test_an_option_that_is_wrong_ends_the_command_with_one_message(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["serve", *options]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in " ".join(printed.err.split())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--host", "no.such.host.invalid"], "'no.such.host.invalid' is no address to listen on"),
        (["--database", "games.sqlite"], "is no database: it is sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (["--database", "mysql://root@localhost/games"], "'mysql' is no database"),
        (["--database", "sqlite://"], "name a file, as in sqlite:///FILE"),
        (["--database", "postgresql://host:port/name"], "the database URL cannot be read"),
        (["--database", "sqlite:////no/such/folder/games.sqlite"], "the database cannot be used"),
    ],
)
def test_an_address_that_is_wrong_ends_the_command_with_one_message(options: list[str], said: str) -> None:
    assert said in fails("--port", "0", *options)


def test_a_port_in_use_is_named(shared: Server, tmp_path: Path) -> None:
    said = fails("--port", str(shared.port), "--database", sqlite_url(tmp_path))
    assert said == f"error: cannot listen on 127.0.0.1:{shared.port}: Address already in use"


def test_a_database_that_does_not_answer_is_named() -> None:
    database = f"postgresql://nobody@127.0.0.1:{free_port()}/games"
    said = fails("--port", str(free_port()), "--database", database, "--wait", "0")
    assert "the database cannot be used" in said
    assert len(said) < 300


def test_a_database_that_does_not_answer_is_waited_for_only_so_long() -> None:
    database = f"postgresql://nobody@127.0.0.1:{free_port()}/games"
    done = serve("--no-browser", "--port", "0", "--database", database, "--wait", "0.5")
    assert (done.returncode, done.stdout) == (2, "")
    waiting, *error = done.stderr.strip().splitlines()
    assert "WARNING the database cannot be used: " in waiting
    assert waiting.endswith("; waiting up to 0.5 seconds for it")
    assert " ".join(error).startswith("error: the database cannot be used: ")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("This is not a database, it only has its name." * 100)
    said = fails("--port", str(free_port()), "--database", sqlite_url(tmp_path))
    assert said == "error: the database cannot be used: file is not a database"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    said = fails("--port", str(free_port()), "--database", sqlite_url(tmp_path))
    assert said == "error: the database was made by another version of Elbow Room, probably a newer one"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "the database cannot be used" in fails("--port", str(free_port()), "--database", sqlite_url(tmp_path))


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = fails("--port", str(free_port()), XDG_DATA_HOME=str(tmp_path / "file"))
    assert said == f"error: {tmp_path / 'file' / 'elbowroom'}: Not a directory"


# --- beginning and ending ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def process(*options: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command while it runs, and the address it tells."""
    everything = {**os.environ, **environment, "PYTHONUNBUFFERED": "1"}
    command = [*COMMAND, "--no-browser", *options]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=everything)
    try:
        assert running.stdout is not None
        said = [running.stdout.readline()]
        while not said[-1].startswith("Elbow Room is ready: "):
            assert said[-1], said  # otherwise it has ended
            said.append(running.stdout.readline())
        yield running, said[-1].split()[4]
    finally:
        if running.poll() is None:
            running.kill()
        running.wait()
        if running.stdout is not None:
            running.stdout.close()


def test_games_are_kept_in_the_data_folder_unless_something_else_is_said(tmp_path: Path) -> None:
    with process("--port", "0", XDG_DATA_HOME=str(tmp_path)) as (running, address):
        table = Opened(httpx.post(f"{address}/api/tables", timeout=30).json())
        running.send_signal(signal.SIGTERM)
        assert running.wait(timeout=30) == 0
        assert running.stdout is not None
        assert running.stdout.read() == "Goodbye! All games are saved.\n"
    with closing(sqlite3.connect(tmp_path / "elbowroom" / "games.sqlite")) as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [(table.id,)]


def test_a_base_url_is_what_links_begin_with(tmp_path: Path) -> None:
    port = free_port()
    options = ["--port", str(port), "--database", sqlite_url(tmp_path), "--base-url", "https://play.example.org/er/"]
    with process(*options, "--log-level", "debug", "--host", "127.0.0.1") as (_, address):
        assert address == "https://play.example.org/er"
        answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", timeout=30).json()
        assert answer["watch"]["url"].startswith(f"https://play.example.org/er/t/{answer['id']}#")


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_signal_ends_the_server_cleanly_while_people_play(tmp_path: Path, number: signal.Signals) -> None:
    server = Server(sqlite_url(tmp_path))
    with server:
        table = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}])
        bots = server.open_table(seats=[{"player": "greedy"}, {"player": "random"}], public=True)

        async def interrupt() -> int:
            async with server.client(table.id, table.keys[0]) as anna, server.client(bots.id) as watcher:
                await watcher.until("game")
                answer = await anna.ask("chat", text="still there?")
                os.kill(server.pid, number)
                for client in (anna, watcher):
                    with contextlib.suppress(ConnectionClosed):
                        while True:
                            await client.receive()
                return int(answer["seq"])

        seq = asyncio.run(interrupt())
        assert server.stop() == 0
        assert "Goodbye! All games are saved." in server.said
        assert "Traceback" not in server.said
        server.start()
        assert server.get(f"/api/tables/{table.id}", table.watch)["seq"] >= seq


@pytest.mark.slow
def test_half_a_request_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    with process("--port", "0", "--database", sqlite_url(tmp_path)) as (running, address):
        port = int(address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            assert httpx.get(f"{address}/health", timeout=30).status_code == 200
            running.send_signal(signal.SIGINT)
            assert running.wait(timeout=60) == 0


# --- games of other rules and of one's own tiles ----------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_of_other_rules_says_that_it_cannot_go_on(tmp_path: Path) -> None:
    server = Server(sqlite_url(tmp_path))
    record = played()
    with server:
        done = server.open_table(record=uploaded(record))
        old = server.open_table(public=True, seats=[{"name": "Anna"}, {"player": "random"}])
        new = server.open_table(seats=[{"player": "random"}, {"player": "random"}], public=True)
        server.stop()
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            database.execute("UPDATE tables SET rules_version = '0.9', wake_at = 1 WHERE id <> ?", (new.id,))
        server.start()
        assert server.get(f"/api/tables/{old.id}", old.keys[0])["seats"][0]["name"] == "Anna"
        assert server.get(f"/api/tables/{done.id}")["status"] == "over"
        assert parse_record(server.get_text(f"/api/tables/{done.id}/record")) == record
        answer = httpx.get(f"{server.url}/api/tables/{old.id}/moments", headers=bearer(old.keys[0]), timeout=30)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "rules_version")
        said = answer.json()["error"]["message"]
        assert said.startswith("this game was begun by rules version '0.9', this server knows 1, 2: it cannot")

        async def knock() -> None:
            with pytest.raises(AssertionError, match="rules_version"):
                async with server.client(old.id, old.keys[0]):
                    pass
            async with server.client(new.id) as watcher:  # all other games go on
                while watcher.status != "over":
                    await watcher.until("game")

        asyncio.run(knock())
        assert old.id in {table["id"] for table in server.get("/api/tables")["tables"]}
        deadline = time.monotonic() + START
        while wake_at(tmp_path, old) is not None:  # the sweep has looked once and lets it sleep
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert "Traceback" not in server.said


@pytest.mark.slow
def test_tiles_of_ones_own_are_served_and_missed(tmp_path: Path) -> None:
    (tmp_path / "moles.py").write_text(MOLES)
    options = ["--port", "0", "--database", sqlite_url(tmp_path)]
    with process(*options, "--content", str(tmp_path / "moles.py")) as (running, address):
        tiles = httpx.get(f"{address}/api/offers", timeout=30).json()["tiles"]
        assert [(tile["key"], tile["box"]) for tile in tiles if tile["box"] == "own"] == [("moles", "own")]
        wish = {"seats": [{"player": "random"}, {"player": "random"}], "public": True}
        table = Opened(httpx.post(f"{address}/api/tables", json=wish, timeout=30).json())
        record = finished(address, table)
        assert record["content"] == ["moles"]
        assert "moles" in record["setup"]["races"]
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=30) == 0
    with process(*options) as (_, address):
        assert httpx.get(f"{address}/api/tables/{table.id}/record", timeout=30).json() == record
        answer = httpx.get(f"{address}/api/tables/{table.id}/moments", timeout=30)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "missing_content")
        assert "this game needs moles, made by somebody" in answer.json()["error"]["message"]
        again = httpx.post(f"{address}/api/tables", json={"record": record}, timeout=30)
        assert (again.status_code, again.json()["error"]["code"]) == (409, "missing_content")


def finished(address: str, table: Opened) -> dict[str, Any]:
    """The record of a game that bots play, once it is over."""
    deadline = time.monotonic() + 2 * START
    while True:
        answer = httpx.get(f"{address}/api/tables/{table.id}/record", timeout=30)
        if answer.is_success:
            record: dict[str, Any] = answer.json()
            return record
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.2)
