"""Prints a digest of some random games on every board: each position of the small ones, each record."""

import hashlib

from elbowroom import COMPILED, board_names
from elbowroom.bots import make_bot
from elbowroom.content.setup import Setup
from elbowroom.encoding import Encoder
from elbowroom.table.game import Game
from tests.effort import LONG, so_many

GAMES = {"random": so_many(4, long=12), "greedy": so_many(1, long=2)}  # on each board
LEVELS = ("gentle", "easy")  # both on each board in the long run; else they take turns
CLOSE = "strong"  # looks at so much that in plain Python only the beginnings of some games can be waited for
BEGUN = {"base_3": 30, "underground_2": 30, "base_2+sky_2": 30}  # decisions

OBSERVED = 7  # every so many decisions of a first game, what its decider observes


def digests() -> dict[str, str]:
    """By board and bot: what all positions and records of its games come to."""
    found = {}
    for turn, board in enumerate(board_names()):
        levels = LEVELS if LONG else LEVELS[turn % len(LEVELS) :][:1]
        for bot, games in (GAMES | dict.fromkeys(levels, 1)).items():
            total = hashlib.sha256()
            for seed in range(games):
                play(board, bot, seed, total)
            found[f"{board} {bot}"] = total.hexdigest()
    for board, decisions in BEGUN.items():
        total = hashlib.sha256()
        play(board, CLOSE, 0, total, decisions)
        found[f"{board} {CLOSE}"] = total.hexdigest()
    return found


def play(board: str, bot: str, seed: int, total: "hashlib._Hash", decisions: int = 0) -> None:
    """Play a game, or so many decisions of it."""
    from elbowroom import counted_view

    game = Game.open(Setup(board), seed=seed)
    state = game.state
    bots = [make_bot(bot, seed * 10 + seat) for seat in range(state.rules.players)]
    encoder = Encoder(state.rules)
    while not state.over and (not decisions or len(game.actions) < decisions):
        if seed == 0 and len(game.actions) % OBSERVED == 0:
            encoder.read(state, int(state.decider))
            encoder.offer(state, int(state.decider))
            total.update(repr((list(encoder.values), list(encoder.mask))).encode())
        legal = state.legal()
        action = bots[state.decider].choose(counted_view(state, int(state.decider)), legal)
        total.update(repr([one.text() for one in legal]).encode())
        game.play(action)
        total.update(repr([int(word) for word in state.words]).encode())
    total.update(game.record().to_json().encode())


if __name__ == "__main__":
    print(COMPILED)
    for name, digest in digests().items():
        print(f"{name}: {digest}")
