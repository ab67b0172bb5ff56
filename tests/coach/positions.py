"""Positions out of games between quick bots."""

from collections.abc import Iterator

from elbowroom import Action, State, make_bot, new_game
from elbowroom.engine.view import counted_view


def decisions(board: str = "base_2", seed: int = 1, bot: str = "easy") -> Iterator[tuple[State, Action]]:
    """Every position of a game in which somebody has a choice, and what is done there."""
    state = new_game(board, seed=seed)
    bots = [make_bot(bot, seat) for seat in range(state.rules.players)]
    while not state.over:
        seat = int(state.decider)
        legal = state.legal()
        action = bots[seat].choose(counted_view(state, seat), legal)
        if len(legal) > 1:
            yield state.copy(), action
        state.apply(action)
