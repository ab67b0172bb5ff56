"""Lizardmen: they pass through River regions without conquering them."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import cost, earned, hand, holder, play, refused, regions, score_lines, tokens
from tests.content.underground.races.helpers import targets

# The River runs 3 - 17 - 25. 2 borders only 3.
CAMP = """
board: underground_2
phase: conquer
seats:
- active: {race: lizardmen, power: %s, hand: 8}
- active: {race: %s, power: wise}
regions:
  2: {race: lizardmen}
  %s
"""
BESIDE_3 = {2, 4, 10, 11, 16, 17, 18}
BESIDE_17 = {3, 16, 18, 20, 24, 25, 26}
BESIDE_25 = {17, 23, 24, 26}  # and the Chasm 22
RIVER = {3, 17, 25}
BORDER = {3, 8, 10}  # what 2 borders, the Chasm 1 left out


def camp(power: str = "mining", enemy: str = "kraken", where: str = "") -> str:
    return CAMP % (power, enemy, where)


@pytest.mark.rule("UG-R-LIZARDMEN-1", "UG-R-LIZARDMEN-2")
def test_the_whole_river_leads_on() -> None:
    s = load_position(camp())
    assert targets(s) == (BORDER | BESIDE_3 | BESIDE_17 | BESIDE_25 | RIVER) - {2}
    play(s, "conquer 26")
    assert (holder(s, 26), holder(s, 3), tokens(s, 26)) == ("lizardmen", "", 2)
    assert targets(load_position(camp().replace("lizardmen", "shrooms"))) == BORDER


@pytest.mark.rule("UG-R-LIZARDMEN-1")
def test_occupied_river_regions_are_passed_too() -> None:
    s = load_position(camp(where="3: {race: kraken, tokens: 2}\n  17: {race: kraken, tokens: 3}"))
    assert targets(s) == (BORDER | BESIDE_3 | BESIDE_17 | BESIDE_25 | RIVER) - {2}
    play(s, "conquer 26")
    assert regions(s, 2) == {3: 2, 17: 3}  # the Kraken have not noticed


@pytest.mark.rule("UG-R-LIZARDMEN-2")
def test_the_passage_begins_beside_a_region_of_theirs() -> None:
    s = load_position(camp().replace("2: {race", "5: {race"))  # 5 touches no River
    assert targets(s) == {4, 6, 12}
    play(s, "conquer 4")
    assert {26, 23} <= targets(s)


@pytest.mark.rule("UG-R-LIZARDMEN-2")
def test_it_leads_to_what_borders_the_river_and_no_further() -> None:
    s = load_position(camp())
    for region in (5, 9, 12, 27):
        assert refused(s, f"conquer {region}") == "CORE-6.3"


@pytest.mark.rule("UG-R-LIZARDMEN-3")
@pytest.mark.parametrize("guard", ["balrog", "ghost"])
def test_an_immune_river_region_stops_the_passage(guard: str) -> None:
    s = load_position(camp(where=f"17: {{markers: {{{guard}: 1}}}}\n  5: {{race: kraken}}"))
    assert targets(s) == (BORDER | BESIDE_3) - {2, 17}
    s = load_position(camp(where=f"3: {{markers: {{{guard}: 1}}}}"))
    assert targets(s) == BORDER - {3}


@pytest.mark.rule("UG-R-LIZARDMEN-3")
def test_kraken_under_a_ghost_stop_it_as_well() -> None:
    s = load_position(camp(where="17: {race: kraken, markers: {ghost: 1}}"))
    assert targets(s) == (BORDER | BESIDE_3) - {2, 17}


@pytest.mark.rule("UG-R-LIZARDMEN-3")
def test_the_own_ghost_lets_them_pass() -> None:
    where = "17: {markers: {ghost: 1}}\nsites: {found: {crypt_of_the_tomb_raider: 2}}"
    assert 26 in targets(load_position(camp(where=where)))


@pytest.mark.rule("UG-R-LIZARDMEN-4")
def test_they_conquer_a_river_region_and_must_leave_it() -> None:
    s = load_position(camp(where="17: {race: kraken}\n  26: {race: kraken}"))
    assert (cost(s, 25), cost(s, 17)) == (1, 2)
    play(s, "conquer 17", "conquer 24")
    assert (holder(s, 17), hand(s, 1)) == ("lizardmen", 4)
    play(s, "stop")
    assert (s.phase_name, set(regions(s, 1)), hand(s, 1)) == ("redeploy", {2, 24}, 4 + 2 + 1)
    assert earned(s, "done") == 2


@pytest.mark.rule("UG-R-LIZARDMEN-5")
def test_the_first_conquest_touches_the_edge() -> None:
    s = load_position(camp().replace("  2: {race: lizardmen}\n", "  5: {natives: 0}\n"))
    assert targets(s) == {2, 3, 4, 5, 6, 7, 21, 25, 26, 27}
    assert refused(s, "conquer 16") == "CORE-6.2"
    play(s, "conquer 3")
    assert 23 in targets(s)


@pytest.mark.rule("UG-R-LIZARDMEN-6")
def test_not_against_active_gnomes() -> None:
    s = load_position(camp(enemy="gnomes", where="26: {race: gnomes}\n  10: {race: gnomes}"))
    assert refused(s, "conquer 26") == "UG-R-GNOMES-1"
    assert targets(s) == (BORDER | BESIDE_3 | BESIDE_17 | BESIDE_25 | RIVER) - {2, 26}  # 10 is a neighbour


@pytest.mark.rule("UG-R-LIZARDMEN-6")
def test_not_for_another_race_while_they_are_in_decline() -> None:
    s = load_position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: shrooms, power: mining, hand: 8}
      decline: {race: lizardmen}
    - active: {race: kraken, power: wise}
    regions:
      2: {race: shrooms}
      16: {race: lizardmen}
      26: {race: kraken}
    """)
    assert targets(s) == BORDER


@pytest.mark.rule("UG-R-LIZARDMEN-6")
@pytest.mark.parametrize(("power", "coins"), [("flocking", 0), ("quarreling", 2)])
def test_regions_along_the_river_are_not_adjacent(power: str, coins: int) -> None:
    """2 and 11 both lie on the River region 3."""
    text = camp(power, where="11: {race: lizardmen}").replace("phase: conquer", "").replace(", hand: 8", "")
    assert score_lines(load_position(text), "expand", "stop", "done").get(power, 0) == coins


@pytest.mark.rule("UG-R-LIZARDMEN-6")
@pytest.mark.parametrize(("where", "coins"), [(26, 0), (10, 1)])
def test_thieving_needs_a_neighbour(where: int, coins: int) -> None:
    text = camp("thieving", where=f"{where}: {{race: kraken}}").replace("phase: conquer", "").replace(", hand: 8", "")
    s = load_position(text)
    before = s.coins(1)
    play(s, "expand", "stop", "done")
    assert before - s.coins(1) == coins


@pytest.mark.rule("UG-R-LIZARDMEN-6")
def test_drow_are_not_disturbed_by_lizardmen_across_the_river() -> None:
    s = load_position("""
    board: underground_2
    seats:
    - active: {race: drow, power: mining}
    - active: {race: lizardmen, power: wise}
    regions:
      2: {race: lizardmen}
      4: {race: drow}
    """)
    assert score_lines(s, "expand", "stop", "done")["drow"] == 2
