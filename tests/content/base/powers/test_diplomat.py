"""Diplomat: peace with one opponent until the next turn."""

import pytest

from elbowroom.engine.errors import AbilityMissing, AtPeace, IllegalAlly, WrongDecision
from elbowroom.engine.events import Peace
from elbowroom.engine.view import view
from tests.content.base.powers.helpers import (
    can,
    end_turn,
    offers,
    pass_turn,
    play,
    position,
    race_at,
    refuse,
)

# Ratmen in 4 between Orcs in 3 and Humans in 5.
THREE = """
    board: base_3
    phase: end choices
    seats:
    - active: {race: ratmen, power: diplomat}
    - active: {race: orcs, power: hill}
    - active: {race: humans, power: forest}
    regions:
      4: {race: ratmen}
      3: {race: orcs, tokens: 8}
      5: {race: humans, tokens: 8}
    """

# The same before the Diplomat conquers.
CONQUERING = (
    THREE.replace("end choices", "conquer")
    .replace("power: diplomat", "power: diplomat, hand: 9")
    .replace("tokens: 8", "tokens: 2")
)

# The Ratmen of seat 1 have peace with seat 2, who conquers now.
PEACE = """
    board: base_2
    turn: 2
    phase: conquer
    seats:
    - active: {race: ratmen, power: diplomat}
    - active: {race: RACE, power: POWER, hand: HAND}
    regions:
      3: {race: RACE}
      2: {race: ratmen}
    notes: {diplomat: {ally: 2}}
    """


def at_peace(race: str = "orcs", power: str = "hill", hand: int = 8) -> str:
    return PEACE.replace("RACE", race).replace("POWER", power).replace("HAND", str(hand))


@pytest.mark.rule("BASE-P-DIPLOMAT-1")
def test_the_named_opponent_may_not_attack_the_diplomat_but_the_other_may() -> None:
    s = position(THREE)
    assert offers(s, "ally") == [2, 3]
    play(s, "ally 3", "expand")
    assert (s.turn_of, can(s, "conquer 4")) == (1, True)
    end_turn(s)
    play(s, "expand")
    refuse(s, "conquer 4", AtPeace, "BASE-P-DIPLOMAT-1")


@pytest.mark.rule("BASE-P-DIPLOMAT-1")
def test_naming_an_ally_is_optional() -> None:
    s = position(THREE)
    play(s, "done", "expand")
    assert can(s, "conquer 4")
    end_turn(s)
    play(s, "expand")
    assert can(s, "conquer 4")


@pytest.mark.rule("BASE-P-DIPLOMAT-1")
def test_only_one_opponent_may_be_named() -> None:
    s = position(THREE)
    play(s, "ally 2")
    assert s.turn_of == 1
    refuse(s, "ally 3", AbilityMissing, "CORE-4.9")  # seat 2 decides now
    end_turn(s, "expand")
    play(s, "expand")
    assert can(s, "conquer 4")


@pytest.mark.rule("BASE-P-DIPLOMAT-1")
def test_the_peace_ends_with_the_start_of_the_next_turn_of_the_diplomat() -> None:
    s = position(THREE)
    play(s, "ally 2")
    pass_turn(s)
    pass_turn(s)
    end_turn(s, "expand")  # without naming anybody
    play(s, "expand")
    assert (s.turn_of, can(s, "conquer 4")) == (1, True)


@pytest.mark.rule("BASE-P-DIPLOMAT-1")
def test_an_ally_is_named_at_the_end_of_the_turn_only_and_is_an_opponent() -> None:
    s = position(THREE)
    refuse(s, "ally 1", IllegalAlly, "BASE-P-DIPLOMAT-1")
    refuse(s, "ally 4", IllegalAlly, "BASE-P-DIPLOMAT-1")
    refuse(position(CONQUERING), "ally 2", WrongDecision, "BASE-P-DIPLOMAT-1")


@pytest.mark.rule("BASE-P-DIPLOMAT-2")
def test_the_choice_is_made_anew_each_turn_and_may_fall_on_the_same_player() -> None:
    s = position(THREE)
    play(s, "ally 2")
    pass_turn(s)
    pass_turn(s)
    play(s, "expand", "stop", "done")
    assert (s.phase_name, offers(s, "ally")) == ("end choices", [2, 3])
    play(s, "ally 2", "expand")
    refuse(s, "conquer 4", AtPeace, "BASE-P-DIPLOMAT-1")


