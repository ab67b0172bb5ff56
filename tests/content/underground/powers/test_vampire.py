"""Vampire: turning an opponent's lone token into one's own."""

import pytest

from tests.content.helpers import cost, hand, holder, pass_turn, play, refused, regions, tokens, tray
from tests.content.underground.powers.helpers import offers, position


def thirst(*entries: str, hand: int = 1, race: str = "ogres", more: str = "") -> str:
    """The Vampires of seat 1 are in 9, which borders 7, 8, 10, 15, 16 and 23."""
    regions = "".join(f"\n  {entry}" for entry in entries)
    return f"""
board: underground_2
phase: conquer
seats:
- active: {{race: {race}, power: vampire, hand: {hand}}}
- active: {{race: drow, power: royal}}
  decline: {{race: shrooms}}
regions:
  9: {{race: {race}}}
  27: {{race: shrooms}}
  26: {{race: drow}}{regions}
{more}
"""


@pytest.mark.rule("UG-P-VAMPIRE-1")
def test_a_lone_token_is_replaced_with_one_from_the_tray() -> None:
    s = position(thirst("10: {race: drow}", "16: {race: drow, tokens: 2}"))
    assert offers(s, "bite") == [10]
    play(s, "bite 10")
    assert (holder(s, 10), tokens(s, 10)) == ("ogres", 1)
    assert (hand(s, 1), tray(s, "ogres")) == (1, 10 - 3)
    assert (hand(s, 2), tray(s, "drow")) == (0, 9 - 3)


@pytest.mark.rule("UG-P-VAMPIRE-1")
def test_if_the_tray_is_empty_the_token_comes_from_the_hand() -> None:
    s = position(thirst("10: {race: drow}", hand=9))
    assert tray(s, "ogres") == 0
    play(s, "bite 10")
    assert (tokens(s, 10), hand(s, 1), tray(s, "ogres")) == (1, 8, 0)


THREE = """
board: underground_3
phase: conquer
seats:
- active: {race: ogres, power: vampire, hand: 1}
- active: {race: drow, power: stone}
- active: {race: liches, power: fisher}
regions:
  10: {race: ogres}
  2: {race: drow}
  3: {race: drow}
  9: {race: liches}
  11: {race: liches}
"""


@pytest.mark.rule("UG-P-VAMPIRE-1")
def test_once_a_turn_for_each_opponent() -> None:
    s = position(THREE)
    assert offers(s, "bite") == [2, 3, 9, 11]
    play(s, "bite 2")
    assert offers(s, "bite") == [9, 11]
    assert refused(s, "bite 3") == "UG-P-VAMPIRE-1"
    play(s, "bite 11")
    assert offers(s, "bite") == []
    assert regions(s, 1) == {2: 1, 10: 1, 11: 1}
    pass_turn(s)
    pass_turn(s)
    pass_turn(s)
    play(s, "expand")
    assert offers(s, "bite") == [3, 9]  # a new turn


@pytest.mark.rule("UG-P-VAMPIRE-1")
def test_with_the_house_rule_once_a_turn_at_all() -> None:
    s = position(f"options: {{vampirePerOpponent: false}}{THREE}")
    play(s, "bite 2")
    assert offers(s, "bite") == []
    assert refused(s, "bite 9") == "UG-P-VAMPIRE-1"


@pytest.mark.rule("UG-P-VAMPIRE-2")
@pytest.mark.parametrize(
    "victim",
    [
        "6: {race: drow}",  # a Black Mountain
        "5: {race: drow, markers: {mushroom_armor: 8}}",
        "12: {race: drow}",  # the Keep
    ],
)
def test_mountain_armours_and_keep_do_not_protect(victim: str) -> None:
    s = position(f"""
    board: underground_2
    phase: conquer
    seats:
    - active: {{race: liches, power: vampire, hand: 1}}
    - active: {{race: drow, power: royal}}
    regions:
      4: {{race: liches}}
      13: {{race: liches}}
      {victim}
    sites: {{found: {{keep_on_the_motherland: 12}}}}
    """)
    region = int(victim.split(":")[0])
    assert cost(s, region) > 3
    play(s, f"bite {region}")
    assert (holder(s, region), tokens(s, region)) == ("liches", 1)


@pytest.mark.rule("UG-P-VAMPIRE-2")
def test_a_lone_token_behind_a_cost_of_seven_is_bitten() -> None:
    s = position(thirst("6: {race: drow, markers: {mushroom_armor: 3}}", "5: {race: liches}", race="liches"))
    assert cost(s, 6) == 7
    play(s, "bite 6")
    assert holder(s, 6) == "liches"


