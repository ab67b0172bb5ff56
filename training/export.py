"""Draws the net as an ONNX graph: the lines of elbowroom/neural/network.py, with names in place of arrays."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from elbowroom.encoding.fields import BLOCKS, ENCODING_VERSION
from elbowroom.neural.arrays import TINY
from elbowroom.neural.model import DESIGN_NOTE, VERSION_NOTE
from elbowroom.neural.network import JUDGED, SLOT_EXTRAS, VALUES, Design, Inputs, forward

OPSET = 18
IR = 10


class GraphOps:
    """`Ops` of network.py: every operation becomes a node, and arrays are names."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def constant(self, value: Any) -> str:
        name = f"constant{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.asarray(value), name))
        return name

    def _node(self, kind: str, *inputs: str, **attributes: Any) -> str:
        name = f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def matmul(self, a: str, b: str) -> str:
        return self._node("MatMul", a, b)

    def add(self, a: str, b: str) -> str:
        return self._node("Add", a, b)

    def scale(self, a: str, factor: float) -> str:
        return self._node("Mul", a, self.constant(np.float32(factor)))

    def relu(self, a: str) -> str:
        return self._node("Relu", a)

    def norm(self, a: str, weight: str) -> str:
        square = self._node("Mul", a, a)
        mean = self._node("ReduceMean", square, self.constant(np.array([-1], np.int64)), keepdims=1)
        size = self._node("Sqrt", self._node("Add", mean, self.constant(np.float32(TINY))))
        return self._node("Mul", self._node("Div", a, size), weight)

    def gather(self, table: str, index: str) -> str:
        return self._node("Gather", table, self._node("Cast", index, to=TensorProto.INT64), axis=0)

    def columns(self, a: str, which: list[int]) -> str:
        return self._node("Gather", a, self.constant(np.array(which, np.int64)), axis=2)

    def column(self, a: str, which: int) -> str:
        return self._node("Gather", a, self.constant(np.int64(which)), axis=2)

    def rows(self, a: str, first: int, step: int) -> str:
        bounds = [self.constant(np.array([value], np.int64)) for value in (first, 1 << 30, 1, step)]
        return self._node("Slice", a, *bounds)

    def concat(self, arrays: list[str], axis: int) -> str:
        return self._node("Concat", *arrays, axis=axis)

    def turned(self, a: str) -> str:
        return self._node("Transpose", a, perm=[0, 2, 1])

    def mean(self, a: str) -> str:
        return self._node("ReduceMean", a, self.constant(np.array([1], np.int64)), keepdims=1)

    def largest(self, a: str) -> str:
        return self._node("ReduceMax", a, self.constant(np.array([1], np.int64)), keepdims=1)


def write_onnx(weights: dict[str, Any], design: Design, file: Path, notes: dict[str, str]) -> None:
    """Write a net with its notes to a file."""
    ops = GraphOps()
    names = Inputs(*Inputs.NAMES)
    policy, values = forward(ops, {name: name for name in weights}, names, design.layers)
    columns = {block.name: len(block.fields) for block in BLOCKS}
    shapes: dict[str, list[Any]] = {
        "game": ["positions", 1, columns["game"]],
        "slots": ["positions", "slots", columns["slots"]],
        "owners": ["positions", "slots", columns["seats"] + JUDGED + SLOT_EXTRAS],
        "combos": ["positions", "combos", columns["combos"]],
        "regions": ["positions", "regions", columns["regions"]],
        "unseen": ["positions", 1, columns["unseen"]],
        "adjacent": ["positions", "regions", "regions"],
        "holders": ["positions", "regions", "slots"],
    }
    ops.nodes.append(helper.make_node("Identity", [policy], ["policy"]))
    ops.nodes.append(helper.make_node("Identity", [values], ["values"]))
    graph = helper.make_graph(
        ops.nodes,
        "elbowroom",
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, shapes[name]) for name in Inputs.NAMES],
        [
            helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["positions", "targets", "verbs"]),
            helper.make_tensor_value_info("values", TensorProto.FLOAT, ["positions", "players", VALUES]),
        ],
        [numpy_helper.from_array(np.ascontiguousarray(array, np.float32), name) for name, array in weights.items()]
        + ops.constants,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)
    design_note = f"{design.width} {design.layers} {design.tile}"
    helper.set_model_props(model, {VERSION_NOTE: str(ENCODING_VERSION), DESIGN_NOTE: design_note, **notes})
    onnx.checker.check_model(model)
    onnx.save(model, str(file))
