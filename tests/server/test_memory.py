"""A server that lets bots play keeps its size (docs/decisions/0005)."""

import time
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped,unused-ignore]
import pytest

from tests.effort import so_many
from tests.server.harness import START, Server, sqlite_url

# Tables that nobody looks at sleep at once, so that those of earlier rounds are not what is measured.
DROWSY = """
from elbowroom.server import options
class Drowsy(options.Settings, frozen=True):
    sleep_after: float = 0.5
options.Settings = Drowsy
"""
BOARDS = ("base_2", "underground_2", "base_2+sky_3")


def play_round(server: Server) -> None:
    """Let bots play on every family to the end."""
    tables = []
    for board in BOARDS:
        seats = [{"player": "greedy"}] * (3 if "sky" in board else 2)
        tables.append(server.open_table(board=board, seats=seats, public=True).id)
    for table in tables:
        deadline = time.monotonic() + 4 * START
        while server.get(f"/api/tables/{table}")["status"] != "over":
            assert time.monotonic() < deadline, "the bots do not come to an end"
            time.sleep(0.2)


def resident(server: Server) -> int:
    return int(psutil.Process(server.pid).memory_info().rss)


@pytest.mark.slow
def test_a_server_keeps_its_size_while_bots_play(tmp_path: Path) -> None:
    """Each compiled greedy game once cost about 600 kB for ever: 11 MB in the fewest rounds that are measured."""
    with Server(sqlite_url(tmp_path), prelude=DROWSY) as server:
        for _ in range(20):  # caches fill, for the first sixty games or so
            play_round(server)
        before = resident(server)
        for _ in range(so_many(6, long=15)):
            play_round(server)
        assert resident(server) - before < 3_000_000
        assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200
