"""Exploring: pairs of a region on the ground and one in the sky."""

import pytest

from elbowroom.content.setup import rules_for
from tests.content.helpers import score_lines
from tests.content.mixing.scene import scene


def explorers(*held: int, phase: str = "redeploy", decline: str = "") -> str:
    regions = "\n".join(f"  {r}: {{race: ratmen}}" for r in held)
    return f"""
board: base_2+sky_2
phase: {phase}
seats:
- active: {{race: ratmen, power: exploring}}{chr(10) + "  decline: {race: humans}" if decline else ""}
- active: {{race: orcs, power: hill}}
- active: {{race: elves, power: forest}}
regions:
{regions}
{decline}
"""


@pytest.mark.rule("SKY-P-EXPLORING-1")
@pytest.mark.parametrize(
    ("held", "pairs"),
    [((3, 4, 5, 6, 24, 25, 29), 3), ((3, 4, 5, 6, 7, 8), 0), ((24, 25), 0), ((3, 24, 25), 1), ((3, 4, 24, 30), 2)],
)
def test_one_coin_for_every_pair(held: tuple[int, ...], pairs: int) -> None:
    lines = score_lines(scene(explorers(*held)), "done")
    assert lines["ratmen"] == len(held)
    assert lines.get("exploring", 0) == pairs


@pytest.mark.rule("SKY-P-EXPLORING-1")
def test_held_water_counts() -> None:
    s = scene("""
board: base_2+sky_2
phase: redeploy
seats:
- active: {race: kraken, power: exploring}
- active: {race: orcs, power: hill}
- active: {race: elves, power: forest}
regions:
  13: {race: kraken}
  30: {race: kraken}
""")
    assert score_lines(s, "done") == {"kraken": 2, "exploring": 1}


@pytest.mark.rule("SKY-P-EXPLORING-2")
def test_regions_of_the_race_in_decline_make_no_pairs() -> None:
    s = scene(explorers(3, 4, decline="  24: {race: humans}\n  25: {race: humans}"))
    assert score_lines(s, "done") == {"ratmen": 2, "humans": 2}


@pytest.mark.rule("SKY-P-EXPLORING-2")
def test_not_in_decline() -> None:
    s = scene(explorers(3, 4, 24, phase="decide"))
    assert score_lines(s, "decline") == {"ratmen": 3}


@pytest.mark.rule("SKY-P-EXPLORING-3")
@pytest.mark.parametrize(
    ("board", "stays"), [("base_2", False), ("base_5", False), ("underground_3", False), ("base_2+sky_3", True)]
)
def test_it_is_removed_without_the_sky_board(board: str, stays: bool) -> None:
    rules = rules_for(board, boxes=("base", "underground", "sky"), sites=True)
    assert (rules.power_named("exploring") >= 0) is stays
