"""What a server counts and times about itself, as Prometheus reads it (text format 0.0.4).

Labels are words of the program: kinds, codes, paths with placeholders. What people write, addresses, keys and the names
of tables are never among them, so that there are few series, and none of them tells who plays.
"""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32" and sys.platform != "emscripten":
    import resource

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
PAGE: Final = 4096 if sys.platform == "win32" or sys.platform == "emscripten" else resource.getpagesize()


class Metric:
    """Something with a name that Prometheus asks for."""

    kind = ""

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name: Final = name
        self.help: Final = help
        self.labels: Final = labels

    def samples(self) -> Iterator[str]:
        raise NotImplementedError

    def text(self) -> str:
        head = f"# HELP {self.name} {self.help}\n# TYPE {self.name} {self.kind}\n"
        return head + "".join(f"{sample}\n" for sample in self.samples())

    def _sample(self, values: tuple[str, ...], number: float, suffix: str = "", **more: str) -> str:
        named = {**dict(zip(self.labels, values, strict=True)), **more}
        inside = ",".join(f'{label}="{value}"' for label, value in named.items())
        return f"{self.name}{suffix}{f'{{{inside}}}' if inside else ''} {number:.10g}"


class Counter(Metric):
    """How often something has happened since the start."""

    kind = "counter"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        self._counts: dict[tuple[str, ...], int] = {} if labels else {(): 0}

    def add(self, *values: str) -> None:
        self._counts[values] = self._counts.get(values, 0) + 1

    def samples(self) -> Iterator[str]:
        return (self._sample(values, count) for values, count in list(self._counts.items()))


class Histogram(Metric):
    """How long something took."""

    kind = "histogram"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        self._counts: dict[tuple[str, ...], list[int]] = {}
        self._sums: dict[tuple[str, ...], float] = {}

    def note(self, seconds: float, *values: str) -> None:
        counts = self._counts.setdefault(values, [0] * (len(BOUNDS) + 1))
        counts[bisect_left(BOUNDS, seconds)] += 1
        self._sums[values] = self._sums.get(values, 0.0) + seconds

    @contextmanager
    def time(self, *values: str) -> Iterator[None]:
        """Note how long something takes, however it ends."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - began, *values)

    def samples(self) -> Iterator[str]:
        for values, counts in list(self._counts.items()):
            together = 0
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
                together += count
                yield self._sample(values, together, "_bucket", le=bound)
            yield self._sample(values, self._sums[values], "_sum")
            yield self._sample(values, together, "_count")


class Gauge(Metric):
    """How much there is of something now."""

    kind = "gauge"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        self._numbers: dict[tuple[str, ...], float] = {}

    def set(self, number: float, *values: str) -> None:
        self._numbers[values] = number

    def samples(self) -> Iterator[str]:
        return (self._sample(values, number) for values, number in list(self._numbers.items()))


class Total(Gauge):
    """A sum that somebody else keeps."""

    kind = "counter"


OPENED: Final = Counter("elbowroom_tables_opened_total", "Tables opened.")
GAMES: Final = Counter("elbowroom_games_total", "Games that have begun or come to their end here.", "what")
ENTRIES: Final = Counter("elbowroom_entries_total", "Entries stored in logs, by kind and by whom.", "kind", "by")
REFUSALS: Final = Counter("elbowroom_refusals_total", "What was refused, by the code of the reason.", "code")
WISHES: Final = Histogram("elbowroom_wish_seconds", "From a message over a WebSocket to its answer.", "kind")
REQUESTS: Final = Histogram("elbowroom_request_seconds", "Answers over HTTP.", "method", "path")
STORING: Final = Histogram("elbowroom_store_seconds", "From an entry that is ready to one that is safe on disk.")
DATABASE: Final = Histogram("elbowroom_database_seconds", "Questions to the database and changes in it.", "kind")
DATABASE_FAILURES: Final = Counter("elbowroom_database_failures_total", "What the database could not or would not do.")
BROKER_FAILURES: Final = Counter("elbowroom_broker_failures_total", "Connections to the broker that were lost.")
POSTED: Final = Counter("elbowroom_posted_total", "Mails and push notices, by what became of them.", "kind", "what")
THOUGHTS: Final = Histogram("elbowroom_thought_seconds", "Bots that think in processes of their own, waiting included.")
ANSWERS: Final = Histogram("elbowroom_answer_seconds", "Bots that answer at once, in the server's own process.")
LATE: Final = Histogram("elbowroom_loop_delay_seconds", "By how much everything is late, looked at every second.")

TABLES: Final = Gauge("elbowroom_tables", "Tables in the database.", "status")
IN_MEMORY: Final = Gauge("elbowroom_tables_in_memory", "Tables this process keeps in memory.")
CONNECTIONS: Final = Gauge("elbowroom_connections", "WebSockets of players and watchers.")
ENTRIES_WAITING: Final = Gauge("elbowroom_entries_waiting", "Entries that wait to be stored.")
MESSAGES_WAITING: Final = Gauge("elbowroom_messages_waiting", "Messages that clients have not read yet.")
DATABASE_UP: Final = Gauge("elbowroom_database_up", "Whether the database works.")
BROKER_UP: Final = Gauge("elbowroom_broker_up", "Whether the broker works; nothing without a broker.")
READY: Final = Gauge("elbowroom_ready", "Whether somebody new may be sent here.")
THINKERS: Final = Gauge("elbowroom_thinkers", "Processes that think for bots.", "state")
THINKERS_MEMORY: Final = Gauge("elbowroom_thinkers_memory_bytes", "Memory of the processes that think for bots.")
VERSION: Final = Gauge("elbowroom_version", "Which program this is.", "version", "rules_version")
MEMORY: Final = Gauge("process_resident_memory_bytes", "Memory of this process.")
CPU: Final = Total("process_cpu_seconds_total", "Processor time of this process.")
FILES: Final = Gauge("process_open_fds", "Open files, connections among them.")
MOST_FILES: Final = Gauge("process_max_fds", "Files that may be open.")
STARTED: Final = Gauge("process_start_time_seconds", "When this process began, since 1970.")

METRICS: Final[tuple[Metric, ...]] = tuple(value for value in list(vars().values()) if isinstance(value, Metric))
STARTED.set(round(time.time(), 3))


def memory_of(process: int | str) -> int:
    """Bytes that a process takes; 0 if it is gone, or if the machine does not tell, as only Linux does."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except (OSError, ValueError, IndexError):
        return 0


def look_at_process() -> None:
    """Note what this process takes of its machine, as far as the machine tells."""
    if memory := memory_of("self"):
        MEMORY.set(memory)
    with suppress(OSError):  # elsewhere than on Linux there is no such folder
        FILES.set(len(os.listdir("/proc/self/fd")))
    if sys.platform != "win32" and sys.platform != "emscripten":
        MOST_FILES.set(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    CPU.set(time.process_time())


def exposition() -> str:
    """Everything, as Prometheus reads it."""
    look_at_process()
    return "".join(metric.text() for metric in METRICS)
