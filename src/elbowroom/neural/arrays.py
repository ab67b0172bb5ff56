"""What the net does with arrays, in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any

TINY = 1e-6


class NumpyOps:
    """`Ops` of network.py."""

    def matmul(self, a: Array, b: Array) -> Array:
        if b.ndim == 2 and a.ndim == 3:  # one large product is faster than many small ones
            return (a.reshape(-1, a.shape[2]) @ b).reshape(a.shape[0], a.shape[1], b.shape[1])
        return a @ b

    def add(self, a: Array, b: Array) -> Array:
        return a + b

    def scale(self, a: Array, factor: float) -> Array:
        return a * np.float32(factor)

    def relu(self, a: Array) -> Array:
        return np.maximum(a, np.float32(0))

    def norm(self, a: Array, weight: Array) -> Array:
        size = np.sqrt(np.mean(a * a, axis=-1, keepdims=True) + np.float32(TINY))
        return a / size * weight

    def gather(self, table: Array, index: Array) -> Array:
        return table[index.astype(np.int32)]

    def columns(self, a: Array, which: list[int]) -> Array:
        return a[:, :, which]

    def column(self, a: Array, which: int) -> Array:
        return a[:, :, which]

    def rows(self, a: Array, first: int, step: int) -> Array:
        return a[:, first::step]

    def concat(self, arrays: list[Array], axis: int) -> Array:
        return np.concatenate(arrays, axis)

    def turned(self, a: Array) -> Array:
        return a.transpose(0, 2, 1)

    def mean(self, a: Array) -> Array:
        return a.mean(axis=1, keepdims=True)

    def largest(self, a: Array) -> Array:
        return a.max(axis=1, keepdims=True)
