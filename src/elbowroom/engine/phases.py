"""The phases of a turn (CORE-4.2) in which somebody decides; all others pass by themselves."""

from typing import Final

PICK: Final = 0
PICK_CHOICES: Final = 1
DECIDE: Final = 2
START_EFFECTS: Final = 3
LEGACY: Final = 4
READY: Final = 5
CONQUER: Final = 6
REDEPLOY: Final = 7
END_CHOICES: Final = 8
POST_SCORE: Final = 9
WITHDRAW: Final = 10
GAME_OVER: Final = 11
AFTERMATH: Final = 12  # between conquests that a die has ended and redeployment

PHASES: Final = (
    "pick",
    "pick choices",
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
    "aftermath",
)
