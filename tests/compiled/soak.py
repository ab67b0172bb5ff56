"""How much a process grows while bots play: `python -m tests.compiled.soak BOT BOARD WARM GAMES` prints bytes."""

import gc
import sys

import psutil  # type: ignore[import-untyped,unused-ignore]

from elbowroom import new_game
from elbowroom.bots.specs import make_bot
from elbowroom.lab.game import play_game


def play(bot: str, board: str, seed: int) -> None:
    state = new_game(board, seed=seed)
    play_game(state, [make_bot(bot, seed * 8 + seat) for seat in range(state.rules.players)])


def resident() -> int:
    gc.collect()
    return int(psutil.Process().memory_info().rss)


def growth(bot: str, board: str, warm: int, games: int) -> int:
    """Bytes that a process has grown by when it has played so many games, counted from the first `warm` of them."""
    for seed in range(warm):
        play(bot, board, seed)
    before = resident()
    for seed in range(warm, games):
        play(bot, board, seed)
    return resident() - before


if __name__ == "__main__":
    print(growth(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
