"""Merchant: one more coin for each region."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position

MERCHANTS = """
    board: base_2
    seats:
    - active: {race: skeletons, power: merchant}
      decline: {race: humans}
    - active: {race: orcs, power: hill}
    regions:
      10: {race: skeletons}
      17: {race: skeletons}
      18: {race: skeletons}
      2: {race: humans}
      6: {race: humans}
    """


@pytest.mark.rule("BASE-P-MERCHANT-1")
def test_each_region_of_the_race_pays_two_but_those_of_the_race_in_decline_one() -> None:
    assert end_turn(position(MERCHANTS), "expand") == {"skeletons": 3, "merchant": 3, "humans": 2}


@pytest.mark.rule("BASE-P-MERCHANT-1")
def test_nothing_is_paid_in_the_turn_of_the_decline_nor_later() -> None:
    s = position(MERCHANTS)
    assert end_turn(s, "decline") == {"skeletons": 3}
    pass_turn(s)
    assert "merchant" not in end_turn(s, "pick 0")
