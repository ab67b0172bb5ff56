"""Fountain of Youth: one more token at the start of each turn."""

import pytest

from tests.content.helpers import hand, listen, pass_turn, play, tray
from tests.content.underground.places.helpers import finish, position

FOUNTAIN = """
board: underground_2
phase: <phase>
seats:
- {active: {race: shadow_mimes, power: stone, hand: <hand>}, decline: {race: kraken}}
- {active: {race: ogres, power: martyr}}
regions:
  4: {race: shadow_mimes, tokens: <tokens>}
  12: {race: shadow_mimes}
  24: {race: kraken}
  27: {race: ogres}
sites: {found: {fountain_of_youth: <where>}}
"""
PLAIN = {"phase": "decide", "hand": 0, "tokens": 1, "where": 4}


@pytest.mark.rule("UG-PLACE-FOUNTAIN-1")
def test_one_token_comes_from_the_tray_at_the_start_of_each_turn() -> None:
    s = position(FOUNTAIN, **PLAIN)
    before = tray(s, "shadow_mimes")
    play(s, "expand")
    assert (hand(s, 1), tray(s, "shadow_mimes")) == (1, before - 1)
    finish(s)
    pass_turn(s)
    play(s, "expand")
    assert (hand(s, 1), tray(s, "shadow_mimes")) == (2, before - 2)


@pytest.mark.rule("UG-PLACE-FOUNTAIN-1")
def test_nothing_comes_from_an_empty_tray() -> None:
    s = position(FOUNTAIN, **(PLAIN | {"tokens": 11}))
    events = listen(s)
    play(s, "expand")
    assert hand(s, 1) == 10
    assert not [event for event in events if event.kind == "recruited"]


@pytest.mark.rule("UG-PLACE-FOUNTAIN-1")
def test_the_fountain_serves_no_race_in_decline() -> None:
    s = position(FOUNTAIN, **(PLAIN | {"where": 24}))
    play(s, "expand")
    assert (hand(s, 1), hand(s, 1, "decline")) == (0, 0)


@pytest.mark.rule("UG-PLACE-FOUNTAIN-1")
def test_nobody_drinks_in_the_turn_of_a_decline() -> None:
    s = position(FOUNTAIN, **PLAIN)
    play(s, "decline")
    assert tray(s, "shadow_mimes") == 12 - 2


@pytest.mark.rule("UG-PLACE-FOUNTAIN-1")
def test_a_fountain_just_conquered_waits_for_the_next_turn() -> None:
    s = position(FOUNTAIN, **(PLAIN | {"phase": "conquer", "hand": 4, "where": 5}))
    play(s, "conquer 5")
    assert hand(s, 1) == 2
    finish(s)
    assert tray(s, "shadow_mimes") == 12 - 6
    pass_turn(s)
    play(s, "expand")
    assert tray(s, "shadow_mimes") == 12 - 7
