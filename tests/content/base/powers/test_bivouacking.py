"""Bivouacking: five Encampments that defend, withdraw and move."""

import pytest

from elbowroom.engine.errors import NotConvertible, NothingToPlace, NotYours, WrongDecision
from elbowroom.engine.scoring import winners
from tests.content.base.powers.helpers import (
    can,
    cost,
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
    tray,
)

REDEPLOYING = """
    board: base_2
    phase: redeploy
    seats:
    - active: {race: ratmen, power: bivouacking}
    - active: {race: orcs, power: commando}
    regions:
      10: {race: ratmen}
      17: {race: ratmen}
      18: {race: ratmen}
    """

# The Orcs stand next to region 10, where one Ratman and three Encampments are.
ATTACKED = """
    board: base_2
    turn: 2
    phase: conquer
    seats:
    - active: {race: ratmen, power: bivouacking}
    - active: {race: orcs, power: hill, hand: 9}
    regions:
      9: {race: orcs}
      10: {race: ratmen, markers: {encampment: 3}}
      17: {race: ratmen, tokens: 2, markers: {encampment: 1}}
      18: {race: ratmen, markers: {encampment: 1}}
    """


@pytest.mark.rule("BASE-P-BIVOUACKING-1")
def test_the_five_encampments_go_into_regions_of_the_race_any_number_in_each() -> None:
    s = position(REDEPLOYING)
    assert offers(s, "camp") == [10, 17, 18]
    refuse(s, "camp 12", NotYours, "BASE-P-BIVOUACKING-1")
    play(s, "camp 17", "camp 17", "camp 17", "camp 17", "camp 17")
    assert markers(s, "encampment") == {17: 5}
    refuse(s, "camp 10", NothingToPlace, "BASE-P-BIVOUACKING-1")
    s = position(REDEPLOYING)
    play(s, "camp 10", "camp 17", "camp 17", "camp 18", "camp 18")
    assert markers(s, "encampment") == {10: 1, 17: 2, 18: 2}


@pytest.mark.rule("BASE-P-BIVOUACKING-1")
def test_encampments_may_all_be_moved_every_turn() -> None:
    s = position(REDEPLOYING)
    play(s, *["camp 17"] * 5, "done")
    for place in (10, 18):
        pass_turn(s)
        play(s, "expand", "stop")
        start = next(iter(markers(s, "encampment")))
        for _ in range(5):
            play(s, f"lift_camp {start}", f"camp {place}")
        play(s, "done")
        assert markers(s, "encampment") == {place: 5}


@pytest.mark.rule("BASE-P-BIVOUACKING-1")
def test_without_a_region_encampments_stay_off_the_map() -> None:
    s = position("""
        board: base_2
        phase: redeploy
        seats:
        - active: {race: ratmen, power: bivouacking, hand: 3}
        - active: {race: orcs, power: commando}
        """)
    assert offers(s, "camp") == []
    end_turn(s)
    assert markers(s, "encampment") == {}


@pytest.mark.rule("BASE-P-BIVOUACKING-1")
@pytest.mark.parametrize("action", ["camp 10", "lift_camp 17"])
def test_encampments_are_not_placed_among_the_conquests(action: str) -> None:
    s = position("""
        board: base_2
        phase: conquer
        seats:
        - active: {race: ratmen, power: bivouacking, hand: 3}
        - active: {race: orcs, power: commando}
        regions:
          10: {race: ratmen}
          17: {race: ratmen, markers: {encampment: 4}}
        """)
    refuse(s, action, WrongDecision, "BASE-P-BIVOUACKING-1")


@pytest.mark.rule("BASE-P-BIVOUACKING-2")
def test_each_encampment_raises_the_cost_by_one() -> None:
    s = position(ATTACKED)
    assert cost(s, 10) == 2 + 1 + 3
    assert cost(s, 18) == 2 + 1 + 1
    assert cost(s, 17) == 2 + 2 + 1


