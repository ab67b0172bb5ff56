"""Strengths from results: known odds come back, games of several players count, perfect records stay finite."""

from random import Random

import pytest

from elbowroom.lab.ladder.ratings import Meeting, bradley_terry, meetings, openskill, strengths
from tests.lab.ladder.games import deal


def test_two_players_get_their_odds() -> None:
    found = strengths([Meeting("a", "b", 1, 75, 100)])
    assert found["a"] / found["b"] == pytest.approx(3, rel=1e-3)


def test_a_third_player_is_placed_by_both() -> None:
    found = strengths([Meeting("a", "b", 1, 80, 100), Meeting("b", "c", 1, 80, 100), Meeting("a", "c", 1, 160, 170)])
    assert found["a"] / found["b"] == pytest.approx(4, rel=1e-2)
    assert found["a"] / found["c"] == pytest.approx(16, rel=1e-2)


def test_one_against_two_equals_wins_a_third() -> None:
    found = strengths([Meeting("a", "b", 2, 30, 90)])
    assert found["a"] / found["b"] == pytest.approx(1)
    found = strengths([Meeting("a", "b", 2, 45, 90)])
    assert found["a"] / found["b"] == pytest.approx(2, rel=1e-3)


def test_points_are_counted_from_the_reference_with_intervals_around_them() -> None:
    deals = [deal("a", "b", number, "ww" if number % 4 else "ll") for number in range(200)]
    points = bradley_terry(deals, "b")
    assert list(points["b"]) == [1500] * 3
    value, low, high = points["a"]
    assert value == pytest.approx(1500 + 191, abs=3)  # odds of 3 to 1
    assert low < value < high
    # 200 deals that count once each: a share of 75 % with a standard error of 3 %
    assert high - low == pytest.approx(4 * 0.0306 / (0.75 * 0.25) * 400 / 2.3026, rel=0.25)
    assert bradley_terry(deals, "b") == points


def test_deals_that_even_out_are_surer_than_deals_that_one_bot_wins_whole() -> None:
    whole = bradley_terry([deal("a", "b", number, "wl"[number % 2] * 2) for number in range(100)], "b")["a"]
    shared = bradley_terry([deal("a", "b", number, "wl") for number in range(100)], "b")["a"]
    assert whole[2] - whole[1] > 5 * (shared[2] - shared[1])


def test_who_always_wins_is_not_infinitely_strong_and_nobody_knows_how_strong() -> None:
    value, low, high = bradley_terry([deal("a", "b", number, "ww") for number in range(50)], "b")["a"]
    assert 2000 < low < value < high < 4000
    assert high - low > 300


def test_who_never_met_the_others_has_no_points() -> None:
    deals = [deal("a", "b", 0, "wl"), deal("c", "d", 0, "wl")]
    assert set(bradley_terry(deals, "a")) == {"a", "b"}
    assert bradley_terry([], "a") == {}


def test_luck_weighs_a_deal_alike_in_all_matches() -> None:
    deals = [deal(one, "b", number, "wl"[number] * 2) for one in ("a", "c") for number in range(2)]
    first, second = meetings(deals, Random(1))
    extra = first.games - second.games  # only the game that chance has won differs
    assert first.wins - second.wins == pytest.approx(extra / 2)
    plain, _ = meetings(deals)
    assert (plain.wins, plain.games) == (2.5, 5)


def test_openskill_ranks_by_places() -> None:
    deals = [deal("a", "b", number, "www") for number in range(10)] + [deal("b", "c", n, "wl") for n in range(10)]
    found = openskill(deals)
    assert found["a"][1] > found["b"][2]
    assert found["b"][1] < found["c"][0] < found["b"][2]
    assert all(low < value < high for value, low, high in found.values())
