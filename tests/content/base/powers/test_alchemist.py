"""Alchemist: two coins each turn."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position

ALCHEMISTS = """
    board: base_2
    phase: decide
    seats:
    - active: {race: ratmen, power: alchemist}
    - active: {race: orcs, power: hill}
    regions:
      17: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-ALCHEMIST-1")
def test_every_scoring_of_the_active_race_pays_two_more_coins() -> None:
    s = position(ALCHEMISTS)
    assert end_turn(s, "expand") == {"ratmen": 1, "alchemist": 2}
    pass_turn(s)
    assert end_turn(s, "expand") == {"ratmen": 1, "alchemist": 2}


@pytest.mark.rule("BASE-P-ALCHEMIST-1")
def test_nothing_is_paid_in_the_turn_of_the_decline_nor_later() -> None:
    s = position(ALCHEMISTS)
    assert end_turn(s, "decline") == {"ratmen": 1}
    pass_turn(s)
    assert "alchemist" not in end_turn(s, "pick 0")


@pytest.mark.rule("BASE-P-ALCHEMIST-1")
def test_nobody_is_paid_in_the_turn_of_another_player() -> None:
    s = position(ALCHEMISTS)
    pass_turn(s)
    before = s.coins(0)
    pass_turn(s)
    assert s.coins(0) == before


@pytest.mark.rule("BASE-P-ALCHEMIST-2")
def test_the_two_coins_are_paid_without_any_region() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: alchemist}
        - {}
        """)
    assert end_turn(s, "expand") == {"alchemist": 2}
