"""Parts are handed back in order, whoever plays them, and only a few are begun ahead."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.lab.crew import AHEAD, CrewError, Pool, Team, chunks_of, crew_of, handed_on

PATIENCE = 300  # seconds, on a machine that has much else to do


def square(number: int) -> int:
    return number * number


def vanish(number: int) -> int:
    os._exit(1)


def doze(file: Path) -> None:
    """A part that takes longer than anybody waits."""
    file.write_text(str(os.getpid()))
    time.sleep(10 * PATIENCE)


def refuse(number: int) -> int:
    raise ElbowRoomError(f"{number} is refused")


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_parts(workers: int) -> None:
    assert list(Pool(workers).spread(square, range(20))) == [number * number for number in range(20)]


def test_results_may_come_as_they_are_finished() -> None:
    results = Pool(2).spread(square, range(20), as_they_come=True)
    assert sorted(results) == [number * number for number in range(20)]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_reaches_the_caller(workers: int) -> None:
    with pytest.raises(ElbowRoomError, match="0 is refused"):
        list(Pool(workers).spread(refuse, range(5)))


def test_a_process_that_is_gone_is_told() -> None:
    with pytest.raises(CrewError, match="a process that played is gone"):
        list(Pool(2).spread(vanish, range(5)))


@pytest.mark.skipif(os.name == "nt", reason="signals for one process alone are not what Windows has")
def test_a_signal_for_the_first_process_alone_ends_all(tmp_path: Path) -> None:
    program = (
        "from tests.lab.test_crew import *\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # shells let what runs behind ignore it
        f"    list(Pool(2).spread(doze, [Path({str(tmp_path)!r}, name) for name in 'abcd']))\n"
    )
    # In a session of its own, as `kill` or a service would find it.
    (script := tmp_path / "driver.py").write_text(program)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    driver = subprocess.Popen([sys.executable, str(script)], start_new_session=True, env=environment)
    deadline = time.monotonic() + PATIENCE
    while len(dozing := [int(file.read_text() or 0) for file in tmp_path.glob("?")]) < 2 or not all(dozing):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    driver.send_signal(signal.SIGINT)
    assert driver.wait(timeout=PATIENCE) != 0
    for process in dozing:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_number_of_processes_is_a_crew_too() -> None:
    pool = Pool(2)
    assert crew_of(pool) is pool
    other = crew_of(3)
    assert isinstance(other, Pool)
    assert other.workers == 3


def test_games_come_in_parts_of_the_same_size() -> None:
    assert chunks_of(range(5, 50)) == [range(5, 25), range(25, 45), range(45, 50)]


class Ledger(Team[int, int, int]):
    """Finishes at once and notes how many parts had been begun and not been handed on."""

    def __init__(self) -> None:
        self.open = 0
        self.most = 0

    @property
    def ahead(self) -> int:
        return 2 * AHEAD

    def begin(self, part: int) -> int:
        self.open += 1
        self.most = max(self.most, self.open)
        return part

    def first(self, begun: Sequence[int]) -> int:
        return begun[-1]

    def result(self, handle: int) -> int:
        self.open -= 1
        return handle


@pytest.mark.parametrize("as_they_come", [False, True])
def test_only_a_few_parts_are_begun_ahead(as_they_come: bool) -> None:
    team = Ledger()
    results = handed_on(team, range(100), as_they_come)
    assert next(results) == (2 * AHEAD - 1 if as_they_come else 0)
    assert team.open == 2 * AHEAD
    assert len([*results]) == 99
    assert team.most == 2 * AHEAD


def test_the_example_of_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "cluster.md").read_text(encoding="utf-8")
    ((code, said),) = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", page, re.DOTALL)
    exec(compile(code, "cluster.md", "exec"), {})
    assert capsys.readouterr().out == said
