"""Bots do not see what is hidden: in a twin of a position with other stacks, sites and dice they get the same view."""

from functools import cache
from random import Random

import pytest

from elbowroom import Action, State, counted_view, make_bot, new_game
from elbowroom.bots import bot_names
from elbowroom.bots.turns import world

ANYWHERE = {"pick", "decide", "ready", "conquer", "redeploy", "end choices", "withdraw"}
PHASES = {
    "base_3": ANYWHERE | {"legacy", "post score"},
    "underground_3": ANYWHERE | {"pick choices", "start effects"},
    "base_2+sky_2": ANYWHERE | {"legacy", "post score"},
}
GAMES = 20  # in which all of them come
MIDDLE = 6  # round up to which there is still much to come
TWINS = 3
# In plain Python the others take seconds for each decision. What `neural-search` does depends on the clock.
QUICK = {"random", "greedy", "gentle", "easy", "normal"}
BOTS = [
    pytest.param(bot, marks=[] if bot in QUICK else pytest.mark.slow) for bot in bot_names() if bot != "neural-search"
]


@cache
def positions(board: str) -> dict[str, State]:
    """A position of each phase in which somebody has a choice, from games by chance in which much is still hidden."""
    found: dict[str, State] = {}
    for seed in range(GAMES):
        state, random = new_game(board, seed, sites=board.startswith("underground")), Random(seed)
        while not state.over:
            legal = state.legal()
            if len(legal) > 1 and state.round <= MIDDLE:
                found[state.phase_name] = state.copy()
            state.apply(random.choice(legal))
    return found


def twins(state: State) -> list[State]:
    """The same position with everything shuffled that nobody has seen."""
    return [world(state, seed) for seed in range(1, TWINS + 1)]


def choice(bot: str, state: State) -> Action:
    return make_bot(bot, 1).choose(counted_view(state, int(state.decider)), state.legal())


@pytest.mark.parametrize("board", PHASES)
def test_views_of_twins_are_equal_in_every_phase(board: str) -> None:
    assert set(positions(board)) == PHASES[board]
    for state in positions(board).values():
        seen = counted_view(state, int(state.decider))
        for twin in twins(state):
            assert twin != state
            assert counted_view(twin, int(state.decider)) == seen


@pytest.mark.parametrize("board", PHASES)
@pytest.mark.parametrize("bot", BOTS)
def test_twins_get_the_same_answer_in_every_phase(bot: str, board: str) -> None:
    for state in positions(board).values():
        answer = choice(bot, state)
        assert all(choice(bot, twin) is answer for twin in twins(state)[:1])
