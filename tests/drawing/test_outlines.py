"""Every stored outline shows its board: who touches whom, who touches the edge, how large regions are and where."""

import math
from functools import cache
from importlib.resources import files
from itertools import pairwise

import pytest

from elbowroom.content import base, sky, underground
from elbowroom.content.boards import BoardFile, printed_board
from elbowroom.drawing.draw import draw_board
from elbowroom.drawing.outline import outline_text
from elbowroom.drawing.picture import picture_of
from elbowroom.drawing.stored import printed_outline
from tests.drawing.paper import Paper, read_path
from tests.effort import LONG

BOARDS = {
    **dict.fromkeys(base.BOARDS, base.KEY),
    **dict.fromkeys(underground.BOARDS, underground.KEY),
    **dict.fromkeys(sky.SIDES, sky.KEY),
}
VISIBLE = 0.025  # of the width: a shorter border is overlooked
APART = 0.012  # of the width: regions that are no neighbours keep this distance, also from the edge
PHONE = 390  # pixels that the whole width has on a telephone
TOKEN = 13  # pixels: the least radius for a stack of tokens there

SMALL = ("base_2", "underground_2", "sky_2", "sky_3")  # drawn in a few seconds, by the same code as the large ones
every_board = pytest.mark.parametrize("board", BOARDS)


@cache
def file_of(board: str) -> BoardFile:
    return printed_board(BOARDS[board], board)


@cache
def paper_of(board: str) -> Paper:
    return Paper(picture_of(printed_outline(BOARDS[board], board)))


def touching(file: BoardFile) -> set[tuple[int, int]]:
    """The neighbours that share a border: those on one piece of land."""
    island = {region.id: region.island for region in file.regions}
    return {(r.id, n) for r in file.regions for n in r.neighbours if r.id < n and island[r.id] == island[n]}


def is_framed(file: BoardFile) -> bool:
    return not any(region.island for region in file.regions)


def test_all_boards_are_looked_at() -> None:
    stored = {
        entry.name.removesuffix(".outline.json")
        for box in (base.KEY, underground.KEY, sky.KEY)
        for entry in (files(f"elbowroom.content.{box}") / "boards").iterdir()
        if entry.name.endswith(".json")
    }
    assert {name.removesuffix(".json") for name in stored} == set(BOARDS)
    assert len(BOARDS) == 10


@every_board
def test_regions_share_a_visible_border_exactly_if_they_are_neighbours(board: str) -> None:
    paper = paper_of(board)
    shared = paper.shared()
    assert set(shared) == touching(file_of(board))
    assert min(shared.values()) >= VISIBLE * paper.width


@every_board
def test_regions_that_are_no_neighbours_keep_apart(board: str) -> None:
    paper = paper_of(board)
    assert paper.too_close(APART * paper.width) - touching(file_of(board)) == set()


@every_board
def test_every_line_has_one_region_on_each_side(board: str) -> None:
    paper = paper_of(board)
    for (a, b), users in paper.users.items():
        assert len(users) <= 2
        if len(users) == 2:
            (one, forwards), (two, backwards) = users
            assert one != two
            assert forwards != backwards, f"regions {one} and {two} lie on the same side of {a} – {b}"


@every_board
def test_every_border_is_drawn_where_its_regions_meet(board: str) -> None:
    paper = paper_of(board)
    lines = set()
    for border in picture_of(printed_outline(BOARDS[board], board)).borders:
        (path,) = read_path(border.path)
        for a, b in pairwise(path):
            line = min(a, b), max(a, b)
            assert {region for region, _ in paper.users[line]} == set(border.between) - {0}
            lines.add(line)
    assert lines == set(paper.users)


@every_board
def test_no_lines_cross(board: str) -> None:
    assert paper_of(board).crossings() == []


@every_board
def test_the_whole_board_is_covered_once(board: str) -> None:
    paper, file = paper_of(board), file_of(board)
    steps = 41
    for i in range(steps):
        for j in range(steps):
            point = (i + 0.31) * paper.width / steps, (j + 0.47) * paper.height / steps
            assert len(paper.regions_at(point)) == 1 if is_framed(file) else len(paper.regions_at(point)) <= 1
    if is_framed(file):
        total = sum(paper.area(region) for region in paper.rings)
        assert total == pytest.approx(paper.width * paper.height, abs=1)


