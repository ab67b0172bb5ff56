"""Ghouls: in decline they keep all tokens and go on conquering."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.engine.column import banner_stack
from elbowroom.engine.events import Rolled
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    listen,
    marked,
    play,
    power,
    race,
    refused,
    regions,
    score_lines,
    shown,
    tokens,
    tray,
)

# Seat 1 has Ghouls in decline in the north west and Orcs in the south east.
LEGACY = """
board: base_2
seats:
- active: {race: orcs, power: flying}
  decline: {race: ghouls}
- active: {race: ratmen, power: forest}
regions:
  2: {race: ghouls, tokens: 4}
  9: {race: ghouls, tokens: 2}
  20: {race: orcs, tokens: 2}
  21: {race: orcs, tokens: 3}
  7: {race: ratmen, tokens: 2}
"""


def after_decline(badge: str, where: str) -> str:
    """Active Ghouls with a power, about to decline; seat 2 has Ratmen."""
    return f"""
    board: base_2
    seats:
    - active: {{race: ghouls, power: {badge}}}
    - active: {{race: ratmen, power: forest}}
    regions:
      {where}
      7: {{race: ratmen}}
    column: [{{race: orcs, power: hill}}]
    """


# --- BASE-R-GHOULS-1 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-1")
def test_active_ghouls_are_like_any_race() -> None:
    s = load_position(after_decline("alchemist", "2: {race: ghouls, tokens: 4}"))
    play(s, "expand")
    assert s.phase_name == "ready"
    assert {r: cost(s, r) for r in (3, 9, 11)} == {3: 2, 9: 3, 11: 3}
    assert score_lines(s, "conquer 3", "stop", "done") == {"ghouls": 2, "alchemist": 2}


@pytest.mark.rule("BASE-R-GHOULS-1")
def test_active_ghouls_lose_a_token_like_any_race() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: ghouls, power: alchemist}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: ghouls, tokens: 3}
      7: {race: ratmen, tokens: 9}
    """)
    play(s, "expand", "conquer 2")
    assert (hand(s, 1), tray(s, "ghouls")) == (2, 8)


@pytest.mark.rule("BASE-R-GHOULS-1")
def test_all_ghouls_stay_where_they_are_in_decline_and_do_not_redeploy() -> None:
    s = load_position(after_decline("alchemist", "2: {race: ghouls, tokens: 4}\n      3: {race: ghouls, tokens: 3}"))
    assert earned(s, "decline") == 2
    assert s.turn_of == 1
    assert regions(s, 1, "decline") == {2: 4, 3: 3}
    assert (race(s, 1), power(s, 1, "decline"), tray(s, "ghouls")) == ("", "", 3)


@pytest.mark.rule("BASE-R-GHOULS-1")
def test_other_races_keep_one_token_a_region_in_decline() -> None:
    s = load_position(after_decline("alchemist", "2: {race: ghouls, tokens: 4}").replace("ghouls", "elves"))
    play(s, "decline")
    assert regions(s, 1, "decline") == {2: 1}


