"""Batches play the games that one would play alone."""

from random import Random

import numpy as np
import pytest

import elbowroom
from elbowroom.encoding import REWARDS, Batch, Encoder
from elbowroom.encoding.batch import BatchError, IllegalNumber
from elbowroom.encoding.results import UnknownReward
from elbowroom.engine.actions import Action
from elbowroom.engine.state import State
from elbowroom.envs import Sheet
from tests.envs.games import BOARDS, positions

pytestmark = pytest.mark.slow  # many decisions: seconds where the engine is compiled

RULES = elbowroom.Setup("base_2").rules()


def drawn(sheet: Sheet, random: Random) -> bytes:
    """The numbers of one legal action in each game."""
    return np.array([random.choice(np.flatnonzero(row)) for row in sheet.mask], "<i4").tobytes()


@pytest.mark.parametrize("setup", BOARDS, ids=repr)
def test_every_game_goes_on_as_it_would_alone(setup: elbowroom.Setup) -> None:
    batch = Batch(setup.rules(), 3, seed=1)
    sheet, random = Sheet(batch.encoder), Random(1)
    alone = [batch.state(game).copy(same_dice=True) for game in range(3)]
    one = Encoder(setup.rules())
    while not any(batch.ended):
        actions = drawn(sheet, random)
        for game, number in enumerate(np.frombuffer(actions, "<i4")):
            s = alone[game]
            s.apply(one.actions.action(int(number), int(s.decider)))
        batch.step(actions)
        for game, s in enumerate(alone):
            if not batch.ended[game]:
                assert s == batch.state(game)
                one.read(s, int(s.decider))
                one.offer(s, int(s.decider))
                assert batch.deciders[game] == s.decider
                assert sheet.values[game].tolist() == list(one.values)
                assert sheet.mask[game].tolist() == list(one.mask)


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> object:
        batch = Batch(RULES, 4, seed=seed, reward="coins")
        sheet, random, told = Sheet(batch.encoder), Random(3), []
        for _ in range(200):
            batch.step(drawn(sheet, random))
            told.append((list(batch.rewards), list(batch.ended), sheet.values.tobytes()))
        batch.reset(seed)
        told.append(([], [], sheet.values.tobytes()))
        return told

    assert played(5) == played(5)
    assert played(5) != played(6)


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("board", ["base_2", "base_3"])
def test_rewards_are_those_of_the_last_position(board: str, reward: str) -> None:
    rules = elbowroom.Setup(board).rules()
    players = int(rules.players)
    batch = Batch(rules, 2, seed=2, reward=reward, waits=True)
    sheet, random = Sheet(batch.encoder), Random(2)
    coins = np.full((2, players), 5.0)
    ended = 0
    while ended < 6:
        batch.step(drawn(sheet, random) if not any(batch.ended) else waited(batch, sheet, random))
        rewards = np.array(list(batch.rewards)).reshape(2, players)
        coins += rewards
        for game in np.flatnonzero(np.array(list(batch.ended), np.uint8)):
            ended += 1
            s = batch.state(int(game))
            last = [int(s.coins(seat)) for seat in range(players)]
            won = elbowroom.winners(s)
            if reward == "coins":
                assert coins[game].tolist() == last
                coins[game] = 5.0
            elif reward == "win":
                assert rewards[game].tolist() == [(seat in won) / len(won) for seat in range(players)]
            elif reward == "margin":
                assert rewards[game].tolist() == [
                    last[seat] - max(last[:seat] + last[seat + 1 :]) for seat in range(players)
                ]
            else:
                assert abs(rewards[game].sum()) < 1e-9
                assert {int(seat) for seat in np.flatnonzero(rewards[game] == rewards[game].max())} == set(won)


def waited(batch: Batch, sheet: Sheet, random: Random) -> bytes:
    """Any action where a game is over, as it is begun anew."""
    return np.array(
        [0 if batch.ended[game] else random.choice(np.flatnonzero(sheet.mask[game])) for game in range(2)], "<i4"
    ).tobytes()


