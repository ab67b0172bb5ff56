"""Stinky Troll's Socks: once a turn a region is conquered as if it were empty, and nobody dies."""

import pytest

from tests.content.helpers import cost, hand, holder, legal, marked, play, race, refused, regions, tokens, tray
from tests.content.underground.places.helpers import coins, finish, lies, position

# Ogres: three with an Armour on the Mountain of region 9, next to the Mimes of region 10; one more in 15.
STENCH = """
board: underground_2
phase: conquer
seats:
- {active: {race: shadow_mimes, power: stone, hand: <hand>}, decline: {race: kraken}}
- {active: {race: ogres, power: <power>}, decline: {race: liches}}
regions:
  10: {race: shadow_mimes}
  2: {race: kraken}
  9: {race: ogres, tokens: 3<armour>}
  15: {race: ogres}
  16: {race: liches}
  24: {race: liches}
sites: {found: {stinky_trolls_socks: 10, <others>}}
"""
PLAIN = {"hand": 6, "power": "shield", "armour": ", markers: {mushroom_armor: 1}", "others": ""}
NO_SHIELD = {"armour": ""}


@pytest.mark.rule("UG-RELIC-SOCKS-1")
def test_a_region_costs_as_if_it_were_empty_but_mountain_and_keep_count() -> None:
    s = position(STENCH, **(PLAIN | {"others": "keep_on_the_motherland: 16"}))
    assert [cost(s, region) for region in (8, 9, 16, 3)] == [4, 2 + 1 + 3 + 1, 2 + 1 + 1, 1]
    play(s, "socks")
    assert [cost(s, region) for region in (8, 9, 16, 3)] == [2, 2 + 1, 2 + 1, 1]
    play(s, "conquer 9")
    assert (tokens(s, 9), hand(s, 1)) == (3, 3)
    assert lies(s, "stinky_trolls_socks") == 9


@pytest.mark.rule("UG-RELIC-SOCKS-1")
def test_the_socks_serve_one_conquest_a_turn() -> None:
    s = position(STENCH, **PLAIN)
    play(s, "socks", "conquer 9")
    assert cost(s, 8) == 4
    assert refused(s, "socks") == "UG-RELIC-2"


@pytest.mark.rule("UG-RELIC-SOCKS-1")
def test_the_defender_loses_no_token_and_places_all_at_the_end_of_the_turn() -> None:
    s = position(STENCH, **PLAIN)
    before = tray(s, "ogres")
    play(s, "socks", "conquer 9")
    assert (hand(s, 2), tray(s, "ogres")) == (3, before)
    finish(s)
    assert regions(s, 2) == {15: 4}


@pytest.mark.rule("UG-RELIC-SOCKS-1")
def test_a_normal_conquest_costs_the_same_defender_one_token() -> None:
    s = position(STENCH, **(PLAIN | {"hand": 9}))
    before = tray(s, "ogres")
    play(s, "conquer 9")
    assert (hand(s, 2), tray(s, "ogres")) == (2, before + 1)


@pytest.mark.rule("UG-RELIC-SOCKS-1")
def test_an_active_race_without_another_region_keeps_its_tokens_in_hand() -> None:
    s = position(STENCH.replace("  15: {race: ogres}\n", ""), **PLAIN)
    finish(s, "socks", "conquer 9")
    assert (hand(s, 2), regions(s, 2)) == (3, {})
    play(s, "expand")
    assert hand(s, 2) == 3


@pytest.mark.rule("UG-RELIC-SOCKS-2")
def test_the_token_of_a_race_in_decline_goes_to_another_of_its_regions() -> None:
    s = position(STENCH, **PLAIN)
    finish(s, "socks", "conquer 16")
    assert regions(s, 2, "decline") == {24: 2}


@pytest.mark.rule("UG-RELIC-SOCKS-2")
def test_the_last_region_of_a_race_in_decline_takes_the_race_with_it() -> None:
    s = position(STENCH.replace("  24: {race: liches}\n", ""), **PLAIN)
    play(s, "socks", "conquer 16")
    assert race(s, 2, "decline") == ""
    assert tray(s, "liches") == 10


@pytest.mark.rule("UG-RELIC-SOCKS-3")
def test_monsters_flee_and_what_they_guarded_is_found() -> None:
    s = position(STENCH, **(PLAIN | {"hand": 2}))
    assert "conquer 8" not in legal(s)
    left = s.sites_left()
    play(s, "socks", "conquer 8")
    assert s.natives(7) == 0
    assert s.sites_left() == left - 1
    assert lies(s, "altar_of_souls") == 8  # the first of the stack


@pytest.mark.rule("UG-RELIC-SOCKS-3")
def test_liches_are_paid_and_a_martyr_pays() -> None:
    s = position(STENCH, **PLAIN)
    play(s, "socks", "conquer 16")
    assert (coins(s, 1), coins(s, 2)) == (4, 6)
    s = position(STENCH, **(PLAIN | NO_SHIELD | {"power": "martyr"}))
    play(s, "socks", "conquer 9")
    assert (coins(s, 1), coins(s, 2)) == (5, 6)


@pytest.mark.rule("UG-RELIC-SOCKS-3")
def test_armours_in_the_region_are_lost() -> None:
    s = position(STENCH, **PLAIN)
    assert marked(s, "mushroom_armor") == {9: 1}
    play(s, "socks", "conquer 9")
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.rule("UG-RELIC-SOCKS-3")
def test_the_token_of_the_own_race_in_decline_moves_in_redeployment() -> None:
    two = STENCH.replace("  2: {race: kraken}\n", "  2: {race: kraken}\n  4: {race: kraken}\n  20: {race: kraken}\n")
    s = position(two, **PLAIN)
    play(s, "socks", "conquer 2")
    assert hand(s, 1, "decline") == 1
    play(s, "stop", "done", "place 20")
    assert regions(s, 1, "decline") == {4: 1, 20: 2}
    finish(s)
    assert s.turn_of == 1


@pytest.mark.rule("UG-RELIC-SOCKS-3")
def test_without_another_region_the_own_race_in_decline_vanishes() -> None:
    s = position(STENCH, **PLAIN)
    play(s, "socks", "conquer 2")
    assert (holder(s, 2), race(s, 1, "decline")) == ("shadow_mimes", "")


@pytest.mark.rule("UG-RELIC-SOCKS-1")
def test_gnomes_mind_no_stench() -> None:
    gnomes = STENCH.replace("ogres", "gnomes")
    s = position(gnomes, **(PLAIN | {"hand": 8}))
    assert "conquer 9" in legal(s)
    play(s, "socks")
    assert cost(s, 9) == 7
    assert "conquer 9" not in legal(s)
