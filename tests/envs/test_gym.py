"""Gymnasium's own checker, and what it does not look at."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import elbowroom
from elbowroom.bots import make_bot
from elbowroom.envs.gym import GameEnv, GameVectorEnv
from elbowroom.envs.options import OptionError, company, moment, rules_of
from elbowroom.envs.registered import ENVIRONMENT
from elbowroom.table.game import Game


@pytest.mark.parametrize("module", ["", "elbowroom.envs:", "elbowroom.envs.gym:"])
def test_the_name_is_enough(module: str) -> None:
    first = "" if module else "import elbowroom.envs; "
    code = f"{first}import gymnasium; print(gymnasium.make('{module}{ENVIRONMENT}', opponents='random').spec.id)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True)
    assert done.stdout == f"{ENVIRONMENT}\n", done.stderr


@pytest.mark.filterwarnings("ignore:.*No render fps was declared:UserWarning")
def test_the_checker() -> None:
    check_env(gymnasium.make(ENVIRONMENT, board="base_2", opponents="random", render_mode="ansi").unwrapped)


def first_legal(mask: Any) -> Any:
    return mask.argmax(axis=-1)


def test_a_game_from_one_seat() -> None:
    env = gymnasium.make(ENVIRONMENT, board="base_3", opponents="random", seat=2, reward="coins")
    _, info = env.reset(seed=5)
    coins, ended = 5.0, False
    while not ended:
        assert env.unwrapped.position.decider == 2  # type: ignore[attr-defined]
        _, reward, ended, cut, info = env.step(first_legal(info["action_mask"]))
        coins += float(reward)
        assert not cut
    assert coins == env.unwrapped.position.coins(2)  # type: ignore[attr-defined]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_the_same_seed_gives_the_same_game_against_bots() -> None:
    def seen(seed: int) -> list[bytes]:
        env = GameEnv("base_2", opponents="greedy")
        first, info = env.reset(seed=seed)
        told = [first.tobytes()]
        for _ in range(8):
            step, _, _, _, info = env.step(first_legal(info["action_mask"]))
            told.append(step.tobytes())
        return told

    assert seen(3) == seen(3)
    assert seen(3) != seen(4)


def test_illegal_actions() -> None:
    env = GameEnv(opponents="random", penalty=-2.5)
    env.reset(seed=1)
    assert env.step(0)[1:][:3] == (-2.5, True, False)
    strict = GameEnv(opponents="random", illegal="error")
    strict.reset(seed=1)
    before = strict.position.copy()
    for action, words in (
        (0, "'abandon 1', is not legal"),
        (5000, "5000 is no action"),
        (-1, "-1 is no action"),
        (1 << 40, "is no action"),
        (0.5, "an action is a whole number, not 0.5"),
        ("pick", "an action is a whole number, not 'pick'"),
    ):
        with pytest.raises(gymnasium.error.InvalidAction, match=words) as told:
            strict.step(action)
        assert isinstance(told.value, elbowroom.ElbowRoomError | ValueError)
        assert strict.position == before


@pytest.mark.parametrize("number", [-1, 5000, 1 << 40])
def test_a_number_that_no_action_has_ends_the_game(number: int) -> None:
    env = GameEnv(opponents="random")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(number)
    assert (reward, ended, info["illegal_action"]) == (-1, True, True)


def test_a_step_of_many_games_is_refused_as_a_whole() -> None:
    env = GameVectorEnv(2, opponents="random", illegal="error")
    _, info = env.reset(seed=1)
    legal = int(first_legal(info["action_mask"])[0])
    before = [env.batch.state(game).copy() for game in range(2)]
    for actions in ([legal, 0], [legal, 5000], [legal, 0.5], None):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(actions)
    with pytest.raises(gymnasium.error.InvalidAction, match="-1 is no action"):
        env.step([legal, -1])
    with pytest.raises(ValueError, match="2 games need 2 actions"):
        env.step([legal])
    assert [env.batch.state(game) for game in range(2)] == before


def test_many_games_are_those_of_the_batch() -> None:
    env = gymnasium.make_vec(ENVIRONMENT, 3, vectorization_mode="vector_entry_point", opponents="random", seat=1)
    assert isinstance(env, GameVectorEnv)
    seen, info = env.reset(seed=[1, 2, 3])
    assert env.observation_space.contains(seen)
    alone = []
    for seed in (1, 2, 3):
        one = GameVectorEnv(1, opponents="random", seat=1)
        one_seen, one_info = one.reset(seed=[seed])
        alone.append((one, one_info))
        assert np.array_equal(one_seen[0], seen[seed - 1])
    for _ in range(30):
        actions = first_legal(info["action_mask"])
        seen, rewards, ended, cut, info = env.step(actions)
        for game, (one, one_info) in enumerate(alone):
            own = one.step(first_legal(one_info["action_mask"]))
            alone[game] = (one, own[4])
            assert np.array_equal(own[0][0], seen[game])
            assert (own[1][0], own[2][0], own[3][0]) == (rewards[game], ended[game], cut[game])


def test_a_game_that_has_ended_begins_anew_at_the_next_step() -> None:
    env = GameVectorEnv(2, opponents="random")
    _, info = env.reset(seed=1)
    _, rewards, ended, _, info = env.step([int(first_legal(info["action_mask"][0])), 0])
    assert list(ended) == [False, True]
    assert rewards[1] == -1
    assert list(info["illegal_action"]) == [False, True]
    _, rewards, ended, _, info = env.step([int(first_legal(info["action_mask"][0])), 0])
    assert list(ended) == [False, False]
    assert info["action_mask"][1].any()


def test_a_moment_of_a_record_begins_a_game() -> None:
    game = Game.open(elbowroom.Setup("base_2"), seed=3)
    while game.state.round < 3:
        game.play(game.state.legal()[0])
    record = game.record()
    start = moment(record, len(record.actions) - 4)
    env = GameEnv(start=start, opponents="random", seat=int(start.decider))
    env.reset(seed=1)
    assert env.position == start
    with pytest.raises(OptionError, match="so there is no moment after 100000"):
        moment(record, 100_000)


def test_opponents_sit_clockwise_from_the_learner() -> None:
    join = company(["greedy", "easy"], 3, 1)
    assert join is not None
    greedy, easy = (type(make_bot(name, 0)) for name in ("greedy", "easy"))
    found = {place: type(join(0, place).__self__) for place in (2, 0)}  # type: ignore[attr-defined]
    assert greedy is not easy
    assert found == {2: greedy, 0: easy}


def test_no_game_begins_with_its_end() -> None:
    over = elbowroom.new_game("base_2", seed=1)
    while not over.over:
        over.apply(over.legal()[-1])
    with pytest.raises(OptionError, match="the end of a game"):
        rules_of("base_2", over)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"board": "base_9"}, "base_9"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "2 players need 1 opponents or one name for all, not 2"),
        ({"seat": 2}, "seats go from 0 to 1, so nobody sits at 2"),
        ({"seat": "1"}, "so nobody sits at '1'"),
        ({"opponents": 3}, "opponents are the name of a bot or a list of names, not 3"),
        ({"opponents": [3]}, r"opponents are the name of a bot or a list of names, not \[3\]"),
        ({"start": "here"}, "a game begins with a State, such as load_position gives, not with 'here'"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
    ],
)
def test_what_cannot_be_played(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words) as told:
        gymnasium.make(ENVIRONMENT, **given)
    assert isinstance(told.value, elbowroom.ElbowRoomError)
