"""Wickedest Pentacle: what the Balrog does to a region."""

import pytest

from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    listen,
    marked,
    play,
    race,
    refused,
    regions,
    tray,
)
from tests.content.underground.places.helpers import coins, finish, lies, offers, position

# The Balrog stands in region 9, next to 7, 8 (Monsters), 10, 15, 16 and 23 (Monsters); the Pentacle lies in region 10.
LAIR = """
board: underground_2
phase: <phase>
seats:
- {active: {race: <own>, power: <power>, hand: <hand>}, decline: {race: <old>, power: <kept>}}
- {coins: 5, active: {race: <foe>, power: <badge>}, decline: {race: <past>, power: <left>}}
regions:
  10: {race: <own>, tokens: <here>}
  4: {race: <own>}
  9: {markers: {balrog: 1}}
  26: {race: <foe>}
  27: {race: <past>}
  20: {race: <old>}
  <more>
sites: {found: {wickedest_pentacle: 10, <others>}}
"""
PLAIN = {"phase": "conquer", "own": "shadow_mimes", "power": "stone", "hand": 0, "old": "kraken", "kept": "reborn",
         "foe": "ogres", "badge": "martyr", "past": "spiderines", "left": "wise", "here": 1, "more": "",
         "others": ""}  # fmt: skip


@pytest.mark.parametrize("region", [7, 15], ids=["Crystal", "Mine"])
@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_in_an_empty_region_it_just_stands(region: int) -> None:
    s = position(LAIR, **PLAIN)
    play(s, f"balrog {region}")
    assert (marked(s, "balrog"), holder(s, region)) == ({region: 1}, "")


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_it_may_enter_a_river_but_no_chasm() -> None:
    s = position(LAIR.replace("9: {markers", "24: {markers"), **PLAIN)
    assert offers(s, "balrog") == [16, 17, 23, 25]
    play(s, "balrog 25")
    assert marked(s, "balrog") == {25: 1}
    s = position(LAIR.replace("9: {markers", "15: {markers"), **PLAIN)
    assert offers(s, "balrog") == [7, 9, 23]
    assert refused(s, "balrog 22") == "UG-PLACE-PENTACLE-3"


@pytest.mark.parametrize(("stood", "lost"), [(4, 2), (2, 2), (1, 1)])
@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_an_opponents_active_race_loses_two_tokens_and_the_region(stood: int, lost: int) -> None:
    s = position(LAIR, **(PLAIN | {"more": f"16: {{race: ogres, tokens: {stood}}}"}))
    before = tray(s, "ogres")
    play(s, "balrog 16")
    assert (holder(s, 16), tray(s, "ogres") - before) == ("", lost)
    finish(s)
    assert regions(s, 2) == {26: 1 + stood - lost}


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_the_pending_tokens_of_an_opponent_wait_until_the_end_of_the_turn() -> None:
    s = position(LAIR, **(PLAIN | {"hand": 1, "more": "16: {race: ogres, tokens: 4}"}))
    play(s, "balrog 16")
    assert hand(s, 2) == 2


