"""The game as learners know games: PettingZoo, Gymnasium, OpenSpiel, and batches of thousands of games.

Needs NumPy: `pip install elbowroom[envs]`.
"""

from importlib.util import find_spec

from elbowroom.encoding import REWARDS, ActionNumbers, Batch, Encoder
from elbowroom.envs.explicit import ExplicitGame
from elbowroom.envs.options import moment
from elbowroom.envs.sheet import Sheet, adjacency, scales

__all__ = ["REWARDS", "ActionNumbers", "Batch", "Encoder", "ExplicitGame", "Sheet", "adjacency", "moment", "scales"]

if find_spec("gymnasium") is not None:
    import elbowroom.envs.registered  # noqa: F401 - Gymnasium knows the game by its name from here on
