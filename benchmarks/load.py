"""How many games a server holds: four-seat games played by programs, more and more of them.

Every game makes one action a second, at a random moment of it; whoever decides does anything that is legal. When a
game is over its players begin another. The ramp ends when the 99th percentile of the time between an action and its
acceptance, which means that it is stored, passes 100 ms. Then memory: of games that are played, of games whose players
are there but silent, and of games that nobody looks at, in a database that many of them fill. Server and clients share
two cores, unless --cores says otherwise.

With --bots that many tables, each of one person and three bots of a --level, are played beside games of people, and
it is only measured how long people wait: with these tables, and without them just before.

    python benchmarks/load.py [--quick] [--database postgresql://… --broker redis://… --processes 2]
    python benchmarks/load.py --bots 100 --level expert
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg
import msgspec
import psutil
from load_clients import Clients, Measured
from rich.console import Console

import elbowroom
from elbowroom.server.settings import Limits, Settings

CORES = 2
WORST = 0.100  # seconds: the 99th percentile may not pass it
MOST_SKIPPED = 0.02  # share of actions that may be left out because the one before is still on its way
GAMES_WANTED = 500
SLEEPING_WANTED = 200.0  # MB
SETTLE = 3.0  # seconds between the last beginning and the first number
MB = 1e6

NO_LIMITS = Limits(messages=10**6, requests=10**6, connections=10**6, tables=10**7, opened=10**7, all_connections=10**6)

# What `elbowroom serve` runs once it has read its options.
START = """
import sys, msgspec
from elbowroom.server.run import run
from elbowroom.server.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), lambda address: print(address, flush=True))
"""

console = Console(highlight=False, width=140)


class Servers:
    """One or more server processes on the same database."""

    def __init__(self, settings: Settings, processes: int) -> None:
        command = [sys.executable, "-c", START, msgspec.json.encode(settings).decode()]
        self._processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(processes)]
        self.addresses = [_first_line(process) for process in self._processes]
        self._watched = [psutil.Process(process.pid) for process in self._processes]

    @property
    def memory(self) -> float:
        """Resident bytes of all of them."""
        return float(sum(process.memory_info().rss for process in self._watched))

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(sum(process.cpu_times()[:2]) for process in self._watched)

    def stop(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.communicate()


def _first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    if not address:
        raise SystemExit("the server did not start")
    return address


@contextmanager
def serving(settings: Settings, processes: int) -> Iterator[Servers]:
    servers = Servers(settings, processes)
    try:
        yield servers
    finally:
        servers.stop()


def playing(servers: Servers, options: argparse.Namespace) -> Clients:
    return Clients(servers.addresses, options.clients, options.scattered)


class Times(NamedTuple):
    """Percentiles in milliseconds."""

    half: float
    ninety: float
    ninety_nine: float
    longest: float

    @classmethod
    def of(cls, seconds: list[float]) -> "Times":
        ordered = sorted(seconds) or [float("nan")]
        return cls(*(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * p))] for p in (0.5, 0.9, 0.99, 1.0)))

    def __str__(self) -> str:
        return "".join(f"{number:7.1f}" for number in self)


class Step(NamedTuple):
    """What was measured with so many games."""

    games: int
    wished: float  # actions a second
    done: float
    skipped: float  # share of the wished ones
    accepted: Times
    seen: Times
    cpu: float  # percent of a core
    clients: float
    memory: float
    waited: Times  # for bots

    @property
    def held(self) -> bool:
        return self.accepted.ninety_nine <= 1000 * WORST and self.skipped <= MOST_SKIPPED

    def __str__(self) -> str:
        return (
            f"{self.games:5} {self.wished:8.1f} {self.done:6.1f}  {self.accepted}  {self.seen} "
            f"{self.cpu:7.0f} % {self.clients:5.0f} % {self.memory / MB:7.0f} MB"
        )


HEADINGS = (
    f"{'':5} {'actions/s':>15}  {'ms until accepted':>28}  {'ms until another sees it':>28} {'server':>9}",
    f"{'games':>5} {'wished':>8} {'done':>6}  "
    + 2 * ("".join(f"{name:>7}" for name in ("p50", "p90", "p99", "max")) + "  ")[:-1]
    + f" {'CPU':>8} {'clients':>7} {'memory':>9}",
)


def ramp(servers: Servers, clients: Clients, options: argparse.Namespace) -> list[Step]:
    """More and more games until actions take too long."""
    for heading in HEADINGS:
        console.print(heading, style="bold cyan")
    steps: list[Step] = []
    for games in range(options.step, options.limit + 1, options.step):
        clients.hold(games, pace=1.0)
        time.sleep(SETTLE if not options.quick else 0.5)
        steps.append(measure(servers, clients, games, options.seconds))
        console.print(str(steps[-1]))
        if not steps[-1].held:
            break
    return steps


def measure(servers: Servers, clients: Clients, games: int, seconds: float) -> Step:
    watched = [psutil.Process(pid) for pid in clients.pids]
    clients.measure()
    began, cpu = time.perf_counter(), servers.cpu
    clients_cpu = sum(sum(process.cpu_times()[:2]) for process in watched)
    time.sleep(seconds)
    found: Measured = clients.measure()
    took = time.perf_counter() - began
    return Step(
        games,
        found.wished / took,
        len(found.accepted) / took,
        found.skipped / max(1, found.wished),
        Times.of(found.accepted),
        Times.of(found.seen),
        100 * (servers.cpu - cpu) / took,
        100 * (sum(sum(process.cpu_times()[:2]) for process in watched) - clients_cpu) / took,
        servers.memory,
        Times.of(found.waited),
    )


def beside(settings: Settings, options: argparse.Namespace) -> None:
    """How long people wait while bots think at many tables, and before they come."""
    with serving(settings, options.processes) as servers, playing(servers, options) as clients:
        for heading in HEADINGS:
            console.print(heading, style="bold cyan")
        steps: list[Step] = []
        for tables in (0, options.bots):
            clients.hold(options.people, pace=1.0)
            clients.hold(tables, pace=1.0, bot=options.level)
            time.sleep(SETTLE)
            steps.append(measure(servers, clients, options.people + tables, options.seconds))
            console.print(str(steps[-1]))
    before, after = steps
    console.print()
    verdict(
        f"p99 until accepted, {options.bots} tables with {options.level}",
        f"{after.accepted.ninety_nine:.1f} ms, {after.accepted.ninety_nine / before.accepted.ninety_nine:.2f} times",
        f"≤ {1000 * WORST:.0f} ms",
        after.held,
    )
    fact("p50, p90, p99, max until accepted without them", f"{before.accepted} ms")
    fact("p50, p90, p99, max until accepted with them", f"{after.accepted} ms")
    fact("p50, p90, p99, max until bots have played", f"{after.waited} ms")


def live(settings: Settings, options: argparse.Namespace) -> None:
    """The ramp, and the memory of games that are played."""
    with serving(settings, options.processes) as servers, playing(servers, options) as clients:
        empty = servers.memory
        steps = ramp(servers, clients, options)
    held = [step for step in steps if step.held]
    best = held[-1] if held else steps[-1]
    console.print()
    more = " or more: the limit was reached" if held == steps else ""
    verdict(
        "games held",
        f"{held[-1].games if held else 0}{more}",
        f"≥ {GAMES_WANTED}",
        bool(held) and best.games >= GAMES_WANTED,
    )
    fact("actions a second then", f"{best.done:.0f}")
    fact("p50, p90, p99, max until accepted", f"{best.accepted} ms")
    fact("p50, p90, p99, max until another sees it", f"{best.seen} ms")
    fact("memory of the empty server", f"{empty / MB:.0f} MB")
    fact("memory per live game", f"{(best.memory - empty) / best.games / 1000:.0f} kB")


def idle(settings: Settings, options: argparse.Namespace) -> None:
    """The memory of games whose players are there and do nothing."""
    with serving(settings, options.processes) as servers, playing(servers, options) as clients:
        empty = servers.memory
        clients.hold(options.idle, pace=0.0)
        used = servers.memory - empty
        clients.measure()
    fact("memory per idle game, four players connected", f"{used / options.idle / 1000:.0f} kB")


def sleeping(settings: Settings, options: argparse.Namespace) -> None:
    """The memory and space of games that have begun and that nobody looks at."""
    number = options.sleeping
    size = asyncio.run(database_size(settings.database))
    with serving(settings, options.processes) as servers:
        empty = servers.memory
        with playing(servers, options) as clients:
            began = time.perf_counter()
            clients.put_to_sleep(number, actions=5)
            took = time.perf_counter() - began
            clients.measure()
        awake = servers.memory
        time.sleep(settings.sleep_after + 3 * settings.sweep)
        asleep = servers.memory
    size = asyncio.run(database_size(settings.database)) - size
    with serving(settings, options.processes) as servers:
        time.sleep(3 * settings.sweep)
        restarted = servers.memory
    fact(f"{number:,} games begun, played and left", f"{took:.0f} s, {number / took:.0f} a second")
    fact("memory while they were awake", f"{(awake - empty) / MB:.1f} MB above the empty server")
    above = (asleep - empty) / MB
    verdict(
        f"memory with {number:,} sleeping games",
        f"{above:.1f} MB above it",
        f"≤ {SLEEPING_WANTED:.0f}",
        above <= SLEEPING_WANTED,
    )
    fact("memory per sleeping game", f"{above * 1000 / number:.2f} kB")
    fact("memory after a restart", f"{(restarted - empty) / MB:.1f} MB above it")
    fact("database per sleeping game", f"{size / number / 1000:.2f} kB")


async def database_size(url: str) -> int:
    """Bytes of the database with everything that belongs to it."""
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        return sum(part.stat().st_size for part in file.parent.glob(f"{file.name}*"))
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


def fact(name: str, value: str) -> None:
    console.print(f"{name:46} {value.strip()}")


def verdict(name: str, value: str, goal: str, reached: bool) -> None:
    console.print(f"{name:46} {value.strip()}  {'[green]✓[/]' if reached else '[red]✗[/]'} [bright_black]{goal}[/]")


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each number of games is measured (15)")
    parser.add_argument("--step", type=int, default=50, help="how many games are added each time (50)")
    parser.add_argument("--limit", type=int, default=2000, help="the most games (2000)")
    parser.add_argument("--idle", type=int, default=200, help="games with silent players (200)")
    parser.add_argument("--sleeping", type=int, default=10_000, help="games that nobody looks at (10000); 0 for none")
    parser.add_argument(
        "--bots", type=int, default=0, help="tables of a person and three bots, instead of the rest (0)"
    )
    parser.add_argument("--level", default="expert", help="how well these bots play (expert)")
    parser.add_argument("--people", type=int, default=100, help="games of people beside them (100)")
    parser.add_argument("--database", help="sqlite:///FILE or postgresql://…; a new SQLite file by default")
    parser.add_argument("--broker", default="", help="redis://…, for several processes")
    parser.add_argument("--processes", type=int, default=1, help="server processes (1)")
    parser.add_argument("--scattered", action="store_true", help="the seats of a table at several processes")
    parser.add_argument("--clients", type=int, default=1, help="processes that play (1)")
    parser.add_argument("--cores", type=int, default=CORES, help="that server and clients share (2); 0 for all")
    parser.add_argument("--quick", action="store_true", help="a few games for a few seconds: shows that it works")
    options = parser.parse_args()
    if options.quick:
        options.seconds, options.step, options.limit = 2.0, min(options.step, 5), min(options.limit, 10)
        options.idle, options.sleeping = min(options.idle, 5), min(options.sleeping, 20)
        options.bots, options.people = min(options.bots, 3), min(options.people, 3)
    if (
        min(options.step, options.idle, options.processes, options.clients, options.people) < 1
        or not 0 < options.seconds <= 3600
    ):
        parser.error("step, idle, processes, clients and people are at least 1, and seconds from 0 to 3600")
    if options.limit < options.step or min(options.sleeping, options.cores) < 0:
        parser.error("the limit is at least one step, no less than 0 games sleep, and cores are from 0 on")
    if options.processes > 1 and not options.broker:
        parser.error("several processes need --database postgresql://… and --broker redis://…")
    return options


def main() -> int:
    options = read_options()
    if hasattr(os, "sched_setaffinity") and options.cores:
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[: options.cores]))
    engine = "compiled" if elbowroom.COMPILED else "plain (run `make compile` first)"
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="elbowroom-load-"))

        def settings(name: str) -> Settings:
            """A database of its own for each part, unless one is given."""
            url = options.database or f"sqlite:///{Path(folder) / name}.sqlite"
            usual = Settings(url, options.broker, port=0, log_level="warning", limits=NO_LIMITS)
            return msgspec.structs.replace(usual, sleep_after=1.0, sweep=0.2) if options.quick else usual

        console.print(
            f"{settings('').database.partition(':')[0]}, server processes: {options.processes}, client processes: "
            f"{options.clients}, cores: {cores}, engine: {engine}\n",
            style="bright_black",
        )
        if options.bots:
            beside(settings("beside"), options)
            return 0
        live(settings("live"), options)
        idle(settings("idle"), options)
        if options.sleeping:
            sleeping(settings("sleeping"), options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
