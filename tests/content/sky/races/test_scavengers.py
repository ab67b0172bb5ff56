"""Scavengers: tokens in decline stay buried under them."""

import pytest

from elbowroom.engine.scoring import island_bonus, tokens_on_board, winners
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    marked,
    play,
    race,
    refused,
    regions,
    score_lines,
    slot,
    tokens,
    tray,
)
from tests.content.sky.positions import lying_under, reached, under_the_sky
from tests.content.underground.turns import idle

# Scavengers in 3; races in decline around: seat 2's in 2 and 7, seat 1's own in 4 and 8.
AROUND = """
phase: conquer
seats:
- active: {race: scavengers, power: POWER, hand: 8}
  decline: {race: ratmen}
- active: {race: humans, power: hill}
  decline: {race: THEIRS}
- active: {race: amazons, power: swamp}
regions:
  3: {race: scavengers}
  2: {race: THEIRS}
  7: {race: THEIRS}
  4: {race: ratmen}
  8: {race: ratmen}
  22: {race: humans, tokens: 2}
"""
# Scavengers in the Hill 11 over a token of seat 2; seat 3 stands beside in 10.
OVER = """
turn: TURN
phase: PHASE
seats:
- active: {race: scavengers, power: POWER}
- active: {race: humans, power: hill}
  decline: {race: BELOW}
- active: {race: orcs, power: FOE}
regions:
  11: {race: scavengers, tokens: 2, buried: BELOW}
  21: {race: scavengers}
  7: {race: BELOW}
  2: {race: humans, tokens: 6}
  10: {race: orcs, tokens: 6}
"""


def around(power: str = "airborne", theirs: str = "dwarves") -> str:
    return AROUND.replace("POWER", power).replace("THEIRS", theirs)


def over(turn: int = 3, phase: str = "decide", power: str = "airborne", foe: str = "commando") -> str:
    text = OVER.replace("TURN", str(turn)).replace("PHASE", phase).replace("POWER", power)
    return text.replace("FOE", foe).replace("BELOW", "ratmen")


# --- burying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-SCAVENGERS-1")
def test_a_token_in_decline_stays_under_them_for_the_normal_cost() -> None:
    s = under_the_sky(around())
    before = tray(s, "dwarves")
    assert cost(s, 2) == 3
    play(s, "conquer 2")
    assert (tokens(s, 2), hand(s, 1), lying_under(s, 2)) == (3, 5, {2})
    assert tray(s, "dwarves") == before
    play(s, "conquer 4")  # the player's own: cost of a bare Mountain
    assert (tokens(s, 4), lying_under(s, 1), regions(s, 1, "decline")) == (3, {4}, {8: 1})


@pytest.mark.rule("SKY-R-SCAVENGERS-1")
@pytest.mark.parametrize(
    ("power", "action", "in_hand", "roll"),
    [("dragon_master", "dragon 2", 8, 0), ("zeppelined", "zeppelin 2", 8, 1), ("airborne", "die 2", 2, 1)],
)
def test_every_kind_of_conquest_buries(power: str, action: str, in_hand: int, roll: int) -> None:
    s = under_the_sky(around(power).replace("hand: 8", f"hand: {in_hand}"), roll)
    play(s, action)
    assert (holder(s, 2), lying_under(s, 2)) == ("scavengers", {2})


@pytest.mark.rule("SKY-R-SCAVENGERS-1", "SKY-4.5")
def test_a_crash_of_their_own_buries_nobody() -> None:
    s = under_the_sky(around("zeppelined"), 0)
    before = tray(s, "dwarves")
    play(s, "zeppelin 2")
    assert (holder(s, 2), lying_under(s, 2), tray(s, "dwarves")) == ("", set(), before + 1)


@pytest.mark.rule("SKY-R-SCAVENGERS-1")
def test_an_active_race_loses_its_token_to_the_tray() -> None:
    s = under_the_sky(around().replace("22: {race: humans, tokens: 2}", "11: {race: humans, tokens: 2}"))
    before = tray(s, "humans")
    play(s, "conquer 11")
    assert (tray(s, "humans"), hand(s, 2), lying_under(s, 2, "active")) == (before + 1, 1, set())
    assert cost(s, 11, seat=3) == 2 + 4


