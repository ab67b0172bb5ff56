"""What all Places have in common: they stay where they are and serve whoever stands there."""

import pytest

from tests.content.helpers import cost, earned, hand, holder, legal, play, refused
from tests.content.underground.places.helpers import finish, lies, offers, position

PLACES = [
    "altar_of_souls", "crypt_of_the_tomb_raider", "diamond_fields", "fountain_of_youth", "great_brass_pipe",
    "keep_on_the_motherland", "mine_of_the_lost_dwarf", "stonehedge", "wickedest_pentacle",
]  # fmt: skip

# The Place lies in region 12; the Ogres stand next to it.
THERE = """
board: underground_2
phase: <phase>
seats:
- {active: {race: <active>, power: vanishing, hand: <hand>}, decline: {race: <decline>}}
- active: {race: ogres, power: martyr}
regions:
  <region>: {race: shadow_mimes}
  27: {race: kraken}
  6: {race: ogres, tokens: 9}
sites: {found: {<place>: 12}}
"""
HELD = {"active": "shadow_mimes", "decline": "kraken", "region": 12, "hand": 0}
IN_DECLINE = {"active": "kraken", "decline": "shadow_mimes", "region": 12, "hand": 0}
EMPTY = {"active": "shadow_mimes", "decline": "kraken", "region": 15, "hand": 0}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.rule("UG-PLACE-1")
def test_a_place_never_moves(place: str) -> None:
    s = position(THERE, place=place, phase="ready", **(HELD | {"hand": 4}))
    play(s, "abandon 12", "conquer 4", "conquer 12")  # left and taken again
    assert lies(s, place) == 12
    finish(s)
    finish(s, "expand", "conquer 12")  # taken by the other player
    assert (holder(s, 12), lies(s, place)) == ("ogres", 12)


@pytest.mark.rule("UG-PLACE-1")
def test_a_place_serves_its_new_holder_from_the_moment_of_conquest() -> None:
    s = position(THERE, place="great_brass_pipe", phase="decide", **HELD)
    finish(s, "expand")
    play(s, "expand")
    assert 26 not in offers(s, "conquer")
    play(s, "conquer 12")
    assert {15, 26} <= set(offers(s, "conquer"))
    s = position(THERE, place="mine_of_the_lost_dwarf", phase="decide", **HELD)
    finish(s, "expand")
    assert earned(s, "expand", "conquer 12", "stop", "done") == 2 + 2


@pytest.mark.rule("UG-PLACE-1")
def test_what_a_place_allows_may_be_left_undone() -> None:
    s = position(THERE, place="altar_of_souls", phase="end choices", **HELD)
    assert legal(s) == {"altar 27", "done"}
    s = position(THERE, place="crypt_of_the_tomb_raider", phase="end choices", **HELD)
    assert "done" in legal(s)
    s = position(THERE, place="wickedest_pentacle", phase="ready", **HELD)
    assert "stop" in legal(s)


@pytest.mark.rule("UG-PLACE-1")
def test_a_scoring_bonus_is_simply_paid() -> None:
    for place, extra in (("keep_on_the_motherland", 1), ("mine_of_the_lost_dwarf", 2), ("diamond_fields", 1)):
        s = position(THERE, place=place, phase="redeploy", **HELD)
        assert earned(s, "done") == 2 + extra


@pytest.mark.rule("UG-PLACE-1")
def test_fountain_pipe_crypt_and_pentacle_serve_no_race_in_decline() -> None:
    s = position(THERE, place="fountain_of_youth", phase="decide", **IN_DECLINE)
    play(s, "expand")
    assert (hand(s, 1), hand(s, 1, "decline")) == (0, 0)
    s = position(THERE, place="great_brass_pipe", phase="conquer", **(IN_DECLINE | {"hand": 3}))
    assert 15 not in offers(s, "conquer")
    s = position(THERE, place="crypt_of_the_tomb_raider", phase="end choices", **IN_DECLINE)
    assert refused(s, "ghost 4") == "UG-PLACE-CRYPT-2"
    s = position(THERE, place="wickedest_pentacle", phase="ready", **IN_DECLINE)
    assert refused(s, "balrog 4") == "UG-PLACE-PENTACLE-6"


@pytest.mark.parametrize(("place", "extra"), [("keep_on_the_motherland", 1), ("mine_of_the_lost_dwarf", 2)])
@pytest.mark.rule("UG-PLACE-2")
def test_an_empty_place_pays_nobody(place: str, extra: int) -> None:
    assert earned(position(THERE, place=place, phase="redeploy", **HELD), "done") == 2 + extra
    assert earned(position(THERE, place=place, phase="redeploy", **EMPTY), "done") == 2


@pytest.mark.rule("UG-PLACE-2")
def test_an_empty_place_serves_nobody() -> None:
    s = position(THERE, place="fountain_of_youth", phase="decide", **EMPTY)
    play(s, "expand")
    assert hand(s, 1) == 0
    s = position(THERE, place="crypt_of_the_tomb_raider", phase="end choices", **EMPTY)
    assert refused(s, "ghost 4") == "CORE-4.9"
    s = position(THERE, place="altar_of_souls", phase="end choices", **EMPTY)
    assert refused(s, "altar 27") == "CORE-4.9"
    s = position(THERE, place="great_brass_pipe", phase="conquer", **(EMPTY | {"hand": 9}))
    assert 26 not in offers(s, "conquer")  # 15 and 26 are Mines like 12


@pytest.mark.rule("UG-PLACE-2")
def test_nobody_controls_a_place_under_the_balrog() -> None:
    s = position("""
board: underground_2
phase: conquer
seats:
- active: {race: shadow_mimes, power: vanishing, hand: 9}
- active: {race: ogres, power: martyr}
regions:
  4: {race: shadow_mimes}
  12: {race: shadow_mimes}
  6: {race: ogres, tokens: 9}
sites: {found: {great_brass_pipe: 12, wickedest_pentacle: 4}}
""")
    assert cost(s, 26) == 2
    assert 26 in offers(s, "conquer")
    play(s, "balrog 12")
    assert lies(s, "great_brass_pipe") == 12
    assert 26 not in offers(s, "conquer")