@pytest.mark.rule("BASE-R-GHOULS-1")
def test_ghouls_in_hand_go_to_the_tray_in_decline() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: ghouls, power: alchemist, hand: 3}
    - active: {race: ratmen, power: forest}
    """)
    play(s, "decline")
    assert tray(s, "ghouls") == 10
    assert race(s, 1, "decline") == ""


# --- BASE-R-GHOULS-2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-2")
def test_ghouls_in_decline_conquer_by_adjacency_cost_and_with_their_own_tokens() -> None:
    s = load_position(LEGACY)
    play(s, "expand")
    assert (s.phase_name, s.acting) == ("legacy", 1)
    assert hand(s, 1, "decline") == 3 + 1
    assert refused(s, "conquer 22") == "CORE-6.3"  # beside the Orcs, not beside the Ghouls
    assert refused(s, "conquer 1") == "CORE-6.1"
    assert (cost(s, 3), cost(s, 10), cost(s, 11)) == (2, 3, 3)
    play(s, "conquer 3")
    assert (hand(s, 1, "decline"), tokens(s, 3), holder(s, 3)) == (2, 2, "ghouls")
    assert refused(s, "conquer 11") == "CORE-6.10"  # three needed; Orcs do not help
    assert regions(s, 1) == {20: 2, 21: 3}


@pytest.mark.rule("BASE-R-GHOULS-2")
def test_opponents_lose_tokens_to_ghouls_as_to_anybody() -> None:
    s = load_position(LEGACY.replace("7: {race: ratmen, tokens: 2}", "3: {race: ratmen, tokens: 2}"))
    play(s, "expand")
    assert cost(s, 3) == 4
    play(s, "conquer 3")
    assert (hand(s, 2), tray(s, "ratmen")) == (1, 12)


# --- BASE-R-GHOULS-3 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_ghouls_act_before_the_active_race_and_not_again_afterwards() -> None:
    s = load_position(LEGACY.replace("power: flying", "power: hill"))
    play(s, "expand")
    assert s.phase_name == "legacy"
    assert hand(s, 1) == 0  # the active race has not even gathered its tokens
    assert tokens(s, 21) == 3
    assert {a for a in legal(s) if a.startswith("abandon")} == {"abandon 2", "abandon 9"}
    assert refused(s, "abandon 20") == "CORE-5.4"
    play(s, "conquer 3")
    assert refused(s, "abandon 2") == "CORE-5.2"
    play(s, "stop")
    assert (s.phase_name, s.acting, hand(s, 1)) == ("ready", 0, 3)
    assert refused(s, "conquer 11") == "CORE-6.3"
    assert refused(s, "abandon 2") == "CORE-5.4"
    play(s, "conquer 22")
    assert holder(s, 22) == "orcs"


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_skipping_the_phase_is_legal() -> None:
    s = load_position(LEGACY)
    play(s, "expand", "stop")
    assert s.phase_name == "ready"
    assert s.conquered(1) == 0


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_ghouls_may_abandon_regions_and_enter_anew() -> None:
    s = load_position(LEGACY)
    play(s, "expand", "abandon 2", "abandon 9")
    assert hand(s, 1, "decline") == 6
    assert race(s, 1, "decline") == "ghouls"
    assert refused(s, "conquer 11") == "CORE-6.2"
    play(s, "conquer 18")
    assert holder(s, 18) == "ghouls"


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_on_a_turn_that_starts_with_a_pick_the_combo_comes_first() -> None:
    s = load_position("""
    board: base_2
    seats:
    - decline: {race: ghouls}
    - active: {race: ratmen, power: forest}
    regions:
      2: {race: ghouls, tokens: 4}
      7: {race: ratmen}
    column: [{race: orcs, power: hill}]
    """)
    assert s.phase_name == "pick"
    assert refused(s, "conquer 3") == "CORE-4.2"
    play(s, "pick 0")
    assert (s.phase_name, hand(s, 1), hand(s, 1, "decline")) == ("legacy", 9, 3)
    play(s, "conquer 3", "stop")
    assert (s.phase_name, s.acting) == ("conquer", 0)
    assert hand(s, 1) == 9
    play(s, "conquer 5")
    assert holder(s, 5) == "orcs"


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_there_is_no_ghoul_phase_in_a_decline_turn() -> None:
    s = load_position(LEGACY.replace("decline: {race: ghouls}", "beside: {race: ghouls, power: spirit}"))
    play(s, "decline")
    assert s.turn_of == 1
    assert regions(s, 1, "beside") == {2: 4, 9: 2}


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_the_phase_is_offered_while_a_ghoul_is_only_in_hand() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: flying}
      decline: {race: ghouls, hand: 2}
    - active: {race: ratmen, power: forest}
    regions:
      20: {race: orcs, tokens: 2}
    """)
    play(s, "expand")
    assert (s.phase_name, s.acting) == ("legacy", 1)
    play(s, "stop", "stop", "done")
    assert hand(s, 1, "decline") == 2
    assert race(s, 1, "decline") == "ghouls"


