"""Stone: coins for Black Mountains."""

import pytest

from tests.content.helpers import earned
from tests.content.underground.powers.helpers import paid, position

HELD = """
board: underground_2
phase: redeploy
seats:
- active: {race: ogres, power: stone}
  decline: {race: drow}
- active: {race: gnomes, power: vampire}
regions:
  9: {race: ogres, tokens: 2}
  18: {race: ogres}
  10: {race: ogres}
  15: {race: ogres}
  13: {race: gnomes}
  6: {race: drow}
"""


@pytest.mark.rule("UG-P-STONE-1")
def test_every_black_mountain_of_the_race_pays_one_more_coin() -> None:
    s = position(HELD)
    assert paid(s.copy(), "stone", "done") == 2
    assert earned(s, "done") == 4 + 1 + 2


@pytest.mark.rule("UG-P-STONE-1")
def test_nothing_is_paid_in_decline() -> None:
    s = position(HELD.replace("redeploy", "decide"))
    assert earned(s, "decline") == 4
