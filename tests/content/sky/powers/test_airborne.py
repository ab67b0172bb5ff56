"""Airborne: every conquest of the first turn costs 2 less."""

import pytest

from tests.content.helpers import cost, hand, legal, play, refused, tokens
from tests.content.mixing.scene import idle, offers, scene


def landing(*, board: str = "base_2", race: str = "ratmen", hand: int = 9, picked: int = 1, regions: str = "") -> str:
    third = "\n- active: {race: elves, power: hill}" if "sky" in board else ""
    return f"""
board: {board}
phase: conquer
picked: {picked}
seats:
- active: {{race: {race}, power: airborne, hand: {hand}}}
- active: {{race: humans, power: merchant}}{third}
regions:
  4: {{race: humans, tokens: 2}}
{regions}
"""


@pytest.mark.rule("SKY-P-AIRBORNE-1")
def test_every_conquest_of_the_pick_turn_costs_two_less() -> None:
    s = scene(landing())
    assert (cost(s, 7), cost(s, 5), cost(s, 9), cost(s, 4)) == (1, 1, 1, 3)
    play(s, "conquer 7", "conquer 6", "conquer 5", "conquer 4")
    assert (hand(s, 1), tokens(s, 4)) == (9 - 3 - 3, 3)


@pytest.mark.rule("SKY-P-AIRBORNE-1")
def test_nine_tokens_take_nine_lightly_held_regions() -> None:
    s = scene(landing())
    play(s, *(f"conquer {r}" for r in (7, 6, 5, 3, 2, 11, 9, 10, 18)))
    assert hand(s, 1) == 0


@pytest.mark.rule("SKY-P-AIRBORNE-1")
def test_later_turns_give_nothing() -> None:
    s = scene(landing())
    play(s, "conquer 7", "stop", "done")
    idle(s)
    play(s, "expand")
    assert (cost(s, 6), cost(s, 5), cost(s, 4)) == (2, 3, 5)


@pytest.mark.rule("SKY-P-AIRBORNE-2")
def test_all_other_requirements_stay() -> None:
    s = scene(landing(board="base_2+sky_3"))
    assert "conquer 15" not in legal(s)  # not at the edge
    assert not offers(s, "conquer") & set(range(24, 33))  # no entry in the sky
    play(s, "conquer 7")
    assert offers(s, "conquer") == {5, 6, 8}


@pytest.mark.rule("SKY-P-AIRBORNE-3")
def test_it_adds_to_the_discount_of_the_race() -> None:
    s = scene(landing(race="tritons"))
    assert cost(s, 4) == 5 - 2 - 1


@pytest.mark.rule("SKY-P-AIRBORNE-3")
def test_it_counts_for_the_final_die() -> None:
    s = scene(landing(hand=1, regions="  6: {race: ratmen}"), 2)
    assert "conquer 4" not in legal(s)
    play(s, "die 4")
    assert tokens(s, 4) == 1


@pytest.mark.rule("SKY-P-AIRBORNE-3")
def test_a_re_entry_in_a_later_turn_costs_the_full_price() -> None:
    s = scene(landing(picked=0))
    assert (cost(s, 7), cost(s, 9)) == (2, 3)


@pytest.mark.rule("SKY-P-AIRBORNE-3")
def test_the_players_ghouls_in_decline_pay_the_full_price() -> None:
    s = scene("""
board: base_2
phase: legacy
picked: 1
seats:
- active: {race: ratmen, power: airborne, hand: 9}
  decline: {race: ghouls, hand: 3}
- active: {race: humans, power: merchant}
regions:
  6: {race: ghouls}
""")
    assert (cost(s, 7), cost(s, 7, 1)) == (2, 1)
    play(s, "conquer 7")
    assert hand(s, 1, "decline") == 1
    assert refused(s, "conquer 4") == "CORE-6.10"
