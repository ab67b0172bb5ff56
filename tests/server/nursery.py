"""Servers that begin at once: forked from a process in which nothing but imports has happened."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import time
from functools import cache
from typing import Any

# Forks for each line it reads, and tells of every child its number, and later its end.
PROGRAM = """
import json, os, select, signal, sys
import alembic.command, redis.asyncio, uvicorn.loops.auto
import sqlalchemy.dialects.postgresql.asyncpg, sqlalchemy.dialects.sqlite.pysqlite
import uvicorn.protocols.http.auto, uvicorn.protocols.websockets.websockets_sansio_impl
import elbowroom.cli.serve
from elbowroom.cli import main

interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)  # only servers are interrupted
awake, wake = os.pipe()
os.set_blocking(wake, False)
signal.set_wakeup_fd(wake)
signal.signal(signal.SIGCHLD, lambda *_: None)

def bear(said, folder, environment, arguments):
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, interrupt)
    os.close(awake)
    os.close(wake)
    for stream, file in enumerate((os.devnull, said, said)):
        opened = os.open(file, os.O_RDWR | os.O_APPEND)
        os.dup2(opened, stream)
        os.close(opened)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    main(arguments)

asked = b""
while True:
    readable, _, _ = select.select([0, awake], [], [])
    if 0 in readable:
        if not (read := os.read(0, 65536)):
            break
        asked += read
        while b"\\n" in asked:
            line, _, asked = asked.partition(b"\\n")
            if not (number := os.fork()):
                bear(*json.loads(line))
                sys.exit()
            os.write(1, b"begun %d 0\\n" % number)
    if awake in readable:
        os.read(awake, 1000)
        while True:
            try:
                number, how = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                break
            if not number:
                break
            os.write(1, b"ended %d %d\\n" % (number, os.waitstatus_to_exitcode(how)))
"""


class Nursery:
    """The process that forks."""

    def __init__(self) -> None:
        self._process = subprocess.Popen([sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._heard = b""
        self._begun: list[int] = []
        self._ended: dict[int, int] = {}
        atexit.register(self.close)

    def bear(self, said: str, environment: dict[str, str], arguments: list[str]) -> Child:
        """A process that carries out a command of `elbowroom` and writes what it says into a file."""
        assert self._process.stdin is not None
        wish = json.dumps([said, os.getcwd(), environment, arguments])
        self._process.stdin.write(wish.encode() + b"\n")
        self._process.stdin.flush()
        while not self._begun:
            self._listen(None)
        return Child(self, self._begun.pop())

    def status(self, number: int, patience: float) -> int | None:
        """How a child has ended, if it does so in this time."""
        deadline = time.monotonic() + patience
        self._listen(0)
        while number not in self._ended and (left := deadline - time.monotonic()) > 0:
            self._listen(left)
        return self._ended.get(number)

    def _listen(self, patience: float | None) -> None:
        assert self._process.stdout is not None
        if not select.select([self._process.stdout], [], [], patience)[0]:
            return
        heard = os.read(self._process.stdout.fileno(), 65536)
        assert heard, "the process that forks servers has ended"
        *lines, self._heard = (self._heard + heard).split(b"\n")
        for line in lines:
            what, number, how = line.split()
            if what == b"begun":
                self._begun.append(int(number))
            else:
                self._ended[int(number)] = int(how)

    def close(self) -> None:
        self._process.communicate()


class Child:
    """A process somebody else has started, with what tests use of `subprocess.Popen`."""

    def __init__(self, nursery: Nursery, number: int) -> None:
        self._nursery = nursery
        self.pid = number

    def poll(self) -> int | None:
        return self._nursery.status(self.pid, 0)

    def wait(self, timeout: float = 1e6) -> int:
        status = self._nursery.status(self.pid, timeout)
        if status is None:
            raise subprocess.TimeoutExpired("elbowroom", timeout)
        return status

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def nursery(*_for: Any) -> Nursery:
    """One for all servers of this process that import the same."""
    return Nursery()