@pytest.mark.rule("BASE-P-BIVOUACKING-2")
def test_an_encampment_counts_as_a_token_against_sorcery() -> None:
    text = """
        board: base_2
        phase: conquer
        seats:
        - active: {race: sorcerers, power: hill, hand: 1}
        - active: {race: ratmen, power: bivouacking}
        regions:
          9: {race: sorcerers}
          10: {race: ratmen, markers: {encampment: 1}}
        """
    s = position(text)
    refuse(s, "sorcery 10", NotConvertible, "BASE-R-SORCERERS-2")
    assert can(position(text.replace(", markers: {encampment: 1}", "")), "sorcery 10")


@pytest.mark.rule("BASE-P-BIVOUACKING-2", "BASE-P-BIVOUACKING-3")
def test_encampments_do_not_hold_a_region_when_the_last_token_is_lost() -> None:
    s = position(ATTACKED)
    play(s, "conquer 10")
    assert (race_at(s, 10), tokens(s, 10)) == ("orcs", 6)
    assert held(s, 0) == [17, 18]
    assert markers(s, "encampment") == {17: 1, 18: 1}


@pytest.mark.rule("BASE-P-BIVOUACKING-2")
def test_encampments_do_not_count_in_the_tie_break() -> None:
    text = """
        board: base_2
        round: 10
        turn: 2
        phase: redeploy
        seats:
        - {coins: 11, active: {race: ratmen, power: bivouacking}}
        - {coins: 10, active: {race: orcs, power: hill}}
        regions:
          17: {race: ratmen, tokens: 2, markers: {encampment: 5}}
          9: {race: orcs, tokens: 3}
        """
    s = position(text)
    end_turn(s)
    assert s.over
    assert s.coins(0) == s.coins(1)
    assert winners(s) == [1]
    s = position(text.replace("tokens: 3", "tokens: 2"))
    end_turn(s)
    assert winners(s) == [0, 1]


@pytest.mark.rule("BASE-P-BIVOUACKING-3")
def test_the_owner_places_encampments_of_a_lost_region_although_its_tokens_are_all_gone() -> None:
    s = position(ATTACKED)
    play(s, "conquer 10", "stop", "done")
    assert (s.phase_name, s.decider, s.turn_of) == ("withdraw", 0, 1)
    assert s.hand(0) == 0  # the only token there is lost, nothing but Encampments is left to place
    assert tray(s, "ratmen") == 13 - 3
    assert offers(s, "camp") == [17, 18]
    refuse(s, "camp 10", NotYours, "BASE-P-BIVOUACKING-1")
    play(s, "camp 18", "camp 18", "camp 17")
    refuse(s, "camp 17", NothingToPlace, "BASE-P-BIVOUACKING-1")
    play(s, "done")
    assert markers(s, "encampment") == {17: 2, 18: 3}
    assert s.turn_of == 0


@pytest.mark.rule("BASE-P-BIVOUACKING-3")
def test_encampments_elsewhere_do_not_move_in_the_withdrawal() -> None:
    s = position(ATTACKED)
    play(s, "conquer 10", "stop", "done")
    assert offers(s, "lift_camp") == []
    play(s, "camp 17", "camp 17", "camp 17")
    assert offers(s, "lift_camp") == []
    refuse(s, "lift_camp 18", WrongDecision, "BASE-P-BIVOUACKING-1")


@pytest.mark.rule("BASE-P-BIVOUACKING-3")
def test_tokens_and_encampments_withdraw_together() -> None:
    s = position(ATTACKED.replace("10: {race: ratmen,", "10: {race: ratmen, tokens: 3,"))
    play(s, "conquer 10", "stop", "done")
    assert s.hand(0) == 2
    play(s, "place 17", "camp 18", "place 18", "camp 18", "camp 18", "done")
    assert (tokens(s, 17), tokens(s, 18)) == (3, 2)
    assert markers(s, "encampment") == {17: 1, 18: 4}


