"""SKY-5: what a region is worth."""

import pytest

from elbowroom.engine.scoring import score_items, seat_score
from tests.content.helpers import earned, score_lines
from tests.content.sky.positions import under_the_sky
from tests.content.underground.turns import idle
from tests.engine.games import random_game


def held(race: str, power: str, *regions: str, seat: str = "", others: str = "") -> str:
    """A race that holds the given regions and stops conquering now."""
    land = "".join(f"\n  {region}" for region in regions)
    return f"""
phase: conquer
seats: [{{active: {{race: {race}, power: {power}}}{seat}}}, {{}}, {{}}]
regions:{land}{others}
"""


# Terrain of base_2+sky_3: 7 Hill, 6 Farmland, 22 Forest, 20 Mountain, 21 Swamp, 1 Sea, 13 Lake, 3 Forest with Mine,
# 9 Mountain with Mine, 2 Farmland with Magic, 8 Forest with Magic.
TABLE = [
    ("khans", "airborne", 7, 2),
    ("khans", "airborne", 6, 2),
    ("khans", "airborne", 22, 0),
    ("khans", "airborne", 20, 0),
    ("khans", "seafaring", 1, 0),
    ("khans", "seafaring", 13, 0),
    ("khans", "merchant", 6, 3),
    ("khans", "merchant", 21, 1),
    ("khans", "hill", 7, 3),
    ("khans", "hill", 6, 2),
    ("khans", "hill", 22, 0),
    ("khans", "forest", 22, 1),
    ("ratmen", "goldsmith", 3, 3),
    ("ratmen", "goldsmith", 7, 0),
    ("dwarves", "goldsmith", 3, 4),
    ("dwarves", "goldsmith", 7, 0),
    ("humans", "goldsmith", 6, 1),
    ("wizards", "goldsmith", 8, 1),
    ("khans", "goldsmith", 7, 1),
    ("khans", "goldsmith", 9, 2),
    ("khans", "goldsmith", 22, 0),
]


@pytest.mark.rule("SKY-5.1", "SKY-9.5")
@pytest.mark.parametrize(("race", "power", "region", "coins"), TABLE)
def test_the_table_of_values(race: str, power: str, region: int, coins: int) -> None:
    s = under_the_sky(held(race, power, f"{region}: {{race: {race}}}"))
    assert earned(s, "stop", "done") == coins


@pytest.mark.rule("SKY-5.1")
def test_a_fortress_is_counted_before_the_floor() -> None:
    s = under_the_sky(held("khans", "fortified", "22: {race: khans, markers: {fortress: 1}}", "12: {race: khans}"))
    assert earned(s, "stop", "done") == 1 + 0


@pytest.mark.rule("SKY-5.1")
@pytest.mark.parametrize(("race", "region", "coins"), [("humans", 8, 4), ("khans", 34, 1 + 1 + 2)])
def test_goldsmiths_in_rich_terrain_with_a_mine(race: str, region: int, coins: int) -> None:
    text = held(race, "goldsmith", f"{region}: {{race: {race}}}").replace("{}, {}]", "{}, {}, {}, {}]")
    s = under_the_sky("board: base_4+sky_3" + text)
    assert s.board.specs[region - 1].symbols == ["mine"]
    assert earned(s, "stop", "done") == coins


@pytest.mark.rule("SKY-5.1")
def test_the_floor_is_applied_once_to_each_region() -> None:
    s = under_the_sky(held("khans", "goldsmith", *(f"{region}: {{race: khans}}" for region in (22, 8, 9, 7))))
    lines = score_lines(s, "stop", "done")
    assert sum(lines.values()) == 0 + 0 + 2 + 1


@pytest.mark.rule("SKY-5.2")
@pytest.mark.parametrize(
    ("race", "power", "actions", "coins"),
    [
        ("orcs", "goldsmith", ["conquer 21"], 1),
        ("khans", "pillaging", ["conquer 21"], 1),
        ("khans", "alchemist", [], 2),
        ("khans", "wealthy", [], 7),
        ("khans", "exploring", [], 1),
    ],
)
def test_coins_that_belong_to_no_region_are_never_reduced(
    race: str, power: str, actions: list[str], coins: int
) -> None:
    text = f"""
    phase: conquer
    seats: [{{active: {{race: {race}, power: {power}, hand: 4}}}}, {{active: {{race: elves, power: hill}}}}, {{}}]
    regions: {{22: {{race: {race}}}, 32: {{race: {race}}}, 21: {{race: elves}}}}
    """
    if power == "goldsmith":
        text = text.replace("32:", "30:")  # no Mine
    s = under_the_sky(text)
    assert earned(s, *actions, "stop", "done") == coins


