"""Games between bots for tests, and greedy bots in single positions: every choice is checked and noted."""

from collections.abc import Sequence

from elbowroom import State, counted_view, new_game
from elbowroom.bots import Bot, make_bot
from elbowroom.bots.greedy import GreedyBot
from elbowroom.notation.position import load_position


def noted_game(
    board: str, bots: Sequence[Bot], seed: int, boxes: Sequence[str] = (), sites: bool = False
) -> tuple[State, list[str]]:
    """Play a game; fails when a bot answers with what is not legal. Returns its end and all actions."""
    state = new_game(board, seed, boxes=boxes, sites=sites)
    actions = []
    while not state.over:
        legal = state.legal()
        action = bots[state.decider].choose(counted_view(state, int(state.decider)), list(legal))
        assert action in legal, f"{action} in {state!r}"
        actions.append(action.text())
        state.apply(action)
    return state, actions


def game(
    board: str, specs: Sequence[str], seed: int, boxes: Sequence[str] = (), sites: bool = False
) -> tuple[State, list[str]]:
    bots = [make_bot(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    return noted_game(board, bots, seed, boxes, sites)


def answers(text: str, seeds: int = 3) -> set[str]:
    """What greedy bots with different luck do in a position."""
    s = load_position(text)
    return {answer(s, seed) for seed in range(seeds)}


def answer(s: State, seed: int = 0) -> str:
    chosen = GreedyBot(seed).choose(counted_view(s, int(s.decider)), s.legal())
    assert chosen in s.legal()
    return chosen.text()


def follow(text: str, seed: int = 0) -> list[str]:
    """What a greedy bot does until the conquests of its turn are over."""
    s = load_position(text)
    bot = GreedyBot(seed)
    done = []
    while s.conquering:
        action = bot.choose(counted_view(s, int(s.decider)), s.legal())
        done.append(action.text())
        s.play(action)
    return done
