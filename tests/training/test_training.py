"""A small training on two cores: games are played, the net learns from them, goes on later, and its file plays."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.skipif(
    not all(importlib.util.find_spec(name) for name in ("torch", "onnx", "numpy")),
    reason="the extra train is not installed, or brings no torch for this machine",
)
def test_a_small_training_learns_goes_on_and_plays(tmp_path: Path) -> None:
    def train() -> str:
        command = [
            sys.executable,
            "-m",
            "training",
            "--out",
            str(tmp_path),
            "--boards",
            "base_2",
            "--teacher",
            "greedy",
        ]
        command += [
            "--minutes",
            "5",
            "--steps",
            "30",
            "--workers",
            "1",
            "--batch",
            "64",
            "--parcel",
            "100",
            "--width",
            "16",
        ]
        environment = {**os.environ, "OMP_NUM_THREADS": "1"}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
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


def steps(said: str) -> int:
    """How many steps the training has made, as it says at the end."""
    return int(said.rsplit("'elbowroom steps': '", 1)[1].split("'", 1)[0])
