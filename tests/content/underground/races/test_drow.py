"""Drow: regions without foreign neighbours pay one coin more."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import earned, score_lines

# 5 borders 4, 6 and 12; nobody is near. 8, 18, 21 and 23 hold Monsters.
LONELY = """
board: underground_2
seats:
- active: {race: drow, power: mining}
  %s
- active: {race: ogres, power: wise}
  %s
regions:
  5: {race: drow, tokens: 2}
  27: {race: ogres}
  %s
"""


def bonus(own: str = "", other: str = "", where: str = "", more: str = "", held: int = 1) -> int:
    """Coins of the Drow beyond one for each region."""
    s = load_position(LONELY % (own, other, where) + more)
    return score_lines(s, "expand", "stop", "done")["drow"] - held


@pytest.mark.rule("UG-R-DROW-1")
def test_a_region_that_no_other_race_borders_pays_one_more() -> None:
    assert bonus() == 1
    s = load_position(LONELY.replace("drow", "shrooms").replace("5: {race", "6: {race") % ("", "", ""))
    assert earned(s, "expand", "stop", "done") == 1


@pytest.mark.rule("UG-R-DROW-1")
@pytest.mark.parametrize("beside", [4, 6, 12])
def test_an_active_race_of_an_opponent_disturbs(beside: int) -> None:
    assert bonus(where=f"{beside}: {{race: ogres}}") == 0


@pytest.mark.rule("UG-R-DROW-1")
def test_a_race_two_regions_away_does_not_disturb() -> None:
    assert bonus(where="11: {race: ogres}\n  13: {race: ogres}") == 1


@pytest.mark.rule("UG-R-DROW-1")
def test_a_race_of_an_opponent_in_decline_disturbs() -> None:
    assert bonus(other="decline: {race: gnomes}", where="6: {race: gnomes}") == 0


@pytest.mark.rule("UG-R-DROW-1")
def test_the_owners_own_race_in_decline_disturbs() -> None:
    assert bonus(own="decline: {race: gnomes}", where="6: {race: gnomes}") == 0
    assert bonus(own="decline: {race: gnomes}", where="13: {race: gnomes}") == 1


@pytest.mark.rule("UG-R-DROW-1")
def test_monsters_disturb() -> None:
    s = load_position(LONELY.replace("5: {race", "20: {race") % ("", "", "18: {natives: 2}\n  21: {natives: 0}"))
    assert score_lines(s, "expand", "stop", "done")["drow"] == 1
    s = load_position("""
    board: underground_2
    seats:
    - active: {race: drow, power: mining}
    - active: {race: ogres, power: wise}
    regions:
      10: {race: drow}
      8: {natives: 0}
    """)
    assert score_lines(s, "expand", "stop", "done")["drow"] == 2


@pytest.mark.rule("UG-R-DROW-1")
def test_the_example_of_four_regions_two_of_them_disturbed() -> None:
    text = """
    board: underground_2
    seats:
    - active: {race: drow, power: stone}
    - active: {race: ogres, power: wise}
    regions:
      4: {race: drow}
      5: {race: drow}
      11: {race: drow, tokens: 2}
      12: {race: drow}
      13: {race: ogres}
    """
    s = load_position(text)  # 11 borders the Monsters in 18, 12 the Ogres in 13
    assert earned(s, "expand", "stop", "done") == 4 + 2


@pytest.mark.rule("UG-R-DROW-3")
def test_nothing_more_in_decline() -> None:
    s = load_position(LONELY % ("", "", ""))
    assert earned(s, "decline") == 1
    s = load_position(
        LONELY.replace("active: {race: drow, power: mining}", "decline: {race: drow}").replace(", tokens: 2", "")
        % ("", "", "")
    )
    assert score_lines(s, "pick 0", "stop")["drow"] == 1


@pytest.mark.rule("UG-R-DROW-2")
def test_kraken_in_an_adjacent_river_disturb() -> None:
    where = """
regions:
  4: {race: drow}
  11: {race: drow}
  18: {natives: 0}
  %s
"""
    text = (LONELY % ("", "", "")).split("regions:")[0].replace("ogres", "kraken")
    assert earned(load_position(text + where % "27: {race: kraken}"), "expand", "stop", "done") == 4
    assert earned(load_position(text + where % "3: {race: kraken}"), "expand", "stop", "done") == 2


@pytest.mark.rule("UG-R-DROW-2")
def test_chasm_guardian_relic_and_place_do_not_disturb() -> None:
    """6 borders a Chasm; Balrog and Ghost, a Relic and a Place lie in its other neighbours."""
    text = LONELY.replace("5: {race", "6: {race") % (
        "",
        "",
        "5: {markers: {balrog: 1}}\n  12: {markers: {ghost: 1}}\n"
        "sites: {found: {shiny_orb: 13, keep_on_the_motherland: 12}}",
    )
    assert earned(load_position(text), "expand", "stop", "done") == 1 + 1


@pytest.mark.rule("UG-R-DROW-2")
def test_the_pipe_makes_no_neighbours() -> None:
    """It joins the Forest 5 to the Forest 10, where the Ogres are."""
    pipe = "\nsites: {found: {great_brass_pipe: 5}}"
    assert bonus(where="10: {race: ogres}", more=pipe) == 1
    assert bonus(where="4: {race: ogres}", more=pipe) == 0
    near = "11: {race: ogres}\n  12: {race: drow}"  # the Ogres border 12, and stand on a Forest as well
    assert bonus(where=near, more=pipe, held=2) == 1
