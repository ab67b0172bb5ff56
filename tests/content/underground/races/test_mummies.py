"""Mummies: every region costs one token more."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.notation.position import load_position
from tests.content.helpers import cost, hand, holder, legal, play, refused, tokens, tray

CAMP = """
board: underground_2
phase: conquer
seats:
- active: {race: mummies, power: %s, hand: %d}
- active: {race: %s, power: mining}
regions:
  10: {race: mummies}
  9: {race: %s, tokens: 1}
%s
"""


def camp(power: str = "mystic", hand: int = 8, enemy: str = "drow", more: str = "") -> str:
    return CAMP % (power, hand, enemy, enemy, more)


@pytest.mark.rule("UG-R-MUMMIES-1")
def test_every_region_costs_one_more() -> None:
    s = load_position(camp())
    assert cost(s, 2) == 3
    assert cost(s, 3) == 2  # a River
    assert cost(s, 8) == 2 + 2 + 1  # Monsters
    assert cost(s, 9) == 2 + 1 + 1 + 1  # a Drow on a Black Mountain
    play(s, "conquer 2", "conquer 3")
    assert (tokens(s, 2), tokens(s, 3), hand(s, 1)) == (3, 2, 3)
    assert refused(s, "conquer 8") == "CORE-6.10"


@pytest.mark.rule("UG-R-MUMMIES-1")
@pytest.mark.parametrize("pips", [2, 3])
def test_the_die_must_make_up_for_it_too(pips: int) -> None:
    s = load_position(camp(hand=2))
    s.chance = Chance(0, forced=[pips])
    play(s, "die 9")
    assert holder(s, 9) == ("mummies" if pips == 3 else "drow")


@pytest.mark.rule("UG-R-MUMMIES-1")
def test_it_applies_against_gnomes() -> None:
    s = load_position(camp(enemy="gnomes"))
    assert cost(s, 9) == 2 + 1 + 1 + 1


@pytest.mark.rule("UG-R-MUMMIES-1")
def test_a_discount_comes_off_the_higher_cost() -> None:
    s = load_position(camp(more="sites: {found: {sword_of_the_killer_rabbit: 10}}"))
    play(s, "sword")
    assert (cost(s, 2), cost(s, 3)) == (2 + 1 - 2, 1)
    assert cost(s, 9) == 2 + 1 + 1 + 1 - 2


@pytest.mark.rule("UG-R-MUMMIES-1")
def test_others_do_not_pay_more_against_mummies() -> None:
    s = load_position(camp().replace("phase: conquer", "phase: conquer\nturn: 2"))
    assert cost(s, 10) == 2 + 1


@pytest.mark.rule("UG-R-MUMMIES-2")
@pytest.mark.parametrize(
    ("power", "more", "action"), [("vampire", "", "bite 9"), ("mystic", "sites: {found: {shiny_orb: 10}}", "orb 9")]
)
def test_a_conversion_places_exactly_one_token(power: str, more: str, action: str) -> None:
    s = load_position(camp(power, 1, more=more))
    assert "conquer 9" not in legal(s)
    left = tray(s, "mummies")
    play(s, action)
    assert (holder(s, 9), tokens(s, 9), tray(s, "mummies")) == ("mummies", 1, left - 1)
