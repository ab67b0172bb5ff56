"""What tests do to databases and brokers: make new ones, take them away and bring them back."""

from __future__ import annotations

import asyncio
import os
import secrets
import shlex
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import redis

from tests.server.harness import START, free_port


def ask_postgres(url: str, query: str) -> Any:
    """The one value a query gives."""

    async def ask() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(query)
        finally:
            await connection.close()

    return asyncio.run(ask())


def fresh_database(postgres_url: str) -> str:
    """A new empty database of a PostgreSQL server."""
    name = f"test_{secrets.token_hex(6)}"
    ask_postgres(postgres_url, f"CREATE DATABASE {name}")
    return postgres_url.rsplit("/", 1)[0] + f"/{name}"


class FragilePostgres:
    """Breaks a PostgreSQL server, as the harness gives it, and mends it again."""

    def __init__(self, url: str) -> None:
        self._data = Path(ask_postgres(url, "SHOW data_directory"))
        server, _, _, *options = shlex.split((self._data / "postmaster.opts").read_text())
        self._control = str(Path(server).with_name("pg_ctl"))
        self._options = shlex.join(options)

    def crash(self) -> None:
        """All processes end at once without saying goodbye."""
        self._run("-m", "immediate", "-w", "stop")

    def start(self) -> None:
        """Recover, and answer again on the same port."""
        self._run("-o", self._options, "-w", "-l", str(self._data.parent / "log"), "start")

    def _run(self, *words: str) -> None:
        as_owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*as_owner, self._control, "-D", str(self._data), *words], cwd="/", check=True, timeout=START)


class FragileRedis:
    """A Redis server that can be killed and started again on the same port."""

    def __init__(self) -> None:
        self.url = f"redis://127.0.0.1:{(port := free_port())}"
        self._folder = tempfile.TemporaryDirectory(prefix="elbowroom-redis-")
        where = ["--port", str(port), "--bind", "127.0.0.1", "--dir", self._folder.name]
        self._command = ["redis-server", *where, "--save", ""]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + START
        while not self.answers:
            assert time.monotonic() < deadline, "Redis did not start"
            time.sleep(0.02)

    @property
    def answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> FragileRedis:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._folder.cleanup()
