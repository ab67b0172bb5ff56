"""Martyr: a coin for every region lost."""

import pytest

from tests.content.helpers import play, tokens
from tests.content.underground.powers.helpers import position


def besieged(by: str = "mining", found: str = "", hand: int = 9, at_9: int = 1) -> str:
    return f"""
board: underground_2
turn: 2
phase: conquer
seats:
- active: {{race: drow, power: martyr}}
  decline: {{race: shrooms}}
- active: {{race: ogres, power: {by}, hand: {hand}}}
regions:
  9: {{race: drow, tokens: {at_9}}}
  2: {{race: drow}}
  16: {{race: drow}}
  8: {{race: shrooms}}
  10: {{race: ogres}}
sites: {{found: {{{found}}}}}
"""


@pytest.mark.rule("UG-P-MARTYR-1")
@pytest.mark.parametrize(
    ("by", "found", "actions"),
    [
        ("mining", "", ["conquer 9"]),
        ("vampire", "", ["bite 9"]),
        ("mining", "shiny_orb: 10", ["orb 9"]),
        ("mining", "stinky_trolls_socks: 10", ["socks", "conquer 9"]),
        ("mining", "wickedest_pentacle: 10", ["balrog 9"]),
    ],
)
def test_every_way_of_losing_a_region_pays_a_coin_from_the_bank_at_once(
    by: str, found: str, actions: list[str]
) -> None:
    s = position(besieged(by, found))
    mine, theirs = s.coins(0), s.coins(1)
    play(s, *actions)
    assert s.turn_of == 1
    assert (s.coins(0), s.coins(1)) == (mine + 1, theirs)


@pytest.mark.rule("UG-P-MARTYR-1")
def test_three_regions_lost_in_a_turn_pay_three_coins() -> None:
    s = position(besieged())
    for lost, region in enumerate((9, 2, 16), 1):
        play(s, f"conquer {region}")
        assert s.coins(0) == 5 + lost


@pytest.mark.rule("UG-P-MARTYR-1")
@pytest.mark.parametrize(("pips", "coins"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_the_final_die_only_pays_when_it_succeeds(pips: int, coins: int) -> None:
    s = position(besieged(hand=2, at_9=2), pips)  # costs 4
    play(s, "die 9")
    assert s.coins(0) == 5 + coins


@pytest.mark.rule("UG-P-MARTYR-1")
def test_a_region_of_the_players_race_in_decline_pays_nothing() -> None:
    s = position(besieged())
    play(s, "conquer 8")
    assert s.coins(0) == 5


@pytest.mark.rule("UG-P-MARTYR-1")
def test_what_the_player_takes_himself_pays_nothing() -> None:
    s = position("""
    board: underground_2
    phase: conquer
    seats:
    - active: {race: drow, power: martyr, hand: 4}
      decline: {race: shrooms}
    - active: {race: ogres, power: mining}
    regions:
      9: {race: drow, tokens: 3}
      10: {race: drow}
      8: {race: shrooms}
    sites: {found: {wickedest_pentacle: 10}}
    """)
    play(s, "conquer 8", "balrog 9")
    assert tokens(s, 9) == 0
    assert s.coins(0) == 5


@pytest.mark.rule("UG-P-MARTYR-1")
def test_a_declined_race_is_no_martyr_any_more() -> None:
    s = position("""
    board: underground_2
    seats:
    - active: {race: drow, power: martyr}
    - active: {race: ogres, power: mining}
    regions:
      9: {race: drow}
      2: {race: drow}
      10: {race: ogres, tokens: 6}
    """)
    play(s, "decline", "expand")
    before = s.coins(0)
    play(s, "conquer 9")
    assert s.coins(0) == before
