"""Rows of observations and masks as NumPy arrays: the memory of an `Encoder`, seen without a copy."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from elbowroom.encoding import BLOCKS, Encoder
from elbowroom.encoding.fields import BORDER_BITS

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


class Sheet:
    """The arrays of an encoder. They change with every `read`: copy what must stay."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        rows, width, size = int(encoder.rows), int(encoder.width), int(encoder.actions.size)
        memory = memoryview(encoder.values)
        self.values: Final[Numbers] = np.frombuffer(memory, np.int16).reshape(rows, width)  # flat, a row for each
        self.mask: Final[Mask] = np.frombuffer(memoryview(encoder.mask), np.int8).reshape(rows, size)
        self.blocks: Final[dict[str, Numbers]] = {}  # by their names: (rows of the sheet, rows of the block, columns)
        at = 0
        for name, (height, columns) in encoder.shapes().items():
            part = self.values[:, at : at + height * columns]
            self.blocks[name] = np.lib.stride_tricks.as_strided(
                part, (rows, height, columns), (width * 2, columns * 2, 2), writeable=False
            )
            at += height * columns


def scales(shapes: dict[str, tuple[int, int]]) -> NDArray[np.float32]:
    """What to divide a flat observation by so that its numbers are about 1; indices of tiles are left as they are."""
    columns = {block.name: [field.scale for field in block.fields] for block in BLOCKS}
    return np.concatenate([np.tile(columns[name], height) for name, (height, _) in shapes.items()]).astype(np.float32)


def adjacency(borders: Numbers) -> NDArray[np.bool_]:
    """The block `borders`, of one observation or of many, as a matrix: which region touches which."""
    regions = borders.shape[-2]
    bits = (borders[..., None] >> np.arange(BORDER_BITS, dtype=np.int16)) & 1
    result: NDArray[np.bool_] = bits.reshape(*borders.shape[:-1], -1)[..., :regions].astype(np.bool_)
    return result
