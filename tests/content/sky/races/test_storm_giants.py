"""Storm Giants: they enter in the sky, and two Lightning Bolts a turn strike Mountains."""

import pytest

from elbowroom.engine.actions import parse_action
from elbowroom.engine.errors import WrongDecision
from tests.content.helpers import cost, earned, hand, holder, marked, pass_turn, play, refused, regions, tokens, tray
from tests.content.sky.positions import GROUND_ENTRY, SKY_3, reached, under_the_sky
from tests.content.underground.turns import idle

PICK = "seats: [{}, {}, {}]\ncolumn: [{race: RACE, power: racketeering}]"
# Giants in 3 beside the Mountain 4, where four Orcs stand in a Fortress.
ORCS = """
phase: conquer
seats:
- active: {race: storm_giants, power: POWER, hand: 4}
- active: {race: orcs, power: fortified}
- active: {race: ratmen, power: airborne}
regions:
  3: {race: storm_giants}
  4: {race: orcs, tokens: 4, markers: {fortress: 1}}
  18: {race: orcs}
  22: {race: ratmen}
  16: {race: ratmen, tokens: 2}
"""


def orcs(power: str = "seafaring") -> str:
    return ORCS.replace("POWER", power)


# --- entry ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-STORM-GIANTS-1")
def test_they_enter_in_any_land_region_of_the_sky_or_on_the_ground() -> None:
    s = under_the_sky(PICK.replace("RACE", "storm_giants"))
    play(s, "pick 0")
    assert reached(s) == GROUND_ENTRY | SKY_3
    play(s, "conquer 29")
    assert regions(s, 1) == {29: 2}


@pytest.mark.rule("SKY-R-STORM-GIANTS-1")
def test_other_races_do_not() -> None:
    s = under_the_sky(PICK.replace("RACE", "wendigos"))
    play(s, "pick 0")
    assert reached(s) == GROUND_ENTRY


@pytest.mark.rule("SKY-R-STORM-GIANTS-1")
def test_the_lake_of_the_sky_is_no_land() -> None:
    text = PICK.replace("RACE", "storm_giants").replace("racketeering", "seafaring")
    s = under_the_sky("board: base_2+sky_2\n" + text)
    play(s, "pick 0")
    assert reached(s) & set(range(24, 34)) == set(range(24, 34)) - {30}


@pytest.mark.rule("SKY-R-STORM-GIANTS-1")
def test_they_enter_there_again_when_they_have_lost_everything() -> None:
    s = under_the_sky("seats: [{active: {race: storm_giants, power: racketeering, hand: 5}}, {}, {}]")
    play(s, "expand")
    assert reached(s) == GROUND_ENTRY | SKY_3


@pytest.mark.rule("SKY-R-STORM-GIANTS-1", "SKY-R-STORM-GIANTS-2")
def test_with_a_region_they_only_go_where_it_borders() -> None:
    s = under_the_sky("""
    seats: [{active: {race: storm_giants, power: racketeering}}, {}, {}]
    regions: {7: {race: storm_giants, tokens: 6}}
    """)
    play(s, "expand")
    assert reached(s) == {5, 6, 8}
    assert refused(s, "conquer 29") == "CORE-6.3"
    play(s, "abandon 7")
    assert reached(s) == GROUND_ENTRY | SKY_3


@pytest.mark.rule("SKY-R-STORM-GIANTS-2")
def test_the_second_conquest_of_a_turn_follows_adjacency_too() -> None:
    s = under_the_sky(PICK.replace("RACE", "storm_giants"))
    play(s, "pick 0", "conquer 29")
    assert reached(s) == {25, 30}


# --- Bolts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-STORM-GIANTS-3")
def test_a_bolt_takes_a_mountain_with_one_token_whatever_defends_it() -> None:
    s = under_the_sky(orcs())
    before = tray(s, "orcs")
    assert cost(s, 4) == 8
    play(s, "bolt 4")
    assert (regions(s, 1), hand(s, 1)) == ({3: 1, 4: 1}, 3)
    assert (tray(s, "orcs"), hand(s, 2)) == (before + 1, 3)
    assert marked(s, "fortress") == {}


