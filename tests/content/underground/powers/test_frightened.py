"""Frightened: coins for crowded regions."""

import pytest

from tests.content.helpers import earned, marked, play, regions, tokens
from tests.content.underground.powers.helpers import paid, position


def crowd(first: int, second: int, more: str = "") -> str:
    return f"""
board: underground_2
phase: redeploy
seats:
- active: {{race: ogres, power: frightened}}
- active: {{race: gnomes, power: vampire}}
regions:
  4: {{race: ogres, tokens: {first}{more}}}
  5: {{race: ogres, tokens: {second}}}
"""


@pytest.mark.rule("UG-P-FRIGHTENED-1")
@pytest.mark.parametrize(("first", "second", "coins"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (3, 3, 2), (8, 1, 1)])
def test_a_region_with_three_tokens_or_more_pays_one_more_coin(first: int, second: int, coins: int) -> None:
    s = position(crowd(first, second))
    assert paid(s, "frightened", "done") == coins


@pytest.mark.rule("UG-P-FRIGHTENED-1")
def test_armours_are_no_tokens() -> None:
    s = position(crowd(2, 1, ", markers: {mushroom_armor: 4}"))
    assert paid(s, "frightened", "done") == 0


@pytest.mark.rule("UG-P-FRIGHTENED-1")
def test_hammers_are_no_tokens() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: iron_dwarves, power: frightened, hand: 1}
    - active: {race: gnomes, power: vampire}
    regions:
      4: {race: iron_dwarves}
      5: {race: iron_dwarves}
    notes: {iron_dwarves: {hammers_owned: 7, hammers_in_hand: 7}}
    """)
    play(s, "conquer 6")
    assert (tokens(s, 6), marked(s, "silver_hammer")) == (1, {6: 2})
    assert paid(s, "frightened", "done") == 0


@pytest.mark.rule("UG-P-FRIGHTENED-1")
def test_what_counts_is_the_layout_after_redeployment() -> None:
    text = """
    board: underground_2
    seats:
    - active: {race: ogres, power: frightened}
    - active: {race: gnomes, power: vampire}
    regions:
      4: {race: ogres, tokens: 3}
      5: {race: ogres}
      6: {race: ogres}
    """
    spread = position(text)
    play(spread, "expand", "stop", "place 5", "place 6")
    assert paid(spread, "frightened", "done") == 0
    moved = position(text)
    play(moved, "expand", "stop", "place 6", "place 6")
    assert paid(moved, "frightened", "done") == 1
    assert regions(moved, 1) == {4: 1, 5: 1, 6: 3}


@pytest.mark.rule("UG-P-FRIGHTENED-1")
def test_the_players_race_in_decline_does_not_count() -> None:
    s = position("""
    board: underground_2
    phase: redeploy
    seats:
    - active: {race: ogres, power: frightened}
      decline: {race: drow, power: tomb}
    - active: {race: gnomes, power: vampire}
    regions:
      4: {race: ogres, tokens: 2}
      5: {race: drow, tokens: 5}
    """)
    assert paid(s, "frightened", "done") == 0
    s = position(crowd(3, 3).replace("redeploy", "decide"))
    assert earned(s, "decline") == 2