@pytest.mark.rule("BASE-R-GHOULS-3")
def test_other_races_in_decline_have_no_such_phase() -> None:
    s = load_position(
        LEGACY.replace("ghouls, tokens: 4", "elves")
        .replace("ghouls, tokens: 2", "elves")
        .replace("race: ghouls", "race: elves")
    )
    play(s, "expand")
    assert s.phase_name == "ready"


# --- BASE-R-GHOULS-4 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-4")
@pytest.mark.parametrize("pips", [0, 3])
def test_the_die_attempt_of_ghouls_leaves_one_to_the_active_race(pips: int) -> None:
    s = load_position(LEGACY.replace("2: {race: ghouls, tokens: 4}", "2: {race: ghouls}"))
    s.chance = Chance(0, forced=[pips, 0])
    events = listen(s)
    play(s, "expand", "die 3")
    assert holder(s, 3) == ("ghouls" if pips else "")
    assert (s.phase_name, s.acting, hand(s, 1)) == ("ready", 0, 3)
    play(s, "conquer 22")
    assert hand(s, 1) == 1
    play(s, "die 18")
    assert s.phase_name == "redeploy"
    assert [event.pips for event in events if isinstance(event, Rolled)] == [pips, 0]
    assert holder(s, 18) == ""


# --- BASE-R-GHOULS-5 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-5")
def test_ghouls_redeploy_at_the_end_of_the_turn_among_their_own_regions() -> None:
    s = load_position(LEGACY)
    play(s, "expand", "conquer 3", "stop")
    assert (s.phase_name, tokens(s, 3), hand(s, 1, "decline")) == ("ready", 2, 2)
    play(s, "stop")
    assert (s.phase_name, s.acting) == ("redeploy", 0)
    assert refused(s, "place 2") == "CORE-7.2"
    play(s, "place 20", "place 20", "place 20", "done")
    assert (s.phase_name, s.acting) == ("redeploy", 1)
    assert legal(s) == {"place 2", "place 3", "place 9", "done"}
    assert hand(s, 1, "decline") == 3
    assert refused(s, "place 20") == "CORE-7.2"
    play(s, "place 9", "place 9", "place 9", "done")
    assert regions(s, 1, "decline") == {2: 1, 3: 1, 9: 4}
    assert regions(s, 1) == {20: 4, 21: 1}
    assert s.turn_of == 1


@pytest.mark.rule("BASE-R-GHOULS-5")
def test_ghouls_that_failed_at_the_die_are_placed_with_the_others() -> None:
    s = load_position(LEGACY.replace("2: {race: ghouls, tokens: 4}", "2: {race: ghouls, tokens: 2}"))
    s.chance = Chance(0, forced=[0])
    play(s, "expand", "die 11", "stop", "done")
    assert (s.acting, hand(s, 1, "decline")) == (1, 2)
    play(s, "done")
    assert sum(regions(s, 1, "decline").values()) == 4


# --- BASE-R-GHOULS-6 --------------------------------------------------------------------------------------------------

OWN_RACE = """
board: base_2
seats:
- active: {race: orcs, power: hill}
  decline: {race: ghouls}
- active: {race: ratmen, power: forest}
regions:
  2: {race: ghouls, tokens: 4}
  3: {race: orcs, tokens: 4}
  20: {race: ratmen}
"""


@pytest.mark.rule("BASE-R-GHOULS-6")
def test_ghouls_may_attack_the_active_race_of_their_owner() -> None:
    s = load_position(OWN_RACE)
    play(s, "expand")
    assert cost(s, 3) == 2  # its tokens do not count
    play(s, "conquer 3")
    assert (holder(s, 3), tokens(s, 3)) == ("ghouls", 2)
    assert (hand(s, 1), tray(s, "orcs")) == (3, 10 - 3)
    play(s, "stop")
    assert (s.phase_name, race(s, 1)) == ("ready", "orcs")
    play(s, "conquer 5")  # the withdrawn tokens enter the board again, this very turn
    assert holder(s, 5) == "orcs"


