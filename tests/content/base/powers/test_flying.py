"""Flying: any land region is in reach."""

import pytest

from elbowroom.engine.errors import NotAnEntry, NotHabitable, OutOfReach
from tests.content.base.powers.helpers import cost, offers, play, position, race_at, refuse

LAND = [region for region in range(1, 24) if region not in (1, 13, 23)]

FLYERS = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: flying, hand: 8}
    - {}
    regions:
      17: {race: ratmen}
    """


@pytest.mark.rule("BASE-P-FLYING-1")
def test_every_land_region_is_in_reach_and_no_water() -> None:
    s = position(FLYERS)
    assert offers(s, "conquer") == [region for region in LAND if region != 17]
    for water in (1, 13, 23):
        refuse(s, f"conquer {water}", NotHabitable, "CORE-6.1")
    refuse(position(FLYERS.replace("flying", "hill")), "conquer 4", OutOfReach, "CORE-6.3")


@pytest.mark.rule("BASE-P-FLYING-1")
def test_conquests_need_not_touch_each_other() -> None:
    s = position(FLYERS)
    play(s, "conquer 7", "conquer 20", "conquer 9")
    assert (race_at(s, 7), race_at(s, 20), race_at(s, 9)) == ("ratmen",) * 3


@pytest.mark.rule("BASE-P-FLYING-2")
def test_the_first_conquest_may_be_inland() -> None:
    text = """
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: flying, hand: 8}
        - {}
        """
    s = position(text)
    assert offers(s, "conquer") == LAND
    refuse(s, "conquer 1", NotHabitable, "CORE-6.1")
    refuse(position(text.replace("flying", "hill")), "conquer 4", NotAnEntry, "CORE-6.2")
    play(s, "conquer 4")
    assert race_at(s, 4) == "ratmen"


@pytest.mark.rule("BASE-P-FLYING-3")
def test_the_cost_is_normal() -> None:
    flying, walking = position(FLYERS), position(FLYERS.replace("flying", "hill"))
    for region in LAND:
        assert cost(flying, region) == cost(walking, region)


@pytest.mark.rule("BASE-P-FLYING-3")
def test_flying_giants_get_their_discount_only_beside_their_mountain() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: giants, power: flying, hand: 8}
        - {}
        regions:
          20: {race: giants}
        """)
    assert cost(s, 21) == 1
    assert (cost(s, 7), cost(s, 3), cost(s, 22)) == (2, 2, 2)
