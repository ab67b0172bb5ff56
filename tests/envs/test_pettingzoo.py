"""PettingZoo's own tests, and what they do not ask."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

import elbowroom
import elbowroom.encoding
from elbowroom.encoding.actions import NoSuchAction
from elbowroom.encoding.batch import IllegalNumber
from elbowroom.envs import elbowroom_v0
from elbowroom.envs.options import OptionError
from tests.envs.games import positions

# Its test of the interface warns of every observation that is a dictionary with a mask, as those of its own games are.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:.*probably should be:UserWarning")


def test_the_interface(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(elbowroom_v0.env(board="base_2"), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_the_interface_in_cycles(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(elbowroom_v0.parallel_env(board="base_3", max_cycles=10), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


def test_seeds() -> None:
    seed_test(lambda: elbowroom_v0.env(board="base_3"), num_cycles=20)


def test_cycles() -> None:
    max_cycles_test(elbowroom_v0)


def played(env: Any, seed: int) -> dict[str, float]:
    """What everybody has got at the end of a random game."""
    env.reset(seed=seed)
    random, total = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(random.choice(legal)))
    return total


@pytest.mark.parametrize("reward", ["rank", "win", "margin", "coins"])
def test_rewards_reach_everybody(reward: str) -> None:
    env = elbowroom_v0.raw_env("base_3", reward=reward)
    total = played(env, 3)
    coins = [int(env.position.coins(seat)) for seat in range(3)]
    won = elbowroom.winners(env.position)
    if reward == "coins":
        assert list(total.values()) == [coin - 5 for coin in coins]
    else:
        assert [seat for seat in range(3) if total[f"player_{seat}"] == max(total.values())] == won


@pytest.mark.slow
def test_skill_is_the_result_without_luck() -> None:
    """The same split as the coach's, which adds up: what is not luck is skill."""
    env = elbowroom_v0.raw_env("base_2", reward="skill")
    env.reset(seed=2)
    greedy, other = elbowroom.make_bot("greedy", 1), elbowroom.make_bot("random", 1)
    while not env.position.over:
        s = env.position
        bot = greedy if s.decider == 0 else other
        choice = bot.choose(elbowroom.counted_view(s, s.decider), s.copy(0).legal())
        env.step(int(elbowroom.encoding.ActionNumbers(s.rules).number(choice, s.decider)))
    skill = [env.rewards[agent] for agent in env.agents]
    assert abs(sum(skill)) < 1e-9
    assert skill[0] > 0.2


