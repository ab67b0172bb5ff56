"""Observations as Gymnasium describes them: one flat vector, or a dictionary of blocks."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from elbowroom.encoding import Encoder
from elbowroom.envs.sheet import Sheet

LAYOUTS: Final = ("flat", "blocks")
LOWEST: Final = -32768
HIGHEST: Final = 32767


def observation_space(encoder: Encoder, layout: str) -> spaces.Space[Any]:
    """What observations of one seat look like."""
    if layout == "flat":
        return spaces.Box(LOWEST, HIGHEST, (int(encoder.width),), np.int16)
    return spaces.Dict({name: spaces.Box(LOWEST, HIGHEST, shape, np.int16) for name, shape in encoder.shapes().items()})


def observation(sheet: Sheet, layout: str, row: int = 0) -> Any:
    """A row of a sheet as an observation of its own, which nothing changes later."""
    if layout == "flat":
        return sheet.values[row].copy()
    return {name: block[row].copy() for name, block in sheet.blocks.items()}
