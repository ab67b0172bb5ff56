"""The player who stands for a first game."""

import pytest

from elbowroom import Setup, board_names, counted_view, load_position, new_game, parse_action
from elbowroom.bots import bot_names
from elbowroom.lab.cheapest import CheapestBot
from elbowroom.lab.game import play_game
from elbowroom.lab.simulate import Simulation, simulate


@pytest.mark.parametrize("board", board_names())
def test_it_plays_to_the_end_everywhere(board: str) -> None:
    state = new_game(board, 1)
    play_game(state, [CheapestBot(0) for _ in range(state.rules.players)])
    assert state.over


def test_it_takes_what_is_free_and_then_the_cheapest_region() -> None:
    state = new_game("base_2", 1)
    bot = CheapestBot(0)
    first = bot.choose(counted_view(state, int(state.decider)), state.legal())
    assert first == parse_action("pick 0")
    state.play(first)
    from elbowroom.engine.conquest import cost

    while state.conquering:
        action = bot.choose(counted_view(state, int(state.decider)), state.legal())
        if action.verb == "conquer":
            cheapest = min(cost(state, state.acting, one.target) for one in state.legal() if one.verb == "conquer")
            assert cost(state, state.acting, action.target) == cheapest
        state.play(action)


POSITION = """
board: base_2
round: 3
turn: 1
phase: decide
seats:
- active: {race: orcs, power: hill}
- active: {race: elves, power: forest}
regions:
  1: {race: orcs, tokens: %d}
"""


@pytest.mark.parametrize(("tokens", "does"), [(9, "expand"), (1, "decline")])
def test_it_declines_when_there_is_nothing_to_conquer(tokens: int, does: str) -> None:
    s = load_position(POSITION % tokens)
    assert CheapestBot(0).choose(counted_view(s, 0), s.legal()).text() == does


def test_it_beats_random_and_is_no_opponent_for_people() -> None:
    bots = ("elbowroom.lab.cheapest:CheapestBot", "random")
    report = simulate(Simulation(Setup("base_2"), bots, games=20), workers=1)
    assert report.bots[0].wins >= 15
    assert "cheapest" not in bot_names()
