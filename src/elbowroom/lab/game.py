"""One game between bots, watched by accumulators."""

from collections.abc import Sequence
from typing import Protocol

from elbowroom.bots.base import Bot
from elbowroom.engine.actions import Action
from elbowroom.engine.chance import Chance
from elbowroom.engine.errors import ElbowRoomError
from elbowroom.engine.invariants import check_invariants
from elbowroom.engine.setup import empty_state
from elbowroom.engine.state import State
from elbowroom.engine.view import counted_view
from elbowroom.table.game import Game


class IllegalChoice(ElbowRoomError):
    """A bot answered with something that was not in its list."""


class Accumulator(Protocol):
    """Watches games and keeps count of something."""

    def before(self, state: State, entrants: Sequence[int]) -> None:
        """A game begins; `entrants` are the numbers of the bots by seat."""
        ...

    def step(self, state: State, action: Action) -> None:
        """The decider has chosen an action, which is carried out next."""
        ...

    def after(self, state: State) -> None:
        """The game is over."""
        ...


def play_game(
    state: State,
    bots: Sequence[Bot],
    accumulators: Sequence[Accumulator] = (),
    entrants: Sequence[int] | None = None,
    game: Game | None = None,
    check: bool = False,
) -> None:
    """Let the bots, one for each seat, play to the end; `game` is the one of the state if that is written down."""
    needs_view = [bot.needs_view for bot in bots]
    blank = empty_state(state.rules, Chance(0))
    steps = [accumulator.step for accumulator in accumulators]
    apply = state.apply if game is None else game.play
    for accumulator in accumulators:
        accumulator.before(state, range(len(bots)) if entrants is None else entrants)
    while not state.over:
        seat = state.decider
        legal = state.legal()
        action = bots[seat].choose(counted_view(state, seat) if needs_view[seat] else blank, legal)
        if action not in legal:
            known = ", ".join(map(str, legal))
            raise IllegalChoice(f"the bot of seat {seat + 1} chose '{action}' in {state!r}; legal are {known}")
        for step in steps:
            step(state, action)
        apply(action)
        if check:
            check_invariants(state)
    for accumulator in accumulators:
        accumulator.after(state)
