"""Mudmen: a new token for every Mudpool in each redeployment."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import hand, legal, pass_turn, play, regions, tray

# Mudpools: 2, 24 and 27. 10 is a Mushroom Forest.
CAMP = """
board: underground_2
seats:
- active: {race: mudmen, power: %s}
- active: {race: drow, power: mining}
regions:
  2: {race: mudmen, tokens: %d}
  10: {race: mudmen}
  24: {race: mudmen}
  27: {race: mudmen}
  5: {race: drow}
"""


@pytest.mark.rule("UG-R-MUDMEN-1")
def test_each_mudpool_brings_a_token_that_is_deployed_at_once() -> None:
    s = load_position(CAMP % ("wise", 2))
    play(s, "expand", "stop")
    assert s.phase_name == "redeploy"
    assert (hand(s, 1), tray(s, "mudmen")) == (1 + 3, 12 - 5 - 3)
    play(s, "place 10", "place 10", "place 10", "place 10", "done")
    assert regions(s, 1) == {2: 1, 10: 5, 24: 1, 27: 1}


@pytest.mark.rule("UG-R-MUDMEN-1")
def test_they_come_every_turn_as_far_as_the_tray_lasts() -> None:
    s = load_position(CAMP % ("wise", 4))
    in_tray = []
    for _ in range(3):
        play(s, "expand", "stop", "done")
        in_tray.append(tray(s, "mudmen"))
        pass_turn(s)
    assert in_tray == [5 - 3, 0, 0]  # three, two, none
    assert sum(regions(s, 1).values()) == 12


@pytest.mark.rule("UG-R-MUDMEN-1")
def test_a_mudpool_conquered_this_turn_counts_and_other_terrain_does_not() -> None:
    s = load_position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: mudmen, power: wise, hand: 2}
    - active: {race: drow, power: mining}
    regions:
      10: {race: mudmen}
      5: {race: drow}
    """)
    quiet = s.copy()
    play(s, "conquer 2")
    assert (s.phase_name, hand(s, 1), tray(s, "mudmen")) == ("redeploy", 2, 12 - 3 - 1)
    play(quiet, "stop")
    assert tray(quiet, "mudmen") == 12 - 3


@pytest.mark.rule("UG-R-MUDMEN-1")
def test_not_before_the_redeployment() -> None:
    s = load_position(CAMP % ("wise", 2))
    play(s, "expand")
    assert (s.phase_name, hand(s, 1), tray(s, "mudmen")) == ("ready", 1, 7)


@pytest.mark.rule("UG-R-MUDMEN-1")
def test_not_in_a_decline_turn_even_if_it_redeploys() -> None:
    s = load_position(CAMP % ("tomb", 2))
    play(s, "decline")
    assert s.phase_name == "redeploy"
    assert (hand(s, 1, "decline"), tray(s, "mudmen")) == (1, 7)
    play(s, "done")
    assert sum(regions(s, 1, "decline").values()) == 5


@pytest.mark.rule("UG-R-MUDMEN-1")
def test_not_in_decline() -> None:
    s = load_position(CAMP % ("stone", 1))
    play(s, "decline")
    pass_turn(s)
    assert "pick 0" in legal(s)
    pass_turn(s)
    assert (sum(regions(s, 1, "decline").values()), tray(s, "mudmen")) == (4, 8)
