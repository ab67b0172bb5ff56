"""Sorcerers: converting lone tokens of opponents."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    marked,
    pass_turn,
    play,
    race,
    refused,
    regions,
    score_lines,
    tokens,
    tray,
)

BESIDE = """
board: base_2
seats:
- active: {race: sorcerers, power: forest}
- active: {race: humans, power: flying}
regions:
  3: {race: sorcerers, tokens: 4}
  2: {race: humans}
  4: {race: humans}
  5: {race: humans, tokens: 2}
  7: {race: humans}
"""
FORUM = "options: {conversionNeedsToken: false}\n"  # the house rule


@pytest.mark.rule("BASE-R-SORCERERS-1")
def test_a_lone_token_is_replaced_by_a_sorcerer_from_the_tray() -> None:
    s = load_position(BESIDE)
    play(s, "expand")
    assert {a for a in legal(s) if a.startswith("sorcery")} == {"sorcery 2", "sorcery 4"}
    play(s, "sorcery 2")
    assert (holder(s, 2), tokens(s, 2)) == ("sorcerers", 1)
    assert (hand(s, 1), tray(s, "sorcerers")) == (3, 18 - 5)
    assert (hand(s, 2), tray(s, "humans")) == (0, 10 - 4)


@pytest.mark.rule("BASE-R-SORCERERS-1")
def test_only_once_per_turn_and_opponent() -> None:
    s = load_position(BESIDE)
    play(s, "expand", "sorcery 2")
    assert refused(s, "sorcery 4") == "BASE-R-SORCERERS-1"
    play(s, "stop", "done")
    pass_turn(s)
    play(s, "expand", "sorcery 4")  # a new turn
    assert holder(s, 4) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-1", "BASE-R-SORCERERS-8")
def test_each_opponent_may_lose_one_token_in_a_turn() -> None:
    s = load_position("""
    board: base_3
    seats:
    - active: {race: sorcerers, power: forest}
    - active: {race: humans, power: flying}
    - active: {race: wizards, power: swamp}
    regions:
      13: {race: sorcerers, tokens: 2}
      5: {race: humans}
      6: {race: humans}
      7: {race: wizards}
      14: {race: wizards}
    """)
    play(s, "expand", "sorcery 5")
    assert refused(s, "sorcery 6") == "BASE-R-SORCERERS-1"
    play(s, "sorcery 14")
    assert refused(s, "sorcery 7") == "BASE-R-SORCERERS-1"
    play(s, "stop")
    assert refused(s, "sorcery 7") == "BASE-R-SORCERERS-6"
    assert set(regions(s, 1)) == {5, 13, 14}


@pytest.mark.rule("BASE-R-SORCERERS-2")
def test_two_tokens_are_too_many() -> None:
    s = load_position(BESIDE)
    play(s, "expand")
    assert refused(s, "sorcery 5") == "BASE-R-SORCERERS-2"


@pytest.mark.rule("BASE-R-SORCERERS-2", "BASE-R-SORCERERS-8")
def test_a_lone_human_with_an_encampment_is_safe() -> None:
    text = BESIDE.replace("power: flying", "power: bivouacking")
    s = load_position(text.replace("2: {race: humans}", "2: {race: humans, markers: {encampment: 1}}"))
    play(s, "expand")
    assert refused(s, "sorcery 2") == "BASE-R-SORCERERS-2"
    s = load_position(text)
    play(s, "expand", "sorcery 2")
    assert holder(s, 2) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-2")
@pytest.mark.parametrize("options", ["", FORUM])
@pytest.mark.parametrize(
    ("victim", "badge", "marker"),
    [("halflings", "flying", "hole"), ("humans", "heroic", "hero"), ("humans", "dragon_master", "dragon")],
)
def test_an_immune_region_is_safe(victim: str, badge: str, marker: str, options: str) -> None:
    """With an empty hand too, where Sorcery itself would be possible by the house rule."""
    text = BESIDE.replace("humans", victim).replace("power: flying", f"power: {badge}")
    text = options + (text.replace("tokens: 4", "tokens: 1") if options else text)
    s = load_position(text.replace(f"2: {{race: {victim}}}", f"2: {{race: {victim}, markers: {{{marker}: 1}}}}"))
    play(s, "expand")
    assert refused(s, "sorcery 2") == "CORE-6.5"
    play(s, "sorcery 4")
    assert holder(s, 4) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-2")
@pytest.mark.parametrize("options", ["", FORUM])
def test_a_diplomats_peace_forbids_it(options: str) -> None:
    text = options + BESIDE.replace("power: flying", "power: diplomat")
    if options:
        text = text.replace("tokens: 4", "tokens: 1")
    s = load_position(text + "notes: {diplomat: {ally: 1}}")
    play(s, "expand")
    assert refused(s, "sorcery 2") == "BASE-P-DIPLOMAT-1"
    assert not any(action.startswith("sorcery") for action in legal(s))
    s = load_position(text + "notes: {diplomat: {ally: 0}}")
    play(s, "expand", "sorcery 2")
    assert holder(s, 2) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-2")
def test_water_is_only_for_seafaring_sorcerers() -> None:
    text = """
    board: base_2
    seats:
    - active: {race: sorcerers, power: %s}
    - active: {race: humans, power: %s}
    regions:
      3: {race: sorcerers, tokens: 4}
      13: {race: humans}
    """
    s = load_position(text % ("forest", "seafaring"))
    play(s, "expand")
    assert refused(s, "sorcery 13") == "CORE-6.1"
    s = load_position(text % ("flying", "seafaring"))
    play(s, "expand")
    assert refused(s, "sorcery 13") == "CORE-6.1"
    s = load_position(text % ("seafaring", "forest"))  # the badge has changed hands
    play(s, "expand", "sorcery 13")
    assert holder(s, 13) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-2", "BASE-R-SORCERERS-5", "BASE-R-SORCERERS-8")
def test_mountain_fortress_and_lair_do_not_protect_and_are_taken() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: sorcerers, power: forest}
    - active: {race: trolls, power: fortified}
    regions:
      3: {race: sorcerers, tokens: 2}
      4: {race: trolls, markers: {lair: 1, fortress: 1}}
      7: {race: trolls, tokens: 2, markers: {lair: 1}}
    """)
    play(s, "expand")
    assert cost(s, 4) == 6
    play(s, "sorcery 4")
    assert set(regions(s, 1)) == {3, 4}
    assert marked(s, "fortress") == {}
    assert marked(s, "lair") == {7: 1}
    assert cost(s, 4, seat=2) == 2 + 1 + 1


