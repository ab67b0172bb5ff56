"""Gunner: two Cannons that guard their regions and, firing, open the way."""

import pytest

from elbowroom.engine.state import State
from tests.content.helpers import cost, hand, legal, marked, play, refused, tokens
from tests.content.mixing.scene import idle, offers, scene


def cannons(*, phase: str = "ready", hand: int = 6, humans: int = 3) -> State:
    """Gunners in 6 and 15, Humans on the Mountain 4 between them, 8 and 14 empty."""
    return scene(f"""
board: base_2
round: 3
phase: {phase}
seats:
- active: {{race: ratmen, power: gunner, hand: {hand}}}
- active: {{race: humans, power: merchant, hand: 0}}
regions:
  6: {{race: ratmen, markers: {{cannon: 1}}}}
  15: {{race: ratmen, markers: {{cannon: 1}}}}
  4: {{race: humans, tokens: {humans}}}
  20: {{race: humans}}
  8: {{natives: 0}}
  14: {{natives: 0}}
notes: {{gunner: {{placed: 1}}}}
""")


FIRST = """
board: base_2
phase: redeploy
picked: 1
seats:
- active: {race: ratmen, power: gunner, hand: 3}
- active: {race: humans, power: merchant}
regions:
  6: {race: ratmen}
  15: {race: ratmen}
"""


@pytest.mark.rule("SKY-P-GUNNER-1")
def test_in_the_first_turn_the_cannons_go_to_two_different_regions() -> None:
    s = scene(FIRST)
    assert offers(s, "cannon") == {6, 15}
    play(s, "cannon 6")
    assert offers(s, "cannon") == {15}
    assert refused(s, "cannon 6") == "SKY-P-GUNNER-1"
    assert refused(s, "cannon 4") == "SKY-P-GUNNER-1"
    play(s, "cannon 15")
    assert not offers(s, "cannon") | offers(s, "lift_cannon")
    assert refused(s, "lift_cannon 15") == "SKY-P-GUNNER-2"
    assert marked(s, "cannon") == {6: 1, 15: 1}
    assert marked(s, "firing_cannon") == {}


@pytest.mark.rule("SKY-P-GUNNER-1")
def test_cannons_that_are_not_placed_place_themselves_apart() -> None:
    s = scene(FIRST)
    play(s, "done")
    assert marked(s, "cannon") == {6: 1, 15: 1}


@pytest.mark.rule("SKY-P-GUNNER-1")
def test_with_one_region_the_second_cannon_waits_for_a_free_one() -> None:
    s = scene(FIRST.replace("  15: {race: ratmen}", ""))
    play(s, "cannon 6")
    assert not offers(s, "cannon")
    play(s, "done")
    assert marked(s, "cannon") == {6: 1}
    idle(s)
    play(s, "expand", "conquer 7", "stop")
    assert offers(s, "cannon") == {7}  # still the first placement
    play(s, "cannon 7")
    assert marked(s, "cannon") == {6: 1, 7: 1}


@pytest.mark.rule("SKY-P-GUNNER-1")
def test_without_a_region_no_cannon_is_placed() -> None:
    s = scene("""
board: base_2
phase: conquer
picked: 1
seats:
- active: {race: ratmen, power: gunner, hand: 11}
- active: {race: humans, power: merchant}
""")
    play(s, "stop")
    assert marked(s, "cannon") == {}
    idle(s)
    play(s, "expand", "conquer 7", "conquer 6", "stop")
    play(s, "cannon 6")
    assert offers(s, "cannon") == {7}


@pytest.mark.rule("SKY-P-GUNNER-2")
def test_each_cannon_fires_or_moves_or_does_nothing() -> None:
    s = cannons()
    play(s, "conquer 7", "fire 15", "stop")
    assert marked(s, "firing_cannon") == {15: 1}
    assert offers(s, "lift_cannon") == {6}
    assert refused(s, "lift_cannon 15") == "SKY-P-GUNNER-3"
    play(s, "lift_cannon 6")
    assert offers(s, "cannon") == {6, 7, 15}
    assert refused(s, "lift_cannon 15") == "SKY-P-GUNNER-2"  # first a place for the one in hand
    play(s, "cannon 7")
    assert marked(s, "cannon") == {7: 1}
    play(s, "done")
    assert (marked(s, "cannon"), marked(s, "firing_cannon")) == ({7: 1}, {15: 1})


@pytest.mark.rule("SKY-P-GUNNER-2")
def test_cannons_that_do_nothing_stay() -> None:
    s = cannons()
    play(s, "stop", "done")
    assert (marked(s, "cannon"), marked(s, "firing_cannon")) == ({6: 1, 15: 1}, {})


