"""Giants: cheaper next to Mountains they occupy."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, play, tokens

ON_MOUNTAINS = """
board: base_2
seats:
- active: {race: giants, power: forest}
  decline: {race: ratmen}
- active: {race: orcs, power: hill}
regions:
  2: {race: giants, tokens: 5}
  9: {race: giants, tokens: 3}    # Mountain
  20: {race: ratmen}              # Mountain of the other race
"""


@pytest.mark.rule("BASE-R-GIANTS-1")
def test_regions_next_to_their_mountain_cost_one_less() -> None:
    s = load_position(ON_MOUNTAINS)
    play(s, "expand")
    assert cost(s, 10) == 2 + 1 - 1  # natives
    assert cost(s, 3) == 2  # beside the Farmland only
    play(s, "conquer 10")
    assert (hand(s, 1), tokens(s, 10)) == (6 - 2, 2)


@pytest.mark.rule("BASE-R-GIANTS-1")
def test_several_mountains_still_give_one() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: giants, power: forest}
    - active: {race: orcs, power: hill}
    regions:
      4: {race: giants}
      16: {race: giants}
    """)
    assert cost(s, 15) == 2 + 1 - 1  # natives; beside both Mountains


@pytest.mark.rule("BASE-R-GIANTS-2")
def test_a_mountain_conquered_earlier_this_turn_counts() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: giants, power: forest}
    - active: {race: orcs, power: hill}
    regions:
      2: {race: giants, tokens: 8}
    """)
    play(s, "expand")
    assert cost(s, 10) == 3
    play(s, "conquer 9")
    assert cost(s, 10) == 2


@pytest.mark.rule("BASE-R-GIANTS-2")
def test_an_abandoned_mountain_does_not_count() -> None:
    s = load_position(ON_MOUNTAINS)
    play(s, "expand", "abandon 9")
    assert cost(s, 10) == 3
    assert cost(s, 9) == 3


@pytest.mark.rule("BASE-R-GIANTS-2")
def test_a_mountain_of_the_owners_race_in_decline_does_not_count() -> None:
    s = load_position(ON_MOUNTAINS)
    assert cost(s, 21) == 2
    assert cost(s, 19) == 3


@pytest.mark.rule("BASE-R-GIANTS-2")
def test_the_target_may_be_a_mountain_itself() -> None:
    s = load_position("""
    board: base_3
    seats:
    - active: {race: giants, power: forest}
    - active: {race: orcs, power: hill}
    - active: {race: ratmen, power: flying}
    regions:
      11: {race: giants}
    """)
    assert cost(s, 12) == 2 + 1 - 1


@pytest.mark.rule("BASE-R-GIANTS-2")
def test_there_is_no_discount_on_the_first_conquest() -> None:
    s = load_position("board: base_2\ncolumn: [{race: giants, power: forest}]")
    play(s, "pick 0")
    assert (cost(s, 9), cost(s, 10), cost(s, 2)) == (3, 3, 2)


@pytest.mark.rule("BASE-R-GIANTS-3")
def test_underworld_giants_on_a_mountain_with_a_cavern_get_both_discounts_in_every_cavern() -> None:
    text = """
    board: base_2
    seats:
    - active: {race: giants, power: underworld}
    - active: {race: orcs, power: hill}
    regions:
      9: {race: giants}    # Mountain and Cavern
    """
    s = load_position(text)
    assert {r: cost(s, r) for r in (5, 15, 18)} == {5: 2 + 1 - 2, 15: 2 + 1 - 2, 18: 1}
    assert cost(s, 14) == 3
    elsewhere = load_position(text.replace("9: {race: giants}", "18: {race: giants}"))
    assert {r: cost(elsewhere, r) for r in (5, 9, 15)} == {5: 2, 9: 2, 15: 2}  # a Cavern on a Hill: Underworld only
    plain = load_position(text.replace("9: {race: giants}", "20: {race: giants}"))
    assert cost(plain, 15) == 2  # a Mountain without a Cavern


@pytest.mark.rule("BASE-R-GIANTS-3")
def test_flying_gives_giants_no_adjacency() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: giants, power: flying}
    - active: {race: orcs, power: hill}
    regions:
      9: {race: giants, tokens: 4}
    """)
    play(s, "expand")
    assert cost(s, 7) == 2
    assert cost(s, 2) == 1
    play(s, "conquer 7")
    assert hand(s, 1) == 1