@pytest.mark.rule("UG-P-VAMPIRE-2")
@pytest.mark.parametrize(
    ("victim", "rule"),
    [
        ("10: {race: drow, tokens: 2}", "UG-P-VAMPIRE-2"),
        ("10: {race: drow, markers: {queen: 1}}", "CORE-6.5"),
        ("10: {race: drow, markers: {ghost: 1}}", "CORE-6.5"),
        ("10: {race: shrooms}", "UG-P-VAMPIRE-2"),  # in decline
        ("10: {natives: 0}", "UG-P-VAMPIRE-2"),
        ("8: {natives: 2}", "UG-P-VAMPIRE-2"),
    ],
)
def test_what_is_no_lone_token_of_an_active_race_is_protected(victim: str, rule: str) -> None:
    s = position(thirst(victim, more="sites: {found: {crypt_of_the_tomb_raider: 24}}"))
    assert offers(s, "bite") == []
    assert refused(s, f"bite {victim.split(':')[0]}") == rule


@pytest.mark.rule("UG-P-VAMPIRE-2")
@pytest.mark.parametrize(("state", "bitten"), [("active", []), ("decline", []), ("drow", [10])])
def test_gnomes_are_protected(state: str, bitten: list[int]) -> None:
    text = thirst("10: {race: drow}")
    if state == "active":
        text = text.replace("drow", "gnomes")
    elif state == "decline":
        text = text.replace("shrooms", "gnomes").replace("10: {race: drow}", "10: {race: gnomes}")
    s = position(text)
    assert offers(s, "bite") == bitten


@pytest.mark.rule("UG-P-VAMPIRE-2")
def test_an_immortal_token_is_lost() -> None:
    s = position(thirst("10: {race: drow}").replace("royal", "immortal"))
    before = tray(s, "drow")
    play(s, "bite 10")
    assert (hand(s, 2), tray(s, "drow")) == (0, before + 1)


@pytest.mark.rule("UG-P-VAMPIRE-3")
def test_only_regions_that_could_be_conquered_now_are_in_reach() -> None:
    s = position(thirst("4: {race: drow}", "16: {race: drow}"))
    assert offers(s, "bite") == [16]
    assert refused(s, "bite 4") == "CORE-6.3"


@pytest.mark.rule("UG-P-VAMPIRE-3")
def test_it_may_be_the_first_conquest_at_an_entry() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: ogres, power: vampire, hand: 8}
    - active: {race: drow, power: royal}
    regions:
      5: {race: drow}
      12: {race: drow}
    """)
    assert offers(s, "bite") == [5]
    assert refused(s, "bite 12") == "CORE-6.2"
    play(s, "bite 5")
    assert (regions(s, 1), hand(s, 1)) == ({5: 1}, 8)


@pytest.mark.rule("UG-P-VAMPIRE-3")
@pytest.mark.parametrize(("race", "far"), [("spiderines", [6]), ("ogres", [])])
def test_abilities_that_extend_the_reach_help(race: str, far: list[int]) -> None:
    s = position(
        thirst("6: {race: drow}", "5: {race: drow}", race=race).replace("26: {race: drow}", "26: {natives: 0}")
    )
    assert offers(s, "bite") == far


@pytest.mark.rule("UG-P-VAMPIRE-4")
def test_a_token_in_hand_is_needed_and_stays_there_while_the_tray_has_one() -> None:
    s = position(thirst("10: {race: drow}", hand=0))
    assert offers(s, "bite") == []
    assert refused(s, "bite 10") == "CORE-6.1"
    s = position(thirst("10: {race: drow}", hand=1))
    play(s, "bite 10")
    assert (holder(s, 10), hand(s, 1)) == ("ogres", 1)


FORUM = "options: {conversionNeedsToken: false}\n"  # the house rule


@pytest.mark.rule("UG-P-VAMPIRE-4")
@pytest.mark.parametrize("rules", [FORUM, 'rules_version: "1"\n'])
def test_by_the_house_rule_and_by_version_1_no_token_in_hand_is_needed(rules: str) -> None:
    s = position(rules + thirst("10: {race: drow}", hand=0))
    play(s, "bite 10")
    assert (holder(s, 10), hand(s, 1)) == ("ogres", 0)


@pytest.mark.rule("UG-P-VAMPIRE-4")
def test_without_any_token_in_hand_and_tray_nothing_is_possible() -> None:
    s = position(FORUM + thirst("10: {race: drow}", hand=0).replace("9: {race: ogres}", "9: {race: ogres, tokens: 10}"))
    assert (tray(s, "ogres"), offers(s, "bite")) == (0, [])
    assert refused(s, "bite 10") == "UG-P-VAMPIRE-4"


@pytest.mark.rule("UG-P-VAMPIRE-4")
@pytest.mark.parametrize("pips", [0, 3])
def test_not_after_the_final_die(pips: int) -> None:
    s = position(thirst("10: {race: drow}", "16: {race: drow, tokens: 2}"), pips)
    play(s, "die 16")
    assert offers(s, "bite") == []
    assert refused(s, "bite 10") == "UG-P-VAMPIRE-2"
