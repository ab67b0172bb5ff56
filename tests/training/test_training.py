"""A small training on two cores: games are played, the net learns from them, goes on later, and its file plays."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

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


def test_the_same_command_makes_the_same_net(tmp_path: Path) -> None:
    wishes = ("--exactly", "6", "--steps", "12")
    for number, workers in enumerate(("1", "2")):
        done = trained(tmp_path / str(number), *wishes, "--workers", workers)
        assert done.returncode == 0, done.stderr
    assert weights(tmp_path / "0" / "net.onnx") == weights(tmp_path / "1" / "net.onnx")
    again = trained(tmp_path / "0", *wishes)
    assert again.returncode == 2
    assert "--exactly needs --steps and a folder without games or a checkpoint" in again.stderr


def weights(file: Path) -> dict[str, bytes]:
    import onnx

    return {tensor.name: tensor.raw_data for tensor in onnx.load(file).graph.initializer}


def steps(said: str) -> int:
    """How many steps the training has made, as it says at the end."""
    return int(said.rsplit("'elbowroom steps': '", 1)[1].split("'", 1)[0])
