"""Amazons: four tokens for conquest only."""

import pytest

from elbowroom.engine.chance import Chance
from elbowroom.engine.scoring import tokens_on_board, winners
from elbowroom.notation.position import load_position
from tests.content.helpers import (
    cost,
    earned,
    hand,
    holder,
    legal,
    listen,
    marked,
    play,
    race,
    refused,
    regions,
    reserve,
    tokens,
    tray,
)

# Ten Amazons, so P = 6, in eight regions.
EIGHT_REGIONS = """
board: base_2
phase: conquer
seats:
- active: {race: amazons, power: fortified}
- active: {race: ratmen, power: flying}
regions:
  2: {race: amazons, tokens: 2}
  3: {race: amazons, markers: {fortress: 1}}
  4: {race: amazons}
  5: {race: amazons}
  6: {race: amazons}
  7: {race: amazons, tokens: 2}
  8: {race: amazons}
  9: {race: amazons}
  21: {race: ratmen}
"""


@pytest.mark.rule("BASE-R-AMAZONS-1")
def test_commando_amazons_start_with_fourteen_tokens() -> None:
    s = load_position("board: base_2\ncolumn: [{race: amazons, power: commando}]")
    play(s, "pick 0")
    assert hand(s, 1) == 14
    assert reserve(s, 1) == 0
    assert tray(s, "amazons") == 1


@pytest.mark.rule("BASE-R-AMAZONS-1", "BASE-R-AMAZONS-2")
def test_four_tokens_leave_the_map_at_the_end_of_redeployment() -> None:
    s = load_position("board: base_2\ncolumn: [{race: amazons, power: forest}]")
    play(s, "pick 0", "conquer 2", "conquer 3", "conquer 5")
    assert hand(s, 1) == 14 - 2 - 2 - 3  # all of them conquer
    play(s, "stop")
    assert hand(s, 1) == 7  # 14 − 4 in the reserve − 3 that hold a region
    play(s, *["place 2"] * 7)
    assert refused(s, "place 2") == "CORE-7.3"
    play(s, "done")
    assert regions(s, 1) == {2: 8, 3: 1, 5: 1}
    assert (hand(s, 1), reserve(s, 1)) == (0, 4)


@pytest.mark.rule("BASE-R-AMAZONS-2")
def test_at_most_p_tokens_stay_when_done_spreads_them() -> None:
    s = load_position("board: base_2\ncolumn: [{race: amazons, power: forest}]")
    play(s, "pick 0", "conquer 2", "stop", "done")
    assert regions(s, 1) == {2: 10}
    assert reserve(s, 1) == 4


@pytest.mark.rule("BASE-R-AMAZONS-3")
def test_with_enough_tokens_every_region_is_kept() -> None:
    s = load_position("""
    board: base_2
    phase: conquer
    seats:
    - active: {race: amazons, power: commando, hand: 1}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons, tokens: 3}
      3: {race: amazons, tokens: 2}
    """)
    play(s, "stop")  # six tokens, P = 2, two regions
    assert legal(s) == {"done"}
    assert refused(s, "give_up 2") == "BASE-R-AMAZONS-3"
    assert earned(s, "done") == 2
    assert regions(s, 1) == {2: 1, 3: 1}
    assert reserve(s, 1) == 4


@pytest.mark.rule("BASE-R-AMAZONS-3")
def test_with_too_few_tokens_the_owner_chooses_the_regions_to_give_up() -> None:
    s = load_position(EIGHT_REGIONS)
    play(s, "stop")
    assert {action for action in legal(s) if not action.startswith("fortress")} == {
        f"give_up {region}" for region in range(2, 10)
    }
    assert refused(s, "done") == "CORE-7.6"
    assert refused(s, "place 2") == "CORE-7.6"
    assert refused(s, "give_up 21") == "BASE-R-AMAZONS-3"
    play(s, "give_up 3")
    assert refused(s, "done") == "CORE-7.6"
    assert marked(s, "fortress") == {}  # as when a region is abandoned
    play(s, "give_up 8")
    assert refused(s, "give_up 2") == "BASE-R-AMAZONS-3"
    assert earned(s, "done") == 6
    assert regions(s, 1) == dict.fromkeys((2, 4, 5, 6, 7, 9), 1)
    assert holder(s, 3) == holder(s, 8) == ""
    assert s.natives(8 - 1) == 0
    assert (hand(s, 1), reserve(s, 1), tray(s, "amazons")) == (0, 4, 5)


