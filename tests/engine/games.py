"""Random games for tests: who plays what, and every action there could be."""

from collections.abc import Iterator
from random import Random

from elbowroom import board_names, new_game
from elbowroom.engine.actions import Action, BadActionText, parse_action
from elbowroom.engine.state import State
from tests.printed import printed_verbs

BOARDS = [name for name in board_names() if "+" not in name] + ["base_2+sky_3", "base_5+sky_2"]
ENDS = ("stop", "done", "decline")  # a busy player seldom says these


def universe() -> list[Action]:
    """Every action of every verb, legal anywhere or not."""
    found: list[Action] = []
    for name in printed_verbs():
        for text in (name, *(f"{name} {number}" for number in range(61))):
            try:
                found.append(parse_action(text))
            except BadActionText:
                continue
    return found


def choose(s: State, random: Random, busy: bool) -> Action:
    """A random legal action; a busy player goes on conquering and placing most of the time."""
    legal = s.legal()
    if busy and random.randrange(8):
        going_on = [action for action in legal if action.verb not in ENDS]
        legal = going_on or legal
    return legal[random.randrange(len(legal))]


def random_game(board: str, seed: int, busy: bool = False) -> Iterator[tuple[State, Action]]:
    """Play a game; yields the position before each action together with the action, which is applied afterwards."""
    s = new_game(board, seed)
    random = Random(seed)
    while not s.over:
        action = choose(s, random, busy)
        yield s, action
        s.apply(action)


def positions(board: str, seed: int, every: int, busy: bool = False) -> Iterator[State]:
    """Every n-th position of a random game, and its end."""
    s = None
    for number, (s, _) in enumerate(random_game(board, seed, busy)):
        if number % every == seed % every:
            yield s
    assert s is not None
    assert s.over
    yield s
