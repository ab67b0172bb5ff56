"""Random games inside the engine are those that anybody could play from outside."""

import pytest
from librt.random import Random

from elbowroom import board_names, new_game
from elbowroom.engine.playout import play_out
from elbowroom.engine.regions import BIT, first


@pytest.mark.parametrize("board", board_names())
def test_they_draw_from_the_list_of_legal_actions(board: str) -> None:
    for seed in range(3):
        inside, outside = new_game(board, seed), new_game(board, seed)
        decisions = play_out(inside, Random(seed))
        random = Random(seed)
        while not outside.over:
            legal = outside.legal()
            outside.apply(legal[random.randrange(len(legal))])
            decisions -= 1
        assert decisions == 0
        assert inside == outside


def test_the_lowest_region_of_every_set() -> None:
    for low in range(62):
        for high in range(low, 62):
            assert first(BIT[low] | BIT[high]) == low
