"""A player who does as little as the rules allow, always the same, for tests that want to get to the next turn."""

from elbowroom.engine.actions import DONE, EXPAND, REGION, STOP, Action
from elbowroom.engine.state import State


def quiet_action(s: State) -> Action:
    """Nothing is started that can be left alone: no optional ability, no conquest; tokens go where CORE-7.12 says.

    What must be chosen goes to an empty region, else to one of an opponent, else anywhere; the lowest number decides.
    A combo is the free one.
    """
    legal = s.legal()
    for quiet in (STOP, DONE, EXPAND):
        if quiet in legal:
            return quiet
    best = legal[0]
    for action in legal:
        if (_harm(s, action), action.target) < (_harm(s, best), best.target):
            best = action
    return best


def _harm(s: State, action: Action) -> int:
    """How much a choice that cannot be avoided disturbs: 0 nobody, 1 an opponent, 2 everything else."""
    if action.meaning != REGION or s.is_empty(action.target):
        return 0
    seat = s.seat_at(action.target)
    return 1 if seat >= 0 and seat != s.decider else 2
