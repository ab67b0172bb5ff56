"""Sets of regions that people read."""

import copy
import pickle

import pytest

from elbowroom import ElbowRoomError, RegionSet, new_game, parse_action
from elbowroom.engine.board import BoardError
from elbowroom.engine.regions import region_set


def test_it_prints_the_numbers_of_the_board() -> None:
    assert str(RegionSet([12, 3, 7])) == "{3, 7, 12}"
    assert str(RegionSet()) == "{}"


@pytest.mark.parametrize("numbers", [[], [1], [3, 7, 12], [1, 60]])
def test_its_repr_can_be_pasted(numbers: list[int]) -> None:
    regions = RegionSet(numbers)
    assert eval(repr(regions)) == regions
    assert pickle.loads(pickle.dumps(regions)) == copy.deepcopy(regions) == regions


def test_it_is_a_set() -> None:
    regions = RegionSet({3, 7, 12})
    assert list(regions) == [3, 7, 12]
    assert len(regions) == 3
    assert 7 in regions
    assert [number in regions for number in (0, 8, 61, -1, "7")] == [False] * 5
    assert regions & {7, 8} == RegionSet({7})
    assert regions | {8} == {3, 7, 8, 12}
    assert regions - RegionSet({3}) == RegionSet([7, 12])
    assert regions ^ {3, 4} == RegionSet([4, 7, 12])
    assert RegionSet({3}) < regions
    assert regions.isdisjoint({4})
    assert not RegionSet()
    assert isinstance(regions & {7}, RegionSet)
    assert {regions: "here"}[RegionSet([12, 7, 3])] == "here"


def test_it_speaks_with_the_engine() -> None:
    regions = RegionSet.of(region_set([2, 6, 11]))
    assert set(regions) == {3, 7, 12}
    assert (regions.bits, regions.indices) == (region_set([2, 6, 11]), [2, 6, 11])


@pytest.mark.parametrize("number", [0, 61, -3])
def test_what_is_no_region_is_told(number: int) -> None:
    with pytest.raises(ElbowRoomError, match=f"^a region has a number from 1 to 60, not {number}$"):
        RegionSet([number])


@pytest.mark.parametrize("bits", [-1, 1 << 60])
def test_what_is_no_set_of_the_engine_is_told(bits: int) -> None:
    with pytest.raises(ElbowRoomError, match="is no set of at most 60 regions"):
        RegionSet.of(bits)


def test_a_game_tells_who_holds_what_as_its_texts_do() -> None:
    game = new_game("base_2", seed=44)
    game.play(parse_action("pick 0"))
    conquest = next(action for action in game.legal() if action.verb == "conquer")
    game.play(conquest)
    assert list(game.regions_of(game.turn_of)) == [int(conquest.text().split()[1])]
    assert game.regions_of(1 - game.turn_of) == RegionSet()


def test_a_board_tells_where_something_is() -> None:
    board = new_game("base_2").board
    assert board.where("mountain").bits == board.mountain
    with pytest.raises(BoardError, match=r"^'moor' is no terrain or symbol; known are farmland, "):
        board.where("moor")
