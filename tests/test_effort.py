"""How much is tried: a part each time, everything by `make test-long`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("said", "many"), [("", "3"), ("long", "40")])
def test_what_has_no_end_is_tried_in_proportion_unless_it_shall_take_long(said: str, many: str) -> None:
    program = "from tests.effort import so_many; print(so_many(3, long=40))"
    environment = {**os.environ, "ELBOWROOM_TESTS": said}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.stdout.split() == [many], done.stderr


def test_make_asks_for_all_of_it() -> None:
    """And keeps what Python compiles, whatever the machine says: every process would compile all sources again."""
    asked = ["make", "-n", "-p", "PYTHON=false", "test-long"]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    said = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True).stdout
    assert "ELBOWROOM_TESTS = long" in said
    assert "unexport PYTHONDONTWRITEBYTECODE" in (ROOT / "Makefile").read_text(encoding="utf-8")
