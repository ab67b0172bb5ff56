"""OpenSpiel's own tests, and its searches at the table."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import elbowroom

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import elbowroom.envs.open_spiel  # noqa: E402
from elbowroom.engine.chance import Chance  # noqa: E402
from elbowroom.engine.setup import new_state  # noqa: E402
from elbowroom.envs.open_spiel import MOST_DECISIONS  # noqa: E402
from tests.envs.games import MIXED  # noqa: E402


@pytest.mark.slow
@pytest.mark.parametrize("board", ["base_2", "base_3", "underground_2", "base_2+sky_3"])
def test_random_games(board: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("python_elbowroom", {"board": board}), 1, False, False)


@pytest.mark.parametrize("setup", [elbowroom.Setup("base_2"), MIXED], ids=repr)
def test_nobody_can_make_a_turn_as_long_as_the_limit(setup: elbowroom.Setup) -> None:
    random = Random(1)
    for seed in range(8):
        state = new_state(setup.rules(), Chance(seed))
        turns: Counter[tuple[int, int]] = Counter()
        while not state.over:
            turns[int(state.round), int(state.turn_of)] += 1
            legal = state.legal()
            state.apply(random.choice([action for action in legal if action.verb not in ("stop", "done")] or legal))
        assert max(turns.values()) <= MOST_DECISIONS / 2


def test_the_game_is_what_it_says() -> None:
    game = pyspiel.load_game("python_elbowroom(board=base_3)")
    assert (game.num_players(), game.utility_sum()) == (3, 0.0)
    assert game.num_distinct_actions() == 375
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [round(weight, 3) for _, weight in state.chance_outcomes()] == [0.333] * 3
    with pytest.raises(ValueError, match="chance is asked for a number now, which cannot be 99"):
        state.apply_action(99)
    state.apply_action(1)
    assert str(state) == "number 1"
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.current_player() == 1
    assert state.information_state_string(0) == f"seat 1: {state}"
    assert state.information_state_string(0) != state.information_state_string(1)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(0)


@pytest.mark.parametrize(
    "again",
    [
        copy.deepcopy,
        lambda state: pickle.loads(pickle.dumps(state)),
        lambda state: pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1],
    ],
    ids=["copied", "pickled", "serialized"],
)
def test_states_travel(again: Callable[[Any], Any]) -> None:
    state = pyspiel.load_game("python_elbowroom(board=base_2)").new_initial_state()
    kinds = set()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
        other = again(state)
        kinds.add(state.is_chance_node())
        assert (str(other), other.explicit) == (str(state), state.explicit)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)
    assert kinds == {True, False}


def test_observations_are_those_of_the_encoder() -> None:
    game = pyspiel.load_game("python_elbowroom(board=base_2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    seen = make_observation(game)
    encoder = elbowroom.encoding.Encoder(elbowroom.rules_for("base_2"))
    for player in range(2):
        seen.set_from(state, player)
        encoder.read(state.explicit.state, player)
        assert seen.tensor.tolist() == list(encoder.values)
        assert np.array_equal(seen.dict["regions"].ravel()[:50], seen.dict["regions"][0])


@pytest.mark.slow
def test_its_search_plays_a_game_through() -> None:
    game = pyspiel.load_game("python_elbowroom(board=base_2)")
    luck = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=weights)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


# Ours, that for what is no number of C++, and its own for the -1 by which it means that there is no action.
REFUSALS = (ValueError, TypeError, pyspiel.SpielError)


@pytest.mark.parametrize("number", [-1, 0, 290, 1 << 40])
def test_an_id_that_is_not_legal_changes_nothing(number: int) -> None:
    state = pyspiel.load_game("python_elbowroom(board=base_2)").new_initial_state()
    while not state.is_terminal():
        before, position = str(state), state.explicit.copy()
        if number not in state.legal_actions():
            with pytest.raises(REFUSALS):
                state.apply_action(number)
            assert (str(state), state.explicit) == (before, position)
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(REFUSALS):
        state.apply_action(number)


@pytest.mark.parametrize(("given", "words"), [("board=base_9", "base_9"), ("boxes=nothing", "nothing")])
def test_what_cannot_be_played(given: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as told:
        pyspiel.load_game(f"python_elbowroom({given})")
    assert isinstance(told.value, elbowroom.ElbowRoomError)