@pytest.mark.rule("SKY-P-GUNNER-2")
def test_each_cannon_moves_once_at_the_most() -> None:
    s = cannons()
    play(s, "conquer 7", "stop", "lift_cannon 6", "cannon 7", "lift_cannon 7", "cannon 6")
    assert not offers(s, "lift_cannon")
    assert refused(s, "lift_cannon 6") == "SKY-P-GUNNER-2"


@pytest.mark.rule("SKY-P-GUNNER-3")
def test_a_cannon_fires_any_time_among_the_conquests_for_the_rest_of_the_turn() -> None:
    s = cannons()
    assert offers(s, "fire") == {6, 15}
    play(s, "conquer 7", "fire 6")
    assert offers(s, "fire") == {15}
    assert refused(s, "fire 6") == "SKY-P-GUNNER-3"
    play(s, "conquer 8")
    assert hand(s, 1) == 6 - 2 - 1
    play(s, "conquer 5")  # two conquests with the same Cannon: 2 and a Lost Tribe, 2 less
    assert hand(s, 1) == 2
    play(s, "stop")
    assert refused(s, "fire 15") == "SKY-P-GUNNER-3"


@pytest.mark.rule("SKY-P-GUNNER-3")
def test_at_the_next_start_it_turns_back_and_may_fire_again_from_the_same_place() -> None:
    s = cannons()
    play(s, "fire 6", "stop", "done")
    assert marked(s, "firing_cannon") == {6: 1}
    play(s, "expand", "stop", "done")
    assert (marked(s, "cannon"), marked(s, "firing_cannon")) == ({6: 1, 15: 1}, {})
    play(s, "expand", "fire 6")
    assert marked(s, "firing_cannon") == {6: 1}


@pytest.mark.rule("SKY-P-GUNNER-3")
def test_nothing_fires_in_the_first_turn_and_after_the_final_die() -> None:
    s = scene(FIRST.replace("redeploy", "conquer"))
    assert refused(s, "fire 6") == "SKY-P-GUNNER-3"
    s = cannons(hand=1)
    s.chance.forced = [0]
    play(s, "die 8")
    assert s.phase_name == "redeploy"
    assert not offers(s, "fire")


@pytest.mark.rule("SKY-P-GUNNER-3")
def test_a_cannon_may_move_into_a_region_conquered_this_turn() -> None:
    s = cannons()
    play(s, "conquer 7", "stop", "lift_cannon 15")
    assert 7 in offers(s, "cannon")


@pytest.mark.rule("SKY-P-GUNNER-4")
def test_each_firing_cannon_beside_a_region_takes_two_off() -> None:
    s = cannons()
    assert cost(s, 4) == 6
    play(s, "fire 6")
    assert cost(s, 4) == 4
    assert cost(s, 8) == 1  # never below 1
    assert cost(s, 14) == 2  # beside the other, which does not fire
    play(s, "fire 15")
    assert (cost(s, 4), cost(s, 14)) == (2, 1)
    play(s, "conquer 4")
    assert tokens(s, 4) == 2


@pytest.mark.rule("SKY-P-GUNNER-4")
def test_the_discount_counts_for_the_final_die() -> None:
    s = cannons(hand=1)
    assert "die 4" not in legal(s)  # 6 - 1 is out of reach of the die
    play(s, "fire 6")
    s.chance.forced = [3]
    play(s, "die 4")  # needs 4
    assert tokens(s, 4) == 1


@pytest.mark.rule("SKY-P-GUNNER-4")
def test_only_the_gunner_race_pays_less() -> None:
    s = scene("""
board: base_2
phase: ready
seats:
- active: {race: ratmen, power: gunner, hand: 4}
  decline: {race: ghouls}
- active: {race: humans, power: merchant}
regions:
  6: {race: ratmen, markers: {firing_cannon: 1}}
  15: {race: ghouls, tokens: 4}
  8: {natives: 0}
  4: {race: humans}
""")
    assert cost(s, 8) == 1
    assert cost(s, 8, 1, "decline") == 2
    assert cost(s, 8, 2) == 2


@pytest.mark.rule("SKY-P-GUNNER-5")
@pytest.mark.parametrize("side", ["cannon", "firing_cannon"])
def test_a_cannon_guards_its_region_whichever_side_is_up(side: str) -> None:
    s = scene(f"""
board: base_2
phase: conquer
turn: 2
seats:
- active: {{race: ratmen, power: gunner}}
- active: {{race: humans, power: merchant, hand: 9}}
regions:
  6: {{race: ratmen, markers: {{{side}: 1}}}}
  15: {{race: ratmen}}
  4: {{race: humans}}
""")
    assert refused(s, "conquer 6") == "CORE-6.5"
    assert "conquer 15" in legal(s)


