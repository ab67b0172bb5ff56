"""Fisher: coins for pairs of regions beside a River."""

import pytest

from tests.content.helpers import earned, play
from tests.content.underground.powers.helpers import paid, position


@pytest.mark.rule("UG-P-FISHER-1")
@pytest.mark.parametrize(
    ("held", "coins"),
    [
        ([], 0),
        ([4], 0),
        ([4, 11], 1),
        ([4, 11, 20], 1),
        ([4, 11, 20, 26], 2),
        ([4, 11, 20, 26, 24], 2),
        ([5, 6, 12, 13], 0),  # no River beside them
        ([4, 5, 6, 12], 0),
    ],
)
def test_every_complete_pair_of_coastal_regions_pays_a_coin(held: list[int], coins: int) -> None:
    s = position(f"""
    board: underground_2
    phase: redeploy
    seats:
    - active: {{race: ogres, power: fisher}}
    - active: {{race: gnomes, power: shield}}
    regions: {{{", ".join(f"{r}: {{race: ogres}}" for r in held)}}}
    """)
    assert paid(s, "fisher", "done") == coins


@pytest.mark.rule("UG-P-FISHER-1")
@pytest.mark.parametrize(("held", "coins"), [([3, 17], 0), ([3, 17, 25], 0), ([3, 4], 0), ([3, 17, 4, 11], 1)])
def test_a_river_region_is_no_coast_although_it_borders_another_one(held: list[int], coins: int) -> None:
    s = position(f"""
    board: underground_2
    phase: redeploy
    seats:
    - active: {{race: kraken, power: fisher}}
    - active: {{race: gnomes, power: shield}}
    regions: {{{", ".join(f"{r}: {{race: kraken}}" for r in held)}}}
    """)
    assert paid(s, "fisher", "done") == coins


@pytest.mark.rule("UG-P-FISHER-1")
def test_only_regions_of_the_active_fishers_count() -> None:
    s = position("""
    board: underground_2
    seats:
    - active: {race: ogres, power: fisher}
      decline: {race: drow}
    - active: {race: gnomes, power: shield}
    regions:
      4: {race: ogres}
      11: {race: ogres}
      20: {race: ogres}
      26: {race: drow}
    """)
    declining = s.copy()
    play(s, "expand", "stop")
    assert paid(s, "fisher", "done") == 1
    assert earned(declining, "decline") == 3
