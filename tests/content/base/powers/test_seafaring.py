"""Seafaring: Seas and the Lake can be conquered."""

import pytest

from elbowroom.engine.errors import NotAnEntry, NotHabitable, OutOfReach
from tests.content.base.powers.helpers import (
    can,
    cost,
    deploy,
    end_turn,
    held,
    markers,
    offers,
    pass_turn,
    play,
    position,
    race_at,
    refuse,
    tokens,
)

# The Sea 1 has the coasts 2 and 9, the Lake 13 the coasts 3, 4, 11, 12 and 14, the Sea 23 the coasts 16, 21 and 22.
SAILORS = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: seafaring, hand: 9}
    - active: {race: orcs, power: hill}
    regions:
      2: {race: ratmen}
      3: {race: ratmen}
    """

NEWCOMERS = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: RACE, power: seafaring, hand: 9}
    - active: {race: orcs, power: hill}
    """


@pytest.mark.rule("BASE-P-SEAFARING-1")
def test_seas_and_the_lake_cost_two_and_pay_one_coin() -> None:
    s = position(SAILORS)
    assert deploy(s, "conquer 1") == 2
    assert deploy(s, "conquer 13") == 2
    assert end_turn(s) == {"ratmen": 4}


@pytest.mark.rule("BASE-P-SEAFARING-1", "BASE-P-SEAFARING-2")
@pytest.mark.parametrize("power", ["hill", "commando", "flying", "underworld"])
def test_other_races_cannot_enter_water_whatever_their_discounts_and_reach(power: str) -> None:
    s = position(SAILORS.replace("power: hill", "power: forest").replace("seafaring", power))
    for water in (1, 13, 23):
        refuse(s, f"conquer {water}", NotHabitable, "CORE-6.1")


@pytest.mark.rule("BASE-P-SEAFARING-1")
def test_water_is_an_empty_region() -> None:
    text = SAILORS.replace("orcs", "humans").replace("ratmen", "orcs").replace("hand: 9", "hand: 8")
    assert end_turn(position(text), "conquer 1", "conquer 13") == {"orcs": 4}
    assert end_turn(position(text), "conquer 11") == {"orcs": 3 + 1}  # unlike natives


@pytest.mark.rule("BASE-P-SEAFARING-2")
@pytest.mark.parametrize(("water", "coasts"), [(13, [3, 4, 11, 12, 14]), (1, [2, 9]), (23, [16, 21, 22])])
def test_all_coasts_of_held_water_are_adjacent_to_it(water: int, coasts: list[int]) -> None:
    s = position(
        f"""
        board: base_2
        phase: conquer
        seats:
        - active: {{race: ratmen, power: seafaring, hand: 9}}
        - {{}}
        regions:
          {water}: {{race: ratmen}}
        """
    )
    assert offers(s, "conquer") == coasts


@pytest.mark.rule("BASE-P-SEAFARING-2")
def test_tokens_and_markers_can_be_on_water() -> None:
    s = position(NEWCOMERS.replace("RACE", "trolls"))
    play(s, "conquer 1", "conquer 2", "stop", "place 1", "place 1", "done")
    assert tokens(s, 1) >= 3
    assert markers(s, "lair") == {1: 1, 2: 1}


@pytest.mark.rule("BASE-P-SEAFARING-3")
def test_a_sea_at_the_edge_is_an_entry_but_the_lake_is_not() -> None:
    s = position(NEWCOMERS.replace("RACE", "ratmen"))
    assert can(s, "conquer 1")
    assert can(s, "conquer 23")
    refuse(s, "conquer 13", NotAnEntry, "CORE-6.2")


@pytest.mark.rule("BASE-P-SEAFARING-3")
def test_halflings_may_enter_by_the_lake() -> None:
    s = position(NEWCOMERS.replace("RACE", "halflings"))
    play(s, "conquer 13")
    assert (race_at(s, 13), markers(s, "hole")) == ("halflings", {13: 1})


