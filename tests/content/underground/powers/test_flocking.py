"""Flocking: two coins for a race that stands together."""

import pytest

from tests.content.helpers import play
from tests.content.underground.powers.helpers import paid, position


def flock(race: str, held: list[int], more: str = "") -> str:
    regions = "".join(f"\n  {r}: {{race: {race}}}" for r in held)
    return f"""
board: underground_2
phase: redeploy
seats:
- active: {{race: {race}, power: flocking, hand: {0 if held else 2}}}
- active: {{race: gnomes, power: shield}}
regions:
  18: {{natives: 0}}{regions}
{more}
"""


@pytest.mark.rule("UG-P-FLOCKING-1")
@pytest.mark.parametrize(
    ("held", "coins"),
    [
        ([], 0),
        ([12], 2),
        ([5, 12], 2),
        ([11, 4, 5, 6, 13], 2),  # a chain
        ([5, 13], 0),
        ([11, 4, 5, 6, 13, 26], 0),  # one stands apart
        ([4, 5, 26, 27], 0),
    ],
)
def test_two_coins_if_all_regions_form_one_group(held: list[int], coins: int) -> None:
    s = position(flock("ogres", held))
    assert paid(s, "flocking", "done") == coins


@pytest.mark.rule("UG-P-FLOCKING-2")
@pytest.mark.parametrize(
    ("held", "found", "coins"),
    [
        ([4, 16], "great_brass_pipe: 16", 2),  # both are Mystic Crystals
        ([4, 16, 7], "great_brass_pipe: 4", 2),
        ([5, 4, 16, 24], "great_brass_pipe: 16", 2),  # each has a neighbour
        ([4, 16], "fountain_of_youth: 16", 0),
        ([4, 16], "great_brass_pipe: 20", 0),  # not held
        ([4, 24], "great_brass_pipe: 24", 0),  # not of one terrain
        ([4, 16, 26], "great_brass_pipe: 16", 0),
    ],
)
def test_the_great_brass_pipe_joins_groups(held: list[int], found: str, coins: int) -> None:
    s = position(flock("ogres", held, f"sites: {{found: {{{found}}}}}"))
    assert paid(s, "flocking", "done") == coins


@pytest.mark.rule("UG-P-FLOCKING-2")
@pytest.mark.parametrize(
    ("race", "held", "coins"),
    [
        ("spiderines", [2, 27], 2),  # beside two different Chasms
        ("spiderines", [16, 23, 6, 5], 2),
        ("spiderines", [10, 27], 0),  # 10 is not beside a Chasm
        ("spiderines", [2, 27, 24], 0),
        ("ogres", [2, 27], 0),
    ],
)
def test_chasms_join_the_regions_of_spiderines_beside_them(race: str, held: list[int], coins: int) -> None:
    s = position(flock(race, held))
    assert paid(s, "flocking", "done") == coins


@pytest.mark.rule("UG-P-FLOCKING-3")
def test_river_regions_connect_kraken_until_they_leave_them() -> None:
    s = position(flock("kraken", [2, 3, 4]))
    left = s.copy()
    assert paid(s, "flocking", "done") == 2
    assert paid(left, "flocking", "leave 3", "done") == 0


@pytest.mark.rule("UG-P-FLOCKING-3")
@pytest.mark.parametrize(("race", "coins"), [("kraken", 2), ("lizardmen", 0)])
def test_an_emptied_river_does_not_connect(race: str, coins: int) -> None:
    s = position(f"""
    board: underground_2
    phase: conquer
    seats:
    - active: {{race: {race}, power: flocking, hand: 1}}
    - active: {{race: gnomes, power: shield}}
    regions:
      2: {{race: {race}}}
      4: {{race: {race}}}
    """)
    play(s, "conquer 3")
    assert paid(s, "flocking", "done") == coins


@pytest.mark.rule("UG-P-FLOCKING-3")
@pytest.mark.parametrize(
    ("held", "declined", "coins"),
    [([4, 5], 27, 2), ([4, 6], 5, 0)],  # it neither has to be near nor fills a gap
)
def test_the_race_in_decline_is_ignored(held: list[int], declined: int, coins: int) -> None:
    s = position(f"""
    board: underground_2
    phase: redeploy
    seats:
    - active: {{race: ogres, power: flocking}}
      decline: {{race: drow}}
    - active: {{race: gnomes, power: shield}}
    regions:
      {held[0]}: {{race: ogres}}
      {held[1]}: {{race: ogres}}
      {declined}: {{race: drow}}
    """)
    assert paid(s, "flocking", "done") == coins


@pytest.mark.rule("UG-P-FLOCKING-1")
def test_nothing_is_paid_in_decline() -> None:
    s = position(flock("ogres", [4, 5]).replace("redeploy", "decide"))
    before = s.coins(0)
    play(s, "decline")
    assert s.coins(0) - before == 2  # one for each region