@pytest.mark.rule("BASE-P-DIPLOMAT-2")
def test_the_peace_binds_the_player_with_whatever_race_he_has() -> None:
    s = position("""
        board: base_2
        phase: end choices
        seats:
        - active: {race: ratmen, power: diplomat}
        - decline: {race: orcs}
        regions:
          2: {race: ratmen}
          20: {race: orcs}
        column: [{race: giants, power: flying}]
        """)
    play(s, "ally 2", "pick 0")
    refuse(s, "conquer 2", AtPeace, "BASE-P-DIPLOMAT-1")
    assert can(s, "conquer 3")


@pytest.mark.rule("BASE-P-DIPLOMAT-2")
def test_the_diplomat_may_attack_his_ally() -> None:
    s = position(
        CONQUERING.replace("conquer", "end choices", 1)
        .replace(", hand: 9", "")
        .replace("4: {race: ratmen}", "4: {race: ratmen, tokens: 9}")
    )
    play(s, "ally 2")
    pass_turn(s)
    pass_turn(s)
    play(s, "expand", "conquer 3")
    assert race_at(s, 3) == "ratmen"


@pytest.mark.rule("BASE-P-DIPLOMAT-3")
def test_an_opponent_whose_active_race_lost_a_region_cannot_be_named() -> None:
    s = position(CONQUERING)
    play(s, "conquer 5", "stop", "done")
    assert offers(s, "ally") == [2]
    refuse(s, "ally 3", IllegalAlly, "BASE-P-DIPLOMAT-3")


@pytest.mark.rule("BASE-P-DIPLOMAT-3")
@pytest.mark.parametrize("pips", [0, 3])
def test_a_die_attempt_is_an_attack_even_if_it_fails(pips: int) -> None:
    s = position(CONQUERING.replace("hand: 9", "hand: 1"), dice=[pips])
    play(s, "die 5", "done")
    assert race_at(s, 5) == ("ratmen" if pips else "humans")
    assert offers(s, "ally") == [2]
    refuse(s, "ally 3", IllegalAlly, "BASE-P-DIPLOMAT-3")


@pytest.mark.rule("BASE-P-DIPLOMAT-3")
def test_converting_a_token_is_an_attack() -> None:
    s = position(CONQUERING.replace("ratmen", "sorcerers").replace("tokens: 2", "tokens: 1"))
    play(s, "sorcery 3", "stop", "done")
    assert offers(s, "ally") == [3]
    refuse(s, "ally 2", IllegalAlly, "BASE-P-DIPLOMAT-3")


@pytest.mark.rule("BASE-P-DIPLOMAT-3")
def test_an_attack_on_a_race_in_decline_does_not_count() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: diplomat, hand: 6}
        - active: {race: orcs, power: hill}
          decline: {race: humans}
        regions:
          3: {race: ratmen}
          2: {race: humans}
          4: {race: orcs}
        """)
    play(s, "conquer 2", "stop", "done")
    assert offers(s, "ally") == [2]


@pytest.mark.rule("BASE-P-DIPLOMAT-3")
def test_an_attack_by_the_ghouls_in_decline_of_the_diplomats_owner_does_not_count() -> None:
    s = position("""
        board: base_2
        phase: legacy
        seats:
        - active: {race: ratmen, power: diplomat}
          decline: {race: ghouls, hand: 5}
        - active: {race: orcs, power: hill}
        regions:
          9: {race: ratmen}
          3: {race: ghouls}
          2: {race: orcs}
        """)
    play(s, "conquer 2", "stop")
    while s.phase_name != "end choices":
        play(s, "stop" if s.conquering else "done")
    assert race_at(s, 2) == "ghouls"
    assert offers(s, "ally") == [2]


@pytest.mark.rule("BASE-P-DIPLOMAT-3")
def test_an_attack_is_forgotten_in_the_next_turn() -> None:
    s = position(CONQUERING)
    end_turn(s, "conquer 5", "stop", "done")
    pass_turn(s)
    pass_turn(s)
    play(s, "expand", "stop", "done")
    assert offers(s, "ally") == [2, 3]


@pytest.mark.rule("BASE-P-DIPLOMAT-4")
def test_an_opponent_without_an_active_race_may_be_named() -> None:
    s = position("""
        board: base_3
        phase: end choices
        seats:
        - active: {race: ratmen, power: diplomat}
        - decline: {race: orcs}
        - {}
        regions:
          4: {race: ratmen}
          3: {race: orcs}
        """)
    assert offers(s, "ally") == [2, 3]


@pytest.mark.rule("BASE-P-DIPLOMAT-5")
@pytest.mark.parametrize(
    ("race", "power", "hand", "action"),
    [
        ("orcs", "hill", 8, "conquer 2"),
        ("orcs", "hill", 2, "die 2"),
        ("orcs", "dragon_master", 2, "dragon 2"),
        ("sorcerers", "hill", 2, "sorcery 2"),
    ],
)
def test_no_kind_of_attack_is_allowed_to_the_active_race_of_the_ally(
    race: str, power: str, hand: int, action: str
) -> None:
    s = position(at_peace(race, power, hand))
    refuse(s, action, AtPeace, "BASE-P-DIPLOMAT-1")
    assert can(position(at_peace(race, power, hand).replace("ally: 2", "ally: 0")), action)


@pytest.mark.rule("BASE-P-DIPLOMAT-5")
def test_a_berserk_ally_cannot_use_a_roll_against_the_diplomat() -> None:
    s = position(at_peace("orcs", "berserk"), dice=[3])
    play(s, "roll")
    refuse(s, "conquer 2", AtPeace, "BASE-P-DIPLOMAT-1")


@pytest.mark.rule("BASE-P-DIPLOMAT-5")
def test_ghouls_in_decline_of_the_ally_are_free() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: legacy
        seats:
        - active: {race: ratmen, power: diplomat}
        - active: {race: orcs, power: hill, hand: 5}
          decline: {race: ghouls, hand: 5}
        regions:
          3: {race: ghouls}
          2: {race: ratmen}
          11: {race: ratmen}
          10: {race: orcs}
        notes: {diplomat: {ally: 2}}
        """)
    play(s, "conquer 2", "stop")
    assert race_at(s, 2) == "ghouls"
    assert s.phase_name == "ready"
    refuse(s, "conquer 11", AtPeace, "BASE-P-DIPLOMAT-1")


