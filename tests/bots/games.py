"""Games between bots for tests: every choice is checked and noted."""

from collections.abc import Sequence

from elbowroom import State, new_game, view
from elbowroom.bots import Bot, make_bot


def noted_game(board: str, bots: Sequence[Bot], seed: int) -> tuple[State, list[str]]:
    """Play a game; fails when a bot answers with what is not legal. Returns its end and all actions."""
    state = new_game(board, seed)
    actions = []
    while not state.over:
        legal = state.legal()
        action = bots[state.decider].choose(view(state, int(state.decider)), list(legal))
        assert action in legal, f"{action} in {state!r}"
        actions.append(action.text())
        state.apply(action)
    return state, actions


def game(board: str, specs: Sequence[str], seed: int) -> tuple[State, list[str]]:
    return noted_game(board, [make_bot(spec, seed * 10 + seat) for seat, spec in enumerate(specs)], seed)
