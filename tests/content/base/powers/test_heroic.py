"""Heroic: two Heroes make two regions immune."""

import pytest

from elbowroom.engine.errors import Immune, NoRoom, NothingToPlace, NotYours, WrongDecision
from tests.content.base.powers.helpers import (
    can,
    end_turn,
    held,
    markers,
    offers,
    pass_turn,
    play,
    position,
    refuse,
)

REDEPLOYING = """
    board: base_2
    phase: redeploy
    seats:
    - active: {race: ratmen, power: heroic}
    - active: {race: orcs, power: commando}
    regions:
      10: {race: ratmen}
      17: {race: ratmen}
      18: {race: ratmen}
    """

# Heroes in 10 and 17, seat 2 to conquer from 9.
GUARDED = """
    board: base_2
    turn: 2
    phase: conquer
    seats:
    - active: {race: ratmen, power: heroic}
    - active: {race: RACE, power: POWER, hand: HAND}
    regions:
      9: {race: RACE}
      12: {race: RACE}
      10: {race: ratmen, markers: {hero: 1}}
      17: {race: ratmen, markers: {hero: 1}}
      18: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-HEROIC-1")
def test_two_heroes_go_into_two_different_regions_of_the_race() -> None:
    s = position(REDEPLOYING)
    assert offers(s, "hero") == [10, 17, 18]
    refuse(s, "hero 12", NotYours, "BASE-P-HEROIC-1")
    play(s, "hero 17")
    refuse(s, "hero 17", NoRoom, "BASE-P-HEROIC-1")
    play(s, "hero 10")
    assert markers(s, "hero") == {10: 1, 17: 1}
    refuse(s, "hero 18", NothingToPlace, "BASE-P-HEROIC-1")


@pytest.mark.rule("BASE-P-HEROIC-1")
def test_heroes_come_onto_the_map_even_if_the_player_only_says_done() -> None:
    s = position(REDEPLOYING)
    play(s, "done")
    assert markers(s, "hero") == {10: 1, 17: 1}


@pytest.mark.rule("BASE-P-HEROIC-1")
def test_heroes_may_stay_where_they_are_or_move() -> None:
    s = position(REDEPLOYING)
    play(s, "hero 10", "hero 17", "done")
    pass_turn(s)
    pass_turn(s)
    assert markers(s, "hero") == {10: 1, 17: 1}
    pass_turn(s)
    play(s, "expand", "stop")
    refuse(s, "lift_hero 18", NothingToPlace, "BASE-P-HEROIC-1")
    play(s, "lift_hero 10", "hero 18", "lift_hero 17", "hero 10", "done")
    assert markers(s, "hero") == {10: 1, 18: 1}


@pytest.mark.rule("BASE-P-HEROIC-1")
@pytest.mark.parametrize("action", ["hero 18", "lift_hero 10"])
def test_heroes_are_not_moved_among_the_conquests(action: str) -> None:
    s = position("""
        board: base_2
        phase: ready
        seats:
        - active: {race: ratmen, power: heroic, hand: 4}
        - {}
        regions:
          10: {race: ratmen, markers: {hero: 1}}
          17: {race: ratmen, markers: {hero: 1}}
          18: {race: ratmen}
        """)
    refuse(s, action, WrongDecision, "BASE-P-HEROIC-1")


@pytest.mark.rule("BASE-P-HEROIC-1", "BASE-P-HEROIC-2")
def test_heroes_do_not_move_when_their_owner_withdraws() -> None:
    text = GUARDED.replace("RACE", "orcs").replace("POWER", "hill").replace("HAND", "8")
    s = position(text.replace("18: {race: ratmen}", "18: {race: ratmen, tokens: 3}"))
    play(s, "conquer 18", "stop", "done")
    assert (s.phase_name, s.decider) == ("withdraw", 0)
    assert {action.verb for action in s.legal()} == {"place", "done"}
    refuse(s, "hero 10", WrongDecision, "BASE-P-HEROIC-1")
    refuse(s, "lift_hero 10", WrongDecision, "BASE-P-HEROIC-1")


@pytest.mark.rule("BASE-P-HEROIC-2")
@pytest.mark.parametrize(
    ("race", "power", "hand", "verb"),
    [
        ("orcs", "hill", 8, "conquer"),
        ("orcs", "hill", 2, "die"),
        ("orcs", "dragon_master", 2, "dragon"),
        ("sorcerers", "hill", 2, "sorcery"),
    ],
)
def test_regions_with_a_hero_are_immune_to_every_attack(race: str, power: str, hand: int, verb: str) -> None:
    s = position(GUARDED.replace("RACE", race).replace("POWER", power).replace("HAND", str(hand)))
    refuse(s, f"{verb} 10", Immune, "CORE-6.5")
    assert can(s, f"{verb} 18")


@pytest.mark.rule("BASE-P-HEROIC-2")
def test_a_region_its_hero_has_left_is_immune_no_more() -> None:
    s = position("""
        board: base_2
        phase: redeploy
        seats:
        - active: {race: ratmen, power: heroic}
        - active: {race: orcs, power: hill}
        regions:
          9: {race: orcs, tokens: 9}
          10: {race: ratmen, markers: {hero: 1}}
          17: {race: ratmen, markers: {hero: 1}}
          18: {race: ratmen}
        """)
    play(s, "lift_hero 10", "hero 18", "done", "expand")
    assert can(s, "conquer 10")


@pytest.mark.rule("BASE-P-HEROIC-2")
def test_heroes_stay_in_place_while_their_owner_moves() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: heroic}
        - {}
        regions:
          10: {race: ratmen, tokens: 5, markers: {hero: 1}}
          17: {race: ratmen, tokens: 2, markers: {hero: 1}}
        """)
    play(s, "expand", "conquer 18", "stop")
    assert markers(s, "hero") == {10: 1, 17: 1}