@pytest.mark.rule("BASE-R-AMAZONS-3")
def test_p_of_three_keeps_three_of_five_regions() -> None:
    s = load_position("""
    board: base_2
    phase: conquer
    seats:
    - active: {race: amazons, power: commando}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons, tokens: 3}
      3: {race: amazons}
      5: {race: amazons}
      7: {race: amazons}
      8: {race: amazons}
    """)
    assert earned(s, "stop", "give_up 2", "give_up 8", "done") == 3
    assert regions(s, 1) == {3: 1, 5: 1, 7: 1}


@pytest.mark.rule("BASE-R-AMAZONS-4")
def test_the_removal_comes_before_the_score() -> None:
    s = load_position(EIGHT_REGIONS)
    events = listen(s)
    coins = earned(s, "stop", "give_up 3", "give_up 8", "done")
    kinds = [event.kind for event in events]
    assert kinds.count("abandoned") == 2
    assert max(i for i, kind in enumerate(kinds) if kind == "abandoned") < kinds.index("scored")
    assert coins == 6


NEXT_TURN = """
board: base_2
seats:
- active: {race: amazons, power: swamp, reserve: 4}
- active: {race: ratmen, power: flying}
regions:
  2: {race: amazons, tokens: 3}
  3: {race: amazons}
  21: {race: ratmen, tokens: 9}
"""


@pytest.mark.rule("BASE-R-AMAZONS-5")
def test_the_four_are_back_in_hand_on_the_next_turn() -> None:
    s = load_position(NEXT_TURN)
    assert (hand(s, 1), reserve(s, 1)) == (0, 4)
    play(s, "expand")
    assert (hand(s, 1), reserve(s, 1)) == (4 + 2, 0)


@pytest.mark.rule("BASE-R-AMAZONS-5")
def test_the_reserve_cannot_be_attacked_lost_or_placed_by_an_attacked_player() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: amazons, power: swamp, reserve: 4}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons, tokens: 3}
      3: {race: amazons}
      7: {race: amazons}
      21: {race: ratmen, tokens: 9}
    """)
    play(s, "expand")
    assert cost(s, 2) == 2 + 3
    play(s, "conquer 2")
    assert (hand(s, 1), reserve(s, 1), tray(s, "amazons")) == (2, 4, 15 - 8)
    play(s, "stop", "done")
    assert s.phase_name == "withdraw"
    assert s.decider == 0
    play(s, "place 3", "place 3")
    assert legal(s) == {"done"}
    assert refused(s, "place 3") == "CORE-7.3"
    play(s, "done")
    assert regions(s, 1) == {3: 3, 7: 1}
    assert reserve(s, 1) == 4
    play(s, "expand", "stop")
    assert hand(s, 1) + len(regions(s, 1)) == 4  # P was 5; the lost token made it 4
    assert reserve(s, 1) == 4


@pytest.mark.rule("BASE-R-AMAZONS-5")
def test_three_lost_tokens_reduce_p_by_three_but_four_come_back() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: amazons, power: swamp, reserve: 4}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons}
      3: {race: amazons}
      7: {race: amazons}
      18: {race: amazons, tokens: 2}
      21: {race: ratmen, tokens: 13}
    """)
    play(s, "expand", "conquer 2", "conquer 3", "conquer 7", "stop", "done")
    assert tray(s, "amazons") == 15 - 9 + 3
    play(s, "expand")
    assert hand(s, 1) == 4 + 1
    play(s, "stop", "done")
    assert regions(s, 1) == {18: 2}
    assert reserve(s, 1) == 4


