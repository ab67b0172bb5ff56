"""Berserk: the die may be rolled before any conquest."""

import pytest

from elbowroom.engine.errors import (
    AbilityMissing,
    ChoicePending,
    DieNotAllowed,
    EmptyHand,
    NotEnoughTokens,
    OutOfReach,
    TooLate,
    WrongDecision,
)
from tests.content.base.powers.helpers import (
    can,
    cost,
    deploy,
    end_turn,
    offers,
    play,
    position,
    race_at,
    refuse,
    tokens,
)

# Beside 3: Farmland 2 (cost 2), Mountain 4 with two Elves (5), Swamp 5 and Hill 11 with natives (3), the Lake 13.
NEAR_ELVES = """
    board: base_2
    phase: conquer
    seats:
    - active: {race: ratmen, power: berserk, hand: 3}
    - active: {race: elves, power: hill}
    regions:
      3: {race: ratmen}
      4: {race: elves, tokens: 2}
    """


@pytest.mark.rule("BASE-P-BERSERK-1")
def test_the_die_is_rolled_before_the_region_is_chosen_for_the_first_and_for_later_conquests() -> None:
    s = position(
        """
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: berserk, hand: 4}
        - {}
        """,
        dice=[1, 0, 2],
    )
    play(s, "roll")
    assert s.rolled == 1
    assert offers(s, "conquer") == [2, 3, 5, 7, 8, 9, 10, 16, 17, 18, 19, 20, 21, 22]
    assert deploy(s, "conquer 7") == 1
    play(s, "roll")
    assert s.rolled == 0
    assert deploy(s, "conquer 6") == 2
    play(s, "roll")
    assert s.rolled == 2
    assert deploy(s, "conquer 4") == 1


@pytest.mark.rule("BASE-P-BERSERK-1")
def test_rolling_is_possible_while_ready_and_ends_the_time_for_abandoning() -> None:
    s = position(NEAR_ELVES.replace("phase: conquer", "phase: ready"), dice=[3])
    assert can(s, "abandon 3")
    play(s, "roll")
    refuse(s, "abandon 3", TooLate, "CORE-5.2")


@pytest.mark.rule("BASE-P-BERSERK-1")
def test_there_is_no_roll_outside_the_conquests() -> None:
    s = position(NEAR_ELVES)
    play(s, "stop")
    refuse(s, "roll", WrongDecision, "BASE-P-BERSERK-1")


@pytest.mark.rule("BASE-P-BERSERK-2", "BASE-P-BERSERK-5")
def test_the_pips_replace_tokens_of_the_chosen_conquest() -> None:
    s = position(NEAR_ELVES, dice=[2])
    play(s, "roll")
    assert offers(s, "conquer") == [2, 4, 5, 11]
    assert deploy(s, "conquer 4") == 3
    assert race_at(s, 4) == "ratmen"
    s = position(NEAR_ELVES, dice=[2])
    play(s, "roll")
    assert deploy(s, "conquer 2") == 1
    assert s.hand(0) == 2


@pytest.mark.rule("BASE-P-BERSERK-2")
def test_a_region_one_token_beyond_hand_and_roll_stays_out_of_reach() -> None:
    s = position(NEAR_ELVES, dice=[1])
    play(s, "roll")
    assert offers(s, "conquer") == [2, 5, 11]
    refuse(s, "conquer 4", NotEnoughTokens, "CORE-6.10")


@pytest.mark.rule("BASE-P-BERSERK-2")
def test_a_roll_never_saves_the_last_token() -> None:
    s = position(NEAR_ELVES.replace("hand: 3", "hand: 1"), dice=[3])
    play(s, "roll")
    assert deploy(s, "conquer 2") == 1


@pytest.mark.rule("BASE-P-BERSERK-2")
def test_one_token_and_a_three_take_a_region_that_costs_four() -> None:
    s = position(NEAR_ELVES.replace("hand: 3", "hand: 1").replace("tokens: 2", "tokens: 1"), dice=[3])
    assert cost(s, 4) == 4
    play(s, "roll")
    assert deploy(s, "conquer 4") == 1
    assert race_at(s, 4) == "ratmen"


@pytest.mark.rule("BASE-P-BERSERK-3")
def test_a_conquest_has_one_roll() -> None:
    s = position(NEAR_ELVES, dice=[0])
    play(s, "roll")
    assert offers(s, "conquer") == [2, 5, 11]
    refuse(s, "roll", ChoicePending, "BASE-P-BERSERK-3")


