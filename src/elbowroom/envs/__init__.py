"""The game as learners know games: PettingZoo, Gymnasium, OpenSpiel, and batches of thousands of games.

Needs NumPy: `pip install elbowroom[envs]`.
"""

from elbowroom.envs.sheet import Sheet

__all__ = ["Sheet"]
