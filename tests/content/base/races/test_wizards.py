"""Wizards: coins for Magic."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import earned, pass_turn, score_lines

WITH_MAGIC = """
board: base_2
seats:
- active: {race: wizards, power: flying}
  decline: {race: ratmen}
- active: {race: orcs, power: hill}
regions:
  2: {race: wizards, tokens: 2}    # Magic
  8: {race: wizards}               # Magic
  7: {race: wizards}
  17: {race: ratmen}               # Magic of the other race
"""


@pytest.mark.rule("BASE-R-WIZARDS-1")
def test_each_magic_region_of_theirs_pays_one_more_coin() -> None:
    s = load_position(WITH_MAGIC)
    assert score_lines(s, "expand", "stop", "done") == {"wizards": 3 + 2, "ratmen": 1}


@pytest.mark.rule("BASE-R-WIZARDS-1")
def test_magic_pays_nothing_extra_in_decline() -> None:
    s = load_position(WITH_MAGIC)
    assert earned(s, "decline") == 3
    pass_turn(s)
    assert score_lines(s, "pick 0", "stop")["wizards"] == 3
