"""Altar of Souls: a token of the own race in decline for three coins."""

import pytest

from tests.content.helpers import earned, holder, legal, marked, play, race, refused, regions, tokens, tray
from tests.content.underground.places.helpers import lies, offers, position

# Kraken in decline in 24 and 25; their player holds the Altar in region 12 or 24.
SOULS = """
board: underground_2
phase: <phase>
seats:
- {active: {race: shadow_mimes, power: vanishing}, decline: {race: kraken, power: <kept>}}
- {active: {race: ogres, power: <power>}, decline: {race: liches}}
regions:
  12: {race: shadow_mimes}
  24: {race: kraken, tokens: <tokens><markers>}
  25: {race: kraken}
  6: {race: ogres}
  10: {race: liches}
sites: {found: {altar_of_souls: <altar>, <others>}}
"""
PLAIN = {"phase": "end choices", "kept": "reborn", "power": "martyr", "tokens": 1, "markers": "", "altar": 12,
         "others": ""}  # fmt: skip
LAST = SOULS.replace("  25: {race: kraken}\n", "")


@pytest.mark.parametrize("altar", [12, 24], ids=["held by the active race", "held in decline"])
@pytest.mark.rule("UG-PLACE-ALTAR-1")
def test_one_token_in_decline_from_any_region_brings_three_coins(altar: int) -> None:
    s = position(SOULS, **(PLAIN | {"altar": altar}))
    assert legal(s) == {"altar 24", "altar 25", "done"}
    before = tray(s, "kraken")
    assert earned(s, "altar 25") == 3 + 2
    assert (tray(s, "kraken"), holder(s, 25)) == (before + 1, "")


@pytest.mark.rule("UG-PLACE-ALTAR-1")
def test_the_altar_takes_one_token_a_turn_and_only_of_the_own_race_in_decline() -> None:
    s = position(SOULS, **(PLAIN | {"others": "crypt_of_the_tomb_raider: 12"}))
    assert refused(s, "altar 12") == "UG-PLACE-ALTAR-1"
    assert refused(s, "altar 10") == "UG-PLACE-ALTAR-1"
    play(s, "altar 24")
    assert refused(s, "altar 25") == "UG-PLACE-ALTAR-1"


@pytest.mark.rule("UG-PLACE-ALTAR-1")
def test_the_altar_is_used_before_scoring_only() -> None:
    assert refused(position(SOULS, **(PLAIN | {"phase": "ready"})), "altar 24") == "UG-PLACE-ALTAR-1"


@pytest.mark.rule("UG-PLACE-ALTAR-1")
def test_whoever_does_not_hold_the_altar_cannot_use_it() -> None:
    s = position(SOULS, **(PLAIN | {"altar": 6}))
    assert refused(s, "altar 24") == "CORE-4.9"


@pytest.mark.rule("UG-PLACE-ALTAR-1")
def test_the_altar_serves_in_the_turn_of_the_decline() -> None:
    text = SOULS.replace("power: vanishing", "power: stone")
    s = position(text, **(PLAIN | {"phase": "decide"}))
    play(s, "decline")
    assert offers(s, "altar") == [12]  # the Kraken are gone, the Mimes are in decline
    assert earned(s, "altar 12") == 3


@pytest.mark.rule("UG-PLACE-ALTAR-2")
def test_a_region_emptied_by_the_altar_no_longer_pays() -> None:
    kept, given = position(SOULS, **PLAIN), position(SOULS, **PLAIN)
    assert earned(given, "altar 24") - earned(kept, "done") == 3 - 1


@pytest.mark.rule("UG-PLACE-ALTAR-2")
def test_a_surplus_token_costs_no_region() -> None:
    tomb = PLAIN | {"kept": "tomb", "tokens": 2}
    kept, given = position(SOULS, **tomb), position(SOULS, **tomb)
    assert earned(given, "altar 24") - earned(kept, "done") == 3
    assert tokens(given, 24) == 1


@pytest.mark.rule("UG-PLACE-ALTAR-3")
def test_the_token_on_the_altar_itself_may_be_taken() -> None:
    s = position(SOULS, **(PLAIN | {"altar": 24}))
    play(s, "altar 24")
    assert (holder(s, 24), lies(s, "altar_of_souls")) == ("", 24)


@pytest.mark.rule("UG-PLACE-ALTAR-3")
def test_armours_and_queen_leave_the_emptied_region_and_relics_stay() -> None:
    s = position(SOULS, **(PLAIN | {"kept": "royal", "markers": ", markers: {queen: 1, mushroom_armor: 2}",
                                    "others": "shiny_orb: 24"}))  # fmt: skip
    play(s, "altar 24")
    assert (marked(s, "queen"), marked(s, "mushroom_armor"), lies(s, "shiny_orb")) == ({}, {}, 24)


@pytest.mark.rule("UG-PLACE-ALTAR-3")
def test_with_the_last_token_the_race_vanishes_and_wise_pays_no_more() -> None:
    wise = PLAIN | {"kept": "wise"}
    s = position(LAST, **wise)
    assert earned(s, "altar 24") == 3 + 1
    assert (race(s, 1, "decline"), regions(s, 1, "decline")) == ("", {})
    assert earned(position(SOULS, **wise), "altar 24") == 3 + 1 + 1 + 2
