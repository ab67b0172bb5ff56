"""What would be good to do now: the best choices with what they promise, and why."""

from typing import Final, NamedTuple

from elbowroom.coach.advice import Advice, reasons
from elbowroom.coach.judge import USUAL_JUDGE, Judge
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State

MOST_CHOICES: Final = 3


class Choice(NamedTuple):
    """Something that would be good to do."""

    actions: list[Action]  # the next one first
    chance: float  # of winning
    coins: float  # to be expected at the end
    why: list[Advice]


def hint(view: State, level: str = USUAL_JUDGE) -> list[Choice]:
    """One to three choices for whoever decides, the best first; `view` is what that player may know, coins counted."""
    seat = int(view.decider)
    lines = Judge(view.rules, level).choices(view, MOST_CHOICES)
    return [
        Choice(
            line.actions,
            line.chances[seat],
            line.coins[seat],
            reasons(view, line, [other for other in lines if other is not line]),
        )
        for line in lines
    ]
