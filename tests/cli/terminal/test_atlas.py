"""Maps: what touches on the screen touches on the board, and every region has room for its label."""

import pytest

from elbowroom.cli.terminal.atlas import Atlas, atlas
from elbowroom.cli.terminal.cartography import LABELS, Drawing, cramped, main
from elbowroom.content.boards import BoardFile, RegionFile
from elbowroom.content.catalog import board_file, board_names


@pytest.mark.parametrize("board", board_names())
def test_exactly_the_neighbours_of_the_board_touch_on_the_map(board: str) -> None:
    wanted = {
        (region.id - 1, neighbour - 1)
        for region in board_file(board).regions
        for neighbour in region.neighbours
        if region.id < neighbour
    }
    assert atlas(board).borders() == wanted


@pytest.mark.parametrize("board", board_names())
def test_exactly_the_edge_regions_touch_the_edge_of_the_map(board: str) -> None:
    assert atlas(board).rim() == {region.id - 1 for region in board_file(board).regions if region.edge}


@pytest.mark.parametrize("board", board_names())
def test_every_region_has_room_for_a_label(board: str) -> None:
    paper = atlas(board)
    for region in range(len(board_file(board).regions)):
        assert any(paper.spot(region, width, height) for width, height in LABELS), f"region {region + 1}"


@pytest.mark.parametrize("board", board_names())
def test_maps_fit_a_terminal_of_80_columns(board: str) -> None:
    assert atlas(board).width <= 80
    assert atlas(board).height <= 36


@pytest.mark.parametrize("board", board_names())
def test_every_region_is_in_one_piece(board: str) -> None:
    points = atlas(board).points
    left = {(x, y) for y, row in enumerate(points) for x, _ in enumerate(row)}
    pieces: list[int] = []
    while left:
        start = left.pop()
        pieces.append(points[start[1]][start[0]])
        heap = [start]
        while heap:
            x, y = heap.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left and points[near[1]][near[0]] == points[y][x]:
                    left.remove(near)
                    heap.append(near)
    assert sorted(pieces) == list(range(len(board_file(board).regions)))


def test_lines_are_drawn_between_regions() -> None:
    paper = Atlas(["AAB", "AAB", "CCC"])
    assert paper.lines == {(1, 0): "│", (0, 1): "─", (1, 1): "┴"}
    assert paper.region_at == {(0, 0): 0}


def test_a_label_stands_in_the_middle_of_its_region_or_nowhere() -> None:
    paper = Atlas(["AAAAAAAB"] * 5)
    assert paper.spot(0, 2, 2) in ((2, 1), (2, 2), (1, 1), (3, 1))
    assert paper.spot(0, 7, 2) is None
    assert paper.spot(1, 1, 1) is None


def test_a_board_without_a_map_is_drawn_from_its_centres() -> None:
    """Four regions in a ring around a fifth: corners must not touch across."""
    regions = [
        RegionFile(1, "hill", [2, 4, 5], edge=True, entry=True, centroid=(0.2, 0.2)),
        RegionFile(2, "hill", [1, 3, 5], edge=True, entry=True, centroid=(0.8, 0.2)),
        RegionFile(3, "hill", [2, 4, 5], edge=True, entry=True, centroid=(0.8, 0.8)),
        RegionFile(4, "hill", [1, 3, 5], edge=True, entry=True, centroid=(0.2, 0.8)),
        RegionFile(5, "lake", [1, 2, 3, 4], centroid=(0.5, 0.5)),
    ]
    drawing = Drawing(BoardFile("ring", "own", 2, 10, regions), 60, 16, seed=1)
    drawing.improve(150_000, 6.0, 0.06)
    paper = Atlas(drawing.rows())
    assert not drawing.wrong()
    assert paper.borders() == {(0, 1), (1, 2), (2, 3), (0, 3), (0, 4), (1, 4), (2, 4), (3, 4)}
    assert paper.rim() == {0, 1, 2, 3}
    assert not cramped(drawing.rows())


def test_regions_without_centres_are_drawn_too() -> None:
    regions = [
        RegionFile(1, "hill", [2], edge=True, entry=True),
        RegionFile(2, "hill", [1], edge=True, entry=True),
    ]
    drawing = Drawing(BoardFile("two", "own", 2, 10, regions), 30, 8, seed=1)
    assert Atlas(drawing.rows()).borders() == {(0, 1)}


def test_narrow_regions_are_found() -> None:
    assert cramped(["A" * 20 + "BB"] * 6) == {"B"}


@pytest.mark.slow
def test_the_tool_draws_a_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["base_2", "78", "21"]) == 0
    paper = Atlas(capsys.readouterr().out.split())
    assert (paper.width, paper.height) == (78, 21)
    assert paper.borders() == atlas("base_2").borders()