@pytest.mark.rule("BASE-R-GHOULS-6")
def test_markers_of_the_active_race_defend_against_its_owners_ghouls() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: trolls, power: fortified}
      decline: {race: ghouls}
    - active: {race: ratmen, power: forest}
    regions:
      2: {race: ghouls, tokens: 5}
      3: {race: trolls, tokens: 3, markers: {lair: 1, fortress: 1}}
      20: {race: ratmen}
    """)
    play(s, "expand")
    assert cost(s, 3) == 2 + 1 + 1
    play(s, "conquer 3")
    assert marked(s, "lair") == marked(s, "fortress") == {}


# --- BASE-R-GHOULS-7 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-7")
def test_the_active_race_may_conquer_a_ghoul_region() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: hill}
      decline: {race: ghouls}
    - active: {race: ratmen, power: forest}
    regions:
      2: {race: ghouls, tokens: 4}
      9: {race: ghouls}
      12: {race: orcs, tokens: 5}
      20: {race: ratmen}
    """)
    play(s, "expand", "conquer 11")  # three Ghouls stand there now
    assert (s.phase_name, tokens(s, 11)) == ("ready", 3)
    assert cost(s, 11) == 2
    play(s, "conquer 11")
    assert (holder(s, 11), hand(s, 1, "decline"), tray(s, "ghouls")) == ("orcs", 2, 10 - 4)
    play(s, "stop", "done")
    assert (s.phase_name, s.acting) == ("redeploy", 1)
    assert legal(s) == {"place 2", "place 9", "done"}
    play(s, "place 9", "place 9", "done")
    assert regions(s, 1, "decline") == {2: 1, 9: 3}


@pytest.mark.rule("BASE-R-GHOULS-7")
def test_ghouls_whose_last_region_their_owner_takes_stay_in_hand() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: hill}
      decline: {race: ghouls}
    - active: {race: ratmen, power: forest}
    regions:
      2: {race: ghouls, tokens: 3}
      3: {race: orcs, tokens: 4}
      20: {race: ratmen}
    """)
    play(s, "expand", "stop", "conquer 2")
    assert (hand(s, 1, "decline"), tray(s, "ghouls")) == (2, 8)
    play(s, "stop", "done")
    assert (race(s, 1, "decline"), hand(s, 1, "decline"), s.turn_of) == ("ghouls", 2, 1)


# --- BASE-R-GHOULS-8 --------------------------------------------------------------------------------------------------

CONQUERED = """
board: base_2
turn: 2
seats:
- active: {race: orcs, power: hill}
  decline: {race: ghouls}
- active: {race: ratmen, power: flying}
regions:
  2: {race: ghouls, tokens: 4}
  9: {race: ghouls}
  10: {race: ghouls}
  18: {race: orcs, tokens: 3}
  19: {race: orcs}
  20: {race: orcs}
  7: {race: ratmen, tokens: 13}
"""


@pytest.mark.rule("BASE-R-GHOULS-8")
def test_ghouls_conquered_by_an_opponent_withdraw_to_ghoul_regions() -> None:
    s = load_position(CONQUERED)
    play(s, "expand")
    assert cost(s, 2) == 2 + 4
    play(s, "conquer 2")
    assert (hand(s, 1, "decline"), tray(s, "ghouls")) == (3, 10 - 5)
    play(s, "conquer 18", "stop", "done")  # now both races of seat 1 have tokens to place
    assert (s.phase_name, s.decider, s.acting) == ("withdraw", 0, 0)
    assert legal(s) == {"place 19", "place 20", "done"}
    assert hand(s, 1) == 2
    play(s, "place 19", "place 19", "done")
    assert (s.phase_name, s.decider, s.acting) == ("withdraw", 0, 1)
    assert legal(s) == {"place 9", "place 10", "done"}
    assert refused(s, "place 19") == "CORE-7.7"
    play(s, "place 10", "place 10", "place 9", "done")
    assert regions(s, 1, "decline") == {9: 2, 10: 3}
    assert regions(s, 1) == {19: 3, 20: 1}
    assert s.turn_of == 0


LAST_REGION = """
board: base_2
turn: 2
seats:
- active: {race: orcs, power: hill}
  decline: {race: ghouls}
