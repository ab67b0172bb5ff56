"""Whether a server grows while people come and go for long: tables with bots, joiners, leavers and talk.

A server of its own plays for --minutes. At --tables tables somebody plays against bots; each goes away after a while
and comes again, and opens another table when the game is over. Every few seconds memory, open files and
tables in memory are noted. The first third warms up; then memory may grow by --growth MB an hour at most, beside what
more tables in memory take.

    python benchmarks/soak.py                      # half an hour
    python benchmarks/soak.py --minutes 3          # shows that it works; too short to tell a slow leak
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import psutil
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

MB = 1e6
LOOK = 5.0  # seconds between two measures
STAY = (2.0, 20.0)  # seconds somebody stays connected
PAUSE = 0.05  # seconds between two actions
PATIENCE = 30.0
BOTS = ("gentle", "easy", "normal", "greedy", "random")
BOARDS = {"base_2": 2, "base_3": 3, "base_4": 4, "underground_2": 2, "base_2+sky_3": 3}
LIMITS = ("requests=100000", "connections=10000", "tables=1000000", "opened=1000000", "messages=10000")
NO_LIMITS = [word for limit in LIMITS for word in ("--limit", limit)]

console = Console(highlight=False, width=120)


class Look(NamedTuple):
    """How the server is at one moment."""

    minute: float
    memory: float  # MB
    files: int
    tables: int
    games: int


class Visitor:
    """Somebody who plays, goes, comes again, and opens a new table when the game is over."""

    def __init__(self, address: str, random: Random) -> None:
        self._address = address
        self._random = random
        self.actions = 0

    async def visit(self, until: float) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self._address}", timeout=PATIENCE) as http:
            while time.monotonic() < until:
                board, seats = self._random.choice(list(BOARDS.items()))
                others = [{"player": self._random.choice(BOTS)} for _ in range(seats - 1)]
                wish = {"board": board, "seats": [{"name": "Visitor"}, *others], "public": self._random.random() < 0.5}
                opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
                is_over = False
                while not is_over and time.monotonic() < until:
                    with suppress(OSError, WebSocketException, TimeoutError):
                        is_over = await self._stay(opened["id"], opened["links"][0]["key"])
                    await asyncio.sleep(self._random.random())

    async def _stay(self, table: str, key: str) -> bool:
        """Play for a while; whether the game is over."""
        leave = time.monotonic() + self._random.uniform(*STAY)
        async with connect(f"ws://{self._address}/api/tables/{table}/play", max_size=None) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "key": key}).decode())
            while time.monotonic() < leave:
                message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "game":
                    if message["table"]["status"] == "over":
                        return True
                    await self._act(socket, message)
        return False

    async def _act(self, socket: ClientConnection, game: dict[str, Any]) -> None:
        if not (decision := game.get("decision")):
            return
        await asyncio.sleep(PAUSE)
        wish = {"type": "act", "seq": game["seq"], "action": self._random.choice(decision["choices"])["action"]}
        if self._random.random() < 0.02:
            wish = {"type": "chat", "text": f"line {self.actions}"}
        self.actions += 1
        await socket.send(msgspec.json.encode(wish).decode())
        if wish["type"] == "chat":  # nothing new will be asked because of it
            again = {"type": "act", "seq": game["seq"], "action": decision["choices"][0]["action"]}
            await socket.send(msgspec.json.encode(again).decode())


def metric(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def watch(metrics: str, process: psutil.Process, began: float, until: float) -> list[Look]:
    looks: list[Look] = []
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        while time.monotonic() < until:
            await asyncio.sleep(LOOK)
            text = (await http.get(metrics)).text
            looks.append(
                Look(
                    (time.monotonic() - began) / 60,
                    process.memory_info().rss / MB,
                    int(metric(text, "process_open_fds")),
                    int(metric(text, "elbowroom_tables_in_memory")),
                    int(metric(text, 'elbowroom_games_total{what="over"}')),
                )
            )
            if len(looks) % 12 == 1:
                console.print(
                    "{:6.1f} min {:7.1f} MB {:5} files {:5} tables in memory {:6} games over".format(*looks[-1])
                )
    return looks


class Growth(NamedTuple):
    """How memory grows after the first third."""

    whole: float  # MB an hour
    alone: float  # MB an hour, with as many tables in memory
    table: float  # MB for each of these


def growth(looks: list[Look]) -> Growth:
    """What fits best to what was measured: how many tables are in memory depends on how fast games end, and so on what
    else the machine does."""
    later = looks[len(looks) // 3 :]
    hours = _about_mean([look.minute / 60 for look in later])
    tables = _about_mean([look.tables for look in later])
    memory = _about_mean([look.memory for look in later])
    hh, tt, ht = _sum(hours, hours), _sum(tables, tables), _sum(hours, tables)
    hm, tm = _sum(hours, memory), _sum(tables, memory)
    whole = hm / hh if hh else 0.0
    if not (spread := hh * tt - ht * ht):
        return Growth(whole, whole, 0.0)
    return Growth(whole, (hm * tt - tm * ht) / spread, (tm * hh - hm * ht) / spread)


def _about_mean(numbers: list[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [number - mean for number in numbers]


def _sum(ones: list[float], others: list[float]) -> float:
    return sum(one * other for one, other in zip(ones, others, strict=True))


def thirds(looks: list[Look]) -> list[str]:
    """What was measured on average in each third of the time."""
    third = -(-len(looks) // 3)
    parts = [looks[begin : begin + third] for begin in range(0, len(looks), third)]
    return [
        f"until {part[-1].minute:4.1f} min: {sum(look.memory for look in part) / len(part):6.1f} MB, "
        f"{sum(look.tables for look in part) / len(part):4.0f} tables in memory, {part[-1].games:6} games over"
        for part in parts
    ]


async def soak(
    address: str, metrics: str, process: psutil.Process, options: argparse.Namespace
) -> tuple[list[Look], int]:
    began = time.monotonic()
    until = began + 60 * options.minutes
    visitors = [Visitor(address, Random(number)) for number in range(options.tables)]
    watching = asyncio.create_task(watch(metrics, process, began, until))
    await asyncio.gather(*(visitor.visit(until) for visitor in visitors))
    return await watching, sum(visitor.actions for visitor in visitors)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--growth", type=float, default=20.0, help="MB an hour that may be")
    parser.add_argument("--metrics-port", type=int, default=9199)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "elbowroom", "serve", "--no-browser", "--port", "0", *NO_LIMITS]
        command += ["--database", f"sqlite:///{Path(folder) / 'games.sqlite'}"]
        command += ["--metrics", f"127.0.0.1:{options.metrics_port}"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split("http://")[1].split()[0]
            metrics = f"http://127.0.0.1:{options.metrics_port}/metrics"
            looks, actions = asyncio.run(soak(address, metrics, psutil.Process(server.pid), options))
        finally:
            server.terminate()
            server.wait(60)
    grown, last = growth(looks), looks[-1]
    for line in thirds(looks):
        console.print(line)
    console.print(f"{actions} actions of people, {last.games} games over, {last.memory:.1f} MB at the end")
    console.print(
        f"{grown.whole:+.1f} MB an hour, {grown.alone:+.1f} MB with as many tables in memory, "
        f"of which each takes {1000 * grown.table:.0f} kB; {last.files} files, {last.tables} tables"
    )
    return 0 if grown.alone <= options.growth else 1


if __name__ == "__main__":
    sys.exit(main())
