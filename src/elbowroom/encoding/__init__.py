"""Positions and actions as numbers, for whoever learns: what a seat may know, and every action with a fixed number.

Nothing here needs NumPy. `elbowroom.envs` shows the same numbers as arrays; docs/encoding.md lists them.
"""

from elbowroom.encoding.actions import ActionNumbers
from elbowroom.encoding.batch import Batch
from elbowroom.encoding.encoder import Encoder
from elbowroom.encoding.fields import BLOCKS, ENCODING_VERSION
from elbowroom.encoding.results import REWARDS

__all__ = ["BLOCKS", "ENCODING_VERSION", "REWARDS", "ActionNumbers", "Batch", "Encoder"]