- active: {race: ratmen, power: flying}
regions:
  2: {race: ghouls, tokens: 3}
  18: {race: orcs, tokens: 3}
  7: {race: ratmen, tokens: 13}
column: [{race: elves, power: swamp}]
"""


@pytest.mark.rule("BASE-R-GHOULS-8")
def test_ghouls_without_a_region_wait_in_hand_and_enter_again() -> None:
    s = load_position(LAST_REGION)
    play(s, "expand", "conquer 2", "stop", "done")
    assert s.turn_of == 0
    assert (race(s, 1, "decline"), hand(s, 1, "decline"), tray(s, "ghouls")) == ("ghouls", 2, 8)
    play(s, "expand")
    assert s.phase_name == "legacy"
    assert refused(s, "conquer 4") == "CORE-6.2"
    play(s, "conquer 21")
    assert regions(s, 1, "decline") == {21: 2}


@pytest.mark.rule("BASE-R-GHOULS-8")
def test_the_banner_returns_when_the_last_ghoul_is_gone() -> None:
    text = LAST_REGION.replace("ghouls, tokens: 3", "ghouls")
    s = load_position(text)
    assert len(shown(s)) == 6  # so the banner goes under the stack
    play(s, "expand", "conquer 2")
    assert race(s, 1, "decline") == ""
    assert tray(s, "ghouls") == 10
    assert s.rules.races[banner_stack(s)[-1]].key == "ghouls"


@pytest.mark.rule("BASE-R-GHOULS-8")
def test_the_banner_stays_while_a_ghoul_is_in_hand() -> None:
    s = load_position(CONQUERED.replace("  9: {race: ghouls}\n", ""))
    play(s, "expand", "conquer 2")
    assert hand(s, 1, "decline") == 3
    play(s, "conquer 10")
    assert (race(s, 1, "decline"), hand(s, 1, "decline"), regions(s, 1, "decline")) == ("ghouls", 3, {})


# --- BASE-R-GHOULS-9 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-9")
@pytest.mark.parametrize(
    ("badge", "target", "rule"),
    [
        ("flying", "conquer 14", "CORE-6.3"),  # no Flying
        ("underworld", "conquer 15", "CORE-6.3"),  # no Caverns
        ("seafaring", "conquer 1", "CORE-6.1"),  # no new Sea
        ("dragon_master", "dragon 10", "CORE-4.9"),  # no Dragon
        ("berserk", "roll", "CORE-4.9"),  # no Berserk roll
    ],
)
def test_the_badge_is_gone_in_decline(badge: str, target: str, rule: str) -> None:
    s = load_position(after_decline(badge, "9: {race: ghouls, tokens: 4}"))
    copy = s.copy()
    play(copy, "expand")
    assert target in legal(copy)
    play(s, "decline", "expand", "stop", "done", "pick 0")
    assert s.phase_name == "legacy"
    assert refused(s, target) == rule
    assert badge not in {power(s, seat, place) for seat in (1, 2) for place in ("active", "decline", "beside")}


@pytest.mark.rule("BASE-R-GHOULS-9")
@pytest.mark.parametrize("badge", ["commando", "underworld"])
def test_there_are_no_discounts_in_decline(badge: str) -> None:
    s = load_position(after_decline(badge, "10: {race: ghouls, tokens: 4}"))
    assert cost(s, 18) == 1  # a Cavern
    play(s, "decline", "expand", "stop", "done", "pick 0")
    assert cost(s, 18) == 2


@pytest.mark.rule("BASE-R-GHOULS-9")
def test_a_berserk_race_in_decline_has_the_ordinary_die() -> None:
    s = load_position(after_decline("berserk", "10: {race: ghouls, tokens: 2}"))
    play(s, "decline", "expand", "stop", "done", "pick 0")
    assert "die 18" in legal(s)


@pytest.mark.rule("BASE-R-GHOULS-9")
def test_seas_already_held_stay_and_take_tokens() -> None:
    s = load_position(after_decline("seafaring", "1: {race: ghouls, tokens: 4}\n      13: {race: ghouls}"))
    assert earned(s, "decline") == 2
    play(s, "expand", "stop", "done", "pick 0")
    assert (s.phase_name, s.acting) == ("legacy", 1)
    assert refused(s, "conquer 23") == "CORE-6.1"
    play(s, "conquer 2", "stop", "stop")  # from the Sea onto its coast
    assert (s.phase_name, s.acting) == ("redeploy", 1)
    assert {"place 1", "place 2", "place 13"} < legal(s)
    play(s, "place 13", "place 13", "done")
    assert regions(s, 1, "decline") == {1: 1, 2: 1, 13: 3}


@pytest.mark.rule("BASE-R-GHOULS-9")
def test_a_fortress_still_defends_and_no_longer_pays() -> None:
    s = load_position(after_decline("fortified", "2: {race: ghouls, tokens: 4, markers: {fortress: 1}}"))
    assert earned(s, "decline") == 1
    assert marked(s, "fortress") == {2: 1}
    assert cost(s, 2, seat=2) == 2 + 4 + 1


# --- BASE-R-GHOULS-10 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-10")
def test_spirit_ghouls_stay_for_ever_and_keep_conquering() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: ghouls, power: spirit}
      decline: {race: humans}
    - active: {race: ratmen, power: forest}
    regions:
      2: {race: ghouls, tokens: 4}
      3: {race: ghouls, tokens: 2}
      20: {race: humans}
      7: {race: ratmen}
    column: [{race: orcs, power: hill}]
    """)
    assert earned(s, "decline") == 3
    assert race(s, 1, "decline") == "humans"
    assert (race(s, 1, "beside"), power(s, 1, "beside")) == ("ghouls", "spirit")
    assert regions(s, 1, "beside") == {2: 4, 3: 2}
    play(s, "expand", "stop", "done", "pick 0")
    assert (s.phase_name, s.acting, hand(s, 1, "beside")) == ("legacy", 2, 4)
    play(s, "conquer 11", "stop")
    assert holder(s, 11) == "ghouls"
    play(s, "conquer 21", "stop", "done", "done")
    play(s, "expand", "stop", "done")
    play(s, "decline")  # the Orcs push out the Humans, not the Ghouls
    assert race(s, 1, "decline") == "orcs"
    assert set(regions(s, 1, "beside")) == {2, 3, 11}
    assert sum(regions(s, 1, "beside").values()) == 6
    play(s, "expand", "stop", "done", "pick 0")
    assert (s.phase_name, s.acting) == ("legacy", 2)
    play(s, "conquer 9")
    assert holder(s, 9) == "ghouls"


