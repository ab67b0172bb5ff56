"""Bots that think with the net play whole games by the rules, and the same ones from the same seed."""

import subprocess
import sys

import pytest

pytest.importorskip("numpy", reason="the extra neural is not installed")

from elbowroom import Setup, make_bot, new_game, play_game
from elbowroom.bots.specs import NEURAL, bot_names
from elbowroom.neural.bot import Care, NeuralBot
from elbowroom.neural.search import NeuralSearchBot, Search
from tests.neural.strangers import Bees

QUICK = Care(turns=3, finalists=2, worlds=1, placings=2)
BRIEF = Search(turns=2, finalists=1, worlds=0, placings=2, milliseconds=1, planned=2)


@pytest.mark.parametrize("board", ["base_2", "underground_2", "base_2+sky_2"])
def test_they_play_whole_games(board: str) -> None:
    state = new_game(board, seed=3)
    others = [make_bot("random", seed) for seed in range(int(state.rules.players) - 1)]
    play_game(state, [NeuralBot(1, QUICK), *others], check=True)
    assert state.over


def test_the_search_plays_a_whole_game() -> None:
    state = new_game("base_2", seed=4)
    play_game(state, [NeuralSearchBot(1, BRIEF), make_bot("random", 2)], check=True)
    assert state.over


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        state = new_game("base_2", seed=6)
        play_game(state, [NeuralBot(1, QUICK), make_bot("random", 2)])
        ends.append([int(state.coins(seat)) for seat in range(2)])
    assert ends[0] == ends[1]


def test_it_plays_with_tiles_of_ones_own() -> None:
    state = new_game(setup=Setup("base_2", tiles=(Bees,)), seed=1)
    play_game(state, [NeuralBot(1, QUICK), make_bot("random", 2)])
    assert state.over


def test_they_have_names() -> None:
    assert set(NEURAL) <= set(bot_names())
    assert isinstance(make_bot("neural", 1), NeuralBot)
    assert isinstance(make_bot("neural-search", 1), NeuralSearchBot)


def test_without_numpy_the_extra_is_named() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from elbowroom.bots.specs import MissingExtra, bot_names, make_bot\n"
        "assert 'neural' not in bot_names()\n"
        "try: make_bot('neural', 1)\n"
        "except MissingExtra as error: print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert "pip install 'elbowroom[neural]'" in said
