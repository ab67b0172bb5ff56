"""A small training on two cores: games are played, the net learns from them, goes on later, and its file plays."""

import importlib.util
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from elbowroom import Setup

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
    def train() -> str:
        done = trained(tmp_path, "--minutes", "5", "--steps", "30", "--workers", "1", "--parcel", "100")
        assert done.returncode == 0, done.stderr
        return done.stdout

    said = train()
    assert "net.onnx" in said
    again = train()
    assert steps(again) > steps(said) > 0
    assert "How the net has learned" in (tmp_path / "page.html").read_text(encoding="utf-8")

    pytest.importorskip("numpy")
    from elbowroom import make_bot, new_game, play_game
    from elbowroom.neural.bot import Care, NeuralBot
    from elbowroom.neural.model import Model

    state = new_game("base_2", seed=1)
    care = Care(turns=2, finalists=1, worlds=0, placings=1)
    play_game(state, [NeuralBot(1, care, Model(tmp_path / "net.onnx")), make_bot("random", 2)])
    assert state.over


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
    with pytest.raises(SystemExit):
        import_module("training.__main__").main()
    assert "--exactly needs --steps and a folder without games or a checkpoint" in capsys.readouterr().err


def steps(said: str) -> int:
    """How many steps the training has made, as it says at the end."""
    return int(said.rsplit("'elbowroom steps': '", 1)[1].split("'", 1)[0])
