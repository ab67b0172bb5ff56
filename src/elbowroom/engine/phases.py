"""The phases of a turn (CORE-4.2) in which somebody decides; all others pass by themselves."""

from typing import Final

PICK: Final = 0
DECIDE: Final = 1
START_EFFECTS: Final = 2
LEGACY: Final = 3
READY: Final = 4
CONQUER: Final = 5
REDEPLOY: Final = 6
END_CHOICES: Final = 7
POST_SCORE: Final = 8
WITHDRAW: Final = 9
GAME_OVER: Final = 10

PHASES: Final = (
    "pick",
    "decide",
    "start effects",
    "legacy",
    "ready",
    "conquer",
    "redeploy",
    "end choices",
    "post score",
    "withdraw",
    "game over",
)
