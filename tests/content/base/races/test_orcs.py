"""Orcs: coins for non-empty regions they conquer."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.notation.position import load_position
from tests.content.helpers import earned, marked, pass_turn, play, score_lines

RAID = """
board: base_2
seats:
- active: {race: orcs, power: %s}
  decline: {race: elves}
- active: {race: ratmen, power: flying}
  decline: {race: giants}
regions:
  3: {race: orcs, tokens: 9}
  2: {race: ratmen}
  6: {race: giants}
  11: {race: elves}
"""


@pytest.mark.rule("BASE-R-ORCS-1", "BASE-R-ORCS-2")
@pytest.mark.parametrize(
    ("conquests", "bonus"),
    [
        ([], 0),
        (["conquer 4"], 0),  # a bare Mountain
        (["conquer 5"], 1),  # a Lost Tribe
        (["conquer 2"], 1),  # an active race
        (["conquer 11"], 1),  # the Orcs' owner's race in decline
        (["conquer 4", "conquer 6"], 1),  # empty, then a race in decline
        (["conquer 2", "conquer 11", "conquer 5"], 3),
    ],
)
def test_each_non_empty_conquest_of_the_turn_pays_a_coin(conquests: list[str], bonus: int) -> None:
    s = load_position(RAID % "alchemist")
    play(s, "expand", *conquests)
    if s.phase_name != "redeploy":
        play(s, "stop")
    held = 1 + len(conquests)
    assert score_lines(s, "done")["orcs"] == held + bonus


@pytest.mark.rule("BASE-R-ORCS-1")
def test_the_bonus_is_for_this_turn_only() -> None:
    s = load_position(RAID % "alchemist")
    assert score_lines(s, "expand", "conquer 2", "stop", "done")["orcs"] == 2 + 1
    pass_turn(s)
    assert score_lines(s, "expand", "stop", "done")["orcs"] == 2


@pytest.mark.rule("BASE-R-ORCS-1")
@pytest.mark.parametrize(("pips", "coins"), [(0, 1), (2, 3)])
def test_a_failed_die_attempt_pays_nothing(pips: int, coins: int) -> None:
    s = load_position(RAID.replace("tokens: 9", "tokens: 2") % "alchemist")
    s.chance = Chance(0, forced=[pips])
    assert score_lines(s, "expand", "die 2", "done")["orcs"] == coins


@pytest.mark.rule("BASE-R-ORCS-1")
def test_there_is_no_bonus_in_decline() -> None:
    s = load_position(RAID % "stout")
    assert earned(s, "expand", "conquer 2", "stop", "done") == 2 + 1 + 1  # the Elves pay too
    play(s, "stout")
    pass_turn(s)
    assert score_lines(s, "pick 0", "stop")["orcs"] == 2


@pytest.mark.rule("BASE-R-ORCS-2")
def test_an_abandoned_region_is_empty() -> None:
    s = load_position(RAID.replace("2: {race: ratmen}", "2: {race: orcs}") % "alchemist")
    assert score_lines(s, "expand", "abandon 2", "conquer 2", "stop", "done")["orcs"] == 2


@pytest.mark.rule("BASE-R-ORCS-2")
def test_a_place_where_a_lair_was_is_empty_once_the_trolls_have_left() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: trolls, power: hill}
    - active: {race: orcs, power: forest}
    regions:
      2: {race: trolls, tokens: 3, markers: {lair: 1}}
      7: {race: trolls, tokens: 2, markers: {lair: 1}}
      3: {race: orcs, tokens: 6}
    """)
    play(s, "expand", "abandon 2", "stop", "done")
    assert marked(s, "lair") == {7: 1}
    assert score_lines(s, "expand", "conquer 2", "stop", "done")["orcs"] == 2


@pytest.mark.rule("BASE-R-ORCS-3")
def test_pillaging_orcs_get_two_coins_for_each_such_region() -> None:
    s = load_position("""
    board: base_2
    seats:
    - {}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: ratmen}
      21: {race: ratmen}
    column: [{race: orcs, power: pillaging}]
    """)
    play(s, "pick 0", "conquer 3", "conquer 5", "conquer 2")  # empty, a Lost Tribe, an enemy
    if s.phase_name != "redeploy":
        play(s, "stop")
    assert earned(s, "done") == 3 + 2 + 2
