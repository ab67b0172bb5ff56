"""Immortal: tokens that come back."""

import pytest

from tests.content.helpers import hand, play, regions, tray
from tests.content.underground.powers.helpers import position

# The Ogres of seat 2 attack from 10.
ATTACKED = """
board: underground_2
turn: 2
phase: conquer
seats:
- active: {race: drow, power: POWER}
- active: {race: ogres, power: BY, hand: 9}
regions:
  9: {race: drow, tokens: 3}
  4: {race: drow}
  5: {race: drow}
  10: {race: ogres}
sites: SITES
"""


def attacked(power: str = "immortal", by: str = "mining", sites: str = "{}") -> str:
    return ATTACKED.replace("POWER", power).replace("BY", by).replace("SITES", sites)


@pytest.mark.rule("UG-P-IMMORTAL-1")
@pytest.mark.parametrize(("power", "lost"), [("immortal", 0), ("stone", 1)])
def test_no_token_is_lost_with_a_conquered_region(power: str, lost: int) -> None:
    s = position(attacked(power))
    before = tray(s, "drow")
    play(s, "conquer 9")
    assert tray(s, "drow") == before + lost
    assert hand(s, 1) == 3 - lost


@pytest.mark.rule("UG-P-IMMORTAL-1")
def test_the_tokens_are_placed_at_the_end_of_the_attackers_turn() -> None:
    s = position(attacked())
    play(s, "conquer 9", "stop", "done")
    assert (s.phase_name, s.turn_of, s.decider) == ("withdraw", 1, 0)
    play(s, "place 5", "place 5", "place 4", "done")
    assert regions(s, 1) == {4: 2, 5: 3}
    assert s.turn_of == 0


@pytest.mark.rule("UG-P-IMMORTAL-1")
def test_without_a_region_left_all_tokens_wait_in_hand() -> None:
    s = position("""
    board: underground_2
    turn: 2
    phase: conquer
    seats:
    - active: {race: drow, power: immortal}
    - active: {race: ogres, power: mining, hand: 9}
    regions:
      9: {race: drow, tokens: 2}
      10: {race: ogres}
    """)
    before = tray(s, "drow")
    play(s, "conquer 9", "stop", "done")
    assert (s.turn_of, s.phase_name) == (0, "decide")
    assert (hand(s, 1), tray(s, "drow")) == (2, before)


@pytest.mark.rule("UG-P-IMMORTAL-1")
def test_no_token_is_lost_to_a_successful_final_die() -> None:
    s = position(attacked().replace("hand: 9", "hand: 3"), 3)
    before = tray(s, "drow")
    play(s, "die 9")
    assert regions(s, 2) == {9: 1, 10: 1}
    assert (hand(s, 1), tray(s, "drow")) == (3, before)


@pytest.mark.rule("UG-P-IMMORTAL-2")
@pytest.mark.parametrize(
    ("by", "sites", "action"), [("vampire", "{}", "bite 9"), ("mining", "{found: {shiny_orb: 10}}", "orb 9")]
)
def test_a_converted_token_is_lost(by: str, sites: str, action: str) -> None:
    s = position(attacked("immortal", by, sites).replace("tokens: 3", "tokens: 1"))
    before = tray(s, "drow")
    play(s, action)
    assert (hand(s, 1), tray(s, "drow")) == (0, before + 1)


BALROG = "{found: {wickedest_pentacle: 10}}"


@pytest.mark.rule("UG-P-IMMORTAL-3")
@pytest.mark.parametrize(("power", "lost"), [("immortal", 0), ("stone", 2)])
def test_no_token_is_lost_to_an_opponents_balrog(power: str, lost: int) -> None:
    s = position(attacked(power, sites=BALROG))
    before = tray(s, "drow")
    play(s, "balrog 9")
    assert regions(s, 1) == {4: 1, 5: 1}
    assert (hand(s, 1), tray(s, "drow")) == (3 - lost, before + lost)


@pytest.mark.rule("UG-P-IMMORTAL-4")
def test_the_owners_own_balrog_costs_two_tokens() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: drow, power: immortal}
    - active: {race: ogres, power: mining}
    regions:
      9: {race: drow, tokens: 3}
      10: {race: drow}
    sites: {found: {wickedest_pentacle: 10}}
    """)
    before = tray(s, "drow")
    play(s, "balrog 9")
    assert regions(s, 1)[10] + hand(s, 1) == 2
    assert tray(s, "drow") == before + 2


@pytest.mark.rule("UG-P-IMMORTAL-4")
def test_in_decline_tokens_are_lost() -> None:
    s = position("""
    board: underground_2
    seats:
    - active: {race: drow, power: immortal}
    - active: {race: ogres, power: mining}
    regions:
      9: {race: drow, tokens: 3}
      4: {race: drow}
      5: {race: drow}
      10: {race: ogres, tokens: 5}
    """)
    play(s, "decline", "expand")
    before = tray(s, "drow")
    play(s, "conquer 9")
    assert (hand(s, 1, "decline"), tray(s, "drow")) == (0, before + 1)
    assert regions(s, 1, "decline") == {4: 1, 5: 1}
