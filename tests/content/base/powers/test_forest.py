"""Forest: one more coin for each Forest of the race."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position

# 3, 12 and 22 are Forests, 6 is not; the Humans in 22 are another race of the same player.
TWO = """
    board: base_2
    seats:
    - active: {race: ratmen, power: forest}
      decline: {race: humans}
    - active: {race: orcs, power: mounted}
    regions:
      3: {race: ratmen}
      12: {race: ratmen}
      22: {race: humans}
      6: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-FOREST-1")
def test_each_region_of_that_terrain_pays_one_more_coin_to_the_race_itself() -> None:
    s = position(TWO)
    assert end_turn(s, "expand") == {"ratmen": 3, "humans": 1, "forest": 2}


@pytest.mark.rule("BASE-P-FOREST-1")
def test_a_region_conquered_this_turn_pays_too() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: forest, hand: 4}
        - {}
        regions:
          6: {race: ratmen}
        """)
    assert end_turn(s, "conquer 8") == {"ratmen": 2, "forest": 1}


@pytest.mark.rule("BASE-P-FOREST-1")
def test_nothing_is_paid_in_the_turn_of_the_decline_nor_later() -> None:
    s = position(TWO)
    assert end_turn(s, "decline") == {"ratmen": 3}
    pass_turn(s)
    assert "forest" not in end_turn(s, "pick 0")