# --- BASE-R-GHOULS-11 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-11")
def test_a_lone_ghoul_in_decline_is_not_convertible() -> None:
    text = """
    board: base_2
    turn: 2
    seats:
    - decline: {race: ghouls}
    - active: {race: sorcerers, power: forest}
    regions:
      2: {race: ghouls}
      3: {race: sorcerers, tokens: 5}
    """
    s = load_position(text)
    play(s, "expand")
    assert refused(s, "sorcery 2") == "BASE-R-SORCERERS-7"
    active = load_position(text.replace("decline: {race: ghouls}", "active: {race: ghouls, power: hill}"))
    play(active, "expand", "sorcery 2")
    assert holder(active, 2) == "sorcerers"


@pytest.mark.rule("BASE-R-GHOULS-11")
def test_a_diplomats_peace_does_not_bind_ghouls() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: hill}
      decline: {race: ghouls}
    - active: {race: ratmen, power: diplomat}
    regions:
      2: {race: ghouls, tokens: 5}
      3: {race: ratmen}
      6: {race: ratmen}
      5: {race: orcs, tokens: 5}
    notes: {diplomat: {ally: 1}}
    """)
    play(s, "expand", "conquer 3", "stop")
    assert holder(s, 3) == "ghouls"
    assert s.phase_name == "ready"
    assert refused(s, "conquer 6") == "BASE-P-DIPLOMAT-1"
    bound = load_position("""
    board: base_2
    seats:
    - active: {race: ghouls, power: hill}
    - active: {race: ratmen, power: diplomat}
    regions:
      2: {race: ghouls, tokens: 5}
      3: {race: ratmen}
    notes: {diplomat: {ally: 1}}
    """)
    play(bound, "expand")
    assert refused(bound, "conquer 3") == "BASE-P-DIPLOMAT-1"


@pytest.mark.rule("BASE-R-GHOULS-11")
def test_a_diplomats_peace_does_not_protect_his_ghouls() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: orcs, power: diplomat}
      decline: {race: ghouls}
    - active: {race: ratmen, power: hill}
    regions:
      2: {race: ghouls}
      3: {race: ratmen, tokens: 8}
      11: {race: orcs}
    notes: {diplomat: {ally: 2}}
    """)
    play(s, "expand")
    assert refused(s, "conquer 11") == "BASE-P-DIPLOMAT-1"
    play(s, "conquer 2")
    assert holder(s, 2) == "ratmen"