@pytest.mark.rule("SKY-R-STORM-GIANTS-3")
@pytest.mark.parametrize(
    ("defender", "power", "marker", "amount"),
    [("trolls", "airborne", "lair", 1), ("humans", "bivouacking", "encampment", 5)],
)
def test_lairs_and_encampments_do_not_help_against_it(defender: str, power: str, marker: str, amount: int) -> None:
    s = under_the_sky(f"""
    phase: conquer
    seats:
    - active: {{race: storm_giants, power: seafaring, hand: 1}}
    - active: {{race: {defender}, power: {power}}}
    - {{}}
    regions:
      3: {{race: storm_giants}}
      4: {{race: {defender}, tokens: 3, markers: {{{marker}: {amount}}}}}
    """)
    assert cost(s, 4) == 6 + amount
    play(s, "bolt 4")
    assert regions(s, 1)[4] == 1


@pytest.mark.rule("SKY-R-STORM-GIANTS-3", "SKY-R-STORM-GIANTS-5")
def test_both_bolts_are_there_in_the_first_turn_and_not_a_third() -> None:
    s = under_the_sky(PICK.replace("RACE", "storm_giants"))
    play(s, "pick 0")
    play(s, "bolt 9", "conquer 2", "conquer 3", "bolt 4")
    assert hand(s, 1) == 11 - 1 - 2 - 2 - 1
    assert refused(s, "bolt 20") == "SKY-R-STORM-GIANTS-3"
    assert reached(s, "bolt") == set()


@pytest.mark.rule("SKY-R-STORM-GIANTS-3")
def test_they_strike_mountains_only_and_nobody_must_use_them() -> None:
    s = under_the_sky(orcs())
    assert reached(s, "bolt") == {4}
    assert refused(s, "bolt 2") == "SKY-R-STORM-GIANTS-3"
    play(s, "stop")
    assert s.phase_name == "redeploy"


@pytest.mark.rule("SKY-R-STORM-GIANTS-4")
def test_a_bolt_reaches_no_further_than_a_conquest() -> None:
    s = under_the_sky(orcs())
    assert refused(s, "bolt 16") == "CORE-6.3"


@pytest.mark.rule("SKY-R-STORM-GIANTS-4")
def test_by_a_house_rule_it_strikes_anywhere() -> None:
    s = under_the_sky("options: {boltsAnywhere: true}" + orcs())
    assert reached(s, "bolt") == {4, 9, 16, 20, 25}
    play(s, "bolt 16", "bolt 25")
    assert regions(s, 1) == {3: 1, 16: 1, 25: 1}
    assert refused(s, "bolt 20") == "SKY-R-STORM-GIANTS-3"


@pytest.mark.rule("SKY-R-STORM-GIANTS-4", "SKY-R-STORM-GIANTS-7")
def test_even_so_immunity_peace_and_an_empty_hand_stop_it() -> None:
    anywhere = "options: {boltsAnywhere: true}" + orcs()
    hero = anywhere.replace("ratmen, power: airborne", "ratmen, power: heroic").replace(
        "tokens: 2}", "markers: {hero: 1}}"
    )
    s = under_the_sky(hero)
    assert reached(s, "bolt") == {4, 9, 20, 25}
    assert refused(s, "bolt 16") == "SKY-R-STORM-GIANTS-7"
    peace = anywhere.replace("ratmen, power: airborne", "ratmen, power: diplomat") + "notes: {diplomat: {ally: 1}}"
    assert refused(under_the_sky(peace), "bolt 16") == "SKY-R-STORM-GIANTS-7"
    assert refused(under_the_sky(anywhere.replace("hand: 4", "hand: 0")), "bolt 16") == "SKY-R-STORM-GIANTS-7"


@pytest.mark.rule("SKY-R-STORM-GIANTS-5")
def test_a_bolt_may_be_the_entry() -> None:
    s = under_the_sky(PICK.replace("RACE", "storm_giants"))
    play(s, "pick 0")
    assert reached(s, "bolt") == {9, 16, 20, 25}  # not the Mountain 4, which is inland
    assert refused(s, "bolt 4") == "CORE-6.2"
    play(s, "bolt 25")
    assert regions(s, 1) == {25: 1}


