"""Shrooms: Mushroom Forests pay one coin more."""

import pytest

from elbowroom.notation.position import load_position
from tests.content.helpers import earned, score_lines

# Forests: 5, 10 and 11. 12 is a Mine, 6 a Black Mountain.
CAMP = """
board: underground_2
seats:
- active: {race: shrooms, power: wise}
- active: {race: drow, power: mining}
regions:
  10: {race: shrooms}
  11: {race: shrooms}
  12: {race: shrooms}
  5: {race: drow}
"""


@pytest.mark.rule("UG-R-SHROOMS-1")
def test_each_mushroom_forest_pays_one_more() -> None:
    s = load_position(CAMP)
    assert score_lines(s, "expand", "stop", "done") == {"shrooms": 3 + 2}
    s = load_position(CAMP.replace("shrooms", "ogres"))
    assert score_lines(s, "expand", "stop", "done") == {"ogres": 3}


@pytest.mark.rule("UG-R-SHROOMS-1")
def test_other_regions_pay_nothing_more() -> None:
    text = CAMP.replace("10: {race: shrooms}", "9: {race: shrooms}").replace("11: {", "16: {")
    assert earned(load_position(text), "expand", "stop", "done") == 3


@pytest.mark.rule("UG-R-SHROOMS-1")
def test_nothing_more_in_decline() -> None:
    text = CAMP.replace("power: wise", "power: stone")
    s = load_position(text)
    assert earned(s, "decline") == 3  # already in the turn of the decline
    s = load_position(text.replace("active: {race: shrooms, power: stone}", "decline: {race: shrooms}"))
    assert score_lines(s, "pick 0", "stop")["shrooms"] == 3