@pytest.mark.rule("BASE-P-SEAFARING-4")
def test_in_decline_the_race_keeps_its_water_and_scores_it() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: seafaring}
        - active: {race: orcs, power: hill}
        regions:
          1: {race: ratmen, tokens: 2}
          13: {race: ratmen}
          2: {race: ratmen}
        """)
    assert end_turn(s, "decline") == {"ratmen": 3}
    assert held(s, 1) == [1, 2, 13]
    pass_turn(s)
    assert end_turn(s, "pick 0")["ratmen"] == 3


@pytest.mark.rule("BASE-P-SEAFARING-4")
def test_ghouls_in_decline_keep_their_water_but_take_no_more() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ghouls, power: seafaring}
        - active: {race: orcs, power: hill}
        regions:
          1: {race: ghouls, tokens: 3}
          3: {race: ghouls, tokens: 3}
        """)
    end_turn(s, "decline")
    assert (tokens(s, 1), tokens(s, 3)) == (3, 3)
    pass_turn(s)
    play(s, "pick 0")
    assert s.phase_name == "legacy"
    refuse(s, "conquer 13", NotHabitable, "CORE-6.1")
    assert offers(s, "conquer") == [2, 4, 5, 9, 11]
    while s.phase_name != "redeploy":
        play(s, "stop")
    assert (s.phase_name, s.acting) == ("redeploy", 1)  # the new race has no region to redeploy to
    play(s, "place 1")
    assert tokens(s, 1) == 2


@pytest.mark.rule("BASE-P-SEAFARING-5")
@pytest.mark.parametrize(("marker", "extra"), [("", 0), (", markers: {fortress: 1}", 1)])
def test_another_seafaring_race_may_take_held_water_from_its_defenders(marker: str, extra: int) -> None:
    text = f"""
        board: base_2
        phase: conquer
        seats:
        - active: {{race: orcs, power: seafaring, hand: 9}}
        - decline: {{race: RACE}}
        regions:
          2: {{race: orcs}}
          1: {{race: RACE{marker}}}
        """
    s = position(text.replace("RACE", "ratmen"))
    assert cost(s, 1) == 2 + 1 + extra
    play(s, "conquer 1")
    assert race_at(s, 1) == "orcs"
    refuse(
        position(text.replace("RACE", "ratmen").replace("seafaring", "commando")), "conquer 1", NotHabitable, "CORE-6.1"
    )


@pytest.mark.rule("BASE-P-SEAFARING-5")
def test_a_lair_on_water_defends_it() -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: orcs, power: seafaring, hand: 9}
        - decline: {race: trolls}
        regions:
          2: {race: orcs}
          1: {race: trolls, markers: {lair: 1}}
        """)
    assert cost(s, 1) == 2 + 1 + 1


@pytest.mark.rule("BASE-P-SEAFARING-5")
def test_the_next_race_of_the_same_player_cannot_take_the_water() -> None:
    text = """
        board: base_2
        phase: conquer
        seats:
        - active: {race: orcs, power: forest, hand: 9}
          decline: {race: ratmen}
        - {}
        regions:
          2: {race: orcs}
          1: {race: ratmen}
        """
    refuse(position(text), "conquer 1", NotHabitable, "CORE-6.1")
    assert cost(position(text.replace("forest", "seafaring")), 1) == 2


@pytest.mark.rule("BASE-P-SEAFARING-6")
def test_an_occupied_sea_still_opens_its_coasts_to_newcomers() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: conquer
        seats:
        - active: {race: ratmen, power: seafaring}
        - active: {race: orcs, power: hill, hand: 9}
        regions:
          23: {race: ratmen}
        """)
    assert not s.board.specs[22 - 1].edge  # it is an entry by the Sea alone
    assert can(s, "conquer 22")


@pytest.mark.rule("BASE-P-SEAFARING-6")
def test_an_occupied_sea_gives_others_no_way_across() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: conquer
        seats:
        - active: {race: ratmen, power: seafaring}
        - active: {race: orcs, power: hill, hand: 9}
        regions:
          23: {race: ratmen}
          16: {race: orcs}
        """)
    refuse(s, "conquer 21", OutOfReach, "CORE-6.3")


@pytest.mark.rule("BASE-P-SEAFARING-7")
def test_giants_get_their_discount_on_water_beside_their_mountain() -> None:
    text = """
        board: base_2
        phase: conquer
        seats:
        - active: {race: giants, power: seafaring, hand: 9}
        - {}
        regions:
          4: {race: giants}
          2: {race: giants}
        """
    s = position(text)
    assert (cost(s, 13), cost(s, 1)) == (1, 2)
    assert deploy(s, "conquer 13") == 1


@pytest.mark.rule("BASE-P-SEAFARING-7")
def test_tritons_get_no_discount_on_water_itself() -> None:
    s = position(SAILORS.replace("ratmen", "tritons"))
    assert (cost(s, 1), cost(s, 13), cost(s, 23)) == (2, 2, 2)
    assert cost(s, 4) == 2  # a Mountain on the coast
