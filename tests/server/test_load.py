"""The programs that measure a server work: they play, count and print everything. How fast it is, is not asked here."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts.loading import load_script

LOAD = Path(__file__).parents[2] / "benchmarks" / "load.py"

LINES = (
    "games held",
    "actions a second then",
    "p50, p90, p99, max until accepted",
    "p50, p90, p99, max until another sees it",
    "memory of the empty server",
    "memory per live game",
    "memory per idle game, four players connected",
    "20 games begun, played and left",
    "memory while they were awake",
    "memory with 20 sleeping games",
    "memory per sleeping game",
    "memory after a restart",
    "database per sleeping game",
)


def run(*options: str) -> list[str]:
    command = [sys.executable, str(LOAD), "--quick", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout.splitlines()


def check(lines: list[str]) -> None:
    rows = [line.split() for line in lines if line[:5].strip().isdecimal() and line.startswith(" ")]
    assert rows[0][0] == "5"
    assert float(rows[0][1]) > 0  # actions wished and done
    assert float(rows[0][2]) > 0
    for number in (*rows[0][3:11],):  # latencies
        assert float(number) > 0
    for name in LINES:
        assert any(line.startswith(f"{name} ") for line in lines), f"{name} is missing"


@pytest.mark.slow
def test_the_load_program_prints_every_line() -> None:
    check(run())


@pytest.mark.slow
@pytest.mark.services
def test_the_load_program_drives_two_processes(postgres_url: str, redis_url: str) -> None:
    lines = run("--database", postgres_url, "--broker", redis_url, "--processes", "2", "--clients", "2")
    assert "server processes: 2" in lines[0]
    check(lines)


@pytest.mark.slow
def test_the_load_program_lets_bots_play_beside_people() -> None:
    lines = run("--bots", "2", "--level", "strong")
    assert any(line.startswith("p99 until accepted, 2 tables with strong ") for line in lines)
    assert any(line.startswith("p50, p90, p99, max until bots have played ") for line in lines)


def test_memory_that_more_tables_take_is_no_growth() -> None:
    """A soak tells what a server gains in an hour from what the tables take that happen to be in memory."""
    soak = load_script("../benchmarks/soak.py")
    tables = [40, 300, 200, 210, 180, 250, 305, 220, 190]
    looks = [soak.Look(m * 4.0, 90 + 0.25 * t + 6 * (m * 4.0) / 60, 70, t, 10 * m) for m, t in enumerate(tables)]
    grown = soak.growth(looks)
    assert grown.alone == pytest.approx(6)
    assert grown.table == pytest.approx(0.25)
    assert grown.whole > 10  # there were more of them in the end
    assert soak.thirds(looks)[-1].startswith("until 32.0 min:  152.4 MB,  238 tables in memory,     80 games over")
    steady = [soak.Look(look.minute, look.memory, 70, 40, 0) for look in looks]
    assert soak.growth(steady).alone == soak.growth(steady).whole
