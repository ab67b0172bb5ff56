"""Vanishing: two coins a region, and the race is gone."""

import pytest

from elbowroom.engine.column import banner_stack
from elbowroom.notation.position import PLACES, position_data
from tests.content.helpers import earned, pass_turn, play, power, race, refused, tray
from tests.content.underground.powers.helpers import position

ALONE = """
board: underground_2
seats:
- active: {race: ogres, power: vanishing}
- active: {race: gnomes, power: shield}
regions:
  4: {race: ogres, tokens: 3}
  5: {race: ogres}
"""


def leaving(race_key: str, held: list[int], more: str = "") -> str:
    occupied = "".join(f"\n  {r}: {{race: {race_key}, tokens: {1 + r % 2}}}" for r in held)
    return f"""
board: underground_2
seats:
- active: {{race: {race_key}, power: vanishing}}
  decline: {{race: shrooms, power: muddy}}
- active: {{race: gnomes, power: shield}}
regions:
  2: {{race: shrooms}}
  26: {{race: shrooms}}{occupied}
{more}
"""


@pytest.mark.rule("UG-P-VANISHING-1", "UG-P-VANISHING-2")
@pytest.mark.parametrize(
    ("race_key", "held", "coins"),
    [
        ("ogres", [4], 2),
        ("ogres", [4, 5, 6, 11, 12, 13], 12),
        ("kraken", [3, 17, 4], 6),  # River regions as well
        ("ogres", [], 0),
    ],
)
def test_every_region_pays_two_coins_and_nothing_else_pays(race_key: str, held: list[int], coins: int) -> None:
    s = position(leaving(race_key, held))
    assert earned(s, "decline") == coins


@pytest.mark.rule("UG-P-VANISHING-1")
def test_all_tokens_leave_and_the_player_has_no_race_in_decline() -> None:
    s = position(ALONE)
    play(s, "decline")
    assert tray(s, "ogres") == 10
    assert [race(s, 1, place) for place in PLACES] == ["", "", ""]
    assert [power(s, 1, place) for place in PLACES] == ["", "", ""]
    assert s.turn_of == 1


@pytest.mark.rule("UG-P-VANISHING-1")
def test_the_banner_goes_back_and_the_badge_is_discarded() -> None:
    s = position(ALONE)
    play(s, "decline")
    assert s.rules.races[banner_stack(s)[-1]].key == "ogres"  # the column was full
    assert position_data(s)["discard"] == ["vanishing"]


@pytest.mark.rule("UG-P-VANISHING-2")
def test_the_older_race_in_decline_disappears_as_well() -> None:
    s = position(leaving("ogres", [4, 5]))
    play(s, "decline")
    assert race(s, 1, "decline") == ""
    assert tray(s, "shrooms") == 10
    pass_turn(s)
    assert earned(s, "pick 0", "stop") == 0


@pytest.mark.rule("UG-P-VANISHING-3")
@pytest.mark.parametrize("place", ["keep_on_the_motherland", "mine_of_the_lost_dwarf", "diamond_fields"])
def test_places_pay_nothing_for_regions_that_are_no_longer_held(place: str) -> None:
    s = position(leaving("ogres", [4, 5], f"sites: {{found: {{{place}: 4}}}}"))
    assert earned(s, "decline") == 4


@pytest.mark.rule("UG-P-VANISHING-1")
def test_the_race_scores_as_usual_while_it_expands_and_has_no_choice_but_to_vanish() -> None:
    s = position(leaving("ogres", [4, 5]))
    assert refused(s, "vanish") == "UG-P-VANISHING-1"
    play(s, "expand", "stop")
    assert earned(s, "done") == 2 + 3  # with the Muddy Shrooms
