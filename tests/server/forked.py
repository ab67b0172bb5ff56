"""A server that starts fast, for tests that start it often."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

from tests.server.harness import START, Server

# Imports everything, then forks for each line it reads: a server that begins at once. Tells its number, and its end.
NURSERY = """
import json, os, sys
import alembic.command, sqlalchemy.dialects.postgresql.asyncpg, sqlalchemy.dialects.sqlite.pysqlite
import uvicorn.protocols.http.auto, uvicorn.protocols.websockets.websockets_sansio_impl, uvicorn.loops.auto
import elbowroom.cli.serve
from elbowroom.cli import main
for line in sys.stdin:
    said, arguments = json.loads(line)
    if not (number := os.fork()):
        for stream, file in enumerate((os.devnull, said, said)):
            os.dup2(os.open(file, os.O_RDWR | os.O_APPEND), stream)
        main(arguments)
    print(number, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(number, 0)[1]), flush=True)
"""


class ForkedServer(Server):
    """`elbowroom serve` as ever, but its process is forked from one in which nothing but imports has happened."""

    _pid = 0  # while it runs

    def __enter__(self) -> Server:
        command = [sys.executable, "-c", NURSERY]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self.start()

    def start(self) -> Server:
        assert self._process is not None
        assert self._process.stdin is not None
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--database", self.database, *self._options]
        self._said.write_text("")
        self._process.stdin.write(json.dumps([str(self._said), arguments]).encode() + b"\n")
        self._process.stdin.flush()
        self._pid = self._told()
        deadline = time.monotonic() + START
        while "is ready" not in self.said:
            assert time.monotonic() < deadline, self.said
            if "Address already in use" in self.said:  # by a child of the one before that is just beginning
                self._told()
                return self.start()
            time.sleep(0.005)
        return self

    def _told(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    @property
    def pid(self) -> int:
        return self._pid

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        return self._end(number)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self._pid, how)
        self._pid = 0
        return self._told()

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        if self._pid:
            self.kill()
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
        self._said.unlink(missing_ok=True)
