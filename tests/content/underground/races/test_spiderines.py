"""Spiderines: regions beside a Chasm are within reach of every region they hold."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, holder, play, refused, score_lines, tokens
from tests.content.underground.races.helpers import targets

CHASMS = {1, 14, 19, 22, 28}
BRINK = {2, 7, 8, 6, 13, 21, 11, 12, 18, 20, 15, 23, 25, 27}  # the regions that border one
EDGE = {2, 3, 4, 5, 6, 7, 21, 25, 26, 27}

# 16 borders 3, 9, 10, 17, 23 and 24, but no Chasm.
CAMP = """
board: underground_2
phase: conquer
seats:
- active: {race: spiderines, power: %s, hand: 8}
- active: {race: ogres, power: wise}
regions:
  16: {race: spiderines}
  %s
"""


def camp(power: str = "mining", where: str = "") -> str:
    return CAMP % (power, where)


@pytest.mark.rule("UG-R-SPIDERINES-1")
def test_from_anywhere_all_regions_beside_any_chasm_are_in_reach() -> None:
    s = load_position(camp())
    assert targets(s) == BRINK | {3, 9, 10, 17, 23, 24}
    play(s, "conquer 27")  # 16 itself borders no Chasm
    assert holder(s, 27) == "spiderines"
    assert refused(s, "conquer 4") == "CORE-6.3"
    plain = load_position(camp().replace("spiderines", "shrooms"))
    assert targets(plain) == {3, 9, 10, 17, 23, 24}


@pytest.mark.rule("UG-R-SPIDERINES-2")
def test_they_enter_beside_a_chasm_or_at_the_edge() -> None:
    s = load_position(camp().replace("16: {race: spiderines}", "5: {natives: 0}"))
    assert targets(s) == BRINK | EDGE
    assert refused(s, "conquer 9") == "CORE-6.2"
    play(s, "conquer 20")
    assert holder(s, 20) == "spiderines"


@pytest.mark.rule("UG-R-SPIDERINES-3")
def test_the_cost_is_normal_and_chasms_are_not_entered() -> None:
    s = load_position(camp(where="27: {race: ogres, tokens: 2}"))
    assert {r: cost(s, r) for r in (6, 11, 18, 27)} == {6: 3, 11: 2, 18: 2 + 1 + 2, 27: 2 + 2}
    play(s, "conquer 27")
    assert (tokens(s, 27), hand(s, 1)) == (4, 4)
    for chasm in CHASMS:
        assert refused(s, f"conquer {chasm}") == "CORE-6.1"


@pytest.mark.rule("UG-R-SPIDERINES-3")
def test_not_against_active_gnomes() -> None:
    gnomes = camp(where="20: {race: gnomes}\n  9: {race: gnomes}").replace("ogres", "gnomes")
    s = load_position(gnomes)
    assert refused(s, "conquer 20") == "UG-R-GNOMES-1"
    play(s, "conquer 9")  # across a border
    assert holder(s, 9) == "spiderines"
    s = load_position(gnomes.replace("  16: {race: spiderines}\n", ""))
    assert refused(s, "conquer 20") == "UG-R-GNOMES-1"


@pytest.mark.rule("UG-R-SPIDERINES-3")
def test_not_in_decline() -> None:
    """Another race of the same player reaches and enters nothing by its Spiderines in decline."""
    text = """
    board: underground_2
    phase: conquer
    seats:
    - active: {race: shrooms, power: mining, hand: 8}
      decline: {race: spiderines}
    - active: {race: ogres, power: wise}
    regions:
      16: {race: spiderines}
      %s
    """
    assert targets(load_position(text % "4: {race: shrooms}")) == {3, 5, 11, 12}
    assert targets(load_position(text % "")) == EDGE


def lines(power: str, *held: int, race: str = "spiderines") -> dict[str, int]:
    """The scoring of a quiet turn of a race in 16 and other regions."""
    where = "\n  ".join(f"{region}: {{race: {race}}}" for region in held)
    text = camp(power, where).replace("phase: conquer", "phase: decide").replace(", hand: 8", "")
    return score_lines(load_position(text.replace("spiderines", race)), "expand", "stop", "done")


@pytest.mark.rule("UG-R-SPIDERINES-4")
def test_flocking_joins_regions_that_both_border_a_chasm() -> None:
    assert lines("flocking", 7, 23, 27)["flocking"] == 2  # 16 is a neighbour of 23
    assert "flocking" not in lines("flocking", 7, 27)  # 16 borders neither them nor a Chasm
    assert "flocking" not in lines("flocking", 5, 23)  # nor does 5
    assert "flocking" not in lines("flocking", 7, 23, 27, race="shrooms")


@pytest.mark.rule("UG-R-SPIDERINES-4")
def test_quarreling_goes_by_the_border() -> None:
    assert lines("quarreling", 7, 23, 27)["quarreling"] == 3


@pytest.mark.rule("UG-R-SPIDERINES-4")
@pytest.mark.parametrize(("where", "coins"), [(27, 0), (24, 1)])
def test_thieving_and_the_ring_go_by_the_border(where: int, coins: int) -> None:
    """27 is in reach across the Chasms, 24 a neighbour."""
    for power, sites, actions in (
        ("thieving", "", ["done"]),
        ("mining", "sites: {found: {froggys_ring: 16}}", ["done", "ring 16"]),
    ):
        text = camp(power, f"{where}: {{race: ogres}}").replace("phase: conquer", "phase: decide")
        s = load_position(text.replace(", hand: 8", "") + sites)
        before = s.coins(1)
        play(s, "expand", "stop", *actions)
        assert before - s.coins(1) == coins


@pytest.mark.rule("UG-R-SPIDERINES-4")
def test_drow_are_not_disturbed_across_a_chasm() -> None:
    s = load_position("""
    board: underground_2
    seats:
    - active: {race: drow, power: mining}
    - active: {race: spiderines, power: wise}
    regions:
      6: {race: drow}
      27: {race: spiderines}
    """)
    assert score_lines(s, "expand", "stop", "done")["drow"] == 2
