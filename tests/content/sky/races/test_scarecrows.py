"""Scarecrows: whoever conquers a region of theirs gets a coin."""

import pytest

from tests.content.helpers import hand, holder, play, regions
from tests.content.sky.positions import under_the_sky

# Seat 1 attacks the Scarecrows of seat 2 in the Mountain 4 and the Farmland 2 from 3.
ATTACK = """
phase: conquer
seats:
- coins: 5
  active: {race: RACE, power: POWER, hand: 9}
- coins: 5
  active: {race: scarecrows, power: seafaring}
- coins: 5
  active: {race: humans, power: hill}
regions:
  3: {race: RACE}
  4: {race: scarecrows}
  2: {race: scarecrows, tokens: 2}
  18: {race: scarecrows}
"""


def attack(race: str = "drakons", power: str = "airborne", hand: int = 9) -> str:
    return ATTACK.replace("RACE", race).replace("POWER", power).replace("hand: 9", f"hand: {hand}")


@pytest.mark.rule("SKY-R-SCARECROWS-1")
def test_each_region_pays_the_conqueror_at_once() -> None:
    s = under_the_sky(attack())
    play(s, "conquer 4")
    assert [s.coins(seat) for seat in range(3)] == [6, 5, 5]
    play(s, "conquer 2")
    assert [s.coins(seat) for seat in range(3)] == [7, 5, 5]


@pytest.mark.rule("SKY-R-SCARECROWS-1")
def test_other_regions_pay_nothing() -> None:
    s = under_the_sky(attack())
    play(s, "conquer 11")
    assert s.coins(0) == 5


@pytest.mark.rule("SKY-R-SCARECROWS-2", "SKY-4.5")
@pytest.mark.parametrize(
    ("race", "power", "actions", "roll"),
    [
        ("drakons", "airborne", ["transform 4"], 0),
        ("orcs", "dragon_master", ["dragon 4"], 0),
        ("storm_giants", "airborne", ["bolt 4"], 0),
        ("sorcerers", "airborne", ["sorcery 4"], 0),
        ("orcs", "zeppelined", ["zeppelin 4"], 3),
        ("orcs", "berserk", ["roll", "conquer 4"], 1),
    ],
)
def test_every_kind_of_conquest_is_paid(race: str, power: str, actions: list[str], roll: int) -> None:
    s = under_the_sky(attack(race, power, hand=5), roll)
    play(s, *actions)
    assert holder(s, 4) == race
    assert s.coins(0) == 6


@pytest.mark.rule("SKY-R-SCARECROWS-2")
@pytest.mark.parametrize(("roll", "coins"), [(1, 1), (0, 0)])
def test_the_final_die_pays_if_it_succeeds(roll: int, coins: int) -> None:
    s = under_the_sky(attack(hand=3), roll)
    play(s, "die 4")
    assert (holder(s, 4) == "drakons") == bool(coins)
    assert s.coins(0) == 5 + coins


@pytest.mark.rule("SKY-R-SCARECROWS-2")
def test_ghouls_in_decline_are_paid() -> None:
    s = under_the_sky("""
    phase: legacy
    seats:
    - active: {race: orcs, power: hill}
      decline: {race: ghouls, hand: 4}
    - active: {race: scarecrows, power: airborne}
    - {}
    regions: {3: {race: ghouls}, 4: {race: scarecrows}}
    """)
    play(s, "conquer 4")
    assert (s.coins(0), s.coins(1)) == (6, 5)


@pytest.mark.rule("SKY-R-SCARECROWS-2", "SKY-4.5")
def test_a_crash_is_not_paid() -> None:
    s = under_the_sky(attack("orcs", "zeppelined"), 0)
    play(s, "zeppelin 4")
    assert (holder(s, 4), s.coins(0)) == ("", 5)


@pytest.mark.rule("SKY-R-SCARECROWS-2", "SKY-4.5")
def test_a_clearing_is_not_paid() -> None:
    s = under_the_sky(attack("wendigos", "airborne").replace("18:", "12:"))
    play(s, "clear 12")
    assert (holder(s, 12), s.coins(0)) == ("", 5)


@pytest.mark.rule("SKY-R-SCARECROWS-3")
def test_ghouls_of_the_same_player_are_paid_too() -> None:
    s = under_the_sky("""
    phase: legacy
    seats: [{active: {race: scarecrows, power: airborne}, decline: {race: ghouls, hand: 4}}, {}, {}]
    regions: {3: {race: ghouls}, 4: {race: scarecrows, tokens: 2}}
    """)
    play(s, "conquer 4")
    assert (holder(s, 4), s.coins(0)) == ("ghouls", 6)


@pytest.mark.rule("SKY-R-SCARECROWS-4")
def test_in_decline_they_pay_nobody() -> None:
    s = under_the_sky("""
    phase: conquer
    seats:
    - active: {race: orcs, power: hill, hand: 9}
    - decline: {race: scarecrows}
    - {}
    regions: {3: {race: orcs}, 4: {race: scarecrows}, 7: {race: scarecrows}}
    """)
    play(s, "conquer 4")
    assert (regions(s, 1), s.coins(0), hand(s, 1)) == ({3: 1, 4: 4}, 5, 5)
