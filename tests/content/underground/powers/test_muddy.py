"""Muddy: coins for Mudpools, also in decline."""

import pytest

from tests.content.helpers import earned, pass_turn, play, power
from tests.content.underground.powers.helpers import paid, position

HELD = """
board: underground_2
seats:
- active: {race: mummies, power: muddy}
- active: {race: gnomes, power: vampire}
regions:
  2: {race: mummies, tokens: 2}
  10: {race: mummies}
  16: {race: mummies}
  24: {race: mummies}
  27: {race: gnomes}
"""


@pytest.mark.rule("UG-P-MUDDY-1")
def test_every_mudpool_of_the_active_race_pays_one_more_coin() -> None:
    s = position(HELD)
    play(s, "expand", "stop")
    assert paid(s, "muddy", "done") == 2


@pytest.mark.rule("UG-P-MUDDY-1")
def test_mudpools_keep_paying_in_decline_from_the_decline_turn_on() -> None:
    s = position(HELD)
    assert earned(s, "decline") == 6
    assert power(s, 1, "decline") == "muddy"
    pass_turn(s)
    assert earned(s, "pick 0", "stop") == 6


@pytest.mark.rule("UG-P-MUDDY-2")
@pytest.mark.parametrize(("active", "declined", "coins"), [(2, 27, 1), (10, 27, 1), (27, 10, 0)])
def test_in_decline_mudpools_of_the_players_active_race_pay_nothing(active: int, declined: int, coins: int) -> None:
    s = position(f"""
    board: underground_2
    phase: redeploy
    seats:
    - active: {{race: ogres, power: mining}}
      decline: {{race: mummies, power: muddy}}
    - active: {{race: gnomes, power: vampire}}
    regions:
      {active}: {{race: ogres}}
      {declined}: {{race: mummies}}
    """)
    assert earned(s, "done") == 2 + coins


@pytest.mark.rule("UG-P-MUDDY-2")
def test_mudpools_of_the_players_race_in_decline_pay_an_active_muddy_race_nothing() -> None:
    s = position("""
    board: underground_2
    phase: redeploy
    seats:
    - active: {race: mummies, power: muddy}
      decline: {race: ogres}
    - active: {race: gnomes, power: vampire}
    regions:
      10: {race: mummies}
      27: {race: ogres}
    """)
    assert earned(s, "done") == 2
