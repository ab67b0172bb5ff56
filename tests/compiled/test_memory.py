"""Playing costs no memory that does not come back (docs/decisions/0005)."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import elbowroom
from elbowroom._accelerate import COMPILED_PACKAGES, SWITCH
from tests.effort import so_many

ROOT = Path(__file__).resolve().parents[2]
MEGABYTE = 1_000_000


def growth(compiled: bool, bot: str, board: str, warm: int, games: int) -> int:
    environment = os.environ | {
        SWITCH: str(int(compiled)),
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
    }
    arguments = [sys.executable, "-m", "tests.compiled.soak", bot, board, str(warm), str(games)]
    done = subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@pytest.mark.parametrize("board", ["base_2", "underground_2", "base_2+sky_3"])
@pytest.mark.parametrize(
    ("bot", "warm", "games"),
    [
        ("random", 50, so_many(100, long=300)),
        ("greedy", 50, so_many(100, long=300)),
        ("normal", 20, so_many(40, long=300)),
        ("strong", 2, so_many(2, long=20)),
    ],
)
def test_compiled_games_leave_nothing_behind(bot: str, warm: int, games: int, board: str) -> None:
    """A greedy game once left 600 kB: thirty megabytes even in the fewer games. All levels are one bot with numbers of
    its own; what a strong one would lose in its thoughts of one game is what a greedy one loses in a hundred.
    """
    assert growth(True, bot, board, warm, games) < 2 * MEGABYTE


@pytest.mark.parametrize("board", ["base_2", "underground_2", "base_2+sky_3"])
@pytest.mark.parametrize(("bot", "warm", "games"), [("random", 50, 300), ("greedy", 8, so_many(12, long=40))])
def test_plain_games_leave_nothing_behind(bot: str, warm: int, games: int, board: str) -> None:
    """Plain Python has never lost anything; greedy games are fewer because each takes a second."""
    assert growth(False, bot, board, warm, games) < 2 * MEGABYTE


@pytest.mark.parametrize("board", ["base_2", "underground_2", "base_2+sky_3"])
def test_batches_leave_nothing_behind(board: str) -> None:
    """Some hundred games, seen through arrays that are made anew for each step."""
    code = (
        "import numpy as np\n"
        "from elbowroom import Setup\n"
        "from elbowroom.envs import Batch, Sheet\n"
        "from tests.compiled.soak import resident\n"
        f"batch, luck = Batch(Setup({board!r}).rules(), 32, seed=1), np.random.default_rng(1)\n"
        "for step in range(1200):\n"
        "    if step == 400:\n"
        "        before = resident()\n"
        "    drawn = (luck.random(Sheet(batch.encoder).mask.shape) * Sheet(batch.encoder).mask).argmax(1)\n"
        "    batch.step(drawn.astype('<i4').tobytes())\n"
        "print(resident() - before)\n"
    )
    environment = os.environ | {SWITCH: "1", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 2 * MEGABYTE


def test_no_vec_is_handed_to_compiled_code() -> None:
    """A vec that interpreted code passes to a compiled function is never freed; `_private` ones call each other."""
    package = Path(elbowroom.__file__).parent
    takers = []
    for path in (path for name in COMPILED_PACKAGES for path in sorted((package / name).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (node.name.startswith("__") or not node.name.startswith("_")):
                taken = [arg.annotation for arg in (*node.args.args, *node.args.kwonlyargs) if arg.annotation]
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                taken = [node.annotation]  # an attribute that is not Final has a setter
            else:
                continue
            takers += [f"{path.name}:{node.lineno}" for each in taken if ast.unparse(each).startswith("vec[")]
    assert not takers
