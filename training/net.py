"""The net while it learns: its weights in PyTorch, and what it takes in on the machine that learns."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from elbowroom.neural.arrays import TINY
from elbowroom.neural.inputs import Layout, divisors_of
from elbowroom.neural.network import Design, Inputs, forward


class TorchOps:
    """`Ops` of elbowroom/neural/network.py."""

    def matmul(self, a: Tensor, b: Tensor) -> Tensor:
        return a @ b

    def add(self, a: Tensor, b: Tensor) -> Tensor:
        return a + b

    def scale(self, a: Tensor, factor: float) -> Tensor:
        return a * factor

    def relu(self, a: Tensor) -> Tensor:
        return torch.relu(a)

    def norm(self, a: Tensor, weight: Tensor) -> Tensor:
        a = a.float()
        return a * torch.rsqrt((a * a).mean(-1, keepdim=True) + TINY) * weight

    def gather(self, table: Tensor, index: Tensor) -> Tensor:
        return nn.functional.embedding(index.long(), table)

    def columns(self, a: Tensor, which: list[int]) -> Tensor:
        return a[:, :, which]

    def column(self, a: Tensor, which: int) -> Tensor:
        return a[:, :, which]

    def rows(self, a: Tensor, first: int, step: int) -> Tensor:
        return a[:, first::step]

    def concat(self, arrays: list[Tensor], axis: int) -> Tensor:
        return torch.cat(arrays, axis)

    def turned(self, a: Tensor) -> Tensor:
        return a.transpose(1, 2)

    def mean(self, a: Tensor) -> Tensor:
        return a.mean(1, keepdim=True)

    def largest(self, a: Tensor) -> Tensor:
        return a.amax(1, keepdim=True)


class Net(nn.Module):
    """The net of elbowroom/neural/network.py with weights that can change."""

    def __init__(self, design: Design, seed: int = 0) -> None:
        super().__init__()
        self.design = design
        random = torch.Generator().manual_seed(seed)
        self.weights = nn.ParameterDict()
        for name, shape in design.shapes().items():
            if name.endswith("norm"):
                start = torch.ones(shape)
            elif len(shape) == 1:
                start = torch.zeros(shape)
            else:
                start = torch.randn(shape, generator=random)
                start *= 0.3 if name.startswith("tile.") else _size(name, shape[0], design.layers)
            self.weights[name.replace(".", "/")] = nn.Parameter(start)
        self._ops = TorchOps()

    def forward(self, x: Inputs) -> tuple[Tensor, Tensor]:
        """The policy's logits and the values, see `network.forward`."""
        named = {name.replace("/", "."): weight for name, weight in self.weights.items()}
        return forward(self._ops, named, x, self.design.layers)

    def arrays(self) -> dict[str, np.ndarray]:
        """The weights as they are stored."""
        return {name.replace("/", "."): weight.detach().float().cpu().numpy() for name, weight in self.weights.items()}


def _size(name: str, inside: int, layers: int) -> float:
    """How large the weights of a matrix begin."""
    if name.startswith("layer") and name.endswith("out"):
        return float(1 / np.sqrt(inside * 2 * layers))
    if (name.startswith("head") and name.endswith("verbs")) or name == "value.out":
        return 0.01
    return float(1 / np.sqrt(inside * 3))


def divisors_on(device: torch.device) -> dict[str, Tensor]:
    """The tables of `divisors_of` on the machine that learns."""

    def make(values: list[Any]) -> Tensor:
        whole = isinstance(values[0], int)
        return torch.tensor(values, dtype=torch.int16 if whole else torch.float32, device=device)

    return divisors_of(make)


def inputs_of(layout: Layout, rows: Tensor, judged: Tensor, divisors: dict[str, Tensor]) -> Inputs:
    return layout.inputs(torch, rows, judged.float(), divisors)
