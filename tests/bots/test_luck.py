"""Luck is the same whatever the machine: reckoned step by step it is what Python makes of wide words."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom import Setup
from elbowroom.bots.luck import luck_of, mixed, reckoned
from elbowroom.engine.chance import Chance
from elbowroom.engine.setup import new_state

pytestmark = pytest.mark.skipif(sys.hash_info.width != 64, reason="Python hashes otherwise here")

WORDS = st.integers(-(2**63), 2**63 - 1)


@given(st.lists(st.one_of(WORDS, st.integers(-3, 3), st.integers()), max_size=12))
def test_what_is_reckoned_is_what_python_hashes(numbers: list[int]) -> None:
    assert reckoned(numbers) == hash(tuple(numbers)) == mixed(numbers)


@pytest.mark.parametrize("edge", [-1, -2, 2**61 - 1, 2**61, 1 - 2**61, -(2**61), 2**62 - 2])
def test_numbers_at_the_edges(edge: int) -> None:
    assert reckoned([edge]) == hash((edge,))


def test_the_luck_of_a_position() -> None:
    state = new_state(Setup("base_3").rules(), Chance(7))
    assert luck_of(state) == reckoned([int(word) for word in state.words])
