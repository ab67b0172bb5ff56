"""Hill: one more coin for each Hill of the race."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position

# 7, 11 and 18 are Hills, 6 is not; the Humans in 18 are another race of the same player.
TWO = """
    board: base_2
    seats:
    - active: {race: ratmen, power: hill}
      decline: {race: humans}
    - active: {race: orcs, power: mounted}
    regions:
      7: {race: ratmen}
      11: {race: ratmen}
      18: {race: humans}
      6: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-HILL-1")
def test_each_region_of_that_terrain_pays_one_more_coin_to_the_race_itself() -> None:
    s = position(TWO)
    assert end_turn(s, "expand") == {"ratmen": 3, "humans": 1, "hill": 2}


@pytest.mark.rule("BASE-P-HILL-1")
def test_a_region_conquered_this_turn_pays_too() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: hill, hand: 4}
        - {}
        regions:
          6: {race: ratmen}
        """)
    assert end_turn(s, "conquer 7") == {"ratmen": 2, "hill": 1}


@pytest.mark.rule("BASE-P-HILL-1")
def test_nothing_is_paid_in_the_turn_of_the_decline_nor_later() -> None:
    s = position(TWO)
    assert end_turn(s, "decline") == {"ratmen": 3}
    pass_turn(s)
    assert "hill" not in end_turn(s, "pick 0")
