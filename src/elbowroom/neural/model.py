"""The net as it is shipped, run by onnxruntime where that is installed and by NumPy where it is not."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np

from elbowroom.encoding.fields import ENCODING_VERSION
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.neural import RUNNER, SWITCH
from elbowroom.neural.arrays import NumpyOps
from elbowroom.neural.network import Design, Inputs, forward
from elbowroom.neural.onnx_file import NotOnnx, read_onnx

Array = Any

SHIPPED: Final = "net.onnx"
VERSION_NOTE: Final = "elbowroom encoding"
DESIGN_NOTE: Final = "elbowroom design"
ANSWERS: Final = ["policy", "values"]
MOST_LAYERS: Final = 64


class BadNet(ElbowRoomError):
    """A file that is no net we can use."""


class Model:
    """A net that answers questions."""

    def __init__(self, file: Path, runner: str = "") -> None:
        try:
            weights, notes = read_onnx(file)
        except OSError as error:
            raise BadNet(f"{file} cannot be read: {error.strerror}") from None
        except NotOnnx as error:
            raise BadNet(f"{file} is no ONNX file, or damaged: {error}") from None
        self.notes: Final = notes
        if VERSION_NOTE not in notes or DESIGN_NOTE not in notes:
            raise BadNet(f"{file} is a net of somebody else: it does not say how it wants positions to be written")
        if notes[VERSION_NOTE] != str(ENCODING_VERSION):
            raise BadNet(
                f"{file} learned from encoding {notes[VERSION_NOTE]}, this version writes encoding {ENCODING_VERSION}; "
                "train it anew, see docs/neural.md"
            )
        try:
            width, layers, tile = map(int, notes[DESIGN_NOTE].split())
        except ValueError:
            raise BadNet(f"{file} has no design we know: '{notes[DESIGN_NOTE]}'") from None
        if not 0 < layers <= MOST_LAYERS:
            raise BadNet(f"{file} has no design we know: {layers} layers")
        self.design: Final = Design(width, layers, tile)
        for name, shape in self.design.shapes().items():
            if name not in weights or weights[name].shape != shape:
                raise BadNet(f"{file} is damaged: the weights {name} are missing or of another size")
            if not np.isfinite(weights[name]).all():
                raise BadNet(f"{file} is damaged: some of the weights {name} are no numbers")
        self.weights: Final = weights
        self._ops: Final = NumpyOps()
        self._session: Any = _session(file) if _wanted(runner) else None

    @property
    def runner(self) -> str:
        return "numpy" if self._session is None else "onnxruntime"

    def answer(self, x: Inputs) -> tuple[Array, Array]:
        """Logits of every verb for each target, and two values of each seat; see `network.forward`."""
        if self._session is None:
            return forward(self._ops, self.weights, x, self.design.layers)
        given = {name: np.ascontiguousarray(getattr(x, name), np.float32) for name in Inputs.NAMES}
        try:
            policy, values = self._session.run(ANSWERS, given)
        except Exception as error:  # onnxruntime has many, and they have nothing else in common
            raise BadNet(f"onnxruntime cannot run the net: {_first_line(error)}") from None
        return policy, values


def _wanted(runner: str) -> bool:
    chosen = runner or os.environ.get(RUNNER, "")
    if chosen not in ("", "numpy", "onnxruntime"):
        raise BadNet(f"{RUNNER} is numpy or onnxruntime, not '{chosen}'")
    return chosen == "onnxruntime" or (chosen == "" and find_spec("onnxruntime") is not None)


def _session(file: Path) -> Any:
    try:
        import onnxruntime  # type: ignore[import-untyped]
    except ImportError:
        raise BadNet("onnxruntime is not installed: pip install 'elbowroom[neural]'") from None
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])
    except Exception as error:  # likewise
        raise BadNet(f"{file} is damaged: onnxruntime cannot load it: {_first_line(error)}") from None
    if not {*ANSWERS} <= {output.name for output in session.get_outputs()}:
        raise BadNet(f"{file} is damaged: it answers other questions")
    return session


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def shipped() -> Model:
    """The net that comes with the package, or the one that the environment names."""
    return _load(os.environ.get(SWITCH, ""), os.environ.get(RUNNER, ""))


@cache
def _load(file: str, runner: str) -> Model:
    if file:
        return Model(Path(file), runner)
    with as_file(files("elbowroom.neural") / SHIPPED) as path:
        return Model(path, runner)
