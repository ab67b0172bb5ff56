"""What `/health` says when the file of the database is full, locked, gone, replaced or damaged."""

import os
import resource
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.games import played, uploaded
from tests.server.harness import START, Server, sqlite_url


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path)) as server:
        for seed in range(4):
            server.open_table(record=uploaded(played(seed=seed)))
        assert server.get("/health") == {"status": "ok"}
        yield server


def trouble(server: Server) -> str:
    """What the server complains about as soon as it has looked again."""
    deadline = time.monotonic() + START
    while True:
        answer = httpx.get(f"{server.url}/health", timeout=30)
        if answer.status_code == 503:
            assert answer.json()["status"] == "unavailable"
            return str(answer.json()["reason"])
        assert answer.json() == {"status": "ok"}
        assert time.monotonic() < deadline
        time.sleep(0.1)


def recovered(server: Server) -> None:
    deadline = time.monotonic() + START
    while httpx.get(f"{server.url}/health", timeout=30).status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_locked_file_is_told_until_it_is_free_again(running: Server, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked" in trouble(running)
        other.execute("ROLLBACK")
    recovered(running)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux only")
def test_a_full_disk_is_told_until_there_is_room_again(running: Server) -> None:
    _, hard = resource.prlimit(running.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (1, hard))
    assert trouble(running)
    resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (hard, hard))
    recovered(running)


def test_a_deleted_file_is_told(running: Server, tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").unlink()
    assert "gone" in trouble(running)


def test_another_file_in_its_place_is_told(running: Server, tmp_path: Path) -> None:
    shutil.copy(tmp_path / "games.sqlite", tmp_path / "copy")
    (tmp_path / "copy").replace(tmp_path / "games.sqlite")
    assert "replaced" in trouble(running)


def test_a_file_that_is_half_overwritten_is_told(running: Server, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    half = file.stat().st_size // 2
    with file.open("r+b") as spoiled:
        spoiled.seek(half)
        spoiled.write(os.urandom(file.stat().st_size - half))
    assert "damaged" in trouble(running) or "malformed" in trouble(running)


def test_many_askers_cost_no_more_than_one(running: Server, tmp_path: Path) -> None:
    def beat() -> str:
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            ((found,),) = database.execute("SELECT beat FROM pulse").fetchall()
            return str(found)

    beats = set()
    began = time.monotonic()
    for _ in range(30):
        assert running.get("/health") == {"status": "ok"}
        beats.add(beat())
    assert len(beats) <= 2 + (time.monotonic() - began)
