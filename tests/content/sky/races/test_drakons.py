"""Drakons: tokens turn into Dragons that conquer and guard for one round."""

import pytest

from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    marked,
    pass_turn,
    play,
    race,
    refused,
    regions,
    tokens,
    tray,
)
from tests.content.sky.positions import GROUND_ENTRY, reached, under_the_sky
from tests.content.underground.turns import idle

# Drakons in 3 beside the Mountain 4 with five Humans.
HUMANS = """
phase: conquer
seats:
- active: {race: drakons, power: POWER, hand: 6}
- active: {race: humans, power: commando}
- active: {race: ratmen, power: airborne}
regions:
  3: {race: drakons}
  4: {race: humans, tokens: 5}
  7: {race: humans}
  21: {race: ratmen}
"""


def humans(power: str = "seafaring") -> str:
    return HUMANS.replace("POWER", power)


@pytest.mark.rule("SKY-R-DRAKONS-1", "SKY-R-DRAKONS-2")
def test_three_tokens_are_lost_and_three_stand_with_a_dragon_each() -> None:
    s = under_the_sky(humans())
    before = tray(s, "drakons")
    assert cost(s, 4) == 8
    play(s, "transform 4")
    assert (hand(s, 1), tray(s, "drakons"), tokens(s, 4)) == (4, before + 1, 1)
    assert (hand(s, 2), tray(s, "humans")) == (4, 10 - 5)
    play(s, "transform 2")
    assert (hand(s, 1), tray(s, "drakons")) == (2, before + 2)
    play(s, "transform 11")
    assert (hand(s, 1), tray(s, "drakons")) == (0, before + 3)
    assert regions(s, 1) == {3: 1, 4: 1, 2: 1, 11: 1}
    assert marked(s, "drakon_dragon") == {4: 1, 2: 1, 11: 1}


@pytest.mark.rule("SKY-R-DRAKONS-1")
def test_there_is_no_fourth_dragon_in_a_turn() -> None:
    s = under_the_sky(humans().replace("hand: 6", "hand: 8"))
    play(s, "transform 4", "transform 2", "transform 11")
    assert refused(s, "transform 9") == "SKY-R-DRAKONS-1"
    assert reached(s, "transform") == set()


@pytest.mark.rule("SKY-R-DRAKONS-1")
def test_nobody_must_transform_and_normal_conquests_mix_in() -> None:
    s = under_the_sky(humans())
    play(s, "conquer 2", "transform 4", "conquer 6")
    assert (set(regions(s, 1)), marked(s, "drakon_dragon")) == ({2, 3, 4, 6}, {4: 1})


@pytest.mark.rule("SKY-R-DRAKONS-2")
@pytest.mark.parametrize(("in_hand", "possible"), [(0, False), (1, False), (2, True)])
def test_two_tokens_must_be_in_hand(in_hand: int, possible: bool) -> None:
    s = under_the_sky(humans().replace("hand: 6", f"hand: {in_hand}"))
    assert (4 in reached(s, "transform")) == possible
    if in_hand == 1:
        assert refused(s, "transform 4") == "SKY-R-DRAKONS-2"
    if possible:
        play(s, "transform 4")
        assert (hand(s, 1), tokens(s, 4)) == (0, 1)


@pytest.mark.rule("SKY-R-DRAKONS-3")
def test_a_dragon_goes_where_a_conquest_could_but_never_on_water() -> None:
    s = under_the_sky(humans("seafaring"))
    assert reached(s, "transform") == {2, 4, 5, 11}  # not the Lake 13
    assert "conquer 13" in {action.text() for action in s.legal()}
    assert refused(s, "transform 13") == "SKY-R-DRAKONS-3"
    assert refused(s, "transform 7") == "CORE-6.3"


@pytest.mark.rule("SKY-R-DRAKONS-3", "SKY-4.3")
def test_a_dragon_respects_immunity_and_peace() -> None:
    s = under_the_sky(humans().replace("commando", "heroic").replace("tokens: 5", "tokens: 5, markers: {hero: 1}"))
    assert refused(s, "transform 4") == "CORE-6.5"
    s = under_the_sky(humans().replace("commando", "diplomat") + "notes: {diplomat: {ally: 1}}")
    assert refused(s, "transform 4") == "BASE-P-DIPLOMAT-1"


@pytest.mark.rule("SKY-R-DRAKONS-3")
def test_a_dragon_may_be_the_entry() -> None:
    s = under_the_sky("seats: [{}, {}, {}]\ncolumn: [{race: drakons, power: seafaring}]")
    play(s, "pick 0")
    assert reached(s, "transform") == GROUND_ENTRY
    play(s, "transform 9")
    assert (regions(s, 1), hand(s, 1)) == ({9: 1}, 11 - 2)


@pytest.mark.rule("SKY-R-DRAKONS-3")
def test_no_token_is_transformed_without_a_target() -> None:
    s = under_the_sky("""
    phase: conquer
    seats:
    - active: {race: drakons, power: airborne, hand: 6}
    - active: {race: humans, power: heroic}
    - {}
    regions: {17: {race: drakons}, 10: {race: humans, markers: {hero: 1}}, 18: {race: humans, markers: {hero: 1}}}
    """)
    assert reached(s, "transform") == set()
    assert (refused(s, "transform 10"), refused(s, "transform 17")) == ("CORE-6.5", "CORE-6.4")


