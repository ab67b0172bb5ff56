"""docs/learn.md and the examples do what they say."""

import io
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"

pytestmark = pytest.mark.slow


def run(*arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_walk_runs_as_it_stands() -> None:
    pytest.importorskip("pyspiel")
    page = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
    known: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```\n(?:\n```text\n(.*?)```)?", page, re.DOTALL)
    assert len(blocks) >= 7
    for code, said in blocks:
        with redirect_stdout(io.StringIO()) as out:
            exec(code, known)
        assert out.getvalue() == said


def test_the_random_loop_plays() -> None:
    assert len((EXAMPLES / "random_loop.py").read_text(encoding="utf-8").splitlines()) <= 40
    said = run("examples/random_loop.py", "base_3", "2")
    assert re.fullmatch(r"2 games, \d+ decisions\n(player_\d: most coins in \d\n){3}", said)


def test_the_policy_learns(tmp_path: Path) -> None:
    """A few seconds are enough to beat random play; the page tells of a minute and a half."""
    learned, plot = tmp_path / "learned.json", tmp_path / "plot.svg"
    said = run("examples/learn_policy.py", "--seconds", "4", "--games", "200", "--write", str(learned))
    won = re.search(r"wins ([\d.]+) % of 200 games against random", said)
    assert won is not None
    assert float(won[1]) > 65
    run("examples/plot_learning.py", str(learned), str(plot))
    assert "Games won against random play" in plot.read_text(encoding="utf-8")
