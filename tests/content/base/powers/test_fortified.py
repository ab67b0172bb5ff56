"""Fortified: a Fortress each turn."""

import pytest

from elbowroom.engine.errors import AlreadyUsed, NoRoom, NothingToPlace, NotYours, WrongDecision
from tests.content.base.powers.helpers import (
    can,
    cost,
    end_turn,
    markers,
    offers,
    pass_turn,
    play,
    position,
    race_at,
    refuse,
)

REDEPLOYING = """
    board: base_2
    phase: redeploy
    seats:
    - active: {race: ratmen, power: fortified}
      decline: {race: humans}
    - active: {race: orcs, power: commando}
    regions:
      10: {race: ratmen}
      17: {race: ratmen, markers: {fortress: 1}}
      18: {race: ratmen}
      7: {race: humans}
      20: {race: orcs}
    """


@pytest.mark.rule("BASE-P-FORTIFIED-1")
def test_one_fortress_a_turn_is_built_in_a_region_of_the_race_without_one() -> None:
    s = position(REDEPLOYING)
    assert offers(s, "fortress") == [10, 18]
    for other in (7, 12, 20):
        refuse(s, f"fortress {other}", NotYours, "BASE-P-FORTIFIED-1")
    play(s, "fortress 10")
    assert markers(s, "fortress") == {10: 1, 17: 1}
    assert offers(s, "fortress") == []
    refuse(s, "fortress 18", AlreadyUsed, "BASE-P-FORTIFIED-1")
    end_turn(s)
    pass_turn(s)
    play(s, "expand", "stop", "fortress 18")
    assert markers(s, "fortress") == {10: 1, 17: 1, 18: 1}


@pytest.mark.rule("BASE-P-FORTIFIED-1")
def test_building_is_optional() -> None:
    s = position(REDEPLOYING)
    end_turn(s)
    assert markers(s, "fortress") == {17: 1}


@pytest.mark.rule("BASE-P-FORTIFIED-1")
def test_a_fortress_may_be_built_in_the_first_turn() -> None:
    s = position("""
        board: base_2
        seats: [{}, {}]
        column: [{race: ratmen, power: fortified}]
        """)
    play(s, "pick 0", "conquer 7", "stop", "fortress 7")
    assert markers(s, "fortress") == {7: 1}


@pytest.mark.rule("BASE-P-FORTIFIED-1")
def test_nothing_is_built_among_the_conquests_nor_in_a_decline_turn() -> None:
    s = position(REDEPLOYING.replace("phase: redeploy", "phase: decide"))
    play(s, "expand")
    refuse(s, "fortress 10", WrongDecision, "BASE-P-FORTIFIED-1")
    s = position(REDEPLOYING.replace("phase: redeploy", "phase: decide"))
    play(s, "decline")
    assert s.turn_of == 1
    assert markers(s, "fortress") == {17: 1}


@pytest.mark.rule("BASE-P-FORTIFIED-2")
def test_each_fortress_of_the_race_pays_a_coin_the_new_one_included() -> None:
    s = position("""
        board: base_2
        phase: redeploy
        seats:
        - active: {race: ratmen, power: fortified}
        - {}
        regions:
          9: {race: ratmen}
          10: {race: ratmen, markers: {fortress: 1}}
          17: {race: ratmen, markers: {fortress: 1}}
          18: {race: ratmen}
          12: {race: ratmen}
        """)
    assert end_turn(s, "fortress 9") == {"ratmen": 5, "fortified": 3}


@pytest.mark.rule("BASE-P-FORTIFIED-2")
def test_fortresses_pay_nothing_in_decline_nor_in_the_turn_of_the_decline() -> None:
    s = position(REDEPLOYING.replace("phase: redeploy", "phase: decide"))
    assert end_turn(s, "decline") == {"ratmen": 3}
    pass_turn(s)
    later = end_turn(s, "pick 0")
    assert (later["ratmen"], "fortified" in later) == (3, False)


@pytest.mark.rule("BASE-P-FORTIFIED-2")
def test_fortresses_of_earlier_fortified_races_pay_nothing() -> None:
    s = position(
        REDEPLOYING.replace("7: {race: humans}", "7: {race: humans, markers: {fortress: 1}}").replace(
            "20: {race: orcs}", "20: {race: orcs, markers: {fortress: 1}}"
        )
    )
    assert end_turn(s) == {"ratmen": 3, "humans": 1, "fortified": 1}


@pytest.mark.rule("BASE-P-FORTIFIED-3")
def test_a_fortress_adds_one_defence_also_in_decline() -> None:
    s = position(REDEPLOYING.replace("power: commando", "power: hill"))
    play(s, "done", "expand")
    assert (cost(s, 17), cost(s, 18)) == (4, 3)
    s = position(REDEPLOYING.replace("phase: redeploy", "phase: decide").replace("power: commando", "power: hill"))
    play(s, "decline", "expand")
    assert markers(s, "fortress") == {17: 1}
    assert (cost(s, 17), cost(s, 18)) == (4, 3)