@pytest.mark.rule("BASE-P-HEROIC-3")
def test_with_one_region_only_one_hero_is_placed() -> None:
    s = position(REDEPLOYING.replace("      10: {race: ratmen}\n", "").replace("      18: {race: ratmen}\n", ""))
    play(s, "hero 17")
    assert offers(s, "hero") == []
    refuse(s, "hero 17", NoRoom, "BASE-P-HEROIC-1")
    play(s, "done")
    assert markers(s, "hero") == {17: 1}


@pytest.mark.rule("BASE-P-HEROIC-3")
def test_the_second_hero_comes_when_there_is_a_second_region() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: heroic}
        - {}
        regions:
          17: {race: ratmen, tokens: 5, markers: {hero: 1}}
        """)
    play(s, "expand", "conquer 18", "stop", "hero 18")
    assert markers(s, "hero") == {17: 1, 18: 1}


@pytest.mark.rule("BASE-P-HEROIC-3")
def test_without_a_region_no_hero_is_placed() -> None:
    s = position("""
        board: base_2
        phase: redeploy
        seats:
        - active: {race: ratmen, power: heroic, hand: 2}
        - {}
        """)
    assert offers(s, "hero") == []
    end_turn(s)
    assert markers(s, "hero") == {}


@pytest.mark.rule("BASE-P-HEROIC-4")
def test_abandoning_returns_the_hero_to_the_hand() -> None:
    s = position(
        REDEPLOYING.replace("phase: redeploy", "phase: decide").replace(
            "10: {race: ratmen}", "10: {race: ratmen, markers: {hero: 1}}"
        )
    )
    play(s, "expand", "abandon 10")
    assert (markers(s, "hero"), held(s, 0)) == ({}, [17, 18])
    play(s, "stop", "hero 17", "hero 18")
    assert markers(s, "hero") == {17: 1, 18: 1}


@pytest.mark.rule("BASE-P-HEROIC-4")
def test_heroes_leave_on_decline_and_immunity_ends_at_once() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: heroic}
        - active: {race: orcs, power: hill}
        regions:
          9: {race: orcs, tokens: 9}
          10: {race: ratmen, markers: {hero: 1}}
          17: {race: ratmen, markers: {hero: 1}}
        """)
    play(s, "decline")
    assert markers(s, "hero") == {}
    play(s, "expand")
    assert can(s, "conquer 10")


@pytest.mark.rule("BASE-P-HEROIC-4")
def test_a_hero_may_stand_on_a_hole() -> None:
    s = position("""
        board: base_2
        phase: redeploy
        seats:
        - active: {race: halflings, power: heroic}
        - {}
        regions:
          10: {race: halflings, markers: {hole: 1}}
          17: {race: halflings}
          18: {race: halflings}
        """)
    play(s, "hero 10")
    assert (markers(s, "hero"), markers(s, "hole")) == ({10: 1}, {10: 1})