@pytest.mark.rule("BASE-R-SORCERERS-3")
def test_the_region_must_be_adjacent() -> None:
    s = load_position(BESIDE)
    play(s, "expand")
    assert refused(s, "sorcery 7") == "CORE-6.3"


@pytest.mark.rule("BASE-R-SORCERERS-3")
def test_with_an_empty_hand_the_region_must_be_adjacent_too() -> None:
    s = load_position(FORUM + BESIDE.replace("tokens: 4", "tokens: 1"))
    play(s, "expand")
    assert {a for a in legal(s) if a.startswith("sorcery")} == {"sorcery 2", "sorcery 4"}
    assert refused(s, "sorcery 7") in {"CORE-6.3", "BASE-R-SORCERERS-3"}


@pytest.mark.rule("BASE-R-SORCERERS-3")
def test_underworld_sorcerers_reach_from_cavern_to_cavern() -> None:
    text = """
    board: base_2
    seats:
    - active: {race: sorcerers, power: %s}
    - active: {race: humans, power: forest}
    regions:
      5: {race: sorcerers, tokens: 2}
      18: {race: humans}
      7: {race: humans}
    """
    s = load_position(text % "underworld")
    play(s, "expand", "sorcery 18")
    assert holder(s, 18) == "sorcerers"
    s = load_position(text % "hill")
    play(s, "expand")
    assert "sorcery 7" in legal(s)
    assert "sorcery 18" not in legal(s)


FIRST_CONQUEST = """
board: base_2
seats:
- {}
- active: {race: humans, power: swamp}
regions:
  7: {race: humans}
  14: {race: humans}
column: [{race: sorcerers, power: %s}]
"""


