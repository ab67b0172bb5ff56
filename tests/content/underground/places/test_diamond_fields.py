"""Diamond Fields: a coin for every region of their terrain that the race on them holds."""

import pytest

from tests.content.helpers import earned, score_lines
from tests.content.underground.places.helpers import position

# The Mimes hold the Mudpools 2, 24 and 27 and the Crystal 4, the Kraken in decline the Mudpool 21 and the Mine 26.
FIELDS = """
board: underground_2
phase: redeploy
seats:
- {active: {race: shadow_mimes, power: vanishing}, decline: {race: kraken}}
- {active: {race: ogres, power: martyr}}
regions:
  2: {race: shadow_mimes}
  24: {race: shadow_mimes}
  27: {race: <other>}
  4: {race: shadow_mimes}
  21: {race: kraken}
  26: {race: kraken}
sites: {found: {diamond_fields: <where>}}
"""


@pytest.mark.rule("UG-PLACE-DIAMONDS-1")
def test_the_fields_and_every_other_region_of_their_terrain_pay_one_coin_more() -> None:
    s = position(FIELDS, where=2, other="shadow_mimes")
    assert score_lines(s.copy(), "done")["diamond_fields"] == 3
    assert earned(s, "done") == 6 + 3


@pytest.mark.rule("UG-PLACE-DIAMONDS-1")
def test_only_regions_of_the_race_on_the_fields_count() -> None:
    assert earned(position(FIELDS, where=2, other="kraken"), "done") == 6 + 2
    assert earned(position(FIELDS, where=2, other="ogres"), "done") == 5 + 2


@pytest.mark.rule("UG-PLACE-DIAMONDS-1")
def test_the_terrain_of_the_fields_decides() -> None:
    assert earned(position(FIELDS, where=4, other="shadow_mimes"), "done") == 6 + 1


@pytest.mark.rule("UG-PLACE-DIAMONDS-1")
def test_the_fields_pay_a_race_in_decline() -> None:
    assert earned(position(FIELDS, where=21, other="shadow_mimes"), "done") == 6 + 1
    assert earned(position(FIELDS, where=21, other="kraken"), "done") == 6 + 2


@pytest.mark.rule("UG-PLACE-DIAMONDS-1")
def test_fields_that_nobody_holds_pay_nobody() -> None:
    assert earned(position(FIELDS, where=12, other="shadow_mimes"), "done") == 6