@pytest.mark.rule("SKY-R-SCAVENGERS-1")
def test_other_races_bury_nobody() -> None:
    s = under_the_sky(around().replace("scavengers", "orcs"))
    before = tray(s, "dwarves")
    play(s, "conquer 2")
    assert (lying_under(s, 2), tray(s, "dwarves")) == (set(), before + 1)


@pytest.mark.rule("SKY-R-SCAVENGERS-2")
def test_of_several_ghouls_one_is_buried_and_the_others_withdraw() -> None:
    s = under_the_sky(around(theirs="ghouls").replace("2: {race: ghouls}", "2: {race: ghouls, tokens: 3}"))
    before = tray(s, "ghouls")
    play(s, "conquer 2")
    assert (lying_under(s, 2), hand(s, 2, "decline"), tray(s, "ghouls")) == ({2}, 2, before)
    assert cost(s, 2, seat=3) == 2 + 5 + 1
    play(s, "stop", "done")
    assert regions(s, 2, "decline") == {7: 3}


@pytest.mark.rule("SKY-R-SCAVENGERS-2")
def test_lost_tribes_are_removed() -> None:
    s = under_the_sky(around())
    play(s, "conquer 5")
    assert (s.natives(4), cost(s, 5, seat=3)) == (0, 2 + 3)


@pytest.mark.rule("SKY-R-SCAVENGERS-2")
@pytest.mark.parametrize(("theirs", "marker"), [("trolls", "lair"), ("orcs", "fortress")])
def test_lairs_and_fortresses_are_removed(theirs: str, marker: str) -> None:
    text = around(theirs=theirs).replace(f"2: {{race: {theirs}}}", f"2: {{race: {theirs}, markers: {{{marker}: 1}}}}")
    s = under_the_sky(text)
    assert cost(s, 2) == 4
    play(s, "conquer 2")
    assert (marked(s, marker), lying_under(s, 2)) == ({}, {2})
    assert cost(s, 2, seat=3) == 2 + 4 + 1


# --- defence ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-SCAVENGERS-3")
@pytest.mark.parametrize("attacker", [2, 3])
def test_a_buried_token_defends_against_everybody_its_owner_included(attacker: int) -> None:
    s = under_the_sky(over().replace("commando", "seafaring"))
    assert cost(s, 11, seat=attacker) == 2 + 2 + 1
    assert cost(s, 21, seat=attacker) == 2 + 1


@pytest.mark.rule("SKY-R-SCAVENGERS-3")
def test_it_defends_against_its_own_ghouls_too() -> None:
    text = over(2, "legacy").replace("ratmen", "ghouls").replace("7: {race: ghouls}", "9: {race: ghouls, tokens: 6}")
    s = under_the_sky(text)
    assert cost(s, 11, seat=2, place="decline") == 2 + 2 + 1


