"""Two servers on one file: the second one says what to use instead; a killed one is in nobody's way."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.server.harness import START, Server, sqlite_url


def second(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from elbowroom.cli import main; main()", "serve", "--no-browser", "--port", "0"]
    return subprocess.run([*command, "--database", database], capture_output=True, text=True, timeout=START)


def test_a_second_server_on_the_same_file_is_told_what_to_use_instead(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "games.sqlite")
    with Server(sqlite_url(tmp_path)) as first:
        table = first.open_table()
        for name in ("games.sqlite", "link.sqlite"):
            refused = second(f"sqlite:///{tmp_path / name}")
            said = refused.stdout + refused.stderr
            assert refused.returncode == 2, said
            assert "another server uses" in said
            for word in ("PostgreSQL", "Redis", "--database postgresql://", "--broker redis://"):
                assert word in " ".join(said.split())
            assert "Traceback" not in said
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as reader:  # others may look
            assert reader.execute("SELECT id FROM tables").fetchall() == [(table.id,)]
        first.kill()
        assert os.path.exists(tmp_path / "games.sqlite-lock")
        first.start()
        assert first.get(f"/api/tables/{table.id}", table.keys[0])["id"] == table.id
