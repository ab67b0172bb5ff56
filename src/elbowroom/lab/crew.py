"""Who plays many games: processes of this machine, or those of a cluster. Whoever plans games does not know which.

A plan says what is played in parts, and a crew hands back what came of each, in the order of the parts. So sums are the
same, bit by bit, whoever played.
"""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Generic, TypeVar

from elbowroom.content.loader import sources, use_sources
from elbowroom.engine.errors import ElbowRoomError

CHUNK = 20  # games a process plays before it reports; fixed, so that sums do not depend on the number of processes
AHEAD = 4  # parts begun for each process, so that none waits while an early part takes long

H = TypeVar("H")  # what stands for a part that has been begun
P = TypeVar("P")
T = TypeVar("T")


class CrewError(ElbowRoomError):
    """Nobody can play as asked, or somebody who played is gone for good."""


class Unavailable(CrewError):
    """Something outside of this program is not there: a package that few need, or a cluster."""


class Crew(ABC):
    """Plays parts, many at a time."""

    remembered = 0  # parts whose results were known from before

    @abstractmethod
    def spread(self, play: Callable[[P], T], parts: Sequence[P], as_they_come: bool = False) -> Iterator[T]:
        """What `play` makes of all parts, in their order or as they come.

        Function, parts and results are pickled. Parts are taken one by one and only a few ahead of the results, so
        a sequence that makes them when asked keeps memory flat.
        """
        ...


Workers = Crew | int | None  # who plays: a crew, or so many processes, or as many as there are cores


def crew_of(workers: Workers) -> Crew:
    return workers if isinstance(workers, Crew) else Pool(workers)


@contextmanager
def crew_for(workers: int | None, cluster: str | None, bots: Sequence[str] = ()) -> Iterator[Crew]:
    """The crew that a command asks for; `bots` are the names of those who play, whose files a cluster needs."""
    if cluster is None:
        yield Pool(workers)
        return
    from elbowroom.lab.cluster import joined

    with joined(cluster, workers, bots) as crew:
        yield crew


def chunks_of(games: range) -> list[range]:
    """The numbers of games in the parts in which they are played."""
    return [games[start : start + CHUNK] for start in range(0, len(games), CHUNK)]


def cores() -> int:
    """How many processes this one may run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_for(asked: int | None) -> int:
    """The number of processes to use: as asked, or as many as there are cores."""
    if asked is None:
        return cores()
    if asked < 1:
        raise CrewError(f"at least one worker must play, not {asked}")
    return asked


# --- begun, finished, handed on ---------------------------------------------------------------------------------------


class Team(ABC, Generic[P, H, T]):
    """Those who play the parts of one plan."""

    @property
    @abstractmethod
    def ahead(self) -> int:
        """How many parts may be begun at a time."""

    @abstractmethod
    def begin(self, part: P) -> H:
        """Let somebody play a part."""

    @abstractmethod
    def first(self, begun: Sequence[H]) -> H:
        """One that is finished, as soon as there is one."""

    @abstractmethod
    def result(self, handle: H) -> T:
        """What came of a part, as soon as it is finished."""


def handed_on(team: Team[P, H, T], parts: Sequence[P], as_they_come: bool) -> Iterator[T]:
    """What a team makes of all parts."""
    todo = (parts[number] for number in range(len(parts)))
    begun: deque[H] = deque()

    def begin_more() -> None:
        begun.extend(map(team.begin, islice(todo, max(0, team.ahead - len(begun)))))

    begin_more()
    while begun:
        handle = team.first(begun) if as_they_come else begun[0]
        result = team.result(handle)
        begun.remove(handle)
        begin_more()
        yield result


# --- this machine -----------------------------------------------------------------------------------------------------


class Pool(Crew):
    """Processes of this machine; a single one is this process itself."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers_for(workers)

    def spread(self, play: Callable[[P], T], parts: Sequence[P], as_they_come: bool = False) -> Iterator[T]:
        workers = min(self.workers, len(parts))
        if workers <= 1:
            yield from map(play, parts)
            return
        with _processes(workers) as pool:
            yield from handed_on(_Processes(pool, workers, play), parts, as_they_come)


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    # New processes instead of copies of this one: a copy of a process with threads may hang.
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_prepare, initargs=sources())
    try:
        yield pool
    except BaseException:
        # Nobody will hear what comes of the parts they play, and a part may take minutes. A signal may have been for
        # this process alone.
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


class _Processes(Team[P, "Future[T]", T]):
    def __init__(self, pool: ProcessPoolExecutor, workers: int, play: Callable[[P], T]) -> None:
        self._pool = pool
        self._workers = workers
        self._play = play

    @property
    def ahead(self) -> int:
        return self._workers * AHEAD

    def begin(self, part: P) -> Future[T]:
        return self._pool.submit(self._play, part)

    def first(self, begun: Sequence[Future[T]]) -> Future[T]:
        done = wait(begun, return_when=FIRST_COMPLETED).done
        return next(future for future in begun if future in done)

    def result(self, handle: Future[T]) -> T:
        try:
            return handle.result()
        except BrokenProcessPool:
            raise CrewError("a process that played is gone; perhaps there was not enough memory") from None


def _prepare(files: list[Path], packages: bool) -> None:
    """A worker knows the same content; on Ctrl-C, which reaches all processes, only the first one has its say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    use_sources(files, packages)
