"""Crypt of the Tomb-Raider: its Ghost makes any other region immune."""

import pytest

from tests.content.helpers import holder, legal, marked, pass_turn, play, refused
from tests.content.underground.places.helpers import finish, lies, offers, position

# The Mimes hold the Crypt in region 12, the Ogres stand next to it.
CRYPT = """
board: underground_2
phase: <phase>
turn: <turn>
seats:
- {active: {race: <active>, power: stone, hand: <hand>}, decline: {race: <decline>}}
- {active: {race: ogres, power: <second>, hand: <ogres>}, decline: {race: liches}}
regions:
  <here>: {race: shadow_mimes}
  4: {race: shadow_mimes}
  15: {race: kraken}
  6: {race: ogres, tokens: 5<queen>}
  13: {race: ogres}
  24: {race: liches}
  <ghost>: {<what>markers: {ghost: 1}}
sites: {found: {crypt_of_the_tomb_raider: 12}}
notes: {crypt_of_the_tomb_raider: {keeper: <keeper>}}
"""
PLAIN = {"phase": "end choices", "turn": 1, "active": "shadow_mimes", "decline": "kraken", "second": "martyr",
         "here": 12, "queen": "", "hand": 0, "ogres": 0, "ghost": 5, "what": "", "keeper": 1}  # fmt: skip
FRESH = CRYPT.replace("  <ghost>: {<what>markers: {ghost: 1}}\n", "").replace("<keeper>", "0")
CHASMS = {1, 14, 19, 22, 28}


@pytest.mark.rule("UG-PLACE-CRYPT-1")
def test_the_ghost_may_go_to_any_region_but_a_chasm_and_the_crypt() -> None:
    s = position(FRESH, **PLAIN)
    assert set(offers(s, "ghost")) == {*range(1, 29)} - CHASMS - {12}
    assert {3, 4, 5, 6, 8, 15, 24} <= set(offers(s, "ghost"))  # River, own, empty, foreign, Monsters, in decline
    assert refused(s, "ghost 12") == "UG-PLACE-CRYPT-1"
    assert refused(s, "ghost 19") == "UG-PLACE-CRYPT-1"
    assert "done" in legal(s)


@pytest.mark.rule("UG-PLACE-CRYPT-1")
def test_the_ghost_is_moved_once_a_turn_before_scoring() -> None:
    text = FRESH.replace("raider: 12", "raider: 12, froggys_ring: 12")
    s = position(text, **PLAIN)
    play(s, "ghost 4")
    assert marked(s, "ghost") == {4: 1}
    assert refused(s, "ghost 5") == "UG-PLACE-CRYPT-1"
    s = position(text, **(PLAIN | {"phase": "conquer"}))
    assert refused(s, "ghost 4") == "UG-PLACE-CRYPT-1"


@pytest.mark.rule("UG-PLACE-CRYPT-1")
def test_the_ghost_cannot_go_where_its_player_is_kept_out() -> None:
    s = position(FRESH, **(PLAIN | {"second": "royal", "queen": ", markers: {queen: 1}"}))
    assert 6 not in offers(s, "ghost")
    assert refused(s, "ghost 6") == "UG-5.4"


@pytest.mark.rule("UG-PLACE-CRYPT-1")
def test_an_own_region_with_the_ghost_is_immune_to_opponents() -> None:
    attack = PLAIN | {"phase": "conquer", "turn": 2, "ogres": 4}
    assert "conquer 4" in legal(position(FRESH.replace("  13: {race: ogres}", "  5: {race: ogres}"), **attack))
    s = position(FRESH.replace("  13: {race: ogres}", "  5: {race: ogres}"), **PLAIN)
    play(s, "ghost 4", "expand")
    assert refused(s, "conquer 4") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-CRYPT-1")
def test_an_empty_region_with_the_ghost_lets_only_the_holder_of_the_crypt_pass() -> None:
    s = position(CRYPT, **(PLAIN | {"phase": "conquer", "hand": 4}))
    assert "conquer 5" in legal(s)
    s = position(CRYPT, **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 4}))
    assert refused(s, "conquer 5") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-CRYPT-1")
def test_a_foreign_region_with_the_ghost_is_immune_to_the_holder_of_the_crypt_too() -> None:
    s = position(CRYPT.replace("  13: {race: ogres}\n", ""),
                 **(PLAIN | {"phase": "conquer", "hand": 9, "ghost": 13, "what": "race: ogres, "}))  # fmt: skip
    assert refused(s, "conquer 13") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-CRYPT-2")