@pytest.mark.parametrize(("stood", "lost"), [(1, 1), (4, 2)], ids=["one token", "a Tomb"])
@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_an_opponents_race_in_decline_loses_them_too(stood: int, lost: int) -> None:
    s = position(LAIR, **(PLAIN | {"left": "tomb", "more": f"16: {{race: spiderines, tokens: {stood}}}"}))
    before = tray(s, "spiderines")
    play(s, "balrog 16")
    assert (holder(s, 16), tray(s, "spiderines") - before) == ("", lost)
    finish(s)
    assert regions(s, 2, "decline") == {27: 1 + stood - lost}


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_the_last_region_of_a_race_in_decline_takes_the_race_along() -> None:
    only = LAIR.replace("  27: {race: <past>}\n", "")
    s = position(only, **(PLAIN | {"more": "16: {race: spiderines}"}))
    play(s, "balrog 16")
    assert race(s, 2, "decline") == ""


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_of_an_own_active_region_two_tokens_are_lost_and_the_rest_can_conquer() -> None:
    s = position(LAIR, **(PLAIN | {"more": "16: {race: shadow_mimes, tokens: 4}"}))
    before = tray(s, "shadow_mimes")
    assert "conquer 2" not in legal(s)
    play(s, "balrog 16")
    assert (holder(s, 16), hand(s, 1), tray(s, "shadow_mimes") - before) == ("", 2, 2)
    play(s, "conquer 2")
    assert holder(s, 2) == "shadow_mimes"


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_even_immortals_die_of_their_own_balrog() -> None:
    s = position(LAIR, **(PLAIN | {"power": "immortal", "more": "16: {race: shadow_mimes, tokens: 4}"}))
    before = tray(s, "shadow_mimes")
    play(s, "balrog 16")
    assert tray(s, "shadow_mimes") - before == 2


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_of_an_own_region_in_decline_the_surplus_is_placed_in_redeployment() -> None:
    s = position(LAIR, **(PLAIN | {"kept": "tomb", "more": "16: {race: kraken, tokens: 4}\n  3: {race: kraken}"}))
    before = tray(s, "kraken")
    play(s, "balrog 16")
    assert (holder(s, 16), tray(s, "kraken") - before) == ("", 2)
    assert s.phase_name == "redeploy"
    play(s, "done", "place 3", "place 3", "done")
    assert regions(s, 1, "decline") == {20: 1, 3: 3}


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_monsters_leave_and_what_they_guarded_is_found_under_the_balrog() -> None:
    s = position(LAIR, **(PLAIN | {"hand": 3}))
    left = s.sites_left()
    play(s, "balrog 23")
    assert (s.natives(22), s.sites_left(), marked(s, "balrog")) == (0, left - 1, {23: 1})
    assert lies(s, "altar_of_souls") == 23  # the first of the stack


@pytest.mark.rule("UG-PLACE-PENTACLE-3", "UG-PLACE-STONEHEDGE-1")
def test_stonehedge_found_by_the_balrog_gets_its_badge() -> None:
    stack = LAIR.replace("<others>}}", "<others>}, stack: [stonehedge]}")
    s = position(stack, **PLAIN)
    play(s, "balrog 23")
    assert lies(s, "stonehedge") == 23
    assert s.site_badge(s.rules.site_named("stonehedge")) >= 0


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_in_the_region_of_the_pentacle_itself_it_leaves_nobody_in_control() -> None:
    s = position(LAIR, **(PLAIN | {"here": 3}))
    before = tray(s, "shadow_mimes")
    play(s, "balrog 10")
    assert (holder(s, 10), hand(s, 1), tray(s, "shadow_mimes") - before) == ("", 1, 2)
    assert refused(s, "balrog 9") == "CORE-4.9"
    finish(s)
    assert marked(s, "balrog") == {10: 1}


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_it_may_not_enter_a_region_of_an_opponents_active_gnomes() -> None:
    s = position(LAIR, **(PLAIN | {"foe": "gnomes", "more": "16: {race: gnomes}"}))
    assert 16 not in offers(s, "balrog")
    assert refused(s, "balrog 16") == "UG-PLACE-PENTACLE-3"
    s = position(LAIR, **(PLAIN | {"past": "gnomes", "more": "16: {race: gnomes}"}))
    assert 16 in offers(s, "balrog")  # in decline
    s = position(LAIR, **(PLAIN | {"own": "gnomes", "more": "16: {race: gnomes}"}))
    assert 16 in offers(s, "balrog")  # one's own


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_it_may_not_enter_a_region_immune_to_its_master() -> None:
    queen = "16: {race: ogres, markers: {queen: 1}}"
    s = position(LAIR, **(PLAIN | {"badge": "royal", "more": queen}))
    assert 16 not in offers(s, "balrog")
    assert refused(s, "balrog 16") == "UG-PLACE-PENTACLE-3"
    own = "16: {race: shadow_mimes, markers: {queen: 1}}"
    s = position(LAIR, **(PLAIN | {"power": "royal", "more": own}))
    play(s, "balrog 16")  # an own Queen keeps out opponents only
    assert (marked(s, "queen"), marked(s, "balrog")) == ({}, {16: 1})