@pytest.mark.rule("BASE-R-AMAZONS-5")
def test_the_four_may_be_used_in_a_die_attempt() -> None:
    s = load_position("""
    board: base_2
    seats:
    - active: {race: amazons, power: swamp, reserve: 4}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons}
      3: {race: ratmen, tokens: 4}
    """)
    s.chance = Chance(0, forced=[2])
    play(s, "expand")
    assert (hand(s, 1), cost(s, 3)) == (4, 6)
    play(s, "die 3")
    assert holder(s, 3) == "amazons"
    assert legal(s) == {"give_up 2", "give_up 3"}  # five tokens, P = 1
    play(s, "give_up 2", "done")
    assert regions(s, 1) == {3: 1}


NOTHING_LEFT = """
board: base_2
seats:
- active: {race: amazons, power: pillaging, reserve: 4}
- active: {race: ratmen, power: flying}
regions:
  21: {race: ratmen}
"""


@pytest.mark.rule("BASE-R-AMAZONS-6")
def test_without_other_tokens_the_four_conquer_and_leave_everything_again() -> None:
    s = load_position(NOTHING_LEFT)
    play(s, "expand")
    assert hand(s, 1) == 4
    assert refused(s, "conquer 6") == "CORE-6.2"
    assert earned(s, "conquer 5", "stop") == 1  # natives: Pillaging pays
    assert regions(s, 1) == {}
    assert holder(s, 5) == ""
    assert (race(s, 1), hand(s, 1), reserve(s, 1)) == ("amazons", 0, 4)


@pytest.mark.rule("BASE-R-AMAZONS-6")
def test_a_wiped_out_race_has_its_four_tokens_in_the_next_turn() -> None:
    s = load_position("""
    board: base_2
    turn: 2
    seats:
    - active: {race: amazons, power: pillaging, reserve: 4}
    - active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons}
      21: {race: ratmen, tokens: 9}
    """)
    play(s, "expand", "conquer 2", "stop", "done")
    assert race(s, 1) == "amazons"
    assert legal(s) == {"expand", "decline"}
    play(s, "expand")
    assert hand(s, 1) == 4
    assert "conquer 7" in legal(s)


@pytest.mark.rule("BASE-R-AMAZONS-6")
def test_one_token_more_than_the_four_keeps_one_region() -> None:
    s = load_position(NOTHING_LEFT.replace("reserve: 4", "reserve: 4, hand: 1"))
    play(s, "expand", "conquer 5", "stop")
    assert regions(s, 1) == {5: 1}
    assert earned(s, "done") == 2
    assert reserve(s, 1) == 4


@pytest.mark.rule("BASE-R-AMAZONS-7")
def test_the_four_go_to_the_tray_in_decline() -> None:
    s = load_position(NEXT_TURN)
    assert tray(s, "amazons") == 15 - 8
    play(s, "decline")
    assert reserve(s, 1) == hand(s, 1) == 0
    assert regions(s, 1, "decline") == {2: 1, 3: 1}
    assert tray(s, "amazons") == 13


@pytest.mark.rule("BASE-R-AMAZONS-7")
def test_the_four_do_not_count_in_a_tie() -> None:
    s = load_position("""
    board: base_2
    round: 10
    turn: 2
    seats:
    - coins: 51
      active: {race: amazons, power: swamp, reserve: 4}
    - coins: 50
      active: {race: ratmen, power: flying}
    regions:
      2: {race: amazons, tokens: 2}
      21: {race: ratmen, tokens: 3}
    """)
    play(s, "expand", "stop", "done")
    assert s.over
    assert s.coins(0) == s.coins(1)
    assert (tokens_on_board(s, 0), tokens_on_board(s, 1)) == (2, 3)
    assert winners(s) == [1]
    assert tokens(s, 2) == 2
