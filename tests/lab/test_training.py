"""Teaching the judgement: repeatable, and better than nothing."""

from array import array

import pytest

from elbowroom import Setup
from elbowroom.bots.judgement import COIN
from elbowroom.bots.network import Network
from elbowroom.lab.training import (
    TRUST,
    Forecast,
    Pick,
    Played,
    Training,
    TrainingError,
    _examples,
    _expect,
    calibration,
    train,
    worth_of,
)


def test_a_tile_is_worth_what_it_brings_beyond_its_tokens() -> None:
    picks = [Pick(5, race, "hill", 9, coins) for race, coins in [("good", 30), ("bad", 20)] for _ in range(200)]
    picks += [Pick(1, race, "swamp", 9, coins) for race, coins in [("good", 15), ("bad", 5)] for _ in range(200)]
    worth = worth_of(picks)
    assert worth["race good"] - worth["race bad"] == pytest.approx(10, rel=0.1)
    assert worth["power hill"] == pytest.approx(0, abs=1)
    assert worth == worth_of(list(reversed(picks)))


def lesson(coins: list[list[int]], end: list[int]) -> Played:
    """A game of two players who had so many coins after each turn."""
    positions = [
        (len(coins) - number, [(array("H", [0]).tobytes(), array("f", [1.0]).tobytes(), had) for had in each])
        for number, each in enumerate(coins)
    ]
    return Played(positions, end, [1.0, 0.0], [])


def test_a_turn_aims_at_the_next_one_and_at_the_end() -> None:
    """What the network expects everywhere is 10 coins more."""
    game = lesson([[5, 5], [12, 5], [12, 11]], end=[20, 11])
    examples = _examples([(0, game)])
    network = Network(1, 1)
    network.set_weights(0, [0.0, 10 * COIN])
    _expect(network, examples, [(0, game)])
    aims = [examples.target(example) / COIN for example in range(6)]
    assert aims[4] == pytest.approx(20 - 12)
    assert aims[5] == pytest.approx(0)
    second = TRUST * 8 + (1 - TRUST) * 10
    assert aims[2] == pytest.approx(0 + second)
    assert aims[0] == pytest.approx(7 + TRUST * second + (1 - TRUST) * 10)


def test_calibration_is_the_difference_between_told_and_true() -> None:
    sure = [Forecast(1, [10.0, 10.0], [1.0, 0.0]), Forecast(1, [10.0, 10.0], [0.0, 1.0])]
    assert calibration(sure, {"2": [1.0, 1.0]}) == pytest.approx(0)
    wrong = [Forecast(1, [30.0, 10.0], [0.0, 1.0])]
    assert calibration(wrong, {"2": [1.0, 1.0]}) == pytest.approx(1)


@pytest.mark.parametrize(
    ("setups", "games", "rounds", "message"),
    [((), 100, 1, "at least one board"), (("base_2",), 3, 1, "at least 10 games"), (("base_2",), 100, -1, "--rounds")],
)
def test_what_cannot_teach_is_refused(setups: tuple[str, ...], games: int, rounds: int, message: str) -> None:
    with pytest.raises(TrainingError, match=message):
        Training(tuple(Setup(board) for board in setups), games, rounds)


@pytest.mark.slow
def test_the_seed_decides_and_every_board_teaches() -> None:
    training = Training((Setup("base_2"), Setup("base_3")), games=40, rounds=1, seed=3)
    told: list[int] = []
    model = train(training, 1, told.append)
    assert told[-1] == training.all_games == 80
    assert set(model.spread) == {"2", "3"}
    assert model.worth["race giants"] != 0
    assert model.fit["explained"] > 0.3
    assert model == train(training, 2)
