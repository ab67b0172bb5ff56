"""Processes that think for a server, so that it has time for people: bots that search, and whatever else takes long.

A worker begins with the first thought that needs it. It hears of its server's end by the pipe between them, so it
never outlives it by more than the thought it is at, not even if the server is killed.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from elbowroom.content.loader import sources, use_sources
from elbowroom.lab.crew import cores
from elbowroom.server.thinking import LONGEST

T = TypeVar("T")

LOWERED: Final = 10  # how much nicer than the server its workers are
TRIES: Final = 2  # a worker that dies is replaced, and its job done again once
ENDING: Final = 5.0  # seconds a worker that was killed may take to be gone
# New processes instead of copies of this one: a copy of a process with threads may hang.
PROCESSES: Final = get_context("spawn")


class ThinkerLost(RuntimeError):
    """Workers died at a job, each time it was tried, or the server ends."""


def usual_workers() -> int:
    """One core is left to the server, where there are several."""
    return max(1, cores() - 1)


class Thinkers:
    """Some workers and those who wait for them. Urgent jobs come first; of the others all may run but one at a time.

    Without any worker jobs are done in the server's own process, one by one.
    """

    longest: Final = LONGEST

    def __init__(self, workers: int | None = None) -> None:
        self.workers: Final = usual_workers() if workers is None else workers
        self._idle: Final = [_Worker() for _ in range(self.workers)]
        self._all: Final = tuple(self._idle)
        self._urgent: Final[deque[_Job]] = deque()
        self._patient: Final[deque[_Job]] = deque()
        self._patient_now = 0  # jobs at work that nobody waits for
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        self._threads: Final = ThreadPoolExecutor(max(1, self.workers), "thinker")  # each talks to a worker

    @property
    def waiting(self) -> int:
        """How many urgent jobs wait for a worker."""
        return len(self._urgent)

    @property
    def busy(self) -> int:
        """How many workers do something urgent."""
        return len(self._under_way) - self._patient_now

    @property
    def processes(self) -> list[int]:
        """The processes of those workers that have begun."""
        return [process for worker in self._all if (process := worker.process) is not None]

    async def think(self, job: Callable[..., T], *args: object, urgent: bool = True) -> T:
        """What a job makes of its arguments; both must be something that can be pickled.

        A job that is not urgent starts when nothing urgent waits, and should be short where there is but one worker.
        """
        if not self.workers:
            await asyncio.sleep(0)
            return job(*args)
        asked = _Job(partial(job, *args), urgent)
        (self._urgent if urgent else self._patient).append(asked)
        self._assign()
        answer: T = await asked.answer
        return answer

    def _assign(self) -> None:
        """Give jobs to whoever is idle."""
        while self._idle and (job := self._next()) is not None:
            self._patient_now += not job.urgent
            task = asyncio.create_task(self._work(self._idle.pop(), job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def _next(self) -> _Job | None:
        if self._urgent:
            return self._urgent.popleft()
        if self._patient and self._patient_now < max(1, self.workers - 1):
            return self._patient.popleft()
        return None

    async def _work(self, worker: _Worker, job: _Job) -> None:
        """Let a worker do a job; whoever asked may have gone before, or may go meanwhile."""
        try:
            if not job.answer.done():
                answer = await asyncio.get_running_loop().run_in_executor(self._threads, worker.do, job.work)
                job.settle(answer)
        except Exception as error:
            job.fail(error)
        finally:
            self._patient_now -= not job.urgent
            self._idle.append(worker)
            self._assign()

    async def close(self) -> None:
        """End all workers, whatever they think about."""
        for job in (*self._urgent, *self._patient):
            job.answer.cancel()
        self._urgent.clear()
        self._patient.clear()
        for worker in self._all:
            worker.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self._threads.shutdown()


class _Job:
    """Something to be done and the promise of an answer."""

    def __init__(self, work: Callable[[], Any], urgent: bool) -> None:
        self.work: Final = work
        self.urgent: Final = urgent
        self.answer: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()

    def settle(self, answer: object) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _Worker:
    """A process that does one job at a time. It is spoken to by one thread at a time, and closed by any."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._changing: Final = Lock()  # held by whoever starts or ends the process

    @property
    def process(self) -> int | None:
        """The number of its process, if that has begun."""
        process = self._process  # which the thread that talks to it may just end
        return process.pid if process is not None else None

    def do(self, work: Callable[[], Any]) -> object:
        """The answer of the process, which is started if need be; waits for it."""
        for _ in range(TRIES):
            try:
                pipe = self._pipe or self._start()
                pipe.send(work)
                is_well, answer = pipe.recv()
            except (EOFError, OSError):
                self._end()
                continue
            if not is_well:
                raise answer
            return answer
        raise ThinkerLost("the server ends" if self._closed else "a worker was lost, and so was the one after it")

    def _start(self) -> Connection:
        with self._changing:
            if self._closed:
                raise EOFError
            ours, theirs = PROCESSES.Pipe()
            with theirs:
                process = PROCESSES.Process(target=_serve, args=(theirs, *sources()), name="thinker", daemon=True)
                process.start()
            self._process, self._pipe = process, ours
            return ours

    def _end(self) -> None:
        with self._changing:
            if self._process is not None:
                self._process.kill()
                self._process.join(ENDING)
            self._process = self._pipe = None  # whoever still listens to the pipe hears that it is over

    def close(self) -> None:
        """Kill the process for good; whoever waits for its answer notices."""
        self._closed = True
        self._end()


def _serve(pipe: Connection, files: list[Path], packages: bool) -> None:
    """What a worker does all its life. On Ctrl-C, which reaches all processes, only the server has its say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LOWERED)
    use_sources(files, packages)
    with suppress(EOFError, OSError):  # the server is gone
        while True:
            _send(pipe, _answer(pipe.recv_bytes()))


def _answer(asked: bytes) -> tuple[bool, object]:
    """Whether a job went well, and what came of it."""
    try:
        return True, pickle.loads(asked)()
    except Exception as error:
        return False, error


def _send(pipe: Connection, answer: tuple[bool, object]) -> None:
    """What cannot be sent is told as an error, with its name at least."""
    try:
        pipe.send(answer)
    except (OSError, EOFError):
        raise
    except Exception as error:
        pipe.send((False, RuntimeError(f"{answer[1]!r} cannot be sent: {error!r}")))
