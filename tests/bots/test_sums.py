"""Bots add up alike in every version of Python, so that the same seed plays the same game."""

import builtins
from collections.abc import Iterable
from math import fsum

import pytest

from elbowroom import new_game
from elbowroom.bots.campaign import Campaign
from elbowroom.bots.imagination import imagine
from elbowroom.bots.judgement import Judgement, input_names
from elbowroom.bots.planner import _better_half
from elbowroom.bots.sums import added
from elbowroom.engine.view import counted_view
from tests.coach.positions import decisions

TENTHS = [0.1] * 10
NEARLY = 0.9999999999999999  # what they are together, one added to the other
PLAIN = builtins.sum


def more_exactly(numbers: Iterable[float], start: float = 0) -> float:
    """As Python adds fractions since 3.12."""
    listed = list(numbers)
    return fsum([start, *listed]) if any(isinstance(number, float) for number in listed) else PLAIN(listed, start)


@pytest.fixture
def _adding_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", more_exactly)


def test_each_number_is_added_to_those_before() -> None:
    assert added(TENTHS) == NEARLY
    assert added(iter([0.5, 0.25])) == 0.75
    assert added([]) == 0.0


@pytest.mark.usefixtures("_adding_exactly")
def test_the_better_of_two_close_plans_is_always_the_same() -> None:
    assert _better_half([0, 1], [TENTHS, [1.0] + [0.0] * 9]) == [1]


@pytest.mark.usefixtures("_adding_exactly")
def test_an_unknown_tile_is_always_taken_for_the_same() -> None:
    rules = new_game("base_2", 1).rules
    rows = {f"own race {number}": [tenth, 0.0] for number, tenth in enumerate(TENTHS)}
    judgement = Judgement(rules, rows | {"always": [0.0, 0.0], "result": [0.0, 0.0]}, [1.0], {})
    place = input_names(rules).index(f"own race {rules.races[0].key}")
    assert judgement.network.weights_of(place)[0] == NEARLY / 10


def test_a_throw_is_always_worth_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    throws = [(state, action) for state, _ in decisions() for action in state.legal() if action.verb == "die"]

    def worth() -> list[float]:
        views = [(counted_view(state, int(state.decider)), action) for state, action in throws]
        return [Campaign(view, int(view.decider)).outlook(imagine(view), action)[0] for view, action in views]

    before = worth()
    monkeypatch.setattr(builtins, "sum", more_exactly)
    assert len(before) > 5
    assert worth() == before
