"""What happens in the name of a player who does not answer in time: as little as the rules allow, always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine.actions import DONE, EXPAND, REGION, STOP, Action
from elbowroom.engine.errors import GameIsOver

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def default_action(s: State) -> Action:
    """Nothing is started that can be left alone: no optional ability, no conquest; tokens go where CORE-7.12 says.

    What must be chosen goes to an empty region, else to one of an opponent, else anywhere; the lowest number decides
    (UG-11.1). A combo is the free one.
    """
    legal = s.legal()
    if not legal:
        raise GameIsOver("the game is over", "CORE-10.1")
    for quiet in (STOP, DONE, EXPAND):
        if quiet in legal:
            return quiet
    best = legal[0]
    for action in legal:
        if (_harm(s, action), action.target) < (_harm(s, best), best.target):
            best = action
    return best


def _harm(s: State, action: Action) -> i64:
    """How much a choice that cannot be avoided disturbs: 0 nobody, 1 an opponent, 2 everything else."""
    if action.meaning != REGION or s.is_empty(action.target):
        return 0
    seat = s.seat_at(action.target)
    return 1 if seat >= 0 and seat != s.decider else 2
