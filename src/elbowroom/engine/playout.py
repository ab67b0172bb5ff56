"""Playing on at random inside the engine, for simulations and searches that need many finished games."""

from librt.random import Random
from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.actions import Action
from elbowroom.engine.legal import drawn_placement, legal_actions
from elbowroom.engine.phases import REDEPLOY, WITHDRAW
from elbowroom.engine.state import State
from elbowroom.engine.turn import apply_action


def play_out(s: State, random: Random) -> i64:
    """Play uniformly random actions until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    while not s.over:
        apply_action(s, _drawn(s, random))
        decisions += 1
    return decisions


def _drawn(s: State, random: Random) -> Action:
    """A legal action, each with the same chance. Two in five only place a token, which needs no list to draw from."""
    phase = s.words[at.PHASE]
    if phase == REDEPLOY or phase == WITHDRAW:
        placement = drawn_placement(s, random)
        if placement is not None:
            return placement
    legal = legal_actions(s)
    return legal[random.randrange(len(legal))]
