"""Underworld: Caverns are cheap and adjacent to each other."""

import pytest

from elbowroom.engine.errors import NotAnEntry, OutOfReach
from elbowroom.engine.explain import cost_items
from tests.content.base.powers.helpers import can, cost, deploy, end_turn, offers, play, position, refuse, tokens

# The Caverns are 5, 9, 15 (inland) and 18.
IN_A_CAVERN = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: underworld, hand: 8}
    - active: {race: orcs, power: hill}
    regions:
      5: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-UNDERWORLD-1")
def test_caverns_cost_one_less_and_nothing_else_does() -> None:
    s = position(IN_A_CAVERN)
    others = position(IN_A_CAVERN.replace("underworld", "forest"))
    for region in range(1, 24):
        assert cost(s, region) == cost(others, region) - (1 if region in (5, 9, 15, 18) else 0)
    assert deploy(s, "conquer 9") == 2


@pytest.mark.rule("BASE-P-UNDERWORLD-1")
def test_the_discount_names_its_rule() -> None:
    s = position(IN_A_CAVERN)
    items = [(item.amount, item.rule) for item in cost_items(s, 0, 9 - 1)]
    assert (-1, "BASE-P-UNDERWORLD-1") in items


@pytest.mark.rule("BASE-P-UNDERWORLD-2")
def test_from_a_cavern_every_other_cavern_is_in_reach() -> None:
    s = position(IN_A_CAVERN)
    assert offers(s, "conquer") == [3, 4, 6, 7, 9, 15, 18]


@pytest.mark.rule("BASE-P-UNDERWORLD-2")
def test_without_a_cavern_of_its_own_the_race_reaches_none() -> None:
    s = position(IN_A_CAVERN.replace("5: {race: ratmen}", "3: {race: ratmen}"))
    assert offers(s, "conquer") == [2, 4, 5, 11]
    refuse(s, "conquer 15", OutOfReach, "CORE-6.3")
    play(s, "conquer 5")
    assert can(s, "conquer 15")
    assert can(s, "conquer 18")


@pytest.mark.rule("BASE-P-UNDERWORLD-2")
def test_a_cavern_of_another_race_does_not_help() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: underworld, hand: 8}
          decline: {race: humans}
        - active: {race: orcs, power: hill}
        regions:
          2: {race: ratmen}
          5: {race: humans}
          18: {race: orcs}
        """)
    refuse(s, "conquer 15", OutOfReach, "CORE-6.3")


@pytest.mark.rule("BASE-P-UNDERWORLD-3")
def test_an_inland_cavern_is_no_entry() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: underworld, hand: 8}
        - {}
        """)
    refuse(s, "conquer 15", NotAnEntry, "CORE-6.2")
    play(s, "conquer 18")
    assert can(s, "conquer 15")


@pytest.mark.rule("BASE-P-UNDERWORLD-3")
def test_opponents_and_ghouls_in_decline_do_not_use_the_caverns() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: legacy
        seats:
        - active: {race: ratmen, power: underworld}
        - active: {race: orcs, power: hill, hand: 8}
          decline: {race: ghouls, hand: 5}
        regions:
          9: {race: ratmen}
          5: {race: ghouls}
          18: {race: orcs}
        """)
    refuse(s, "conquer 15", OutOfReach, "CORE-6.3")
    assert cost(s, 15) == 3
    play(s, "stop")
    refuse(s, "conquer 15", OutOfReach, "CORE-6.3")
    assert cost(s, 15) == 3


@pytest.mark.rule("BASE-P-UNDERWORLD-3")
def test_scoring_and_redeployment_do_not_use_the_caverns() -> None:
    s = position("""
        board: base_2
        phase: redeploy
        seats:
        - active: {race: ratmen, power: underworld, hand: 3}
        - {}
        regions:
          5: {race: ratmen}
          9: {race: ratmen}
          7: {race: ratmen}
        """)
    assert offers(s, "place") == [5, 7, 9]
    play(s, "place 7", "place 7")
    assert tokens(s, 7) == 3
    assert end_turn(s) == {"ratmen": 3}
