"""Sword of the Killer Rabbit: once a turn a region costs two tokens less."""

import pytest

from tests.content.helpers import cost, hand, holder, legal, play, refused, tokens
from tests.content.underground.places.helpers import lies, position

HUNT = """
board: underground_2
phase: conquer
seats:
- active: {race: <race>, power: stone, hand: <hand>}
- active: {race: drow, power: martyr}
regions:
  20: {race: <race>}
  13: {race: drow, tokens: 3}
sites: {found: {sword_of_the_killer_rabbit: 20}}
"""


@pytest.mark.rule("UG-RELIC-SWORD-1")
def test_the_sword_takes_two_tokens_off_one_conquest() -> None:
    s = position(HUNT, race="shadow_mimes", hand=6)
    assert (cost(s, 13), cost(s, 21)) == (6, 4)
    play(s, "sword")
    assert (cost(s, 13), cost(s, 21)) == (4, 2)
    play(s, "conquer 13")
    assert (tokens(s, 13), hand(s, 1)) == (4, 2)
    assert lies(s, "sword_of_the_killer_rabbit") == 13
    assert cost(s, 21) == 4
    assert refused(s, "sword") == "UG-RELIC-2"


@pytest.mark.rule("UG-RELIC-SWORD-1")
def test_even_with_the_sword_a_region_costs_one_token() -> None:
    s = position(HUNT, race="shadow_mimes", hand=6)
    play(s, "sword")
    assert (cost(s, 26), cost(s, 17)) == (1, 1)  # empty, and a River


@pytest.mark.rule("UG-RELIC-SWORD-1")
def test_ogres_with_the_sword_drive_two_monsters_off_with_one_token() -> None:
    s = position(HUNT, race="ogres", hand=1)
    assert "conquer 21" not in legal(s)
    play(s, "sword")
    assert cost(s, 21) == 1
    play(s, "conquer 21")
    assert holder(s, 21) == "ogres"


@pytest.mark.rule("UG-RELIC-SWORD-1")
def test_the_sword_helps_the_final_die() -> None:
    s = position(HUNT, 2, race="shadow_mimes", hand=2)
    assert refused(s, "die 13") == "CORE-6.16"
    play(s, "sword", "die 13")
    assert holder(s, 13) == "shadow_mimes"


@pytest.mark.rule("UG-RELIC-SWORD-1")
def test_the_sword_cuts_no_gnomes() -> None:
    s = position(HUNT.replace("drow", "gnomes"), race="ogres", hand=6)
    assert cost(s, 13) == 6
    play(s, "sword")
    assert cost(s, 13) == 6
    assert "conquer 13" not in legal(s)
