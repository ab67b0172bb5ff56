"""Swamp: one more coin for each Swamp of the race."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position

# 5, 17 and 21 are Swamps, 2 is not; the Humans in 21 are another race of the same player.
TWO = """
    board: base_2
    seats:
    - active: {race: ratmen, power: swamp}
      decline: {race: humans}
    - active: {race: orcs, power: mounted}
    regions:
      5: {race: ratmen}
      17: {race: ratmen}
      21: {race: humans}
      2: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-SWAMP-1")
def test_each_region_of_that_terrain_pays_one_more_coin_to_the_race_itself() -> None:
    s = position(TWO)
    assert end_turn(s, "expand") == {"ratmen": 3, "humans": 1, "swamp": 2}


@pytest.mark.rule("BASE-P-SWAMP-1")
def test_a_region_conquered_this_turn_pays_too() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: swamp, hand: 4}
        - {}
        regions:
          20: {race: ratmen}
        """)
    assert end_turn(s, "conquer 21") == {"ratmen": 2, "swamp": 1}


@pytest.mark.rule("BASE-P-SWAMP-1")
def test_nothing_is_paid_in_the_turn_of_the_decline_nor_later() -> None:
    s = position(TWO)
    assert end_turn(s, "decline") == {"ratmen": 3}
    pass_turn(s)
    assert "swamp" not in end_turn(s, "pick 0")
