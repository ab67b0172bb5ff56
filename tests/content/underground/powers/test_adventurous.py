"""Adventurous: coins for Popular Places."""

import pytest

from tests.content.helpers import earned, play
from tests.content.underground.powers.helpers import paid, position

PLACES = """
board: underground_2
phase: redeploy
seats:
- active: {race: ogres, power: adventurous}
  decline: {race: gnomes}
- active: {race: liches, power: shield}
regions:
  9: {race: ogres}
  10: {race: ogres}
  16: {race: ogres}
  26: {race: gnomes}
  12: {race: liches}
  23: {natives: 0}
sites:
  found: FOUND
"""


@pytest.mark.rule("UG-P-ADVENTUROUS-1")
@pytest.mark.parametrize(
    ("found", "coins"),
    [
        ("{}", 0),
        ("{fountain_of_youth: 10}", 1),
        ("{fountain_of_youth: 10, great_brass_pipe: 16}", 2),
        ("{fountain_of_youth: 9, great_brass_pipe: 10, altar_of_souls: 16}", 3),
        ("{shiny_orb: 10, flying_doormat: 16}", 0),  # Relics are no Places
        ("{shiny_orb: 10, fountain_of_youth: 10}", 1),
        ("{fountain_of_youth: 12}", 0),  # an opponent's
        ("{fountain_of_youth: 23}", 0),  # nobody's
        ("{fountain_of_youth: 26}", 0),  # of the player's race in decline
    ],
)
def test_every_region_with_a_place_pays_one_more_coin(found: str, coins: int) -> None:
    s = position(PLACES.replace("FOUND", found))
    assert earned(s.copy(), "done", *["done"] * ("altar" in found)) == 4 + coins
    assert paid(s, "adventurous", "done", *["done"] * ("altar" in found)) == coins


@pytest.mark.rule("UG-P-ADVENTUROUS-1")
@pytest.mark.parametrize(("top", "coins"), [("great_brass_pipe", 1), ("shiny_orb", 0)])
def test_a_place_found_this_turn_pays_at_once(top: str, coins: int) -> None:
    s = position(f"""
    board: underground_2
    phase: conquer
    seats:
    - active: {{race: ogres, power: adventurous, hand: 3}}
    - active: {{race: liches, power: shield}}
    regions:
      9: {{race: ogres}}
    sites:
      stack: [{top}]
    """)
    play(s, "conquer 23")
    assert s.phase_name == "redeploy"
    assert paid(s, "adventurous", "done") == coins


@pytest.mark.rule("UG-P-ADVENTUROUS-1")
def test_nothing_is_paid_in_decline() -> None:
    s = position(PLACES.replace("FOUND", "{fountain_of_youth: 10}").replace("redeploy", "decide"))
    assert earned(s, "decline") == 3
