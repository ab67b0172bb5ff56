"""The programs in examples/ do what the documents say, against a real server."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.harness import START, Server, free_port, sqlite_url

ROOT = Path(__file__).resolve().parent.parent
PLAYER = ROOT / "examples" / "random_player.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path)) as running:
        yield running


@contextmanager
def running(*links: str) -> Iterator[subprocess.Popen[str]]:
    """The example as a process of its own."""
    process = subprocess.Popen([sys.executable, str(PLAYER), *links], stdout=-1, stderr=subprocess.STDOUT, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def printed(process: subprocess.Popen[str]) -> str:
    """What the example prints until it ends."""
    return process.communicate(timeout=4 * START)[0]


def test_the_document_shows_the_whole_example() -> None:
    shown = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert shown == PLAYER.read_text(encoding="utf-8")


def test_the_example_is_short() -> None:
    assert len(PLAYER.read_text(encoding="utf-8").splitlines()) <= 55


def test_the_example_plays_a_whole_game(server: Server) -> None:
    table = server.open_table(board="base_2", seats=[{"player": "person"}, {"player": "greedy"}])
    with running(table.links[0]["url"]) as player:
        said = printed(player)
    info = server.get(f"/api/tables/{table.id}", key=table.watch)
    assert player.returncode == 0, said
    assert info["status"] == "over"
    assert info["seats"][0]["name"] == "Random"
    winners = server.get(f"/api/tables/{table.id}/record", key=table.watch)["result"]["winners"]
    assert said == f"winners: {' '.join(map(str, winners))}\n"


def test_two_examples_play_each_other(server: Server) -> None:
    table = server.open_table(board="base_2", seats=[{"player": "person"}, {"player": "open"}])
    taken = server.post(f"/api/tables/{table.id}/seats/2", {"name": "Robot"})
    with running(table.links[0]["url"]) as first, running(taken["url"]) as second:
        assert printed(first) == printed(second)
    assert (first.returncode, second.returncode) == (0, 0)
    assert [seat["name"] for seat in server.get(f"/api/tables/{table.id}")["seats"]] == ["Random", "Robot"]


def test_the_example_plays_on_after_the_server_was_killed(server: Server) -> None:
    seats = [{"player": "person"}, {"player": "greedy"}, {"player": "greedy"}, {"player": "greedy"}]
    table = server.open_table(board="base_4", seats=seats, public=True)
    with running(table.links[0]["url"]) as player:
        for entries in (10, 40):
            while httpx.get(f"{server.url}/api/tables/{table.id}").json()["seq"] < entries:
                assert player.poll() is None
            server.kill()
            server.start()
        said = printed(player)
    assert player.returncode == 0, said
    *lost, last = said.splitlines()
    assert all(line.startswith("the connection is lost, trying again (") for line in lost)
    assert last.startswith("winners: ")
    assert server.get(f"/api/tables/{table.id}")["status"] == "over"


def test_a_wrong_key_is_told(server: Server) -> None:
    table = server.open_table()
    with running(f"{server.url}/t/{table.id}#wrong") as player:
        assert printed(player) == "refused: this key does not open this table\n"
    assert player.returncode == 1


@pytest.mark.parametrize(
    "link", ["x", "", "127.0.0.1:8000/t/TABLE#KEY", "http://127.0.0.1:8000/", "http://127.0.0.1:8000/t/TABLE"]
)
def test_what_is_no_link_is_told_at_once(link: str) -> None:
    with running(link) as player:
        said = printed(player)
    assert said == f"'{link}' is no link to a seat, such as http://127.0.0.1:8000/t/TABLE#KEY\n"
    assert player.returncode == 1


def test_a_server_that_is_not_there_is_told_at_once() -> None:
    port = free_port()
    with running(f"http://127.0.0.1:{port}/t/TABLE#KEY") as player:
        said = printed(player)
    assert said.startswith(f"there is no game at ws://127.0.0.1:{port}/api/tables/TABLE/play: ")
    assert player.returncode == 1


def test_a_table_that_is_not_there_is_told(server: Server) -> None:
    with running(f"{server.url}/t/nowhere#key") as player:
        assert printed(player) == "refused: there is no such table\n"
    assert player.returncode == 1


@pytest.mark.parametrize("links", [[], ["one", "two"]])
def test_a_link_is_asked_for(links: list[str]) -> None:
    with running(*links) as player:
        said = printed(player)
    assert said == "usage: python examples/random_player.py 'http://127.0.0.1:8000/t/TABLE#KEY'\n"
    assert player.returncode == 1