@pytest.mark.rule("BASE-R-SORCERERS-3")
def test_flying_sorcerers_may_begin_with_sorcery_anywhere() -> None:
    s = load_position(FIRST_CONQUEST % "flying")
    play(s, "pick 0")
    assert {"sorcery 7", "sorcery 14"} <= legal(s)
    play(s, "sorcery 14")
    assert regions(s, 1) == {14: 1}
    assert hand(s, 1) == 10


@pytest.mark.rule("BASE-R-SORCERERS-3")
def test_without_flying_sorcery_cannot_be_the_first_conquest() -> None:
    s = load_position(FIRST_CONQUEST % "underworld")
    play(s, "pick 0")
    assert refused(s, "sorcery 7") == "BASE-R-SORCERERS-3"  # at the edge, so an ordinary conquest is possible
    assert "conquer 7" in legal(s)
    assert refused(s, "sorcery 14") == "CORE-6.2"
    play(s, "conquer 5", "sorcery 7")
    assert holder(s, 7) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-3")
def test_flying_sorcerers_reach_any_land_later_too() -> None:
    s = load_position(BESIDE.replace("power: flying", "power: hill").replace("power: forest", "power: flying"))
    play(s, "expand", "sorcery 7")
    assert holder(s, 7) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-4")
def test_a_token_in_hand_is_needed_though_none_of_them_is_used() -> None:
    s = load_position(BESIDE.replace("tokens: 4", "tokens: 1"))
    play(s, "expand")
    assert hand(s, 1) == 0
    assert refused(s, "conquer 2") == "CORE-6.1"
    assert refused(s, "sorcery 2") == "CORE-6.1"
    s = load_position(BESIDE.replace("tokens: 4", "tokens: 2"))
    play(s, "expand", "sorcery 2")
    assert (hand(s, 1), holder(s, 2)) == (1, "sorcerers")


@pytest.mark.rule("BASE-R-SORCERERS-4")
@pytest.mark.parametrize("rules", ["options: {conversionNeedsToken: false}\n", 'rules_version: "1"\n'])
def test_by_the_house_rule_and_by_version_1_no_token_in_hand_is_needed(rules: str) -> None:
    s = load_position(rules + BESIDE.replace("tokens: 4", "tokens: 1"))
    play(s, "expand", "sorcery 2")
    assert regions(s, 1) == {2: 1, 3: 1}


@pytest.mark.rule("BASE-R-SORCERERS-4")
def test_with_an_empty_tray_it_is_impossible_even_with_a_full_hand() -> None:
    s = load_position(BESIDE.replace("tokens: 4", "tokens: 18"))
    play(s, "expand")
    assert (hand(s, 1), tray(s, "sorcerers")) == (17, 0)
    assert not any(action.startswith("sorcery") for action in legal(s))
    assert refused(s, "sorcery 2") == "BASE-R-SORCERERS-4"
    s = load_position(BESIDE.replace("tokens: 4", "tokens: 17"))
    play(s, "expand", "sorcery 2")
    assert tray(s, "sorcerers") == 0


@pytest.mark.rule("BASE-R-SORCERERS-5")
def test_it_is_a_conquest_of_a_non_empty_region() -> None:
    s = load_position(BESIDE.replace("power: forest", "power: pillaging"))
    lines = score_lines(s, "expand", "sorcery 2", "stop", "done")
    assert lines == {"sorcerers": 2, "pillaging": 1}


@pytest.mark.rule("BASE-R-SORCERERS-5")
def test_it_is_an_attack() -> None:
    s = load_position(BESIDE.replace("power: forest", "power: diplomat"))
    play(s, "expand", "sorcery 2", "stop", "done")
    assert s.turn_of == 1  # nobody is left who could be named an ally
    quiet = load_position(BESIDE.replace("power: forest", "power: diplomat"))
    play(quiet, "expand", "stop", "done")
    assert "ally 2" in legal(quiet)


