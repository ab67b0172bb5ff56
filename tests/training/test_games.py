"""Files of games to learn from: what is added stays apart from what was there, and what is none is refused."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from elbowroom import Setup  # noqa: E402
from training import games  # noqa: E402 - it needs NumPy

ROOT = Path(__file__).parents[2]
BOTH = (Setup("base_2"), Setup("underground_2"))
TABLES = ((1.0, "greedy", "random"),)


def few(setups: tuple[Setup, ...], seeds: range) -> list[games.Game]:
    return [games.play(setups, [1.0] * len(setups), seed, TABLES, frozenset({"greedy"})) for seed in seeds]


def test_games_are_added_to_those_of_other_boards(tmp_path: Path) -> None:
    old, new = few(BOTH, range(4)), few(BOTH[1:], range(4, 6))
    file = tmp_path / "games.npz"
    games.write(games.joined(games.stored(old, BOTH), games.stored(new, BOTH[1:])), file)
    added = [games.Game(1, game.seed, game.actions, game.taught) for game in new]
    assert games.load(file, BOTH) == old + added
    assert games.load(file, BOTH[1:]) == [
        games.Game(0, game.seed, game.actions, game.taught) for game in old + added if game.setup == 1
    ]
    assert games.after([file]) == 6
    nothing = games.stored([], BOTH)
    assert games.joined(nothing, nothing)["setup"].size == 0
    games.write(nothing, file)
    assert games.after([file]) == 0


def other_arrays(**changed: Any) -> Callable[[Path], None]:
    def write(file: Path) -> None:
        games.write({**games.stored(few(BOTH[:1], range(1)), BOTH[:1]), **changed}, file)

    return write


def cut(file: Path) -> None:
    games.save(few(BOTH[:1], range(1)), BOTH[:1], file)
    file.write_bytes(file.read_bytes()[:-40])


def one_array(file: Path) -> None:
    whole = io.BytesIO()
    np.save(whole, np.arange(3))
    file.write_bytes(whole.getvalue())


@pytest.mark.parametrize(
    ("write", "message"),
    [
        (lambda file: None, "cannot be read: No such file or directory"),
        (lambda file: file.mkdir(), "cannot be read: Is a directory"),
        (lambda file: file.write_bytes(b""), "holds no games to learn from, or is damaged"),
        (lambda file: file.write_text("games"), "holds no games to learn from, or is damaged"),
        (one_array, "holds no games to learn from, or is damaged"),
        (cut, "holds no games to learn from, or is damaged"),
        (other_arrays(length=np.array([1])), "is damaged: its arrays do not belong together"),
        (other_arrays(setup=np.array([1])), "is damaged: its arrays do not belong together"),
        (other_arrays(seed=np.array(["1"])), "is damaged: its arrays do not belong together"),
        (other_arrays(words=np.array(["pick 0"])), "is damaged: its arrays do not belong together"),
    ],
)
def test_what_holds_no_games_is_refused(write: Callable[[Path], None], message: str, tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    write(file)
    with pytest.raises(games.GamesError) as told:
        games.load(file, BOTH)
    assert str(told.value) == f"{file} {message}"


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("--games missing.npz", "missing.npz cannot be read: No such file or directory"),
        ("--boards nowhere", "nowhere"),
        ("--boards base_2 --teacher nobody", "there is no bot 'nobody'"),
        ("--minutes 0", "argument --minutes: must be more than 0, not 0"),
        ("--workers 0", "argument --workers: must be at least 1, not 0"),
        ("--width 0", "argument --width: must be at least 1, not 0"),
        ("--exactly 5", "--exactly needs --steps"),
    ],
)
def test_a_training_that_cannot_be_writes_nothing(asked: str, message: str, tmp_path: Path) -> None:
    out = tmp_path / "net"
    command = [sys.executable, "-m", "training", "--out", str(out), *asked.split()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert message in done.stderr
    assert not out.exists()