# --- scoring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-SCAVENGERS-4", "SKY-5.3", "SKY-5.5")
def test_five_regions_two_of_them_over_own_tokens_who_hold_three_more() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: scavengers, power: airborne}, decline: {race: ratmen}}, {}, {}]
    regions:
      2: {race: scavengers, buried: ratmen}
      3: {race: scavengers, buried: ratmen}
      4: {race: scavengers}
      5: {race: scavengers}
      6: {race: scavengers}
      7: {race: ratmen}
      8: {race: ratmen}
      22: {race: ratmen}
    """)
    lines = score_lines(s, "stop", "done")
    assert lines == {"scavengers": 5, "ratmen": 3 + 2}


@pytest.mark.rule("SKY-R-SCAVENGERS-4", "SKY-5.3")
def test_a_dwarf_buried_in_a_mine_earns_two_and_the_scavengers_one() -> None:
    text = """
    turn: 2
    phase: decide
    seats:
    - active: {race: scavengers, power: airborne}
    - active: {race: humans, power: hill}
      decline: {race: dwarves}
    - {}
    regions: {REGION: {race: scavengers, buried: dwarves}}
    """
    s = under_the_sky(text.replace("REGION", "9"))  # a Mine; the Dwarves hold no other region
    assert score_lines(s, "expand") == {"dwarves": 2}
    idle(s)
    assert score_lines(s, "expand", "stop", "done") == {"scavengers": 1}
    s = under_the_sky(text.replace("REGION", "7"))
    assert score_lines(s, "expand") == {"dwarves": 1}


# --- where they go ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-SCAVENGERS-5", "SKY-R-SCAVENGERS-10")
def test_when_the_region_is_conquered_all_buried_tokens_are_lost() -> None:
    s = under_the_sky(over())
    ratmen, scavengers = tray(s, "ratmen"), tray(s, "scavengers")
    play(s, "expand", "conquer 11")
    assert (tray(s, "ratmen"), lying_under(s, 2)) == (ratmen + 1, set())
    assert (tray(s, "scavengers"), hand(s, 1)) == (scavengers + 1, 1)
    assert cost(s, 11, seat=1) == 2 + 4


@pytest.mark.rule("SKY-R-SCAVENGERS-5")
def test_ghouls_of_the_same_player_send_them_away() -> None:
    s = under_the_sky("""
    phase: legacy
    seats:
    - active: {race: scavengers, power: airborne}
      decline: {race: ghouls, hand: 5}
    - decline: {race: ratmen}
    - {}
    regions:
      3: {race: ghouls}
      2: {race: scavengers, tokens: 2, buried: ratmen}
      7: {race: ratmen}
    """)
    assert cost(s, 2) == 2 + 1  # own Scavengers do not defend, the buried token does
    before = tray(s, "ratmen")
    play(s, "conquer 2")
    assert (holder(s, 2), lying_under(s, 2), tray(s, "ratmen")) == ("ghouls", set(), before + 1)


@pytest.mark.rule("SKY-R-SCAVENGERS-5")
def test_a_crash_sends_them_away() -> None:
    s = under_the_sky(over(foe="zeppelined"), 0)
    ratmen, scavengers = tray(s, "ratmen"), tray(s, "scavengers")
    play(s, "expand", "zeppelin 11")
    assert (tray(s, "ratmen"), tray(s, "scavengers"), hand(s, 1)) == (ratmen + 1, scavengers + 1, 1)
    assert (lying_under(s, 2), holder(s, 11)) == (set(), "")


@pytest.mark.rule("SKY-R-SCAVENGERS-5")
def test_they_go_when_their_race_makes_room_for_another_in_decline() -> None:
    s = under_the_sky(over(turn=2))
    play(s, "decline")
    assert (race(s, 2, "decline"), lying_under(s, 2), tray(s, "ratmen")) == ("humans", set(), 13)
    assert cost(s, 11, seat=3) == 2 + 2 - 1  # Commando Orcs


@pytest.mark.rule("SKY-R-SCAVENGERS-5", "SKY-R-SCAVENGERS-11")
def test_they_go_when_the_scavengers_decline_before_anything_is_scored() -> None:
    text = over(turn=1).replace("21: {race: scavengers}", "21: {race: scavengers, buried: trolls}")
    s = under_the_sky(text.replace("commando}", "commando}\n  decline: {race: trolls}"))
    assert (lying_under(s, 2), lying_under(s, 3)) == ({11}, {21})
    play(s, "decline")
    assert (lying_under(s, 2), lying_under(s, 3)) == (set(), set())
    assert (regions(s, 2, "decline"), race(s, 3, "decline")) == ({7: 1}, "")  # the Trolls had nothing else
    assert tray(s, "ratmen") == 13 - 1


@pytest.mark.rule("SKY-R-SCAVENGERS-11")
def test_own_buried_tokens_earn_nothing_in_the_turn_of_the_decline() -> None:
    s = under_the_sky("""
    seats: [{active: {race: scavengers, power: spirit}, decline: {race: ratmen}}, {}, {}]
    regions: {2: {race: scavengers, buried: ratmen}, 3: {race: scavengers, buried: ratmen}, 7: {race: ratmen}}
    """)
    assert earned(s, "decline") == 2 + 1
    assert (race(s, 1, "decline"), race(s, 1, "beside")) == ("ratmen", "scavengers")


@pytest.mark.rule("SKY-R-SCAVENGERS-11")
def test_in_decline_they_bury_nobody() -> None:
    s = under_the_sky("""
    turn: 3
    phase: conquer
    seats:
    - decline: {race: scavengers}
    - {}
    - active: {race: orcs, power: hill, hand: 5}
    regions: {2: {race: scavengers}, 7: {race: scavengers}, 3: {race: orcs}}
    """)
    before = tray(s, "scavengers")
    play(s, "conquer 2")
    assert (lying_under(s, 1), tray(s, "scavengers")) == (set(), before + 1)


@pytest.mark.rule("SKY-R-SCAVENGERS-6")
def test_an_abandoned_region_belongs_to_the_buried_race_again() -> None:
    s = under_the_sky(over(turn=1))
    play(s, "expand", "abandon 11")
    assert (holder(s, 11), tokens(s, 11), hand(s, 1)) == ("ratmen", 1, 2)
    assert (lying_under(s, 2), regions(s, 2, "decline")) == (set(), {7: 1, 11: 1})
    assert cost(s, 11, seat=3) == 2 + 1 - 1


# --- status -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SKY-R-SCAVENGERS-7", "SKY-3.17")
def test_the_region_belongs_to_the_scavengers_alone() -> None:
    s = under_the_sky("""
    seats:
    - active: {race: scavengers, power: airborne}
    - active: {race: humans, power: hill}
      decline: {race: ratmen}
    - {}
    regions:
      24: {race: scavengers, tokens: 4, buried: ratmen}
      27: {race: scavengers, buried: ratmen}
    """)
    assert (island_bonus(s, slot(1)), island_bonus(s, slot(2, "decline"))) == (1, 0)
    assert (regions(s, 2, "decline"), race(s, 2, "decline")) == ({}, "ratmen")  # it has not vanished
    play(s, "expand")
    assert reached(s) == {25, 28}
    assert refused(s, "conquer 24") == "CORE-6.4"
    play(s, "conquer 28", "stop", "done")
    idle(s, 2)
    assert race(s, 2, "decline") == "ratmen"


@pytest.mark.rule("SKY-R-SCAVENGERS-7")
@pytest.mark.parametrize("theirs", ["dwarves", "ghouls"])
def test_a_race_that_loses_its_last_region_to_them_does_not_vanish(theirs: str) -> None:
    s = under_the_sky(around(theirs=theirs).replace(f"  7: {{race: {theirs}}}\n", ""))
    play(s, "conquer 2")
    assert (race(s, 2, "decline"), lying_under(s, 2), regions(s, 2, "decline")) == (theirs, {2}, {})
    play(s, "stop", "done")
    play(s, "expand", "stop", "done")
    assert race(s, 2, "decline") == theirs


@pytest.mark.rule("SKY-R-SCAVENGERS-7")
def test_buried_tokens_count_in_the_tie_break_of_their_owner() -> None:
    s = under_the_sky(over())
    assert tokens_on_board(s, 1) == 6 + 1 + 1
    assert tokens_on_board(s, 0) == 2 + 1
    text = """
    round: 10
    seats:
    - active: {race: scavengers, power: airborne}
    - active: {race: humans, power: hill}
      decline: {race: ratmen}
    - active: {race: orcs, power: swamp}
    regions: {3: {race: scavengers, tokens: 3BURIED}, 16: {race: humans, tokens: 2}, 7: {race: ratmen}}
    """
    assert winners(under_the_sky(text.replace("BURIED", ""))) == [0, 1]
    assert winners(under_the_sky(text.replace("BURIED", ", buried: ratmen"))) == [1]


@pytest.mark.rule("SKY-R-SCAVENGERS-7")
def test_buried_ghouls_neither_conquer_nor_move() -> None:
    s = under_the_sky("""
    turn: 2
    phase: decide
    seats:
    - active: {race: scavengers, power: airborne}
    - active: {race: humans, power: hill}
      decline: {race: ghouls}
    - {}
    regions: {11: {race: scavengers, buried: ghouls}, 7: {race: humans, tokens: 3}}
    """)
    play(s, "expand")
    assert (s.acting, s.phase_name) == (slot(2), "ready")  # nothing for the Ghouls to do
    play(s, "stop", "done")
    assert (lying_under(s, 2), regions(s, 2, "decline")) == ({11}, {})


@pytest.mark.rule("SKY-R-SCAVENGERS-7")
def test_a_race_vanishes_with_its_last_buried_token() -> None:
    s = under_the_sky(over().replace("  7: {race: ratmen}\n", ""))
    play(s, "expand", "conquer 11")
    assert race(s, 2, "decline") == ""


@pytest.mark.rule("SKY-R-SCAVENGERS-8")
def test_one_scavenger_over_a_buried_token_is_not_alone() -> None:
    text = over().replace("orcs", "sorcerers").replace("11: {race: scavengers, tokens: 2", "11: {race: scavengers")
    s = under_the_sky(text.replace("21: {race: scavengers}", "18: {race: scavengers}"))
    play(s, "expand")
    assert reached(s, "sorcery") == {18}
    assert refused(s, "sorcery 11") == "BASE-R-SORCERERS-2"


@pytest.mark.rule("SKY-R-SCAVENGERS-9")
@pytest.mark.parametrize(
    ("version", "coins", "under", "beside"), [("2", 1, set[int](), ""), ("1", 1 + 1, {11}, "elves")]
)
def test_a_buried_spirit_race_is_removed_by_its_owners_next_decline(
    version: str, coins: int, under: set[int], beside: str
) -> None:
    s = under_the_sky(f"""
    rules_version: "{version}"
    turn: 2
    phase: decide
    seats:
    - active: {{race: scavengers, power: airborne}}
    - active: {{race: humans, power: hill}}
      beside: {{race: elves, power: spirit}}
    - {{}}
    regions: {{11: {{race: scavengers, buried: elves}}, 7: {{race: humans, tokens: 3}}}}
    """)
    assert earned(s, "decline") == coins
    assert (lying_under(s, 2, "beside"), race(s, 2, "beside"), race(s, 2, "decline")) == (under, beside, "humans")


@pytest.mark.rule("SKY-R-SCAVENGERS-5", "SKY-R-SCAVENGERS-9")
@pytest.mark.parametrize(
    ("held", "kept"), [("", ""), (", 8: {race: elves}", "elves")], ids=["all of it buried", "not all of it"]
)
def test_the_decline_of_a_spirit_race_takes_the_buried_tokens_of_the_one_it_joins(held: str, kept: str) -> None:
    s = under_the_sky(f"""
    turn: 2
    phase: decide
    seats:
    - active: {{race: scavengers, power: airborne}}
    - active: {{race: humans, power: spirit}}
      decline: {{race: elves}}
    - {{}}
    regions: {{11: {{race: scavengers, buried: elves}}, 7: {{race: humans, tokens: 3}}{held}}}
    """)
    stock = tray(s, "elves")
    play(s, "decline")
    assert (lying_under(s, 2), race(s, 2, "decline"), race(s, 2, "beside")) == (set(), kept, "humans")
    assert tray(s, "elves") == stock + 1


@pytest.mark.rule("SKY-R-SCAVENGERS-9")
def test_the_region_was_not_empty_for_pillaging() -> None:
    s = under_the_sky(around("pillaging"))
    assert earned(s, "conquer 2", "stop", "done") == 2 + 2 + 1  # two regions, those of the Ratmen, the Dwarf