@pytest.mark.rule("SKY-R-DRAKONS-4", "SKY-4.4")
def test_the_region_is_immune_until_the_owners_next_turn_begins() -> None:
    s = under_the_sky(humans())
    play(s, "transform 5", "stop", "done")
    play(s, "expand")
    assert refused(s, "conquer 5") == "CORE-6.5"  # the Humans in 4 and 7 are its neighbours
    idle(s)
    assert marked(s, "drakon_dragon") == {5: 1}  # during the turn of the third player still
    idle(s)
    assert (s.turn_of, s.phase_name) == (0, "decide")
    assert marked(s, "drakon_dragon") == {}
    assert holder(s, 5) == "drakons"
    idle(s)
    play(s, "expand")
    assert 5 in reached(s)


@pytest.mark.rule("SKY-R-DRAKONS-5")
def test_dragons_come_back_and_tokens_do_not() -> None:
    s = under_the_sky(humans().replace("hand: 6", "hand: 8"))
    before = tray(s, "drakons")
    play(s, "transform 4", "transform 2", "transform 11")
    idle(s, 3)
    assert tray(s, "drakons") == before + 3
    play(s, "expand", "transform 9")
    assert (marked(s, "drakon_dragon"), tray(s, "drakons")) == ({9: 1}, before + 4)


@pytest.mark.rule("SKY-R-DRAKONS-5")
def test_three_more_may_be_transformed_in_the_next_turn() -> None:
    s = under_the_sky("""
    phase: conquer
    seats: [{active: {race: drakons, power: airborne, hand: 10}}, {}, {}]
    regions: {6: {race: drakons}}
    """)
    play(s, "transform 4")
    idle(s, 3)
    play(s, "expand", "transform 5", "transform 7", "transform 8")
    assert marked(s, "drakon_dragon") == {5: 1, 7: 1, 8: 1}
    assert refused(s, "transform 15") == "SKY-R-DRAKONS-1"


@pytest.mark.rule("SKY-R-DRAKONS-6")
def test_a_dragon_conquest_counts_as_any_other() -> None:
    s = under_the_sky(humans("pillaging").replace("humans", "elves"))
    before = tray(s, "elves")
    assert earned(s, "transform 4", "stop", "done") == 2 + 1
    assert tray(s, "elves") == before


@pytest.mark.rule("SKY-R-DRAKONS-6")
def test_no_dragon_after_the_final_die() -> None:
    s = under_the_sky(humans().replace("hand: 6", "hand: 2").replace("tokens: 5", "tokens: 1"), 0)
    play(s, "die 4")
    assert s.phase_name == "redeploy"
    assert refused(s, "transform 2") == "SKY-R-DRAKONS-1"


@pytest.mark.rule("SKY-R-DRAKONS-6", "SKY-1.5")
def test_with_dragon_master_a_fourth_dragon_flies_without_a_transformation() -> None:
    s = under_the_sky(humans("dragon_master").replace("hand: 6", "hand: 7"))
    play(s, "transform 4", "dragon 5", "transform 2", "transform 11")
    assert hand(s, 1) == 0
    assert (marked(s, "drakon_dragon"), marked(s, "dragon")) == ({4: 1, 2: 1, 11: 1}, {5: 1})
    idle(s, 3)
    assert (marked(s, "drakon_dragon"), marked(s, "dragon")) == ({}, {5: 1})  # that one stays until it moves


@pytest.mark.rule("SKY-R-DRAKONS-7")
def test_a_stout_decline_sends_the_dragons_away_at_once() -> None:
    s = under_the_sky(humans("stout"))
    play(s, "transform 5", "stop", "done")
    assert (s.phase_name, marked(s, "drakon_dragon")) == ("post score", {5: 1})
    play(s, "stout")
    assert marked(s, "drakon_dragon") == {}
    assert regions(s, 1, "decline") == {3: 1, 5: 1}
    play(s, "expand")
    assert 5 in reached(s)


@pytest.mark.rule("SKY-R-DRAKONS-7")
def test_in_decline_nobody_is_transformed() -> None:
    s = under_the_sky(humans().replace("conquer", "decide").replace("hand: 6", "hand: 0"))
    play(s, "decline")
    assert race(s, 1, "decline") == "drakons"
    for _ in range(2):
        pass_turn(s)
    play(s, "pick 0")
    assert refused(s, "transform 2") == "CORE-4.9"


@pytest.mark.rule("SKY-R-DRAKONS-7")
def test_ghouls_of_the_same_player_send_a_dragon_back() -> None:
    s = under_the_sky("""
    phase: legacy
    seats: [{active: {race: drakons, power: airborne}, decline: {race: ghouls, hand: 4}}, {}, {}]
    regions: {3: {race: ghouls}, 4: {race: drakons, markers: {drakon_dragon: 1}}, 7: {race: drakons}}
    """)
    play(s, "conquer 4")
    assert (holder(s, 4), marked(s, "drakon_dragon")) == ("ghouls", {})
