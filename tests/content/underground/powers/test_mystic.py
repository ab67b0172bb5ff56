"""Mystic: coins for Mystic Crystals."""

import pytest

from tests.content.helpers import earned
from tests.content.underground.powers.helpers import paid, position

HELD = """
board: underground_2
phase: redeploy
seats:
- active: {race: ogres, power: mystic}
  decline: {race: drow}
- active: {race: gnomes, power: vampire}
regions:
  9: {race: ogres}
  7: {race: ogres, tokens: 2}
  16: {race: ogres}
  15: {race: ogres}
  20: {race: gnomes}
  4: {race: drow}
"""


@pytest.mark.rule("UG-P-MYSTIC-1")
def test_every_mystic_crystal_of_the_race_pays_one_more_coin() -> None:
    s = position(HELD)
    assert paid(s.copy(), "mystic", "done") == 2
    assert earned(s, "done") == 4 + 1 + 2


@pytest.mark.rule("UG-P-MYSTIC-1")
def test_nothing_is_paid_in_decline() -> None:
    s = position(HELD.replace("redeploy", "decide"))
    assert earned(s, "decline") == 4
