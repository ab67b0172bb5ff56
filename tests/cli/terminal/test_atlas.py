"""Maps: what touches on the screen touches on the board, and every region has room for its label."""

import pytest

from elbowroom.cli.terminal.atlas import NOWHERE, Atlas, Sheet, atlas, sheets
from elbowroom.cli.terminal.cartography import LABELS, Drawing, cramped, main
from elbowroom.content.boards import BoardFile, RegionFile
from elbowroom.content.catalog import board_file, board_names


def maps(board: str) -> list[Sheet]:
    """The maps of a board; together they show every region once."""
    found = sheets(board)
    assert [r for sheet in found for r in sheet.regions] == list(range(len(board_file(board).regions)))
    return found


def neighbours(board: str, bridges: bool) -> set[tuple[int, int]]:
    """Pairs of regions with a border on the board, or with a bridge between two islands."""
    regions = board_file(board).regions
    return {
        (region.id - 1, n - 1)
        for region in regions
        for n in region.neighbours
        if region.id < n and (region.island != regions[n - 1].island) == bridges
    }


@pytest.mark.parametrize("board", board_names())
def test_exactly_the_neighbours_of_the_board_touch_on_the_map(board: str) -> None:
    touching: set[tuple[int, int]] = set()
    for sheet in maps(board):
        touching |= sheet.paper.borders()
    assert touching == neighbours(board, bridges=False)


@pytest.mark.parametrize("board", board_names())
def test_exactly_the_edge_regions_touch_the_edge_of_the_map(board: str) -> None:
    rim: set[int] = set()
    for sheet in maps(board):
        rim |= sheet.paper.rim()
    assert rim - {NOWHERE} == {region.id - 1 for region in board_file(board).regions if region.edge}


@pytest.mark.parametrize("board", board_names())
def test_every_region_has_room_for_a_label(board: str) -> None:
    for sheet in maps(board):
        for region in sheet.regions:
            assert any(sheet.paper.spot(region, width, height) for width, height in LABELS), f"region {region + 1}"


@pytest.mark.parametrize("board", board_names())
def test_maps_fit_a_terminal_of_80_columns_and_ground_and_sky_together_120(board: str) -> None:
    for sheet in maps(board):
        assert sheet.paper.width <= 80
        assert sheet.paper.height <= 36
    assert sum(sheet.paper.width + 1 for sheet in maps(board)) <= 120


@pytest.mark.parametrize("board", board_names())
def test_every_bridge_is_drawn_between_the_regions_it_joins(board: str) -> None:
    for sheet in maps(board)[1:]:
        paper = sheet.paper
        ends: set[tuple[int, int]] = set()
        for x, y in paper.bridges:
            step = (1, 0) if paper.lines[x, y] == "═" else (0, 1)
            reached = []
            for sign in (-1, 1):
                i, j = x, y
                while (i, j) in paper.bridges:
                    i, j = i + sign * step[0], j + sign * step[1]
                reached.append(paper.region_at[i + sign * step[0], j + sign * step[1]])
            ends.add((min(reached), max(reached)))
        assert ends == neighbours(board, bridges=True)


@pytest.mark.parametrize("board", board_names())
def test_every_region_is_in_one_piece(board: str) -> None:
    for sheet in maps(board):
        assert pieces_of(sheet.paper.points) == list(sheet.regions)


def pieces_of(points: list[list[int]]) -> list[int]:
    """The regions of a map, each as often as it has pieces."""
    left = {(x, y) for y, row in enumerate(points) for x, region in enumerate(row) if region != NOWHERE}
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
    return sorted(pieces)


def test_lines_are_drawn_between_regions() -> None:
    paper = Atlas(["AAB", "AAB", "CCC"])
    assert paper.lines == {(1, 0): "│", (0, 1): "─", (1, 1): "┴"}
    assert paper.region_at == {(0, 0): 0}


def test_islands_stand_in_nothing_and_a_bridge_takes_the_middle_of_the_gap() -> None:
    paper = Atlas([".......", ".AA.BB.", ".AA.BB.", ".AA.BB.", "......."], first=7, bridges=[(7, 8)])
    assert paper.region_at[1, 1] == 7
    assert (3, 0) not in paper.region_at
    assert paper.borders() == set()
    assert paper.bridges == []  # islands so near that the borders touch: nothing between them
    wide = Atlas(["........", ".AA..BB.", ".AA..BB.", ".AA..BB.", "........"], first=7, bridges=[(7, 8)])
    assert wide.bridges == [(3, 2)]
    assert wide.lines[3, 2] == "═"
    tall = Atlas([".....", ".AAA.", ".AAA.", ".....", ".....", ".BBB.", ".BBB.", "....."], bridges=[(0, 1)])
    assert [tall.lines[spot] for spot in tall.bridges] == ["║"]


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