@pytest.mark.rule("SKY-P-GUNNER-6")
def test_after_the_first_turn_both_may_end_in_one_region() -> None:
    s = cannons()
    play(s, "stop", "lift_cannon 6", "cannon 15", "done")
    assert marked(s, "cannon") == {15: 2}
    play(s, "expand")
    assert refused(s, "conquer 15") == "CORE-6.5"
    play(s, "stop", "place 4", "place 4", "done", "expand")
    assert cost(s, 4) == 6
    play(s, "fire 15")
    assert (marked(s, "cannon"), marked(s, "firing_cannon")) == ({15: 1}, {15: 1})
    assert cost(s, 4) == 4
    play(s, "fire 15")
    assert cost(s, 4) == 2


@pytest.mark.rule("SKY-P-GUNNER-7")
def test_cannons_reach_over_access_points_and_bridges() -> None:
    s = scene("""
board: base_2+sky_3
access: {beanstalk: 15, stairway: 12}
phase: conquer
seats:
- active: {race: ratmen, power: gunner, hand: 5}
- active: {race: humans, power: merchant}
- active: {race: orcs, power: hill}
regions:
  15: {race: ratmen, markers: {firing_cannon: 1}}
  32: {race: humans, tokens: 2}
  30: {natives: 0}
  20: {race: orcs}
""")
    assert cost(s, 32) == 4 - 2  # up the Beanstalk
    play(s, "conquer 32")
    assert (cost(s, 30), cost(s, 31)) == (2, 3)  # the Cannon is not beside these
    s = scene("""
board: base_2+sky_3
phase: conquer
seats:
- active: {race: ratmen, power: gunner, hand: 5}
- active: {race: humans, power: merchant}
- active: {race: orcs, power: hill}
regions:
  32: {race: ratmen, markers: {firing_cannon: 1}}
  30: {race: humans}
""")
    assert cost(s, 30) == 3 - 2  # over the bridge from 32
    assert cost(s, 15) == 3 - 2  # down the Beanstalk


@pytest.mark.rule("SKY-P-GUNNER-7")
def test_what_the_race_makes_adjacent_for_itself_is_beside_its_cannon() -> None:
    s = scene("""
board: underground_2
phase: conquer
seats:
- active: {race: spiderines, power: gunner, hand: 5}
- active: {race: ratmen, power: merchant}
regions:
  2: {race: spiderines, markers: {firing_cannon: 1}}
  27: {race: ratmen}
""")
    assert cost(s, 27) == 3 - 2  # both lie beside a Chasm


@pytest.mark.rule("SKY-P-GUNNER-8")
def test_an_abandoned_cannon_returns_and_is_placed_again_without_firing() -> None:
    s = cannons()
    play(s, "abandon 15")
    assert marked(s, "cannon") == {6: 1}
    assert offers(s, "fire") == {6}
    play(s, "fire 6", "conquer 7", "stop")
    assert offers(s, "cannon") == {6, 7}
    play(s, "cannon 7")
    assert (marked(s, "cannon"), marked(s, "firing_cannon")) == ({7: 1}, {6: 1})


@pytest.mark.rule("SKY-P-GUNNER-8")
def test_the_own_ghouls_send_a_cannon_back() -> None:
    s = scene("""
board: base_2
phase: legacy
seats:
- active: {race: ratmen, power: gunner, hand: 2}
  decline: {race: ghouls, hand: 4}
- active: {race: humans, power: merchant}
regions:
  6: {race: ratmen, markers: {cannon: 1}}
  15: {race: ratmen, markers: {cannon: 1}}
  8: {race: ghouls}
notes: {gunner: {placed: 1}}
""")
    play(s, "conquer 15", "stop")
    assert marked(s, "cannon") == {6: 1}
    assert offers(s, "fire") == {6}
    play(s, "stop")
    assert offers(s, "cannon") == {6}


@pytest.mark.rule("SKY-P-GUNNER-8")
def test_with_the_decline_the_cannons_leave_and_the_immunity_ends() -> None:
    s = cannons(phase="decide", hand=0, humans=6)
    play(s, "decline")
    assert (marked(s, "cannon"), marked(s, "firing_cannon")) == ({}, {})
    play(s, "expand")
    assert {"conquer 6", "conquer 15"} <= legal(s)
