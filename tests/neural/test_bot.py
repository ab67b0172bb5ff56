"""Bots that think with the net play whole games by the rules, and the same ones from the same seed."""

import subprocess
import sys
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from elbowroom import Bot, Setup, counted_view, make_bot, new_game, play_game
from elbowroom.bots.specs import NEURAL, bot_names
from elbowroom.bots.style import Style
from elbowroom.engine.chance import Chance
from elbowroom.engine.setup import new_state
from elbowroom.neural.bot import Care, NeuralBot
from elbowroom.neural.mind import Mind
from elbowroom.neural.model import shipped
from elbowroom.neural.search import NeuralSearchBot, Search
from elbowroom.server.minds import is_quick, thought_out
from tests.neural.strangers import Bees

QUICK = Care(turns=2, finalists=1, worlds=0, placings=1)
HASTY = Style(plans=2, worlds=1, reply=1)
BRIEF = Search(turns=2, finalists=1, worlds=0, placings=1, milliseconds=1, planned=2, style=HASTY)
FEW = 12  # decisions


@pytest.mark.slow
@pytest.mark.parametrize("board", ["base_2", "underground_3", "base_2+sky_2"])
def test_they_play_whole_games(board: str) -> None:
    state = new_game(board, seed=3)
    others = [make_bot("random", seed) for seed in range(int(state.rules.players) - 2)]
    play_game(state, [NeuralBot(1, Care(4, 2, 1, 2)), NeuralSearchBot(2, BRIEF), *others])
    assert state.over


def begun(maker: Callable[[], Bot], setup: Setup) -> list[str]:
    """The first decisions of a game that a bot plays against itself."""
    state = new_state(setup.rules(), Chance(1))
    bots = [maker() for _ in range(int(state.rules.players))]
    done: list[str] = []
    while len(done) < FEW:
        legal = state.legal()
        action = bots[state.decider].choose(counted_view(state, int(state.decider)), legal)
        assert action in legal
        done.append(action.text())
        state.apply(action)
    return done


def test_the_same_seed_plays_the_same_game() -> None:
    setup = Setup("base_2")
    assert begun(lambda: NeuralBot(1, QUICK), setup) == begun(lambda: NeuralBot(1, QUICK), setup)


def test_who_does_not_think_ahead_does_what_the_net_finds_likeliest() -> None:
    state, random = new_game("base_2", seed=5), Random(5)
    mind, bot = Mind(state.rules, shipped()), NeuralBot(1, QUICK)
    agreed = 0
    for _ in range(FEW):
        legal, seat = state.legal(), int(state.decider)
        likeliest = legal[int(np.argmax(mind.inclinations([state], [legal], seat)[0]))]
        agreed += bot.plan(counted_view(state, seat), legal)[0] is likeliest and likeliest is not legal[-1]
        state.apply(random.choice(legal))
    assert agreed > FEW // 3


def test_the_search_begins_a_game() -> None:
    assert len(begun(lambda: NeuralSearchBot(1, BRIEF), Setup("base_2"))) == FEW


def test_tiles_of_ones_own_can_be_played_with() -> None:
    assert len(begun(lambda: NeuralBot(1, QUICK), Setup("base_2", tiles=(Bees,)))) == FEW


def test_a_server_lets_them_think_elsewhere() -> None:
    state = new_game("base_2", seed=2)
    seat = int(state.decider)
    assert not is_quick("neural")
    plan = thought_out("neural", seat, counted_view(state, seat), 0)
    assert plan[0] in state.legal()


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