@pytest.mark.rule("SKY-5.2", "SKY-5.5")
def test_goldsmith_orcs_with_mines_conquests_and_an_island() -> None:
    regions = [f"{region}: {{race: orcs}}" for region in (25, 26, 29, 30, 9, 7)]  # the island of four; Mines in 25, 9
    s = under_the_sky(held("orcs", "goldsmith", *regions).replace("goldsmith}", "goldsmith, nonempty: 3}"))
    assert earned(s, "stop", "done") == 6 + 0 + 3 + 1


@pytest.mark.rule("SKY-5.3")
@pytest.mark.parametrize(("race", "power"), [("khans", "airborne"), ("ratmen", "goldsmith")])
def test_a_malus_never_touches_the_race_in_decline_or_buried_tokens(race: str, power: str) -> None:
    land = (f"22: {{race: {race}}}", "21: {race: dwarves}", "3: {race: dwarves}")
    s = under_the_sky(held(race, power, *land, seat=", decline: {race: dwarves}"))
    lines = score_lines(s, "stop", "done")
    assert lines["dwarves"] == 1 + 2
    assert sum(lines.values()) == 1 + 2


@pytest.mark.rule("SKY-5.3")
def test_buried_tokens_under_goldsmith_scavengers_pay_in_full() -> None:
    land = ("22: {race: scavengers, buried: ratmen}", "9: {race: scavengers, buried: ratmen}")
    s = under_the_sky(held("scavengers", "goldsmith", *land, seat=", decline: {race: ratmen}"))
    assert score_lines(s, "stop", "done")["ratmen"] == 2
    s = under_the_sky(held("scavengers", "goldsmith", *land, seat=", decline: {race: ratmen}"))
    assert earned(s, "stop", "done") == 0 + 3 + 2


@pytest.mark.rule("SKY-5.3")
def test_after_the_decline_khans_and_goldsmith_are_forgotten() -> None:
    land = [f"{region}: {{race: khans}}" for region in (22, 9, 7)]
    s = under_the_sky(held("khans", "goldsmith", *land).replace("conquer", "decide"))
    assert earned(s, "decline") == 3


@pytest.mark.rule("SKY-5.4")
def test_escargots_get_their_basic_coins_at_the_start_and_the_rest_in_the_scoring() -> None:
    land = [f"{region}: {{race: escargots}}" for region in (2, 3, 7)]
    s = under_the_sky(held("escargots", "merchant", *land))
    assert earned(s, "stop", "done") == 3
    before = s.coins(0)
    idle(s, 2)
    assert (s.turn_of, s.coins(0) - before) == (0, 3)


@pytest.mark.rule("SKY-5.5")
def test_the_total_is_the_sum_of_all_parts() -> None:
    land = (
        "22: {race: scavengers, buried: dwarves}",  # 0 for Goldsmith, 1 for the buried Dwarf
        "9: {race: scavengers, buried: dwarves}",  # 3, and 2 for a Dwarf in a Mine
        "24: {race: dwarves}",
        "27: {race: dwarves}",  # 1 each, and 1 for the island
    )
    s = under_the_sky(held("scavengers", "goldsmith", *land, seat=", decline: {race: dwarves}"))
    assert earned(s, "stop", "done") == 0 + 3 + 1 + 2 + 2 + 1


@pytest.mark.rule("SKY-5.5")
@pytest.mark.parametrize("board", ["base_2+sky_3", "base_4+sky_2"])
def test_the_lines_of_every_score_add_up_to_it(board: str) -> None:
    looked = 0
    for s, _ in random_game(board, 11, busy=True):
        if s.phase_name in ("decide", "redeploy"):
            for seat in range(s.rules.players):
                looked += 1
                assert sum(item.coins for item in score_items(s, seat)) == seat_score(s, seat)
    assert looked > 100
