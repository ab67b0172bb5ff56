"""Intervals against values from the literature."""

import pytest

from elbowroom.lab.statistics import clustered_share, mean_margin, of_games, per_seat, ratio_margin, student, wilson


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


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)]
)
def test_student_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_is_a_half_per_seat(players: int) -> None:
    assert per_seat(1 / players, players) == pytest.approx(0.5)
    assert of_games(0.5, players) == pytest.approx(1 / players)
    assert [per_seat(share, players) for share in (0, 1)] == [0, 1]


def test_odds_per_seat_are_those_against_each_of_the_others() -> None:
    assert per_seat(0.7, 2) == pytest.approx(0.7)
    assert per_seat(0.5, 4) == pytest.approx(3 / 4)  # as strong as three others together
    assert of_games(0.6, 4) == pytest.approx(1 / 3)
    assert per_seat(of_games(0.9, 5), 5) == pytest.approx(0.9)


def test_the_margin_of_a_mean() -> None:
    values = [1, 2, 3, 4, 5]
    margin = mean_margin(5, sum(values), sum(value * value for value in values))
    assert margin == pytest.approx(2.776 * (2.5 / 5) ** 0.5, rel=0.01)
    assert mean_margin(2, 3, 5) is None


def test_the_margin_of_a_ratio_is_that_of_the_mean_when_the_divisor_never_changes() -> None:
    values = [1, 2, 3, 4, 5]
    squares = sum(value * value for value in values)
    mean = mean_margin(5, 15, squares)
    assert mean is not None
    assert ratio_margin(5, 15, squares, 5 * 4, 5 * 16, 15 * 4) == pytest.approx(mean / 4)
    assert ratio_margin(5, 15, squares, 0, 0, 0) is None
    assert ratio_margin(2, 3, 5, 2, 2, 3) is None


def test_the_margin_of_a_ratio_is_none_for_what_always_comes_together() -> None:
    turns = [1, 2, 3, 4]
    squares = sum(turn * turn for turn in turns)
    assert ratio_margin(4, 30, 9 * squares, 10, squares, 3 * squares) == 0


# --- groups of games --------------------------------------------------------------------------------------------------


def test_groups_that_scatter_like_single_games_give_the_plain_interval() -> None:
    share, low, high = clustered_share([1.0] * 60 + [0.0] * 40, 1)
    assert share == pytest.approx(0.6)
    assert (low, high) == pytest.approx(wilson(60, 100), abs=2e-3)


def test_games_that_always_end_alike_count_less_and_pairs_that_even_out_count_more() -> None:
    alike = clustered_share([2.0] * 30 + [0.0] * 20, 2)  # who wins a deal wins it from both seats
    plain = wilson(60, 100)
    even = clustered_share([1.0] * 40 + [2.0] * 10, 2)  # most deals are shared by the seat
    assert alike[0] == even[0] == pytest.approx(0.6)
    assert alike[2] - alike[1] > 1.3 * (plain[1] - plain[0])
    assert even[2] - even[1] < 0.7 * (plain[1] - plain[0])


def test_groups_without_scatter_count_once_each() -> None:
    assert clustered_share([2.0] * 30, 2) == (1.0, *wilson(30, 30))
    assert clustered_share([], 2) == (0.0, 0.0, 1.0)