@pytest.mark.rule("BASE-P-FORTIFIED-3")
def test_a_fortress_does_not_protect_against_sorcery() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: sorcerers, power: hill, hand: 1}
        - active: {race: ratmen, power: fortified}
        regions:
          10: {race: sorcerers}
          17: {race: ratmen, markers: {fortress: 1}}
        """)
    play(s, "sorcery 17")
    assert race_at(s, 17) == "sorcerers"
    assert markers(s, "fortress") == {}


# Three Fortresses of the race, two of the Humans in decline who were Fortified before, perhaps one of an opponent.
MANY = """
    board: base_2
    phase: redeploy
    seats:
    - active: {race: ratmen, power: fortified}
      decline: {race: humans}
    - active: {race: orcs, power: commando}
    regions:
      9: {race: ratmen, markers: {fortress: 1}}
      10: {race: ratmen, markers: {fortress: 1}}
      17: {race: ratmen, markers: {fortress: 1}}
      18: {race: ratmen}
      7: {race: humans, markers: {fortress: 1}}
      8: {race: humans, markers: {fortress: 1}}
      20: {race: orcs, markers: {fortress: SIXTH}}
    """


@pytest.mark.rule("BASE-P-FORTIFIED-4")
def test_the_sixth_fortress_may_be_built_but_no_seventh_whoever_built_the_others() -> None:
    s = position(MANY.replace("SIXTH", "0"))
    assert offers(s, "fortress") == [18]
    play(s, "fortress 18")
    assert sum(markers(s, "fortress").values()) == 6
    s = position(MANY.replace("SIXTH", "1"))
    assert offers(s, "fortress") == []
    refuse(s, "fortress 18", NothingToPlace, "BASE-P-FORTIFIED-4")


@pytest.mark.rule("BASE-P-FORTIFIED-4")
def test_a_region_holds_one_fortress() -> None:
    s = position(REDEPLOYING)
    refuse(s, "fortress 17", NoRoom, "BASE-P-FORTIFIED-4")


@pytest.mark.rule("BASE-P-FORTIFIED-4")
def test_a_removed_fortress_may_be_built_again() -> None:
    s = position(MANY.replace("SIXTH", "1").replace("phase: redeploy", "phase: decide"))
    play(s, "expand", "abandon 17", "stop")
    assert offers(s, "fortress") == [18]
    play(s, "fortress 18")
    assert sum(markers(s, "fortress").values()) == 6


@pytest.mark.rule("BASE-P-FORTIFIED-5")
def test_abandoning_a_region_removes_its_fortress() -> None:
    s = position(REDEPLOYING.replace("phase: redeploy", "phase: decide"))
    play(s, "expand", "abandon 17")
    assert markers(s, "fortress") == {}


@pytest.mark.rule("BASE-P-FORTIFIED-5")
def test_a_conquest_removes_the_fortress_also_one_by_the_owners_other_race() -> None:
    text = """
        board: base_2
        phase: conquer
        seats:
        - active: {race: orcs, power: hill, hand: 4}
          decline: {race: ratmen}
        - active: {race: humans, power: fortified}
        regions:
          10: {race: orcs}
          17: {race: ratmen, markers: {fortress: 1}}
          18: {race: humans, markers: {fortress: 1}}
        """
    s = position(text)
    assert cost(s, 17) == 3  # the Fortress defends even against its owner, the token does not
    play(s, "conquer 17")
    assert (race_at(s, 17), markers(s, "fortress")) == ("orcs", {18: 1})
    s = position(text)
    play(s, "conquer 18")
    assert (race_at(s, 18), markers(s, "fortress")) == ("orcs", {17: 1})


@pytest.mark.rule("BASE-P-FORTIFIED-5")
def test_fortresses_go_when_the_race_vanishes() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: orcs, power: hill}
          decline: {race: ratmen}
        - active: {race: humans, power: fortified}
        regions:
          10: {race: orcs}
          17: {race: ratmen, markers: {fortress: 1}}
          18: {race: humans, markers: {fortress: 1}}
        """)
    play(s, "decline")
    assert markers(s, "fortress") == {18: 1}


@pytest.mark.rule("BASE-P-FORTIFIED-5")
def test_fortresses_never_move() -> None:
    s = position(REDEPLOYING)
    assert {action.verb for action in s.legal()} == {"fortress", "done"}
    play(s, "fortress 10")
    assert {action.verb for action in s.legal()} == {"done"}
    assert not can(s, "fortress 18")
