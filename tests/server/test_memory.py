"""A server that lets bots play keeps its size (docs/decisions/0005)."""

import platform
import subprocess
import sys
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
# Fifty megabytes, of which one in a hundred pieces stays; then a table sleeps, and what is no longer used must go back.
WITH_GAPS = """
import asyncio, sys, time
import psutil
from elbowroom.server.service import Service
from elbowroom.server.settings import Settings

resident = psutil.Process().memory_info

async def main(database, patience):
    service = Service(Settings(database, sweep=0.05, sleep_after=0.2))
    await service.open()
    try:
        pieces = [bytearray(4000) for _ in range(12_500)]
        full = resident().rss
        pieces = pieces[::100]
        service.room("nobody is there")
        deadline = time.monotonic() + float(patience)
        while full - resident().rss < 30_000_000:
            assert time.monotonic() < deadline, f"{full - resident().rss} bytes have gone back"
            await asyncio.sleep(0.05)
        assert service.rooms == {} and len(pieces) == 125
    finally:
        await service.close()

asyncio.run(main(*sys.argv[1:]))
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


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries are not asked")
def test_memory_goes_back_to_the_system_once_tables_sleep(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITH_GAPS, sqlite_url(tmp_path), str(START / 3)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