@pytest.mark.rule("BASE-R-GHOULS-11")
def test_ghouls_are_removed_when_a_further_race_declines() -> None:
    s = load_position(LEGACY)
    play(s, "decline")
    assert race(s, 1, "decline") == "orcs"
    assert tray(s, "ghouls") == 10
    assert holder(s, 2) == holder(s, 9) == ""


@pytest.mark.rule("BASE-R-GHOULS-11")
def test_ghouls_in_hand_are_removed_too_when_a_further_race_declines() -> None:
    s = load_position(
        LEGACY.replace("  2: {race: ghouls, tokens: 4}\n  9: {race: ghouls, tokens: 2}\n", "").replace(
            "decline: {race: ghouls}", "decline: {race: ghouls, hand: 2}"
        )
    )
    play(s, "decline")
    assert tray(s, "ghouls") == 10
    assert race(s, 1, "decline") == "orcs"


@pytest.mark.rule("BASE-R-GHOULS-11")
def test_ghouls_stay_when_a_spirit_race_declines() -> None:
    s = load_position(LEGACY.replace("power: flying", "power: spirit"))
    play(s, "decline")
    assert (race(s, 1, "decline"), race(s, 1, "beside")) == ("ghouls", "orcs")
    assert regions(s, 1, "decline") == {2: 4, 9: 2}


# --- BASE-R-GHOULS-12 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BASE-R-GHOULS-12")
def test_seven_ghouls_in_three_regions_have_four_tokens_to_conquer_with() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: orcs, power: flying}
      decline: {race: ghouls}
    - active: {race: ratmen, power: forest}
    regions:
      2: {race: ghouls, tokens: 3}
      10: {race: ghouls, tokens: 3}
      9: {race: ghouls}
      21: {race: orcs, tokens: 3}
      7: {race: ratmen, tokens: 2}
    """)
    play(s, "expand")
    assert hand(s, 1, "decline") == 4
    play(s, "conquer 3", "conquer 18")  # ends by itself: nothing is left in hand
    assert s.phase_name == "ready"
    assert score_lines(s, "stop", "done", "done") == {"ghouls": 5, "orcs": 1}
