"""CORE-10: the end of the game and who wins."""

import pytest

from elbowroom import State, winners
from elbowroom.engine import layout as at
from elbowroom.engine.errors import GameIsOver
from elbowroom.engine.events import GameOver
from tests.rules.helpers import coins, finish_turn, happened, play, position, refusal, story

LAST_ROUND = """
board: base_2
round: %d
first: 2
turn: %d
seats:
- {coins: %d, active: {race: ratmen, power: hill}, decline: {race: elves}}
- {coins: %d, active: {race: orcs, power: %s, hand: %d}}
regions:
  2: {race: ratmen, tokens: %d}
  18: {race: elves}
  7: {race: orcs, tokens: %d}
"""


def ending(
    coins_1: int = 10, coins_2: int = 10, tokens_1: int = 2, tokens_2: int = 3, power: str = "swamp", in_hand: int = 0
) -> State:
    return position(LAST_ROUND % (10, 1, coins_1, coins_2, power, in_hand, tokens_1, tokens_2), listen=True)


@pytest.mark.rule("CORE-10.1")
def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    s = position(LAST_ROUND % (10, 2, 5, 5, "swamp", 0, 1, 1), listen=True)
    finish_turn(s)
    assert (s.over, s.turn_of) == (False, 0)  # seat 2 began, so seat 1 has the last turn
    assert story(s, "expand", "stop", "done")[-1] == "game over"
    assert s.over
    assert s.legal() == []
    assert len(happened(s, GameOver)) == 1
    error = refusal(s, "expand")
    assert isinstance(error, GameIsOver)
    assert error.rule == "CORE-10.1"


@pytest.mark.rule("CORE-10.1")
def test_a_round_before_the_last_is_followed_by_another() -> None:
    s = finish_turn(position(LAST_ROUND % (9, 1, 5, 5, "swamp", 0, 1, 1)))
    assert (s.over, s.round, s.turn_of) == (False, 10, 1)


@pytest.mark.rule("CORE-10.1")
def test_tokens_of_an_attacked_player_are_still_placed_in_the_last_turn() -> None:
    text = (LAST_ROUND % (10, 1, 5, 5, "swamp", 0, 9, 3)) + "  8: {race: orcs}\n  6: {race: orcs}\n"
    s = position(text.replace("  2: {race: ratmen", "  5: {race: ratmen"))
    play(s, "expand", "conquer 7", "stop", "done")
    assert (s.over, s.phase_name, s.decider) == (False, "withdraw", 1)
    play(s, "done")
    assert s.over


@pytest.mark.rule("CORE-10.2")
def test_most_coins_win_even_against_more_tokens() -> None:
    s = finish_turn(ending(coins_1=10, coins_2=11, tokens_1=2, tokens_2=9))
    assert (coins(s, 1), coins(s, 2)) == (12, 11)
    assert winners(s) == [0]


@pytest.mark.rule("CORE-10.2")
def test_coins_on_combos_belong_to_nobody() -> None:
    s = finish_turn(ending(coins_1=9, coins_2=12))
    for index in range(6):
        s.words[at.COLUMN_COINS + index] = 50
    assert (coins(s, 1), coins(s, 2)) == (11, 12)
    assert winners(s) == [1]


@pytest.mark.rule("CORE-10.3")
@pytest.mark.parametrize(("tokens_2", "winner"), [(2, [0]), (4, [1])])
def test_a_tie_is_broken_by_tokens_on_the_board_active_and_in_decline(tokens_2: int, winner: list[int]) -> None:
    s = finish_turn(ending(coins_1=10, coins_2=12, tokens_1=2, tokens_2=tokens_2))  # 2 Ratmen and 1 Elf
    assert (coins(s, 1), coins(s, 2)) == (12, 12)
    assert winners(s) == winner


@pytest.mark.rule("CORE-10.3")
def test_tokens_in_hand_the_four_amazons_and_markers_are_not_counted() -> None:
    s = finish_turn(ending(coins_2=12, tokens_2=2))
    s.add_hand(3, 5)
    assert winners(s) == [0]
    s = finish_turn(
        position("""
board: base_2
round: 10
first: 2
seats:
- {coins: 10, active: {race: ratmen, power: hill}}
- {coins: 11, active: {race: amazons, power: bivouacking, reserve: 4}}
turn: 1
regions: {2: {race: ratmen, tokens: 3}, 7: {race: amazons, tokens: 2, markers: {encampment: 5}}}
""")
    )
    assert s.over
    assert (coins(s, 1), coins(s, 2)) == (11, 11)
    assert winners(s) == [0]


@pytest.mark.rule("CORE-10.4")
def test_a_second_tie_is_a_shared_victory() -> None:
    s = finish_turn(ending(coins_1=10, coins_2=12, tokens_1=2, tokens_2=3))
    assert winners(s) == [0, 1]


@pytest.mark.rule("CORE-10.4")
def test_only_those_who_are_tied_share_it() -> None:
    s = finish_turn(
        position("""
board: base_3
round: 10
first: 1
turn: 3
seats:
- {coins: 20, active: {race: ratmen, power: hill}}
- {coins: 20, active: {race: orcs, power: swamp}}
- {coins: 3, active: {race: humans, power: forest}}
regions: {2: {race: ratmen, tokens: 2}, 4: {race: orcs, tokens: 2}, 6: {race: humans, tokens: 9}}
""")
    )
    assert winners(s) == [0, 1]
