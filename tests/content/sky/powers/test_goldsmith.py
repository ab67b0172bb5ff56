"""Goldsmith: Mines pay 2 more, everything else 1 less."""

import pytest

from tests.content.helpers import earned, play, score_lines
from tests.content.mixing.scene import idle, scene


def smiths(race: str, *held: int, board: str = "base_2", phase: str = "redeploy", decline: str = "") -> str:
    regions = "\n".join(f"  {r}: {{race: {race}}}" for r in held)
    third = "\n- active: {race: elves, power: hill}" if "sky" in board else ""
    return f"""
board: {board}
phase: {phase}
seats:
- active: {{race: {race}, power: goldsmith}}{chr(10) + "  decline: {race: trolls}" if decline else ""}
- active: {{race: ghouls, power: alchemist}}{third}
regions:
{regions}
{decline}
"""


@pytest.mark.rule("SKY-P-GOLDSMITH-1")
@pytest.mark.parametrize(
    ("race", "region", "value"),
    [
        ("ratmen", 3, 3),
        ("ratmen", 7, 0),
        ("dwarves", 3, 4),
        ("dwarves", 7, 0),
        ("humans", 6, 1),  # Farmland
        ("humans", 3, 3),
        ("wizards", 2, 1),  # Magic without a Mine
        ("kraken", 13, 0),
    ],
)
def test_value_of_a_single_region(race: str, region: int, value: int) -> None:
    assert earned(scene(smiths(race, region)), "done") == value


@pytest.mark.rule("SKY-P-GOLDSMITH-1")
def test_every_region_is_floored_for_itself() -> None:
    s = scene(smiths("ratmen", 3, 9, 6, 7))
    assert earned(s, "done") == 3 + 3 + 0 + 0


@pytest.mark.rule("SKY-P-GOLDSMITH-2")
def test_the_race_in_decline_is_untouched() -> None:
    s = scene(smiths("ratmen", 7, decline="  3: {race: trolls}\n  4: {race: trolls}"))
    assert earned(s, "done") == 2


@pytest.mark.rule("SKY-P-GOLDSMITH-2")
def test_conquests_and_islands_are_untouched() -> None:
    text = smiths("orcs", 3, 9, 4, 5, 24, 27, board="base_2+sky_3")  # 24 and 27 are an island
    s = scene(text.replace("power: goldsmith}", "power: goldsmith, hand: 4}").replace("redeploy", "conquer"))
    play(s, "conquer 11")  # a Lost Tribe
    assert earned(s, "stop", "done") == 6 + 0 + 1 + 1


@pytest.mark.rule("SKY-P-GOLDSMITH-2")
def test_in_decline_every_region_pays_one_from_the_decline_turn_on() -> None:
    s = scene(smiths("ratmen", 3, 6, 7, phase="decide"))
    assert earned(s, "decline") == 3
    idle(s)
    assert score_lines(s, "pick 0", "stop").get("ratmen") == 3


@pytest.mark.rule("SKY-P-GOLDSMITH-3")
@pytest.mark.parametrize(
    ("region", "value"),
    [(7, 1), (9, 2), (12, 0), (3, 2), (6, 1)],  # Hill, Mountain with a Mine, Forest, Forest with a Mine, Farmland
)
def test_khans_add_up_both_bonuses_and_both_maluses_before_the_floor(region: int, value: int) -> None:
    assert earned(scene(smiths("khans", region)), "done") == value


@pytest.mark.rule("SKY-P-GOLDSMITH-3")
def test_escargots_are_paid_for_mines_at_the_start_and_their_bonus_at_the_end() -> None:
    s = scene(smiths("escargots", 3, 9, 6, 7))
    assert earned(s, "done") == 2 + 2
    before = s.coins(0)
    idle(s)
    assert s.coins(0) - before == 2  # one for each Mine
