"""Compiled and plain, the engine does the same, to the byte."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

from elbowroom import COMPILED
from elbowroom._accelerate import SWITCH
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.playout import play_out
from elbowroom.engine.rules import Rules
from elbowroom.engine.state import State
from elbowroom.engine.turn import apply_action
from tests.compiled.digests import digests

ROOT = Path(__file__).resolve().parents[2]


def test_the_engine_is_really_compiled() -> None:
    assert COMPILED
    for function in (play_out, apply_action, legal_actions):
        assert type(function).__name__ == "builtin_function_or_method", function
    for cls in (State, Rules):
        module = sys.modules[cls.__module__]
        assert str(module.__file__).endswith((".so", ".pyd")), module
        assert type(vars(cls)["__init__"]).__name__ == "wrapper_descriptor"


def test_tiles_are_really_compiled() -> None:
    from elbowroom.content.catalog import BOXES

    for cls in (*BOXES["base"].races, *BOXES["base"].powers):
        assert str(sys.modules[cls.__module__].__file__).endswith((".so", ".pyd")), cls


def test_bots_are_really_compiled() -> None:
    for source in sorted((ROOT / "src" / "elbowroom" / "bots").glob("*.py")):
        if source.stem != "__init__" and "# mypyc: skip" not in source.read_text(encoding="utf-8"):
            module = importlib.import_module(f"elbowroom.bots.{source.stem}")
            assert str(module.__file__).endswith((".so", ".pyd")), module


def test_games_are_the_same_compiled_and_plain() -> None:
    environment = os.environ | {SWITCH: "0", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.digests"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    compiled, *plain = done.stdout.splitlines()
    assert compiled == "False"
    assert plain == [f"{name}: {digest}" for name, digest in digests().items()]


def test_batches_are_really_compiled() -> None:
    from elbowroom.encoding import actions, batch, encoder, results

    for module in (actions, batch, encoder, results):
        assert str(module.__file__).endswith((".so", ".pyd")), module
