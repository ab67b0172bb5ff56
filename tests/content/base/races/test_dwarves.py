"""Dwarves: coins for Mines, even in decline."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import earned, play, score_lines


@pytest.mark.rule("BASE-R-DWARVES-1")
def test_each_mine_of_theirs_pays_one_more_coin() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: dwarves, power: flying}
      decline: {race: ratmen}
    - active: {race: orcs, power: hill}
    regions:
      2: {race: dwarves}
      3: {race: dwarves}    # Mine
      9: {race: dwarves}    # Mine
      16: {race: ratmen}    # Mine of another race
    """)
    assert score_lines(s, "expand", "stop", "done") == {"dwarves": 3 + 2, "ratmen": 1}


@pytest.mark.rule("BASE-R-DWARVES-1")
def test_regions_without_a_mine_pay_one_coin() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: dwarves, power: flying}
    - active: {race: orcs, power: hill}
    regions:
      2: {race: dwarves, tokens: 3}
      4: {race: dwarves}
    """)
    assert earned(s, "expand", "stop", "done") == 2


IN_THREE_REGIONS = """
board: base_2
seats:
- active: {race: dwarves, power: merchant}
- active: {race: orcs, power: hill}
regions:
  2: {race: dwarves, tokens: 2}
  3: {race: dwarves}
  9: {race: dwarves}
  20: {race: orcs}
"""


@pytest.mark.rule("BASE-R-DWARVES-2")
def test_mines_pay_in_the_turn_of_the_decline_and_in_all_later_ones() -> None:
    s = load_position(IN_THREE_REGIONS)
    assert earned(s, "decline") == 3 + 2
    play(s, "expand", "stop", "done")
    assert score_lines(s, "pick 0", "stop")["dwarves"] == 5


@pytest.mark.rule("BASE-R-DWARVES-2")
def test_four_regions_with_two_mines_pay_six_coins_in_decline() -> None:
    s = load_position(IN_THREE_REGIONS.replace("20: {race: orcs}", "11: {race: dwarves}"))
    assert earned(s, "decline") == 6
