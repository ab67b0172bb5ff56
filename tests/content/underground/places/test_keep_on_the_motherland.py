"""Keep on the Motherland: one more coin, one more token to conquer."""

import pytest

from tests.content.helpers import cost, earned, legal, score_lines
from tests.content.underground.places.helpers import position

KEEP = """
board: underground_2
phase: <phase>
seats:
- {active: {race: shadow_mimes, power: vampire, hand: <hand>}, decline: {race: kraken}}
- {active: {race: ogres, power: martyr}}
regions:
  12: {race: shadow_mimes}
  10: {race: kraken}
  13: {race: ogres}
sites: {found: {keep_on_the_motherland: <where>}}
"""


@pytest.mark.parametrize("where", [12, 10], ids=["active", "in decline"])
@pytest.mark.rule("UG-PLACE-KEEP-1")
def test_the_keep_pays_one_coin_more_also_in_decline(where: int) -> None:
    s = position(KEEP, phase="redeploy", hand=0, where=where)
    assert score_lines(s.copy(), "done")["keep_on_the_motherland"] == 1
    assert earned(s, "done") == 2 + 1


@pytest.mark.rule("UG-PLACE-KEEP-1")
def test_the_keep_of_another_player_pays_nothing() -> None:
    assert earned(position(KEEP, phase="redeploy", hand=0, where=13), "done") == 2


@pytest.mark.parametrize(("where", "keepless"), [(5, 2), (13, 4)], ids=["empty", "occupied"])
@pytest.mark.rule("UG-PLACE-KEEP-1")
def test_its_region_costs_one_token_more(where: int, keepless: int) -> None:
    assert cost(position(KEEP, phase="conquer", hand=5, where=11), where) == keepless
    assert cost(position(KEEP, phase="conquer", hand=5, where=where), where) == keepless + 1


@pytest.mark.rule("UG-PLACE-KEEP-1")
def test_the_keep_defends_a_race_in_decline() -> None:
    turn = KEEP.replace("phase: <phase>", "phase: conquer\nturn: 2").replace("power: martyr", "power: martyr, hand: 5")
    assert cost(position(turn, hand=0, where=11), 10) == 2 + 1 - 1
    assert cost(position(turn, hand=0, where=10), 10) == 2 + 1 - 1 + 1


@pytest.mark.rule("UG-PLACE-KEEP-1")
def test_a_lone_token_in_the_keep_is_lone() -> None:
    assert "bite 13" in legal(position(KEEP, phase="conquer", hand=5, where=13))