@pytest.mark.rule("BASE-P-BIVOUACKING-3")
def test_with_one_region_left_the_encampments_go_there_without_a_question() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: conquer
        seats:
        - active: {race: ratmen, power: bivouacking}
        - active: {race: orcs, power: hill, hand: 9}
        regions:
          9: {race: orcs}
          10: {race: ratmen, markers: {encampment: 3}}
          17: {race: ratmen, markers: {encampment: 2}}
        """)
    play(s, "conquer 10", "stop", "done")
    assert s.turn_of == 0
    assert markers(s, "encampment") == {17: 5}


@pytest.mark.rule("BASE-P-BIVOUACKING-3")
def test_with_no_region_left_encampments_wait_for_the_next_redeployment_of_their_owner() -> None:
    s = position("""
        board: base_2
        turn: 2
        phase: conquer
        seats:
        - active: {race: ratmen, power: bivouacking}
        - active: {race: orcs, power: hill, hand: 9}
        regions:
          9: {race: orcs}
          10: {race: ratmen, tokens: 2, markers: {encampment: 5}}
        """)
    assert cost(s, 10) == 9
    play(s, "conquer 10", "done")
    assert (s.turn_of, s.hand(0)) == (0, 1)
    assert markers(s, "encampment") == {}
    play(s, "expand")
    s.chance.forced = [3]
    play(s, "die 17")
    assert (s.phase_name, race_at(s, 17)) == ("redeploy", "ratmen")
    assert offers(s, "camp") == [17]
    play(s, "done")
    assert markers(s, "encampment") == {17: 5}


@pytest.mark.rule("BASE-P-BIVOUACKING-4")
def test_encampments_stay_on_the_map_while_their_owner_moves() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: bivouacking}
        - active: {race: orcs, power: hill}
        regions:
          10: {race: ratmen, tokens: 3, markers: {encampment: 4}}
          17: {race: ratmen, tokens: 2, markers: {encampment: 1}}
        """)
    play(s, "expand")
    assert (s.phase_name, s.hand(0)) == ("ready", 3)
    assert markers(s, "encampment") == {10: 4, 17: 1}
    play(s, "conquer 18")
    assert markers(s, "encampment") == {10: 4, 17: 1}


@pytest.mark.rule("BASE-P-BIVOUACKING-4")
def test_abandoning_returns_encampments_to_the_hand() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: bivouacking}
        - active: {race: orcs, power: hill}
        regions:
          10: {race: ratmen, markers: {encampment: 4}}
          17: {race: ratmen, markers: {encampment: 1}}
          18: {race: ratmen}
        """)
    play(s, "expand", "abandon 10")
    assert markers(s, "encampment") == {17: 1}
    assert cost(s, 10) == 2
    play(s, "stop", "camp 18", "camp 18", "camp 18", "camp 18")
    assert markers(s, "encampment") == {17: 1, 18: 4}


@pytest.mark.rule("BASE-P-BIVOUACKING-4")
def test_encampments_disappear_on_decline() -> None:
    s = position("""
        board: base_2
        seats:
        - active: {race: ratmen, power: bivouacking}
        - active: {race: orcs, power: hill, hand: 5}
        regions:
          10: {race: ratmen, tokens: 2, markers: {encampment: 4}}
          17: {race: ratmen, markers: {encampment: 1}}
        """)
    play(s, "decline")
    assert markers(s, "encampment") == {}
    play(s, "expand")
    assert (cost(s, 10), cost(s, 17)) == (3, 3)


@pytest.mark.rule("BASE-P-BIVOUACKING-5")
def test_all_five_are_placed_even_if_the_player_only_says_done() -> None:
    s = position(REDEPLOYING)
    play(s, "done")
    assert sum(markers(s, "encampment").values()) == 5


@pytest.mark.rule("BASE-P-BIVOUACKING-5")
def test_places_already_taken_are_kept_and_the_rest_go_where_the_defence_is_lowest() -> None:
    s = position(REDEPLOYING.replace("17: {race: ratmen}", "17: {race: ratmen, tokens: 4, markers: {encampment: 2}}"))
    play(s, "camp 18", "done")
    # Region 17 still holds its two; 10 has 1, 18 has 2 in defence: 10, then 10 again by its lower number.
    assert markers(s, "encampment") == {17: 2, 18: 1, 10: 2}
