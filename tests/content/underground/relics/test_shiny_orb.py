"""Shiny Orb: once a turn an opponent's lone token is replaced."""

import pytest

from elbowroom.content.underground import SITES
from tests.content.helpers import hand, holder, legal, play, refused, regions, tokens, tray
from tests.content.underground.places.helpers import lies, offers, position

# Lone tokens of both opponents stand next to the Mimes of region 10: Ogres in 11 (a Mountain with the Keep and three
# Armours) and 12, Drow in 9. Around them two Ogres (2) and Kraken in decline (3).
AROUND = """
board: underground_3
phase: <phase>
seats:
- active: {race: shadow_mimes, power: <power>, hand: <hand>}
- {active: {race: <ogres>, power: <second>}, decline: {race: kraken}}
- {active: {race: drow, power: <third>}}
regions:
  10: {race: shadow_mimes, tokens: <here>}
  11: {race: <ogres>, markers: {mushroom_armor: 3}}
  12: {race: <ogres>}
  2: {race: <ogres>, tokens: 2}
  3: {race: kraken}
  9: {race: drow<queen>}
  26: {race: drow}
sites: {found: {shiny_orb: 10, keep_on_the_motherland: 11}}
"""
PLAIN = {
    "phase": "conquer", "power": "stone", "hand": 2, "ogres": "ogres", "second": "shield", "third": "royal", "here": 1,
    "queen": "",
}  # fmt: skip


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_the_orb_replaces_a_lone_active_token_with_one_from_the_tray() -> None:
    s = position(AROUND, **PLAIN)
    before = tray(s, "shadow_mimes"), tray(s, "ogres")
    play(s, "orb 12")
    assert (holder(s, 12), tokens(s, 12), hand(s, 1), hand(s, 2)) == ("shadow_mimes", 1, 2, 0)
    assert (tray(s, "shadow_mimes"), tray(s, "ogres")) == (before[0] - 1, before[1] + 1)
    assert lies(s, "shiny_orb") == 12


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_mountain_keep_and_armours_protect_nobody_from_the_orb() -> None:
    s = position(AROUND, **PLAIN)
    play(s, "orb 11")
    assert (holder(s, 11), tokens(s, 11)) == ("shadow_mimes", 1)


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_only_a_single_active_token_of_an_opponent_in_reach_is_taken() -> None:
    s = position(AROUND, **PLAIN)
    assert offers(s, "orb") == [9, 11, 12]
    assert refused(s, "orb 2") == "UG-RELIC-ORB-1"  # two tokens
    assert refused(s, "orb 3") == "UG-RELIC-ORB-1"  # in decline
    assert refused(s, "orb 8") == "UG-RELIC-ORB-1"  # Monsters
    assert refused(s, "orb 26") == "CORE-6.3"


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_gnomes_and_immune_regions_are_safe_from_the_orb() -> None:
    s = position(AROUND, **(PLAIN | {"ogres": "gnomes", "queen": ", markers: {queen: 1}"}))
    assert offers(s, "orb") == []
    assert refused(s, "orb 12") == "UG-R-GNOMES-1"
    assert refused(s, "orb 9") == "CORE-6.5"


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_the_orb_is_used_once_a_turn_and_not_once_for_each_opponent() -> None:
    s = position(AROUND, **PLAIN)
    play(s, "orb 12")
    assert refused(s, "orb 9") == "UG-RELIC-2"


@pytest.mark.rule("UG-RELIC-ORB-1", "UG-RELIC-7")
def test_the_orb_needs_a_token_in_hand_and_uses_one_of_the_tray() -> None:
    s = position(AROUND, **(PLAIN | {"hand": 0}))
    assert refused(s, "orb 12") == "CORE-6.1"
    s = position(AROUND, **(PLAIN | {"hand": 1}))
    play(s, "orb 12")
    assert (holder(s, 12), hand(s, 1)) == ("shadow_mimes", 1)
    s = position(AROUND, **(PLAIN | {"hand": 2, "here": 10}))
    assert tray(s, "shadow_mimes") == 0
    play(s, "orb 12")
    assert (holder(s, 12), hand(s, 1), tray(s, "shadow_mimes")) == ("shadow_mimes", 1, 0)


@pytest.mark.rule("UG-RELIC-ORB-1")
@pytest.mark.parametrize("rules", ["options: {conversionNeedsToken: false}", 'rules_version: "1"'])
def test_by_the_house_rule_and_by_version_1_the_orb_needs_no_token_in_hand(rules: str) -> None:
    around = AROUND.replace("board: underground_3", f"board: underground_3\n{rules}")
    s = position(around, **(PLAIN | {"hand": 0}))
    play(s, "orb 12")
    assert regions(s, 1) == {10: 1, 12: 1}
    s = position(around, **(PLAIN | {"hand": 0, "here": 12}))
    assert refused(s, "orb 12") == "UG-P-VAMPIRE-4"


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_an_immortal_token_is_lost_to_the_orb() -> None:
    s = position(AROUND.replace(", markers: {mushroom_armor: 3}", ""), **(PLAIN | {"second": "immortal"}))
    before = tray(s, "ogres")
    play(s, "orb 12")
    assert (tray(s, "ogres"), hand(s, 2)) == (before + 1, 0)


@pytest.mark.rule("UG-RELIC-ORB-1")
def test_there_is_no_orb_after_the_final_die() -> None:
    s = position(AROUND, 0, **(PLAIN | {"hand": 1}))
    play(s, "die 12")
    assert refused(s, "orb 12") == "UG-RELIC-ORB-1"


@pytest.mark.rule("UG-RELIC-ORB-2")
def test_vampires_use_their_bite_and_the_orb_on_the_same_opponent() -> None:
    s = position(AROUND, **(PLAIN | {"power": "vampire"}))
    play(s, "bite 12")
    assert "bite 11" not in legal(s)
    play(s, "orb 11", "bite 9")
    assert regions(s, 1).keys() == {9, 10, 11, 12}
    s = position(AROUND, **(PLAIN | {"power": "vampire"}))
    play(s, "orb 11", "bite 12")
    assert regions(s, 1).keys() == {10, 11, 12}


@pytest.mark.rule("UG-RELIC-ORB-3")
def test_there_is_one_orb_whatever_an_edition_calls_it() -> None:
    relics = [site for site in SITES if site.mobile]
    assert len(relics) == 6
    assert [site.name for site in relics if site.key == "shiny_orb"] == ["Shiny Orb"]
    assert not [site.name for site in relics if "grail" in site.name.lower() or "grenade" in site.name.lower()]