@pytest.mark.parametrize(("crypt", "allowed"), [(4, True), (26, False)], ids=["own Crypt", "another's Crypt"])
@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_an_empty_region_under_the_ghost_is_open_to_the_holder_of_the_crypt(crypt: int, allowed: bool) -> None:
    words = {"more": "16: {markers: {ghost: 1}}", "others": f"crypt_of_the_tomb_raider: {crypt}"}
    s = position(LAIR, **(PLAIN | words))
    assert (16 in offers(s, "balrog")) == allowed


@pytest.mark.rule("UG-PLACE-PENTACLE-3")
def test_liches_in_decline_are_paid_or_safe() -> None:
    words = PLAIN | {"past": "liches", "more": "16: {race: liches}"}
    s = position(LAIR, **words)
    play(s, "balrog 16")
    assert (coins(s, 1), coins(s, 2), holder(s, 16)) == (4, 6, "")
    poor = LAIR.replace("- {active", "- {coins: 0, active", 1)
    assert refused(position(poor, **words), "balrog 16") == "UG-PLACE-PENTACLE-3"


@pytest.mark.rule("UG-PLACE-PENTACLE-4")
def test_it_needs_neither_tokens_nor_reach() -> None:
    s = position(LAIR, **(PLAIN | {"more": "15: {race: ogres, tokens: 5}"}))
    assert hand(s, 1) == 0
    assert 15 not in offers(s, "conquer")
    play(s, "balrog 15")
    assert holder(s, 15) == ""


@pytest.mark.rule("UG-PLACE-PENTACLE-4")
def test_a_martyr_is_paid_and_immortals_lose_nothing() -> None:
    there = "16: {race: ogres, tokens: 4}"
    s = position(LAIR, **(PLAIN | {"hand": 1, "more": there}))
    play(s, "balrog 16")
    assert coins(s, 2) == 6
    s = position(LAIR, **(PLAIN | {"hand": 1, "badge": "immortal", "more": there}))
    before = tray(s, "ogres")
    play(s, "balrog 16")
    assert (hand(s, 2), tray(s, "ogres")) == (4, before)


@pytest.mark.rule("UG-PLACE-PENTACLE-4")
def test_the_vengeful_remember_it() -> None:
    words = PLAIN | {"badge": "vengeful", "foe": "drow", "more": "16: {race: drow, tokens: 4}"}
    s = position(LAIR, **words)
    assert cost(s, 10, 2) == 3
    play(s, "balrog 16")
    assert cost(s, 10, 2) == 2


@pytest.mark.rule("UG-PLACE-PENTACLE-4")
def test_armours_in_the_region_are_lost() -> None:
    s = position(LAIR, **(PLAIN | {"badge": "shield", "more": "16: {race: ogres, markers: {mushroom_armor: 2}}"}))
    play(s, "balrog 16")
    assert marked(s, "mushroom_armor") == {}


@pytest.mark.rule("UG-PLACE-PENTACLE-4")
def test_it_is_no_conquest_of_the_race() -> None:
    s = position(LAIR, **(PLAIN | {"own": "cultists", "hand": 3, "more": "16: {race: ogres}"}))
    events = listen(s)
    play(s, "balrog 16")
    assert marked(s, "great_ancient") == {}
    assert not [event for event in events if event.kind == "conquered"]
    assert regions(s, 1).keys() == {4, 10}
    assert "conquer 24" not in legal(s)  # next to 16 only


@pytest.mark.rule("UG-PLACE-PENTACLE-5")
def test_its_region_is_immune_to_all_players_and_scores_for_nobody() -> None:
    s = position(LAIR, **(PLAIN | {"hand": 9}))
    assert refused(s, "conquer 9") == "CORE-6.5"
    assert earned(s, "stop", "done") == 3
    s = position(LAIR.replace("phase: <phase>", "phase: conquer\nturn: 2")
                 .replace("power: <badge>", "power: <badge>, hand: 4"),
                 **(PLAIN | {"more": "7: {race: ogres}"}))  # fmt: skip
    assert refused(s, "conquer 9") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-PENTACLE-5")
def test_the_region_it_leaves_is_empty_and_normal() -> None:
    s = position(LAIR, **(PLAIN | {"hand": 3}))
    play(s, "balrog 15")
    assert cost(s, 9) == 3
    play(s, "conquer 9")
    assert holder(s, 9) == "shadow_mimes"
