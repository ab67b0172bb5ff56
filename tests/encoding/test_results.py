"""What a game was worth to a seat, where others are equal."""

import elbowroom
from elbowroom.encoding.results import RANK, WIN, result


def test_who_is_equal_shares() -> None:
    for board, players in (("base_2", 2), ("base_4", 4)):
        state = elbowroom.new_game(board, seed=1)  # nobody has anything that the others have not
        assert [result(state, seat, WIN) for seat in range(players)] == [1 / players] * players
        assert [result(state, seat, RANK) for seat in range(players)] == [0.0] * players


def test_who_has_more_is_before_those_who_are_equal() -> None:
    state = elbowroom.new_game("base_3", seed=1)
    state.add_coins(1, 1)
    assert [result(state, seat, WIN) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert [result(state, seat, RANK) for seat in range(3)] == [-0.5, 1.0, -0.5]
