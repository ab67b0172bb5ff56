"""Boards of one's own: what can be drawn, and why something cannot."""

from collections.abc import Callable

import pytest

from elbowroom.content.board_check import check_board
from elbowroom.content.boards import BoardFile, RegionFile
from elbowroom.drawing.draw import draw_board
from elbowroom.drawing.errors import CannotDraw
from elbowroom.drawing.outline import Outline, outline_text
from elbowroom.drawing.picture import picture_of
from tests.drawing.boards import bricks, join, part, with_ocean, with_pond
from tests.drawing.paper import Paper


def pairs(file: BoardFile) -> set[tuple[int, int]]:
    return {(region.id, n) for region in file.regions for n in region.neighbours if region.id < n}


def drawn(file: BoardFile) -> tuple[Outline, Paper]:
    """Draw a board and look at what every drawing must have."""
    outline = draw_board(file)
    paper = Paper(picture_of(outline))
    assert set(paper.shared()) == pairs(file)
    assert all(length >= 0.025 * paper.width for length in paper.shared().values())
    assert paper.crossings() == []
    assert set(paper.alone()) == {region.id for region in file.regions if region.edge}
    assert sum(paper.area(region.id) for region in file.regions) == pytest.approx(paper.width * paper.height, abs=1)
    for region, (label, _) in paper.labels.items():
        assert paper.regions_at(label) == [region]
    return outline, paper


def test_a_wall_of_bricks() -> None:
    drawn(bricks())


def test_the_same_board_and_seed_give_the_same_outline_and_another_seed_another() -> None:
    first, again, other = (outline_text(draw_board(bricks(2, 2), seed)) for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_without_areas_all_regions_are_about_equal() -> None:
    file = bricks()
    for region in file.regions:
        region.area = None
    _, paper = drawn(file)
    areas = [paper.area(region.id) * len(file.regions) / (paper.width * paper.height) for region in file.regions]
    assert 0.8 < min(areas) < max(areas) < 1.25


def test_a_lake_inside_one_region_makes_a_hole() -> None:
    file = bricks()
    pond = with_pond(file, 5)
    outline, paper = drawn(file)
    assert [len(region.rings) for region in outline.regions] == [2 if n == 5 else 1 for n in range(1, pond + 1)]
    assert paper.area(pond) == pytest.approx(paper.area(5) / 3, rel=0.2)


def test_a_sea_around_everything_is_a_ring() -> None:
    file = bricks()
    ocean = with_ocean(file)
    outline, _ = drawn(file)
    assert len(outline.regions[ocean - 1].rings) == 2


def test_two_ponds_in_one_region_stay_apart() -> None:
    file = bricks(3, 2, aspect=1.0)
    for region in file.regions:
        region.area = 0.3 if region.id == 4 else 0.1
    one, two = with_pond(file, 4), with_pond(file, 4)
    for pond in (one, two):
        file.regions[pond - 1].area = 0.02
        file.regions[pond - 1].centroid = 0.5, 0.5
    outline, _ = drawn(file)
    assert len(outline.regions[3].rings) == 3


def test_a_region_between_two_neighbours_lets_them_meet_on_both_sides() -> None:
    file = bricks()
    new = RegionFile(len(file.regions) + 1, "lake", [], centroid=(0.34, 0.5), area=0.04)
    file.regions.append(new)
    join(file, 5, new.id)
    join(file, 6, new.id)
    outline, _ = drawn(file)
    assert sum(border.between == (5, 6) for border in outline.borders) == 2


def test_where_a_border_is_missing_four_regions_meet_in_a_point() -> None:
    file = bricks()
    part(file, 5, 6)
    assert any("surround one spot" in problem.what for problem in check_board(file))
    drawn(file)


def test_a_board_of_one_region() -> None:
    drawn(BoardFile("one", "mine", 2, 10, [RegionFile(1, "hill", [], edge=True, centroid=(0.5, 0.5))]))


def test_a_region_that_touches_both_sides_parts_the_edge() -> None:
    file = BoardFile(
        "strips",
        "mine",
        2,
        10,
        [
            RegionFile(1, "hill", [2], edge=True, centroid=(0.2, 0.5)),
            RegionFile(2, "sea", [1, 3], edge=True, centroid=(0.5, 0.5)),
            RegionFile(3, "hill", [2], edge=True, centroid=(0.8, 0.5)),
        ],
    )
    outline, _ = drawn(file)
    assert sum(border.between == (0, 2) for border in outline.borders) == 2


def test_islands_are_drawn_apart_and_a_lone_one_too() -> None:
    regions = [
        RegionFile(1, "hill", [2, 3], island=1, centroid=(0.2, 0.3), area=0.1),
        RegionFile(2, "forest", [1], island=1, centroid=(0.2, 0.7), area=0.1),
        RegionFile(3, "swamp", [1], island=2, centroid=(0.75, 0.5), area=0.1),
    ]
    outline = draw_board(BoardFile("isles", "mine", 2, 10, regions, 1.5))
    paper = Paper(picture_of(outline))
    assert set(paper.shared()) == {(1, 2)}
    assert [bridge.between for bridge in outline.bridges] == [(1, 3)]
    assert paper.crossings() == []
    assert paper.area(3) == pytest.approx(0.1 * paper.width * paper.height, rel=0.15)


def forget_centroid(file: BoardFile) -> None:
    file.regions[4].centroid = None


def leave_the_board(file: BoardFile) -> None:
    file.regions[4].centroid = 1.5, 0.5


def one_side_only(file: BoardFile) -> None:
    file.regions[0].neighbours.append(9)


def cross(file: BoardFile) -> None:
    join(file, 2, 9)


def no_edge(file: BoardFile) -> None:
    for region in file.regions:
        region.edge = False


def two_parts(file: BoardFile) -> None:
    for other in list(file.regions[0].neighbours):
        part(file, 1, other)


def no_area(file: BoardFile) -> None:
    file.regions[4].area = 0.0


def flat_line(file: BoardFile) -> None:
    file.aspect = 0.01


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (forget_centroid, "region 5 has no centroid"),
        (leave_the_board, "region 5: its centroid is off the board"),
        (one_side_only, "border 1–9: both regions must exist and list each other"),
        (cross, "the board can only be flat without border 2–9"),
        (no_edge, "no region touches the edge"),
        (two_parts, "no border joins region 1 to region 2"),
        (no_area, "region 5: its area is a share of the board and cannot be 0"),
        (flat_line, "the aspect is width divided by height and cannot be 0.01"),
    ],
)
def test_what_cannot_be_drawn_is_told_with_the_place(spoil: Callable[[BoardFile], None], told: str) -> None:
    file = bricks()
    spoil(file)
    with pytest.raises(CannotDraw, match=told):
        draw_board(file)


def test_a_region_without_room_is_named() -> None:
    file = bricks()
    for region in file.regions:
        region.area = 0.0004 if region.id == 5 else 0.1
    with pytest.raises(CannotDraw, match=r"region 5 is too narrow|border \d–5|border 5–\d"):
        draw_board(file)