@pytest.mark.rule("SKY-R-STORM-GIANTS-6")
def test_nothing_remains_where_a_bolt_struck() -> None:
    s = under_the_sky("""
    phase: conquer
    seats:
    - active: {race: storm_giants, power: seafaring, hand: 1}
    - active: {race: humans, power: airborne}
    - {}
    regions: {3: {race: storm_giants}, 15: {race: humans, tokens: 6}}
    """)
    play(s, "bolt 4")
    idle(s)
    play(s, "expand", "conquer 4")
    assert holder(s, 4) == "humans"


@pytest.mark.rule("SKY-R-STORM-GIANTS-6")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_every_turn_begins_with_exactly_two(used: int) -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: storm_giants, power: seafaring, hand: 6}}, {}, {}]
    regions: {14: {race: storm_giants}, 24: {race: storm_giants}, 22: {race: storm_giants}}
    """)
    play(s, *["bolt 4", "bolt 25"][:used], "stop", "done")
    idle(s, 2)
    play(s, "expand", *["bolt 4", "bolt 25"][used:])
    left = 2 - (2 - used)
    play(s, *["bolt 16", "bolt 20"][:left])
    assert hand(s, 1) == 6 - used - 2
    play(s, "conquer 21")
    assert reached(s, "bolt") == set()


@pytest.mark.rule("SKY-R-STORM-GIANTS-6")
def test_it_is_a_conquest_for_everything_else() -> None:
    s = under_the_sky(orcs("pillaging"))
    assert earned(s, "bolt 4", "stop", "done") == 2 + 1


@pytest.mark.rule("SKY-R-STORM-GIANTS-7")
def test_a_token_is_needed() -> None:
    s = under_the_sky(orcs().replace("hand: 4", "hand: 1"))
    assert reached(s, "bolt") == {4}
    s = under_the_sky(orcs().replace("hand: 4", "hand: 0"))
    assert refused(s, "bolt 4") == "CORE-6.1"


@pytest.mark.rule("SKY-R-STORM-GIANTS-7", "SKY-4.3")
def test_immune_regions_and_allies_are_safe_from_bolts() -> None:
    s = under_the_sky(orcs().replace("fortified", "heroic").replace("fortress", "hero"))
    assert refused(s, "bolt 4") == "CORE-6.5"
    peace = orcs().replace("fortified", "diplomat").replace(", markers: {fortress: 1}", "")
    s = under_the_sky(peace + "notes: {diplomat: {ally: 1}}")
    assert refused(s, "bolt 4") == "BASE-P-DIPLOMAT-1"
    s = under_the_sky(peace + "notes: {diplomat: {ally: 3}}")
    play(s, "bolt 4")
    assert tokens(s, 4) == 1


@pytest.mark.rule("SKY-R-STORM-GIANTS-7")
def test_no_bolt_after_the_final_die() -> None:
    s = under_the_sky(orcs().replace("hand: 4", "hand: 1"), 0)
    play(s, "die 2")
    assert s.phase_name == "redeploy"
    assert refused(s, "bolt 4") == "SKY-R-STORM-GIANTS-7"


@pytest.mark.rule("SKY-R-STORM-GIANTS-7")
def test_a_berserk_roll_is_for_normal_conquests() -> None:
    s = under_the_sky(orcs("berserk"), 3)
    play(s, "roll")
    assert reached(s, "bolt") == set()
    with pytest.raises(WrongDecision):
        s.play(parse_action("bolt 4"))
    play(s, "conquer 2", "bolt 4")
    assert hand(s, 1) == 4 - 1 - 1


@pytest.mark.rule("SKY-R-STORM-GIANTS-7")
def test_in_decline_they_have_no_bolts() -> None:
    s = under_the_sky("""
    seats: [{active: {race: storm_giants, power: seafaring}}, {}, {}]
    regions: {3: {race: storm_giants, tokens: 3}}
    column: [{race: orcs, power: merchant}]
    """)
    play(s, "decline")
    for _ in range(2):
        pass_turn(s)
    play(s, "pick 0")
    assert (reached(s), reached(s, "bolt")) == (GROUND_ENTRY, set())
    assert refused(s, "bolt 9") == "CORE-4.9"
