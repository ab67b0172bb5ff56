"""Ogres: every region costs one token less."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, holder, legal, play, refused, tokens

CAMP = """
board: underground_2
phase: conquer
seats:
- active: {race: ogres, power: mining, hand: 5}
- active: {race: drow, power: tomb}
  decline: {race: mummies}
regions:
  10: {race: ogres}
  9: {race: drow, tokens: 2}
  16: {race: mummies}
"""


@pytest.mark.rule("UG-R-OGRES-1")
def test_every_region_costs_one_less() -> None:
    s = load_position(CAMP)
    assert cost(s, 2) == 2 - 1
    assert cost(s, 8) == 2 + 2 - 1  # Monsters
    assert cost(s, 9) == 2 + 1 + 2 - 1  # Drow on a Black Mountain
    assert cost(s, 16) == 2 + 1 - 1  # a race in decline
    play(s, "conquer 9")
    assert (holder(s, 9), tokens(s, 9), hand(s, 1)) == ("ogres", 4, 1)


@pytest.mark.rule("UG-R-OGRES-1")
def test_no_region_costs_less_than_one() -> None:
    s = load_position(CAMP)
    assert cost(s, 3) == 1  # a River costs 1 anyway
    play(s, "conquer 3")
    assert (tokens(s, 3), hand(s, 1)) == (1, 4)


@pytest.mark.rule("UG-R-OGRES-1")
def test_the_discount_counts_for_the_final_die() -> None:
    s = load_position(CAMP.replace("hand: 5", "hand: 1"))
    s.chance = Chance(0, forced=[3])
    play(s, "die 9")
    assert holder(s, 9) == "ogres"
    s = load_position(CAMP.replace("hand: 5", "hand: 1").replace("ogres", "shrooms"))
    assert refused(s, "die 9") == "CORE-6.16"  # four tokens would be missing


@pytest.mark.rule("UG-R-OGRES-1")
def test_others_pay_the_full_cost_against_ogres() -> None:
    s = load_position(
        CAMP.replace("board: underground_2", "board: underground_2\nturn: 2").replace(
            "power: tomb}", "power: tomb, hand: 2}"
        )
    )
    assert cost(s, 10) == 2 + 1
    assert "conquer 10" not in legal(s)
