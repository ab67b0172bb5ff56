"""Kraken: they keep River regions, also in decline."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import cost, earned, hand, holder, legal, marked, pass_turn, play, race, refused, regions
from tests.content.underground.races.helpers import targets

# The River runs 3 - 17 - 25.
CAMP = """
board: underground_2
seats:
- active: {race: kraken, power: %s}
- active: {race: ogres, power: wise}
regions:
  2: {race: kraken, tokens: 2}
  3: {race: kraken, tokens: 3}
  17: {race: kraken}
  5: {race: ogres}
"""


@pytest.mark.rule("UG-R-KRAKEN-1")
def test_they_stay_in_rivers_and_are_paid_for_them() -> None:
    s = load_position(CAMP % "stone")
    assert earned(s, "expand", "stop", "done") == 3
    assert {3, 17} <= set(regions(s, 1))
    assert min(regions(s, 1).values()) >= 1
    s = load_position(CAMP.replace("race: kraken", "race: shrooms").replace("seats", "phase: conquer\nseats") % "stone")
    assert earned(s, "stop", "done") == 1  # others have to leave the River


@pytest.mark.rule("UG-R-KRAKEN-1")
def test_tokens_may_be_redeployed_into_a_river() -> None:
    s = load_position(CAMP % "stone")
    play(s, "expand", "stop", "place 17", "place 17", "place 17", "done")
    assert regions(s, 1) == {2: 1, 3: 1, 17: 4}


@pytest.mark.rule("UG-R-KRAKEN-1")
def test_they_may_leave_a_river_in_redeployment() -> None:
    s = load_position(CAMP % "stone")
    play(s, "expand")
    assert refused(s, "leave 3") == "UG-R-KRAKEN-1"  # too early
    play(s, "stop")
    assert targets(s, "leave") == {3, 17}
    assert refused(s, "leave 2") == "UG-R-KRAKEN-1"
    assert refused(s, "leave 25") == "UG-R-KRAKEN-1"
    play(s, "leave 17")
    assert (holder(s, 17), hand(s, 1)) == ("", 3 + 1)
    assert earned(s, "done") == 2
    assert sum(regions(s, 1).values()) == 6


@pytest.mark.rule("UG-R-KRAKEN-1")
def test_they_may_leave_their_last_region() -> None:
    s = load_position("""
    board: underground_2
    seats:
    - active: {race: kraken, power: stone}
    - active: {race: ogres, power: wise}
    regions:
      3: {race: kraken, tokens: 3}
      5: {race: ogres}
    """)
    assert earned(s, "expand", "stop", "leave 3", "done") == 0
    assert (hand(s, 1), regions(s, 1)) == (3, {})


@pytest.mark.rule("UG-R-KRAKEN-2")
@pytest.mark.parametrize("power", ["stone", "tomb"])
def test_in_decline_their_rivers_stay_and_pay(power: str) -> None:
    s = load_position(CAMP % power)
    assert earned(s, "decline", *(["done"] if power == "tomb" else [])) == 3
    assert set(regions(s, 1, "decline")) == {2, 3, 17}
    pass_turn(s)
    before = s.coins(0)
    play(s, "pick 0", "stop")
    assert s.coins(0) - before == 3
    assert set(regions(s, 1, "decline")) == {2, 3, 17}


@pytest.mark.rule("UG-R-KRAKEN-2")
def test_in_decline_they_leave_no_river() -> None:
    s = load_position(CAMP % "tomb")
    play(s, "decline")
    assert s.phase_name == "redeploy"
    assert not any(action.startswith("leave") for action in legal(s))


ATTACK = """
board: underground_2
turn: 2
phase: conquer
seats:
- active: {race: kraken, power: shield}
- active: {race: %s, power: wise, hand: 5}
regions:
  3: {race: kraken, tokens: 2%s}
  2: {race: %s}
"""


@pytest.mark.rule("UG-R-KRAKEN-3")
def test_others_conquer_an_occupied_river_to_pass() -> None:
    s = load_position(ATTACK % ("mummies", ", markers: {mushroom_armor: 1}", "mummies"))
    assert cost(s, 3) == 1 + 2 + 1 + 1  # the Mummies' own token on top
    s = load_position(ATTACK % ("shrooms", ", markers: {mushroom_armor: 1}", "shrooms"))
    assert cost(s, 3) == 1 + 2 + 1
    assert refused(s, "conquer 11") == "CORE-6.3"
    play(s, "conquer 3")
    assert (hand(s, 2), hand(s, 1), marked(s, "mushroom_armor")) == (1, 1, {})
    assert 11 in targets(s)


@pytest.mark.rule("UG-R-KRAKEN-3")
def test_lizardmen_pass_kraken() -> None:
    s = load_position(ATTACK % ("lizardmen", "", "lizardmen"))
    assert cost(s, 3) == 1 + 2
    play(s, "conquer 11")
    assert regions(s, 1) == {3: 2}


@pytest.mark.rule("UG-R-KRAKEN-3")
def test_rivers_of_kraken_in_decline_are_conquered_too() -> None:
    s = load_position("""
    board: underground_2
    turn: 2
    phase: conquer
    seats:
    - decline: {race: kraken}
    - active: {race: shrooms, power: wise, hand: 3}
    regions:
      3: {race: kraken}
      2: {race: shrooms}
    """)
    assert (cost(s, 3), cost(s, 17)) == (2, 1)
    assert refused(s, "conquer 11") == "CORE-6.3"
    play(s, "conquer 3")
    assert race(s, 1, "decline") == ""


@pytest.mark.rule("UG-R-KRAKEN-4")
def test_a_river_costs_them_one() -> None:
    s = load_position((CAMP % "stone").replace("  17: {race: kraken}\n", ""))
    play(s, "expand")
    assert (cost(s, 17), cost(s, 10)) == (1, 2)
    play(s, "conquer 17")
    assert (holder(s, 17), hand(s, 1)) == ("kraken", 2)


@pytest.mark.rule("UG-R-KRAKEN-2", "UG-R-KRAKEN-4")
def test_the_example_of_three_land_and_four_river_regions() -> None:
    held = "\n".join(f"  {region}: {{race: kraken}}" for region in (3, 8, 15, 2, 16, 25, 31))
    seats = "seats: [{active: {race: kraken, power: mystic}}, {}, {}, {}]"
    text = f"board: underground_4\n{seats}\nregions:\n{held}"
    assert earned(load_position(text), "expand", "stop", "done") == 7
    assert earned(load_position(text), "decline") == 7