def test_the_ghost_stays_until_it_is_moved() -> None:
    s = position(CRYPT, **PLAIN)
    play(s, "done")
    pass_turn(s)
    finish(s, "expand")
    assert marked(s, "ghost") == {5: 1}
    pass_turn(s)
    play(s, "expand", "stop", "done", "ghost 16")
    assert marked(s, "ghost") == {16: 1}


@pytest.mark.rule("UG-PLACE-CRYPT-2")
def test_in_decline_the_ghost_is_frozen_but_keeps_protecting() -> None:
    swapped = CRYPT.replace("<active>", "kraken").replace("<decline>", "shadow_mimes")
    s = position(swapped, **PLAIN)
    assert refused(s, "ghost 16") == "UG-PLACE-CRYPT-2"
    s = position(swapped, **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 4}))
    assert refused(s, "conquer 5") == "CORE-6.5"


@pytest.mark.rule("UG-PLACE-CRYPT-2")
def test_no_ghost_is_moved_in_the_turn_of_the_decline() -> None:
    s = position(CRYPT, **(PLAIN | {"phase": "decide"}))
    play(s, "decline")
    assert s.turn_of == 1
    assert marked(s, "ghost") == {5: 1}


@pytest.mark.rule("UG-PLACE-CRYPT-2")
def test_when_nobody_holds_the_crypt_the_ghost_is_frozen_and_keeps_everybody_out() -> None:
    s = position(CRYPT, **(PLAIN | {"phase": "ready", "hand": 4}))
    play(s, "abandon 12")
    assert marked(s, "ghost") == {5: 1}
    assert refused(s, "conquer 5") == "CORE-6.5"
    assert refused(s, "ghost 16") == "CORE-4.9"
    play(s, "conquer 12")  # by the player who sent it: the Ghost stays
    assert marked(s, "ghost") == {5: 1}


@pytest.mark.rule("UG-PLACE-CRYPT-3")
def test_when_another_player_takes_the_crypt_the_ghost_leaves_at_once() -> None:
    s = position(CRYPT, **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 4}))
    assert refused(s, "conquer 5") == "CORE-6.5"
    play(s, "conquer 12")
    assert marked(s, "ghost") == {}
    assert "conquer 5" in legal(s)


@pytest.mark.rule("UG-PLACE-CRYPT-3")
def test_a_ghost_in_the_crypt_protects_nothing_and_its_new_master_may_send_it() -> None:
    s = position(CRYPT, **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 4}))
    play(s, "conquer 12")
    kept, sent = s.copy(), s.copy()
    finish(kept)
    play(kept, "expand")
    assert refused(kept, "conquer 12") not in ("CORE-6.5",)  # too few tokens, but not immune
    play(sent, "stop", "done", "ghost 4")
    assert marked(sent, "ghost") == {4: 1}
    assert lies(sent, "crypt_of_the_tomb_raider") == 12


@pytest.mark.rule("UG-PLACE-CRYPT-3")
def test_a_crypt_left_by_its_player_and_taken_by_another_calls_the_ghost_back() -> None:
    s = position(CRYPT.replace("  <here>: {race: shadow_mimes}\n", ""),
                 **(PLAIN | {"phase": "conquer", "turn": 2, "ogres": 4}))  # fmt: skip
    play(s, "conquer 12")
    assert marked(s, "ghost") == {}


@pytest.mark.rule("UG-PLACE-CRYPT-4")
def test_the_own_active_race_that_takes_the_crypt_from_decline_keeps_and_frees_the_ghost() -> None:
    s = position("""
board: underground_2
phase: conquer
seats:
- {active: {race: kraken, power: stone, hand: 4}, decline: {race: shadow_mimes}}
- active: {race: ogres, power: martyr}
regions:
  12: {race: shadow_mimes}
  4: {race: kraken}
  6: {race: ogres, markers: {ghost: 1}}
sites: {found: {crypt_of_the_tomb_raider: 12}}
notes: {crypt_of_the_tomb_raider: {keeper: 1}}
""")
    play(s, "conquer 12")
    assert (holder(s, 12), marked(s, "ghost")) == ("kraken", {6: 1})
    play(s, "stop", "done", "ghost 16")
    assert marked(s, "ghost") == {16: 1}
