"""`scripts/compile`: one compiler at a time, and none that is left behind."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scripts.checkout import PATIENCE, Checkout, is_running, until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("cc") is None or sys.platform != "linux", reason="needs a C compiler on Linux"),
]


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    made.end()


def said(process: subprocess.Popen[str]) -> str:
    return process.communicate(timeout=PATIENCE)[0]


def test_a_second_one_waits_for_the_first_and_uses_what_it_made(checkout: Checkout) -> None:
    first = checkout.start("compile")
    begun = checkout.compilers()
    second = checkout.start("compile")
    assert second.stdout is not None
    assert second.stdout.readline() == "another process is compiling the engine, waiting for it …\n"
    assert checkout.compilers() == begun
    checkout.go_on()
    assert "compiled in " in said(first)
    assert said(second) == "the compiled engine is up to date\n"
    assert (first.returncode, second.returncode) == (0, 0)
    assert list(checkout.tree.glob("elbowroom/engine/board.*.so"))


def test_a_lock_that_was_left_behind_stops_nobody(checkout: Checkout) -> None:
    first = checkout.start("compile")
    checkout.compilers()
    first.kill()
    said(first)
    checkout.go_on()
    second = checkout.start("compile")
    assert "compiled in " in said(second)
    assert [path.name for path in checkout.tree.parent.iterdir() if path.suffix == ".tmp"] == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_compiler_ends_with_the_game(checkout: Checkout, number: signal.Signals) -> None:
    database = f"sqlite:///{checkout.folder}/games.sqlite"
    game = checkout.start("play", "--no-browser", "--port", "0", "--database", database)
    assert game.stdout is not None
    assert "is ready" in game.stdout.readline()
    compilers = checkout.compilers()
    assert any(is_running(process) for process in compilers)
    game.send_signal(number)
    rest = said(game)
    assert number == signal.SIGKILL or "Goodbye! All games are saved." in rest
    until(lambda: not any(is_running(process) for process in compilers))
