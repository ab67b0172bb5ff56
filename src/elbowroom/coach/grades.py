"""How decisions are graded by the chance of winning that they have lost. All thresholds are here."""

from collections.abc import Sequence
from math import exp
from typing import Final

from elbowroom.coach.report import Grade

INACCURACY: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10
NOTICED: Final = 0.005  # less than this is no difference that could be told
_FORGIVING: Final = 0.2  # chance lost in a turn that leaves 37 % of its accuracy
TURNING: Final = 0.08  # change of somebody's chance that may turn a game
MOST_TURNS: Final = 5


def grade(lost: float) -> Grade:
    """What a decision was that has lost so much chance of winning."""
    if lost >= BLUNDER:
        return "blunder"
    if lost >= MISTAKE:
        return "mistake"
    return "inaccuracy" if lost >= INACCURACY else "good"


def accuracy(lost: Sequence[float]) -> float:
    """From 0 to 100: how well somebody has played whose turns have lost so much each; 100 without any turn."""
    return 100.0 * sum(exp(-part / _FORGIVING) for part in lost) / len(lost) if lost else 100.0
