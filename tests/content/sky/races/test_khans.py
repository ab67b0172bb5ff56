"""Khans: Hills and Farmlands pay more, everything else less."""

import pytest

from tests.content.helpers import earned, pass_turn, play, score_lines
from tests.content.sky.positions import under_the_sky

HILLS = (7, 11, 18)
FORESTS = (3, 8, 12)


def khans(*held: int, power: str = "airborne", others: str = "", decline: str = "") -> str:
    """Khans who stand in the given regions and have just stopped conquering."""
    land = ", ".join(f"{region}: {{race: khans}}" for region in held)
    return f"""
    phase: conquer
    seats: [{{active: {{race: khans, power: {power}}}{decline}}}, {{}}, {{}}]
    regions: {{{land}{others}}}
    """


@pytest.mark.rule("SKY-R-KHANS-1", "SKY-5.1")
@pytest.mark.parametrize(
    ("region", "coins"),
    # Hill, Farmland, a Hill and a Farmland of the sky | Forest, Swamp, Mountain, a Forest and a Mountain of the sky
    [(7, 2), (6, 2), (26, 2), (24, 2), (3, 0), (21, 0), (4, 0), (32, 0), (25, 0)],
)
def test_each_region_pays_by_its_terrain(region: int, coins: int) -> None:
    s = under_the_sky(khans(region))
    assert earned(s, "stop", "done") == coins


@pytest.mark.rule("SKY-R-KHANS-1")
def test_a_poor_region_takes_nothing_from_a_rich_one() -> None:
    s = under_the_sky(khans(7, *FORESTS))
    assert earned(s, "stop", "done") == 2


@pytest.mark.rule("SKY-R-KHANS-2")
@pytest.mark.parametrize("water", [1, 13])
def test_seas_and_lakes_are_among_the_others(water: int) -> None:
    s = under_the_sky(khans(water, 7, power="seafaring"))
    assert earned(s, "stop", "done") == 2


@pytest.mark.rule("SKY-R-KHANS-2")
def test_their_players_race_in_decline_scores_normally() -> None:
    others = ", 21: {race: orcs}, 18: {race: orcs}"
    s = under_the_sky(khans(7, 3, others=others, decline=", decline: {race: orcs}"))
    lines = score_lines(s, "stop", "done")
    assert (lines["khans"], lines["orcs"]) == (2, 2)


@pytest.mark.rule("SKY-R-KHANS-2")
def test_bonuses_are_added_before_the_floor() -> None:
    s = under_the_sky(khans(3, 8, 7, power="forest"))
    assert earned(s, "stop", "done") == 1 + 1 + 2  # 1 + 1 - 1 each Forest


@pytest.mark.rule("SKY-R-KHANS-3")
def test_three_hills_and_three_forests_pay_six_active_and_six_in_decline() -> None:
    s = under_the_sky(khans(*HILLS, *FORESTS))
    assert earned(s, "stop", "done") == 6
    for _ in range(2):
        pass_turn(s)
    assert earned(s, "decline") == 6


@pytest.mark.rule("SKY-R-KHANS-3")
def test_in_decline_every_region_pays_one() -> None:
    s = under_the_sky(khans(*FORESTS, 7).replace("conquer", "decide"))
    assert earned(s, "decline") == 4  # the turn of the decline
    for _ in range(2):
        pass_turn(s)
    play(s, "pick 0")
    before = s.coins(0)
    pass_turn(s)
    assert s.coins(0) - before == 4