@pytest.mark.rule("BASE-R-SORCERERS-5")
def test_a_converted_region_leads_further() -> None:
    s = load_position(BESIDE)
    play(s, "expand")
    assert refused(s, "conquer 14") == "CORE-6.3"
    play(s, "sorcery 4")
    assert "conquer 14" in legal(s)


@pytest.mark.rule("BASE-R-SORCERERS-5")
def test_the_victim_gets_nothing_pending_elves_included() -> None:
    s = load_position(BESIDE.replace("humans", "elves"))
    play(s, "expand", "sorcery 2", "stop", "done")
    assert s.turn_of == 1
    assert hand(s, 2) == 0
    assert tray(s, "elves") == 11 - 4


@pytest.mark.rule("BASE-R-SORCERERS-5")
def test_the_last_token_of_an_active_race_may_be_converted() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: sorcerers, power: forest}
    - active: {race: humans, power: flying}
    regions:
      3: {race: sorcerers, tokens: 2}
      2: {race: humans}
    """)
    play(s, "expand", "sorcery 2")
    assert (race(s, 2), tray(s, "humans")) == ("humans", 10)


@pytest.mark.rule("BASE-R-SORCERERS-6")
def test_any_moment_among_the_conquests_will_do() -> None:
    s = load_position(BESIDE.replace("tokens: 4", "tokens: 5"))
    play(s, "expand")
    assert s.phase_name == "ready"
    play(s, "conquer 11", "sorcery 2")
    assert set(regions(s, 1)) == {2, 3, 11}


@pytest.mark.rule("BASE-R-SORCERERS-6")
def test_sorcery_ends_the_time_for_abandoning() -> None:
    s = load_position(BESIDE)
    play(s, "expand", "sorcery 2")
    assert refused(s, "abandon 3") == "CORE-5.2"


@pytest.mark.rule("BASE-R-SORCERERS-6")
@pytest.mark.parametrize("pips", [0, 1])
def test_not_after_the_die_attempt(pips: int) -> None:
    s = load_position(BESIDE)
    s.chance = Chance(0, forced=[pips])
    play(s, "expand", "die 5")
    assert holder(s, 5) == ("sorcerers" if pips else "humans")
    assert refused(s, "sorcery 2") == "BASE-R-SORCERERS-6"


@pytest.mark.rule("BASE-R-SORCERERS-6")
def test_it_cannot_use_a_berserk_roll() -> None:
    s = load_position(BESIDE.replace("power: forest", "power: berserk"))
    s.chance = Chance(0, forced=[1])
    play(s, "expand", "roll")
    assert refused(s, "sorcery 2") == "BASE-R-SORCERERS-6"
    play(s, "conquer 11")
    assert s.rolled == -1
    play(s, "sorcery 2")  # before the next roll it is possible again
    assert holder(s, 2) == "sorcerers"


@pytest.mark.rule("BASE-R-SORCERERS-7")
def test_not_against_natives_races_in_decline_or_own_tokens() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: sorcerers, power: forest}
      decline: {race: elves}
    - active: {race: humans, power: flying}
      decline: {race: ghouls}
    regions:
      3: {race: sorcerers, tokens: 4}
      2: {race: elves}
      4: {race: ghouls}
      5: {race: humans}
    """)
    play(s, "expand")
    assert {a for a in legal(s) if a.startswith("sorcery")} == {"sorcery 5"}
    assert refused(s, "sorcery 2") == "BASE-R-SORCERERS-7"
    assert refused(s, "sorcery 4") == "BASE-R-SORCERERS-7"
    assert refused(s, "sorcery 11") == "BASE-R-SORCERERS-7"  # a Lost Tribe
    assert refused(s, "sorcery 3") == "CORE-6.4"


@pytest.mark.rule("BASE-R-SORCERERS-7")
def test_not_usable_in_decline() -> None:
    s = load_position(
        BESIDE.replace("active: {race: sorcerers, power: forest}", "decline: {race: sorcerers}").replace(
            "sorcerers, tokens: 4", "sorcerers"
        )
    )
    assert earned(s, "pick 0") == 0
    assert not any(action.startswith("sorcery") for action in legal(s))
    assert refused(s, "sorcery 2") == "CORE-4.9"
