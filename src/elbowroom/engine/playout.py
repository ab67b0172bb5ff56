"""Playing on at random inside the engine, for simulations and searches that need many finished games."""

from librt.random import Random
from mypy_extensions import i64

from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.engine.turn import apply_action


def play_out(s: State, random: Random) -> i64:
    """Play uniformly random actions until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    while not s.over:
        legal = legal_actions(s)
        apply_action(s, legal[random.randrange(len(legal))])
        decisions += 1
    return decisions
