"""A small training on two cores: games are played, the net learns from them, goes on later, and its file plays."""

import importlib.util
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Setup, cli

ROOT = Path(__file__).parents[2]


pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not all(importlib.util.find_spec(name) for name in ("torch", "onnx", "numpy")),
        reason="the extra train is not installed, or brings no torch for this machine",
    ),
]
SMALL = ("--boards", "base_2", "--teacher", "greedy", "--batch", "64", "--width", "16")


def trained(out: Path, *wishes: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "training", "--out", str(out), *SMALL, *wishes]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_small_training_learns_goes_on_and_plays(tmp_path: Path) -> None:
    games, torch = import_module("training.games"), import_module("torch")

    def train() -> dict[str, int]:
        done = trained(tmp_path, "--minutes", "5", "--steps", "30", "--workers", "1", "--parcel", "100")
        assert done.returncode == 0, done.stderr
        assert "net.onnx" in done.stdout
        held = torch.load(tmp_path / "checkpoint.pt", weights_only=True)
        seeds = [game.seed for game in games.load(tmp_path / "games.npz", (Setup("base_2"),))]
        assert seeds == list(range(len(seeds)))  # one player has played them one after the other, each once
        assert held["games"] == len(seeds)
        assert held["learned"] == 64 * held["steps"]
        return {name: held[name] for name in ("steps", "games", "positions", "learned", "spent")}

    once, twice = train(), train()
    assert all(twice[name] > once[name] for name in once)
    assert twice["positions"] == positions_in(tmp_path / "games.npz")  # those of the first piece count once
    curves = json.loads(torch.load(tmp_path / "checkpoint.pt", weights_only=True)["curves"])
    assert surprise(curves[-1]) < surprise(curves[0])  # in games that have taught it nothing
    assert (tmp_path / "page.html").read_text(encoding="utf-8").count("<polyline") == 4

    pytest.importorskip("numpy")
    from elbowroom import make_bot, new_game, play_game
    from elbowroom.neural.bot import Care, NeuralBot
    from elbowroom.neural.model import Model

    state = new_game("base_2", seed=1)
    care = Care(turns=2, finalists=1, worlds=0, placings=1)
    play_game(state, [NeuralBot(1, care, Model(tmp_path / "net.onnx")), make_bot("random", 2)])
    assert state.over


def surprise(point: dict[str, Any]) -> float:
    """How wrong the net is at a point of the curves, as it is taught."""
    marks = point["examined"]["base_2"]
    coins: float = import_module("training.learn").COINS_COUNT * marks["coins"]
    return float(marks["policy"] + marks["value"] + coins)


def positions_in(file: Path) -> int:
    """How many positions the games of a file teach."""
    games, examples = import_module("training.games"), import_module("training.examples")
    setup = Setup("base_2")
    notebook = examples.Notebook(setup)
    found = 0
    for game in games.load(file, (setup,)):
        state = None
        for state, action, taught in games.replay(game, (setup,)):
            notebook.note(state, action, taught)
        found += len(notebook.close(state))
    return found


def test_counted_games_and_steps_make_the_same_net(tmp_path: Path) -> None:
    learn, plan, games = (import_module(f"training.{name}") for name in ("learn", "plan", "games"))
    design = import_module("elbowroom.neural.network").Design(width=16)
    setup = Setup("base_2")

    def weights(name: str) -> dict[str, bytes]:
        asked = plan.Plan(
            (setup,),
            (1.0,),
            tmp_path / name,
            workers=1,  # games are the same whoever plays them: test_selfplay.py
            batch=32,
            tables=((1.0, "greedy", "greedy"),),
            teachers=frozenset({"greedy"}),
            design=design,
            most_steps=4,
            exactly=3,
        )
        learner = learn.learn_exactly(asked, told=lambda _: None)
        assert (learner.steps, learner.games) == (4, 3)
        return {key: array.tobytes() for key, array in learner.kept.arrays().items()}

    assert weights("one") == weights("two")
    assert len(games.load(tmp_path / "one" / "games.npz", (setup,))) == 3


def test_a_net_is_made_again_from_the_beginning_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "checkpoint.pt").write_bytes(b"")
    monkeypatch.setattr(sys, "argv", ["training", "--out", str(tmp_path), "--exactly", "5", "--steps", "8"])
    with pytest.raises(SystemExit, match="2"):
        import_module("training.__main__").main()
    assert "--exactly needs --steps and a folder without games or a checkpoint" in capsys.readouterr().err


def write_nonsense(file: Path) -> None:
    file.write_bytes(b"no checkpoint")


def write_another_width(file: Path) -> None:
    learn, plan = import_module("training.learn"), import_module("training.plan")
    design = import_module("elbowroom.neural.network").Design(width=8)
    learn.Learner(plan.Plan((Setup("base_2"),), (1.0,), file.parent, design=design, room=1000)).save(file)


def write_half_of_it(file: Path) -> None:
    write_another_width(file)
    file.write_bytes(file.read_bytes()[:20_000])


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], out: Path, *wishes: str) -> str:
    """What is said of a training that cannot be."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["training", "--out", str(out), *SMALL, *wishes])
    assert import_module("training.__main__").main() == cli.WRONG_USE
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("write", "message"),
    [
        (write_nonsense, "is no checkpoint, or damaged"),
        (write_half_of_it, "is no checkpoint, or damaged"),
        (write_another_width, "is of a net with --width 8, not 16"),
    ],
)
def test_a_checkpoint_that_does_not_fit_is_refused(
    write: Callable[[Path], None],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "checkpoint.pt"
    write(file)
    before = file.read_bytes()
    assert refused(monkeypatch, capsys, tmp_path, "--minutes", "5") == f"error: {file} {message}\n"
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == before


def test_games_that_cannot_be_end_a_training_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays tells of it: nobody waits, and no net is written that has learned nothing."""
    games = import_module("training.games")
    setup, file, out = Setup("base_2"), tmp_path / "odd.npz", tmp_path / "net"
    game = games.play((setup,), (1.0,), 5, ((1.0, "random", "random"),))
    games.save([replace(game, actions=("done",) * len(game.actions))], (setup,), file)
    said = refused(monkeypatch, capsys, out, "--minutes", "5", "--workers", "2", "--games", str(file))
    assert said.startswith(f"error: {file}: the game with number 5 cannot be: ")
    assert list(out.iterdir()) == []


def test_a_time_too_short_to_learn_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(monkeypatch, capsys, tmp_path, "--minutes", "0.0001", "--workers", "1")
    assert said.startswith("error: the time was too short to learn: ")
    assert not (tmp_path / "net.onnx").exists()


def test_ctrl_c_keeps_what_was_learned(tmp_path: Path) -> None:
    """As from a terminal: every process hears it."""
    hear = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{hear}; import runpy; runpy.run_module('training', run_name='__main__', alter_sys=True)"
    command = [sys.executable, "-c", code, "--out", str(tmp_path), *SMALL, "--minutes", "5", "--workers", "1"]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as training:
        assert training.stdout is not None
        training.stdout.readline()  # a point of the curves
        os.killpg(training.pid, signal.SIGINT)
        _, err = training.communicate(timeout=120)
    assert training.returncode == cli.INTERRUPTED, err
    assert err == f"Stopped; {tmp_path} has what was learned and played. The same command goes on.\n"
    assert {file.name for file in tmp_path.iterdir()} == {"checkpoint.pt", "games.npz"}
