"""Quarreling: a coin for each group of regions."""

import pytest

from tests.content.helpers import earned
from tests.content.underground.powers.helpers import paid, position


def camps(race: str, held: list[int], more: str = "") -> str:
    regions = "".join(f"\n  {r}: {{race: {race}}}" for r in held)
    return f"""
board: underground_2
phase: redeploy
seats:
- active: {{race: {race}, power: quarreling, hand: {0 if held else 2}}}
- active: {{race: gnomes, power: shield}}
regions:
  18: {{natives: 0}}{regions}
{more}
"""


@pytest.mark.rule("UG-P-QUARRELING-1")
@pytest.mark.parametrize(
    ("race", "held", "coins"),
    [
        ("ogres", [], 0),
        ("ogres", [4], 1),
        ("ogres", [11, 4, 5, 6, 13], 1),
        ("ogres", [4, 5, 13], 2),
        ("ogres", [4, 5, 26, 27], 2),
        ("ogres", [5, 13, 26, 7], 4),
        ("kraken", [2, 3, 4], 1),  # they share borders with the River region
        ("kraken", [2, 4], 2),
    ],
)
def test_every_group_without_a_common_border_pays_a_coin(race: str, held: list[int], coins: int) -> None:
    s = position(camps(race, held))
    assert paid(s, "quarreling", "done") == coins


@pytest.mark.rule("UG-P-QUARRELING-2")
@pytest.mark.parametrize("found", ["", "sites: {found: {great_brass_pipe: 4}}"])
@pytest.mark.parametrize("race", ["ogres", "spiderines"])
def test_neither_chasms_nor_the_pipe_merge_groups(race: str, found: str) -> None:
    s = position(camps(race, [4, 20, 7], found))  # all Mystic Crystals, 7 and 20 beside Chasms
    assert paid(s, "quarreling", "done") == 3


@pytest.mark.rule("UG-P-QUARRELING-1")
@pytest.mark.parametrize("declined", [5, 27])
def test_the_players_race_in_decline_makes_no_group_and_fills_no_gap(declined: int) -> None:
    s = position(f"""
    board: underground_2
    phase: redeploy
    seats:
    - active: {{race: ogres, power: quarreling}}
      decline: {{race: drow}}
    - active: {{race: gnomes, power: shield}}
    regions:
      4: {{race: ogres}}
      6: {{race: ogres}}
      {declined}: {{race: drow}}
    """)
    assert paid(s, "quarreling", "done") == 2


@pytest.mark.rule("UG-P-QUARRELING-1")
def test_nothing_is_paid_in_decline() -> None:
    s = position(camps("ogres", [4, 13]).replace("redeploy", "decide"))
    assert earned(s, "decline") == 2
