"""Wealthy: seven coins once."""

import pytest

from tests.content.base.powers.helpers import end_turn, pass_turn, position

NEW = """
    board: base_2
    seats:
    - {}
    - active: {race: orcs, power: hill}
    column: [{race: ratmen, power: wealthy}]
    """


@pytest.mark.rule("BASE-P-WEALTHY-1")
def test_seven_coins_are_paid_in_the_first_turn_and_never_again() -> None:
    s = position(NEW)
    assert end_turn(s, "pick 0", "conquer 7") == {"ratmen": 1, "wealthy": 7}
    for _ in range(2):
        pass_turn(s)
        assert end_turn(s, "expand") == {"ratmen": 1}


@pytest.mark.rule("BASE-P-WEALTHY-1")
def test_leaving_the_map_and_coming_back_pays_no_second_time() -> None:
    s = position(NEW)
    end_turn(s, "pick 0", "conquer 7")
    pass_turn(s)
    assert end_turn(s, "expand", "abandon 7", "stop") == {}
    pass_turn(s)
    assert end_turn(s, "expand", "conquer 18") == {"ratmen": 1}


@pytest.mark.rule("BASE-P-WEALTHY-1")
def test_the_next_holder_of_the_badge_is_paid_again() -> None:
    s = position(NEW.replace("    column:", "    notes: {wealthy: {paid: 1}}\n    column:"))
    assert end_turn(s, "pick 0", "conquer 7") == {"ratmen": 1, "wealthy": 7}


@pytest.mark.rule("BASE-P-WEALTHY-2")
def test_without_a_region_the_coins_wait_for_the_first_scoring_with_one() -> None:
    s = position(NEW)
    assert end_turn(s, "pick 0", "stop") == {}
    pass_turn(s)
    assert end_turn(s, "expand", "conquer 7") == {"ratmen": 1, "wealthy": 7}
    pass_turn(s)
    assert end_turn(s, "expand") == {"ratmen": 1}


@pytest.mark.rule("BASE-P-WEALTHY-2")
def test_a_race_that_has_declined_is_never_paid() -> None:
    s = position(NEW)
    end_turn(s, "pick 0", "stop")
    pass_turn(s)
    assert end_turn(s, "decline") == {}
    unpaid = """
        board: base_2
        seats:
        - active: {race: ratmen, power: wealthy}
        - active: {race: orcs, power: hill}
        regions:
          7: {race: ratmen}
        """
    assert end_turn(position(unpaid), "expand") == {"ratmen": 1, "wealthy": 7}
    s = position(unpaid)
    assert end_turn(s, "decline") == {"ratmen": 1}
    pass_turn(s)
    assert "wealthy" not in end_turn(s, "pick 0")
