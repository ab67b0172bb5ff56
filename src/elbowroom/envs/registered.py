"""The game under its name in Gymnasium, which imports what is behind it when somebody makes one."""

from typing import Final

import gymnasium

ENVIRONMENT: Final = "elbowroom/Game-v0"

gymnasium.register(
    ENVIRONMENT,
    entry_point="elbowroom.envs.gym:GameEnv",
    vector_entry_point="elbowroom.envs.gym:GameVectorEnv",
)
