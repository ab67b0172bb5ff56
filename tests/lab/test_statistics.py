"""The Wilson interval against values from the literature."""

import pytest

from elbowroom.lab.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_it_is_symmetric_and_stays_inside() -> None:
    low, high = wilson(20, 20)
    assert high == 1.0
    assert low == pytest.approx(1 - wilson(0, 20)[1])


def test_halves_of_shared_victories_count() -> None:
    assert wilson(1.0, 10)[0] < wilson(1.5, 10)[0] < wilson(2.0, 10)[0]


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