@every_board
def test_each_region_is_one_piece_without_holes(board: str) -> None:
    paper = paper_of(board)
    for region, rings in paper.rings.items():
        assert len(rings) == 1
        assert paper.area(region) > 0
        assert len(set(rings[0])) == len(rings[0]) - 1, f"region {region} meets itself"


@pytest.mark.parametrize("board", [board for board, box in BOARDS.items() if box != sky.KEY])
def test_regions_reach_the_frame_exactly_if_they_are_at_the_edge(board: str) -> None:
    paper, file = paper_of(board), file_of(board)
    frame = paper.alone()
    assert set(frame) == {region.id for region in file.regions if region.edge}
    assert min(frame.values()) >= VISIBLE * paper.width
    assert sum(frame.values()) == pytest.approx(2 * (paper.width + paper.height))
    for region in file.regions:
        xs, ys = zip(*paper.rings[region.id][0], strict=True)
        gap = min(*xs, *ys, paper.width - max(xs), paper.height - max(ys))
        assert gap == 0 if region.edge else gap >= APART * paper.width


@pytest.mark.parametrize("board", sky.SIDES)
def test_islands_lie_apart_inside_the_board(board: str) -> None:
    paper, file = paper_of(board), file_of(board)
    island = {region.id: region.island for region in file.regions}
    close = paper.too_close(0.04 * paper.width)
    assert {(a, b) for a, b in close if island[a] != island[b]} == set()
    for rings in paper.rings.values():
        for x, y in rings[0]:
            assert 0 < x < paper.width
            assert 0 < y < paper.height


@every_board
def test_every_region_has_room_for_a_stack_of_tokens_on_a_telephone(board: str) -> None:
    paper = paper_of(board)
    for region, (label, radius) in paper.labels.items():
        assert paper.regions_at(label) == [region]
        assert radius * PHONE / paper.width >= TOKEN
        assert radius <= paper.room(region, label) + 1.5


@every_board
def test_regions_are_as_large_as_listed_and_lie_where_listed(board: str) -> None:
    paper, file = paper_of(board), file_of(board)
    whole = paper.width * paper.height
    drawn = {region.id: paper.area(region.id) / whole for region in file.regions}
    share = sum(drawn.values()) / sum(region.area or 0 for region in file.regions)
    size = math.sqrt(sum(drawn.values()) * whole / len(drawn))
    assert share == pytest.approx(1, abs=0.02)
    wrong = []
    for region in file.regions:
        assert region.area is not None
        assert region.centroid is not None
        wrong.append(abs(drawn[region.id] / (region.area * share) - 1))
        listed = region.centroid[0] * paper.width, region.centroid[1] * paper.height
        assert math.dist(paper.middle(region.id), listed) < 0.15 * size
    assert max(wrong) < 0.05
    assert sum(wrong) / len(wrong) < 0.015


@pytest.mark.parametrize("board", sky.SIDES)
def test_bridges_lead_from_coast_to_coast(board: str) -> None:
    file, outline, paper = file_of(board), printed_outline(sky.KEY, board), paper_of(board)
    across = {(r.id, n) for r in file.regions for n in r.neighbours if r.id < n} - touching(file)
    assert {bridge.between for bridge in outline.bridges} == across
    for bridge in outline.bridges:
        for region, end in zip(bridge.between, (bridge.start, bridge.end), strict=True):
            assert paper.room(region, end) < 2
        middle = (bridge.start[0] + bridge.end[0]) / 2, (bridge.start[1] + bridge.end[1]) / 2
        assert paper.regions_at(middle) == []


@every_board
def test_a_stored_outline_is_small(board: str) -> None:
    assert len(outline_text(printed_outline(BOARDS[board], board))) < 40_000


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS if LONG else [board for board in BOARDS if board in SMALL])
def test_stored_outlines_are_what_the_code_draws_today(board: str) -> None:
    stored = (files(f"elbowroom.content.{BOARDS[board]}") / "boards" / f"{board}.outline.json").read_text("utf-8")
    assert stored == outline_text(draw_board(file_of(board))), "draw it again: elbowroom board draw"
