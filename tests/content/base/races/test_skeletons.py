"""Skeletons: new tokens for non-empty regions they conquer."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import earned, hand, play, regions, score_lines, tray

GRAVEYARD = """
board: base_2
seats:
- active: {race: skeletons, power: alchemist%s}
  decline: {race: elves}
- active: {race: ratmen, power: flying}
regions:
  3: {race: skeletons, tokens: %d}
  2: {race: ratmen}
  4: {race: ratmen}
  6: {race: ratmen}
  11: {race: elves}
"""


@pytest.mark.rule("BASE-R-SKELETONS-1", "BASE-R-SKELETONS-2")
@pytest.mark.parametrize(
    ("conquests", "new"),
    [
        (["conquer 5"], 0),
        (["conquer 5", "conquer 7"], 0),  # the second is empty
        (["conquer 5", "conquer 2"], 1),
        (["conquer 5", "conquer 2", "conquer 11"], 1),
        (["conquer 5", "conquer 2", "conquer 11", "conquer 6"], 2),
    ],
)
def test_every_two_non_empty_conquests_bring_a_new_token(conquests: list[str], new: int) -> None:
    s = load_position(GRAVEYARD % ("", 17))
    play(s, "expand", *conquests)
    assert tray(s, "skeletons") == 3
    play(s, "stop")
    assert tray(s, "skeletons") == 3 - new
    assert hand(s, 1) + len(regions(s, 1)) == 17 + new
    play(s, *["place 3"] * hand(s, 1), "done")  # the new ones are placed with the others
    assert sum(regions(s, 1).values()) == 17 + new


@pytest.mark.rule("BASE-R-SKELETONS-1")
def test_the_tray_limits_the_new_tokens() -> None:
    s = load_position(GRAVEYARD % ("", 19))
    play(s, "expand", "conquer 5", "conquer 2", "conquer 11", "conquer 6", "conquer 4", "stop")  # five: would be two
    assert tray(s, "skeletons") == 0
    assert hand(s, 1) + len(regions(s, 1)) == 20


@pytest.mark.rule("BASE-R-SKELETONS-2")
def test_the_remainder_is_not_carried_over() -> None:
    s = load_position(GRAVEYARD % ("", 12))
    play(s, "expand", "conquer 5", "stop", "done", "expand", "stop", "done", "expand", "conquer 2", "stop")
    assert tray(s, "skeletons") == 20 - 12


@pytest.mark.rule("BASE-R-SKELETONS-3")
def test_in_decline_nothing_is_gained() -> None:
    s = load_position(GRAVEYARD.replace("alchemist", "stout") % ("", 12))
    play(s, "expand", "conquer 5", "conquer 2", "stop", "done", "stout")
    assert regions(s, 1, "decline") == {2: 1, 3: 1, 5: 1}
    assert tray(s, "skeletons") == 20 - 3
    play(s, "expand", "stop", "done", "pick 0", "stop")
    assert tray(s, "skeletons") == 20 - 3


@pytest.mark.rule("BASE-R-SKELETONS-3")
def test_a_decline_turn_brings_no_tokens() -> None:
    s = load_position(GRAVEYARD % (", nonempty: 4", 3))
    assert earned(s, "decline") == 1
    assert tray(s, "skeletons") == 19


@pytest.mark.rule("BASE-R-SKELETONS-2")
def test_pillaging_skeletons_with_three_such_regions_get_three_coins_and_one_token() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: skeletons, power: pillaging}
      decline: {race: elves}
    - active: {race: ratmen, power: flying}
    regions:
      3: {race: skeletons, tokens: 10}
      2: {race: elves}
    """)
    lines = score_lines(s, "expand", "conquer 5", "conquer 11", "conquer 2", "stop", "done")
    assert lines == {"skeletons": 4, "pillaging": 3}
    assert tray(s, "skeletons") == 20 - 11
