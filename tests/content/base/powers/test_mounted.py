"""Mounted: Hills and Farmland cost one token less."""

import pytest

from elbowroom.engine.regions import members
from tests.content.base.powers.helpers import cost, deploy, position

RIDERS = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: mounted, hand: 8}
    - active: {race: orcs, power: forest}
    regions:
      5: {race: ratmen}
      18: {race: orcs}
    """


@pytest.mark.rule("BASE-P-MOUNTED-1")
def test_hills_and_farmland_cost_one_less_and_nothing_else_does() -> None:
    s = position(RIDERS)
    others = position(RIDERS.replace("mounted", "hill"))
    cheaper = {region for region in range(1, 24) if cost(s, region) == cost(others, region) - 1}
    same = {region for region in range(1, 24) if cost(s, region) == cost(others, region)}
    assert cheaper == {region + 1 for region in members(s.board.hill | s.board.farmland)}
    assert cheaper == {2, 6, 7, 10, 11, 14, 15, 18}
    assert cheaper | same == set(range(1, 24))


@pytest.mark.rule("BASE-P-MOUNTED-1")
def test_exactly_the_lower_cost_is_deployed() -> None:
    s = position(RIDERS)
    assert (deploy(s, "conquer 7"), deploy(s, "conquer 6"), deploy(s, "conquer 4")) == (1, 1, 3)


@pytest.mark.rule("BASE-P-MOUNTED-1", "CORE-6.7")
def test_mounted_giants_add_both_discounts() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: giants, power: mounted, hand: 8}
        - active: {race: orcs, power: forest}
        regions:
          9: {race: giants}
          11: {race: orcs}
        """)
    assert cost(s, 11) == 2 + 1 - 2
    assert cost(s, 2) == 1
