"""Games to look at, of every family and of everything mixed."""

from collections.abc import Iterator
from random import Random

import elbowroom
from elbowroom.engine.setup import new_state
from elbowroom.engine.state import State

BOARDS = tuple(elbowroom.Setup(board) for board in ("base_2", "base_5", "underground_3", "base_2+sky_3"))
MIXED = elbowroom.Setup("base_3", boxes=("base", "underground", "sky"), sites=True)


def positions(setup: elbowroom.Setup, seed: int, every: int = 1) -> Iterator[State]:
    """Positions of one random game, one after so many decisions, and its end."""
    s = new_state(setup.rules(), elbowroom.Chance(seed))
    random = Random(seed)
    number = 0
    while not s.over:
        if number % every == 0:
            yield s
        s.apply(random.choice(s.legal()))
        number += 1
    yield s
