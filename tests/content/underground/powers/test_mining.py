"""Mining: coins for Mines."""

import pytest

from tests.content.helpers import earned
from tests.content.underground.powers.helpers import paid, position

HELD = """
board: underground_2
phase: redeploy
seats:
- active: {race: ogres, power: mining}
  decline: {race: drow}
- active: {race: gnomes, power: vampire}
regions:
  9: {race: ogres}
  12: {race: ogres, tokens: 2}
  15: {race: ogres}
  24: {race: ogres}
  23: {race: gnomes}
  26: {race: drow}
"""


@pytest.mark.rule("UG-P-MINING-1")
def test_every_mine_of_the_race_pays_one_more_coin() -> None:
    s = position(HELD)
    assert paid(s.copy(), "mining", "done") == 2
    assert earned(s, "done") == 4 + 1 + 2


@pytest.mark.rule("UG-P-MINING-1")
def test_the_mine_of_the_lost_dwarf_is_no_mine_by_itself() -> None:
    s = position(f"{HELD}sites: {{found: {{mine_of_the_lost_dwarf: 24}}}}")
    assert paid(s, "mining", "done") == 2


@pytest.mark.rule("UG-P-MINING-1")
def test_nothing_is_paid_in_decline() -> None:
    s = position(HELD.replace("redeploy", "decide"))
    assert earned(s, "decline") == 4