def test_an_illegal_action_ends_the_game() -> None:
    env = elbowroom_v0.env(penalty=-3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -3


def test_an_illegal_action_may_be_an_error() -> None:
    env = elbowroom_v0.env(illegal="error")
    env.reset(seed=1)
    before = env.unwrapped.position.copy()
    with pytest.raises(IllegalNumber, match="action 0, 'abandon 1', is not legal now; the mask tells what is"):
        env.step(0)
    assert env.unwrapped.position == before


@pytest.mark.parametrize("number", [-1, 290, 1 << 40])
def test_a_number_that_no_action_has_changes_nothing(number: int) -> None:
    for env, error in (
        (elbowroom_v0.raw_env(), NoSuchAction),
        (elbowroom_v0.env(), AssertionError),  # of the wrapper that all of PettingZoo's games have
        (elbowroom_v0.env(illegal="error"), AssertionError),
    ):
        env.reset(seed=1)
        before = env.unwrapped.position.copy()
        with pytest.raises(error):
            env.step(number)
        assert env.unwrapped.position == before
        assert not any(env.terminations.values())
    together = elbowroom_v0.parallel_env()
    together.reset(seed=1)
    with pytest.raises(NoSuchAction, match=f"{number} is no action"):
        together.step(dict.fromkeys(together.agents, number))
    assert together.agents == together.possible_agents


@pytest.mark.parametrize("action", [235.0, "235", None])
def test_what_is_no_whole_number_is_not_made_one(action: Any) -> None:
    env = elbowroom_v0.raw_env()
    env.reset(seed=1)
    before = env.position.copy()
    with pytest.raises(NoSuchAction, match=f"an action is a whole number, not {action!r}"):
        env.step(action)
    assert env.position == before
    together = elbowroom_v0.parallel_env()
    together.reset(seed=1)
    with pytest.raises(NoSuchAction, match="an action is a whole number"):
        together.step(dict.fromkeys(together.agents, action))


def test_in_cycles_an_illegal_action_is_replaced() -> None:
    together = elbowroom_v0.parallel_env(max_cycles=3)
    together.reset(seed=1)
    _, _, ended, _, infos = together.step(dict.fromkeys(together.agents, 0))
    assert not any(ended.values())
    assert [info.get("replaced", False) for info in infos.values()].count(True) == 1


def test_games_begin_with_a_position() -> None:
    start = next(s.copy() for s in positions(elbowroom.Setup("base_2"), seed=2, every=40) if s.round > 1)
    env = elbowroom_v0.raw_env("base_2", start=start)
    for seed in (1, 2):
        env.reset(seed=seed)
        assert env.position == start
    with pytest.raises(OptionError, match="the position to begin with is of"):
        elbowroom_v0.raw_env("base_3", start=start)


def test_blocks_instead_of_a_vector() -> None:
    env = elbowroom_v0.raw_env("underground_2", layout="blocks")
    env.reset(seed=1)
    seen = env.observe("player_0")["observation"]
    space: Any = env.observation_space("player_0")
    assert space["observation"].contains(seen)
    assert seen["regions"].shape[0] == env.position.board.size


def test_a_position_can_be_shown() -> None:
    env = elbowroom_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert elbowroom.load_position(str(env.render())) == env.position


def test_positions_travel() -> None:
    env = elbowroom_v0.raw_env()
    env.reset(seed=3)
    there = pickle.loads(pickle.dumps(env.position))
    assert there == env.position
    assert hash(there) == hash(env.position)
    assert copy.deepcopy(env.position) == there
    action = there.legal()[0]
    there.apply(action)
    assert there != env.position
    env.position.apply(action)
    assert there == env.position


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("make", [elbowroom_v0.env, elbowroom_v0.raw_env])
def test_environments_travel(make: Callable[..., Any], again: Callable[[Any], Any]) -> None:
    env = make(board="base_3", reward="coins")
    env.reset(seed=3)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    other = again(env)
    assert (other.agent_selection, other.rewards) == (env.agent_selection, env.rewards)
    for _ in range(20):  # both go on alike, each for itself
        one, two = env.last(), other.last()
        assert one[1] == two[1]
        assert all(np.array_equal(one[0][name], two[0][name]) for name in one[0])
        action = int(np.flatnonzero(one[0]["action_mask"])[-1])
        env.step(action)
        assert env.unwrapped.position != other.unwrapped.position
        other.step(action)
    env.reset()
    other.reset()
    assert env.unwrapped.position == other.unwrapped.position  # the luck that is to come is the same


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"board": "base_9"}, "base_9"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"layout": "round"}, "layout is 'round'; it must be flat or blocks"),
        ({"illegal": "shrug"}, "illegal is 'shrug'; it must be end or error"),
        ({"max_cycles": 5, "illegal": "error"}, "in cycles an illegal action is replaced"),
        ({"max_cycles": 5, "penalty": -2.0}, "in cycles an illegal action is replaced"),
        ({"max_cycles": 5, "illegal": "shrug"}, "illegal is 'shrug'; it must be end or error"),
        ({"illegal": "error", "penalty": -2.0}, "an illegal action is an error: leave penalty out"),
    ],
)
def test_what_cannot_be_played(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words) as told:
        elbowroom_v0.env(**given)
    assert isinstance(told.value, elbowroom.ElbowRoomError)