@pytest.mark.rule("BASE-P-BERSERK-3")
def test_giving_up_after_a_roll_ends_the_conquests() -> None:
    s = position(NEAR_ELVES, dice=[0])
    play(s, "roll", "stop")
    assert s.phase_name == "redeploy"
    refuse(s, "conquer 2", WrongDecision, "CORE-4.2")


@pytest.mark.rule("BASE-P-BERSERK-3")
def test_a_roll_that_makes_nothing_affordable_ends_the_conquests_by_itself() -> None:
    s = position(NEAR_ELVES.replace("hand: 3", "hand: 1"), dice=[0])
    play(s, "roll")
    assert s.phase_name == "redeploy"


@pytest.mark.rule("BASE-P-BERSERK-3")
def test_a_conquest_without_a_roll_costs_the_full_price_also_after_a_roll() -> None:
    s = position(NEAR_ELVES.replace("hand: 3", "hand: 5"), dice=[3, 1])
    play(s, "conquer 2")
    assert (tokens(s, 2), s.hand(0)) == (2, 3)
    play(s, "roll", "conquer 11")
    assert (tokens(s, 11), s.hand(0)) == (1, 2)
    assert not can(s, "conquer 5")  # the pips of the last roll are used up
    play(s, "roll")
    assert deploy(s, "conquer 5") == 2


@pytest.mark.rule("BASE-P-BERSERK-4")
def test_a_berserk_race_has_no_final_die_attempt() -> None:
    others = position(NEAR_ELVES.replace("power: berserk", "power: forest"))
    assert offers(others, "die") == [4]
    s = position(NEAR_ELVES)
    assert offers(s, "die") == []
    refuse(s, "die 4", DieNotAllowed, "BASE-P-BERSERK-4")


@pytest.mark.rule("BASE-P-BERSERK-5")
def test_a_roll_needs_a_token_in_hand() -> None:
    s = position(NEAR_ELVES.replace(", hand: 3", ""))
    assert not can(s, "roll")
    refuse(s, "roll", EmptyHand, "BASE-P-BERSERK-5")


@pytest.mark.rule("BASE-P-BERSERK-5")
def test_a_roll_needs_a_legal_target() -> None:
    text = """
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: berserk, hand: 3}
        - active: {race: elves, power: heroic}
        regions:
          17: {race: ratmen}
          10: {race: elves, markers: {hero: 1}}
          18: {race: elves, markers: {hero: 1}}
        """
    s = position(text)
    assert not can(s, "roll")
    refuse(s, "roll", OutOfReach, "BASE-P-BERSERK-5")
    assert can(position(text.replace("18: {race: elves, markers: {hero: 1}}", "18: {race: elves}")), "roll")


@pytest.mark.rule("BASE-P-BERSERK-6")
def test_discounts_of_the_race_come_off_before_the_die() -> None:
    s = position(NEAR_ELVES.replace("ratmen", "tritons"), dice=[2])
    assert cost(s, 4) == 4  # on the coast of the Lake
    play(s, "roll", "conquer 4")
    assert (tokens(s, 4), s.hand(0)) == (2, 1)
    s = position(NEAR_ELVES.replace("ratmen", "tritons"), dice=[3])
    play(s, "roll", "conquer 2")
    assert (tokens(s, 2), s.hand(0)) == (1, 2)


@pytest.mark.rule("BASE-P-BERSERK-6")
def test_ghouls_in_decline_do_not_roll_for_the_berserk_race_of_their_owner() -> None:
    s = position("""
        board: base_2
        phase: legacy
        seats:
        - active: {race: ratmen, power: berserk, hand: 3}
          decline: {race: ghouls, hand: 2}
        - active: {race: elves, power: hill}
        regions:
          3: {race: ghouls}
          4: {race: elves}
        """)
    refuse(s, "roll", WrongDecision, "BASE-P-BERSERK-1")
    assert offers(s, "die") == [4, 5, 11]  # and theirs is the ordinary die


@pytest.mark.rule("BASE-P-BERSERK-6")
def test_berserk_ghouls_lose_the_roll_when_they_decline() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ghouls, power: berserk}
        - active: {race: elves, power: hill}
        regions:
          3: {race: ghouls, tokens: 4}
        """)
    end_turn(s, "decline")
    end_turn(s, "expand")
    play(s, "pick 0")
    assert s.phase_name == "legacy"
    refuse(s, "roll", AbilityMissing, "CORE-4.9")
