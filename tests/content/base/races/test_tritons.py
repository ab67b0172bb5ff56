"""Tritons: cheaper on coasts."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, play, regions

COAST = {2, 3, 4, 9, 11, 12, 14, 16, 21, 22}  # land beside one of the two Seas or the Lake
WATER = {1, 13, 23}


@pytest.mark.rule("BASE-R-TRITONS-1")
@pytest.mark.parametrize("region", range(1, 24))
def test_coastal_regions_cost_one_less(region: int) -> None:
    plain = load_position("board: base_2\ncolumn: [{race: ratmen, power: seafaring}]")
    s = load_position("board: base_2\ncolumn: [{race: tritons, power: seafaring}]")
    play(plain, "pick 0")
    play(s, "pick 0")
    assert cost(plain, region) - cost(s, region) == (1 if region in COAST else 0)


@pytest.mark.rule("BASE-R-TRITONS-1")
def test_exactly_the_reduced_cost_is_paid() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: tritons, power: hill}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: tritons, tokens: 4}
    """)
    play(s, "expand", "conquer 3")
    assert (hand(s, 1), regions(s, 1)) == (2, {2: 1, 3: 1})


@pytest.mark.rule("BASE-R-TRITONS-2")
def test_water_itself_is_not_coastal() -> None:
    s = load_position("board: base_2\ncolumn: [{race: tritons, power: seafaring}]")
    play(s, "pick 0")
    assert {region: cost(s, region) for region in WATER} == dict.fromkeys(WATER, 2)
    play(s, "conquer 1")
    assert hand(s, 1) == 11 - 2


@pytest.mark.rule("BASE-R-TRITONS-2")
def test_the_discount_applies_to_the_first_conquest() -> None:
    s = load_position("board: base_2\ncolumn: [{race: tritons, power: hill}]")
    play(s, "pick 0", "conquer 2")
    assert hand(s, 1) == 10 - 1
