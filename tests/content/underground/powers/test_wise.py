"""Wise: coins for a race in decline."""

import pytest

from tests.content.helpers import earned, pass_turn, play, power, race
from tests.content.underground.powers.helpers import paid, position

HELD = """
board: underground_2
seats:
- active: {race: ogres, power: wise}
- active: {race: gnomes, power: shield}
regions:
  4: {race: ogres, tokens: 2}
  5: {race: ogres}
  12: {race: gnomes, tokens: 7}
"""


@pytest.mark.rule("UG-P-WISE-1")
def test_nothing_is_paid_while_the_race_is_active() -> None:
    s = position(HELD)
    play(s, "expand", "stop")
    assert earned(s, "done") == 2


@pytest.mark.rule("UG-P-WISE-1")
def test_two_coins_are_paid_in_the_decline_turn_and_in_every_turn_after_it() -> None:
    s = position(HELD)
    assert earned(s, "decline") == 2 + 2
    assert power(s, 1, "decline") == "wise"
    pass_turn(s)
    assert paid(s, "wise", "pick 0", "stop") == 2
    pass_turn(s)
    assert paid(s, "wise", "expand", "stop") == 2


@pytest.mark.rule("UG-P-WISE-1")
@pytest.mark.parametrize(("taken", "coins"), [([4], 2), ([4, 5], 0)])
def test_the_race_must_hold_a_region(taken: list[int], coins: int) -> None:
    s = position(HELD)
    play(s, "decline", "expand", *[f"conquer {r}" for r in taken])
    while s.turn_of == 1:
        play(s, "stop" if s.conquering else "done")
    assert race(s, 1, "decline") == ("ogres" if coins else "")
    assert paid(s, "wise", "pick 0", "stop") == coins


@pytest.mark.rule("UG-P-WISE-1")
def test_only_the_owner_is_paid_and_only_in_his_own_turn() -> None:
    s = position(HELD)
    play(s, "decline")
    before = s.coins(0)
    play(s, "expand", "stop")
    assert earned(s, "done") == 1
    assert s.coins(0) == before