class Last:
    """Takes the last action, and remembers whether it was told of anything hidden."""

    seen = 0

    def __init__(self, seed: int, seat: int) -> None:
        self.seat = seat

    def __call__(self, view: State, legal: list[Action]) -> Action:
        assert view.decider == self.seat
        Last.seen += 1
        return legal[-1]


def test_company_plays_the_other_seats() -> None:
    rules = elbowroom.Setup("base_3").rules()
    batch = Batch(rules, 3, seed=4, learner=-2, company=Last)
    sheet, random = Sheet(batch.encoder), Random(4)
    asked = 0
    while batch.ended[0] == 0:
        assert list(batch.deciders) == [0, 1, 2]
        assert [int(batch.state(game).decider) for game in range(3)] == [0, 1, 2]
        batch.step(drawn(sheet, random))
        asked += 3
    assert batch.decisions >= asked + Last.seen > asked


def test_without_company_others_play_at_random() -> None:
    batch = Batch(RULES, 2, seed=4, learner=1)
    sheet, random = Sheet(batch.encoder), Random(4)
    for _ in range(100):
        assert all(s.decider == 1 for s in (batch.state(0), batch.state(1)))
        batch.step(drawn(sheet, random))


def test_games_begin_with_a_position() -> None:
    start = next(s.copy() for s in positions(elbowroom.Setup("base_2"), seed=11) if s.round == 9)
    batch = Batch(RULES, 2, seed=1, start=start)
    assert batch.state(0) == batch.state(1)
    sheet, random = Sheet(batch.encoder), Random(4)
    while not any(batch.ended):
        batch.step(drawn(sheet, random))
    assert batch.state(list(batch.ended).index(1)) == start


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(RULES, 2, seed=1)
    sheet, random = Sheet(batch.encoder), Random(1)
    before = sheet.values.tobytes()
    legal = np.frombuffer(drawn(sheet, random), "<i4").copy()
    illegal = int(np.flatnonzero(sheet.mask[1] == 0)[0])
    with pytest.raises(IllegalNumber, match=f"game 1: action {illegal}, 'abandon 1', is not legal; nothing was played"):
        batch.step(np.array([legal[0], illegal], "<i4").tobytes())
    with pytest.raises(elbowroom.ElbowRoomError, match="1000 is no action: the actions of this game"):
        batch.step(np.array([1000, legal[1]], "<i4").tobytes())
    assert sheet.values.tobytes() == before
    batch.step(legal.tobytes())


@pytest.mark.parametrize("number", [0, -5, 1_000_000])
def test_an_illegal_action_may_end_the_game(number: int) -> None:
    batch = Batch(RULES, 2, seed=1, strict=False, penalty=-7.0)
    decider = int(batch.deciders[1])
    batch.step(np.array([np.flatnonzero(Sheet(batch.encoder).mask[0])[0], number], "<i4").tobytes())
    assert list(batch.ended) == [0, 2]
    assert list(batch.rewards) == [0.0, 0.0] + [-7.0 if seat == decider else 0.0 for seat in range(2)]


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"games": 0}, BatchError, "a batch has at least one game, not 0"),
        ({"learner": 2}, BatchError, "the learner sits at a seat from 0 to 1, not at 2"),
        ({"reward": "fame"}, UnknownReward, "there is no reward 'fame'; known are rank, win, margin, coins"),
        ({"start": elbowroom.new_game("base_3")}, BatchError, "a batch begins with a position of its own rules"),
    ],
)
def test_what_cannot_be_a_batch(given: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Batch(RULES, **({"games": 2} | given))  # type: ignore[arg-type]


def test_a_step_needs_an_action_for_every_game() -> None:
    with pytest.raises(BatchError, match="3 games need 3 actions of 4 bytes each, not 8 bytes"):
        Batch(RULES, 3).step(bytes(8))
