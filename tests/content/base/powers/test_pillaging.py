"""Pillaging: one more coin for each non-empty region conquered."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position, tray

# Around 3: 2 of an opponent, 4 an empty Mountain, 5 natives, 11 of the owner's own race in decline.
PILLAGERS = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: pillaging, hand: 9}
      decline: {race: humans}
    - active: {race: orcs, power: hill}
      decline: {race: elves}
    regions:
      3: {race: ratmen}
      2: {race: orcs}
      9: {race: elves}
      11: {race: humans}
    """


@pytest.mark.rule("BASE-P-PILLAGING-1")
@pytest.mark.parametrize(
    ("actions", "bonus"),
    [
        ([], 0),
        (["conquer 4"], 0),  # a bare Mountain is empty
        (["conquer 5"], 1),  # natives
        (["conquer 2"], 1),  # an active race
        (["conquer 2", "conquer 9"], 2),  # and a race in decline
        (["conquer 11"], 1),  # even the owner's own
        (["conquer 5", "conquer 2", "conquer 11"], 3),
    ],
)
def test_each_non_empty_conquest_of_the_turn_pays_a_coin(actions: list[str], bonus: int) -> None:
    assert end_turn(position(PILLAGERS), *actions).get("pillaging", 0) == bonus


@pytest.mark.rule("BASE-P-PILLAGING-1")
@pytest.mark.parametrize(("pips", "bonus"), [(0, 0), (1, 1)])
def test_a_die_attempt_pays_only_if_it_succeeds(pips: int, bonus: int) -> None:
    s = position(PILLAGERS.replace("hand: 9", "hand: 2"), dice=[pips])
    assert end_turn(s, "die 5").get("pillaging", 0) == bonus


@pytest.mark.rule("BASE-P-PILLAGING-1")
def test_conquests_of_earlier_turns_pay_nothing() -> None:
    s = position(PILLAGERS)
    assert end_turn(s, "conquer 5")["pillaging"] == 1
    pass_turn(s)
    assert "pillaging" not in end_turn(s, "expand")


@pytest.mark.rule("BASE-P-PILLAGING-1", "BASE-0.2")
def test_conquests_of_ghouls_in_decline_pay_nothing() -> None:
    s = position("""
        board: base_2
        phase: legacy
        seats:
        - active: {race: ratmen, power: pillaging}
          decline: {race: ghouls, hand: 3}
        - {}
        regions:
          3: {race: ghouls}
        """)
    assert end_turn(s, "conquer 5") == {"ghouls": 2}


@pytest.mark.rule("BASE-P-PILLAGING-1", "BASE-R-ORCS-3")
def test_pillaging_orcs_are_paid_twice() -> None:
    s = position(PILLAGERS.replace("orcs", "tritons").replace("ratmen", "orcs"))
    assert end_turn(s, "conquer 4", "conquer 5", "conquer 2") == {"orcs": 4 + 2, "pillaging": 2, "humans": 1}


@pytest.mark.rule("BASE-P-PILLAGING-1", "BASE-R-SKELETONS-2")
def test_pillaging_skeletons_count_the_same_regions_for_both() -> None:
    s = position(PILLAGERS.replace("ratmen", "skeletons"))
    left = tray(s, "skeletons")
    lines = end_turn(s, "conquer 5", "conquer 11", "conquer 10")
    assert lines["pillaging"] == 3
    assert tray(s, "skeletons") == left - 1