@pytest.mark.rule("BASE-P-DIPLOMAT-5")
def test_the_race_in_decline_of_the_diplomats_owner_is_not_protected() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: conquer
        seats:
        - active: {race: ratmen, power: diplomat}
          decline: {race: humans}
        - active: {race: orcs, power: hill, hand: 5}
        regions:
          3: {race: orcs}
          2: {race: ratmen}
          11: {race: humans}
        notes: {diplomat: {ally: 2}}
        """)
    assert can(s, "conquer 11")
    assert not can(s, "conquer 2")


@pytest.mark.rule("BASE-P-DIPLOMAT-6")
def test_the_only_opponent_of_two_may_be_named_every_turn() -> None:
    s = position("""
        board: base_2
        phase: end choices
        seats:
        - active: {race: ratmen, power: diplomat}
        - active: {race: orcs, power: hill}
        regions:
          2: {race: ratmen}
          3: {race: orcs, tokens: 6}
        """)
    for _ in range(3):
        assert offers(s, "ally") == [2]
        play(s, "ally 2", "expand")
        refuse(s, "conquer 2", AtPeace, "BASE-P-DIPLOMAT-1")
        end_turn(s)
        play(s, "expand")
        while s.phase_name != "end choices":
            play(s, "stop" if s.conquering else "done")


@pytest.mark.rule("BASE-P-DIPLOMAT-7")
def test_the_choice_is_public() -> None:
    s = position(THREE)
    s.events = []
    play(s, "ally 3")
    assert [(e.seat, e.other) for e in s.events if isinstance(e, Peace)] == [(0, 2)]
    diplomat = s.rules.powers[s.rules.power_named("diplomat")]
    for seat in (-1, 0, 1, 2):
        assert view(s, seat).note(diplomat, 0) == 3


@pytest.mark.rule("BASE-P-DIPLOMAT-7")
def test_there_is_no_choice_in_a_decline_turn_and_no_protection_after_it() -> None:
    s = position(THREE)
    play(s, "ally 2")
    pass_turn(s)
    pass_turn(s)
    play(s, "decline")
    assert s.turn_of == 1
    play(s, "expand")
    assert can(s, "conquer 4")


@pytest.mark.rule("BASE-P-DIPLOMAT-7")
def test_a_badge_that_comes_back_brings_no_old_peace_with_it() -> None:
    s = position("""
        board: base_2
        phase: pick
        seats:
        - {}
        - active: {race: orcs, power: hill}
        regions:
          3: {race: orcs, tokens: 6}
        column: [{race: dwarves, power: diplomat}]
        notes: {diplomat: {ally: 2, chosen: 1}}
        """)
    play(s, "pick 0", "conquer 2", "conquer 9", "stop", *["place 9"] * 6, "done")
    assert offers(s, "ally") == [2]
    play(s, "done", "expand")
    assert can(s, "conquer 2")
