"""Humans: coins for Farmland."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import earned, pass_turn, score_lines

FARMERS = """
board: base_2
seats:
- active: {race: humans, power: flying}
  decline: {race: ratmen}
- active: {race: orcs, power: hill}
regions:
  2: {race: humans, tokens: 2}    # Farmland
  6: {race: humans}               # Farmland
  7: {race: humans}
  10: {race: ratmen}              # Farmland of the other race
"""


@pytest.mark.rule("BASE-R-HUMANS-1")
def test_each_farmland_of_theirs_pays_one_more_coin() -> None:
    s = load_position(FARMERS)
    assert score_lines(s, "expand", "stop", "done") == {"humans": 3 + 2, "ratmen": 1}


@pytest.mark.rule("BASE-R-HUMANS-1")
def test_farmland_pays_nothing_extra_in_decline() -> None:
    s = load_position(FARMERS)
    assert earned(s, "decline") == 3
    pass_turn(s)
    assert score_lines(s, "pick 0", "stop")["humans"] == 3
