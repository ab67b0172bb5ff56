"""Everybody's chance of winning, in any position."""

from typing import Final

from elbowroom.bots.judgement import Judgement
from elbowroom.bots.knowledge import judgement_for
from elbowroom.bots.planner import SEEDS, Planner
from elbowroom.bots.style import Style
from elbowroom.bots.turns import finish, world
from elbowroom.engine.phases import DECIDE, PICK
from elbowroom.engine.state import State

_QUICKLY: Final = Style(plans=40)
_WORLDS: Final = 4


def chances(view: State, judgement: Judgement | None = None) -> list[float]:
    """Everybody's chance of winning by what can be seen; a turn that has begun is finished quickly in the mind."""
    if judgement is None:
        judgement = judgement_for(view.rules)
    if view.over or ((view.phase == PICK or view.phase == DECIDE) and view.decider == view.turn_of):
        return judgement.chances(view)
    luck = hash(view) % SEEDS
    planner = Planner(judgement, _QUICKLY, luck)
    total = [0.0] * int(view.rules.players)
    for number in range(_WORLDS):
        s = world(view, (luck + number) % SEEDS)
        if s.decider == s.turn_of:
            planner.quick_turn(s, _QUICKLY.plans)
        else:
            finish(s, s.turn_of)  # only tokens of somebody who was attacked are still to be placed
        for seat, chance in enumerate(judgement.chances(s)):
            total[seat] += chance / _WORLDS
    return total
