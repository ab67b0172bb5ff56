"""Commando: every region costs one token less."""

import pytest

from tests.content.base.powers.helpers import cost, play, position, tokens

COMMANDOS = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: commando, hand: 8}
    - active: {race: orcs, power: hill}
    regions:
      3: {race: ratmen}
      11: {race: orcs, tokens: 2}
    """


@pytest.mark.rule("BASE-P-COMMANDO-1")
def test_every_kind_of_region_costs_one_less() -> None:
    s = position(COMMANDOS)
    others = position(COMMANDOS.replace("commando", "forest"))
    assert (cost(s, 2), cost(s, 4), cost(s, 5), cost(s, 11)) == (1, 2, 2, 3)
    for region in range(1, 24):
        if region != 3:
            assert cost(s, region) == cost(others, region) - 1


@pytest.mark.rule("BASE-P-COMMANDO-1")
def test_exactly_the_lower_cost_is_deployed() -> None:
    s = position(COMMANDOS)
    play(s, "conquer 2", "conquer 4", "conquer 11")
    assert (tokens(s, 2), tokens(s, 4), tokens(s, 11), s.hand(0)) == (1, 2, 3, 2)


@pytest.mark.rule("BASE-P-COMMANDO-1", "CORE-6.7")
def test_a_second_discount_never_makes_a_region_free() -> None:
    s = position(COMMANDOS.replace("ratmen", "tritons"))
    assert cost(s, 2) == 1
    assert cost(s, 4) == 1


@pytest.mark.rule("BASE-P-COMMANDO-1", "BASE-0.2")
def test_ghouls_in_decline_pay_the_full_price_beside_a_commando_race() -> None:
    s = position("""
        board: base_2
        phase: legacy
        seats:
        - active: {race: ratmen, power: commando, hand: 8}
          decline: {race: ghouls, hand: 4}
        - {}
        regions:
          3: {race: ghouls}
        """)
    assert (cost(s, 2), cost(s, 4)) == (2, 3)
