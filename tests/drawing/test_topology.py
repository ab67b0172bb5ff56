"""Borders and corners of a drawing, before anything has a place."""

import pytest

from elbowroom.content import sky
from elbowroom.content.boards import BoardFile, RegionFile, printed_board
from elbowroom.drawing.topology import OUTSIDE, Mass, bridges, masses
from tests.drawing.boards import bricks, join, part, with_ocean, with_pond


def only(found: list[Mass]) -> Mass:
    (mass,) = found
    return mass


def test_a_board_is_one_mass_whose_corners_have_three_sides() -> None:
    file = bricks()
    mass = only(masses(file))
    assert mass.framed
    assert mass.host == OUTSIDE
    assert all(len(around) == len(sides) == 3 for around, sides in mass.corners)
    inner = {line for line in mass.lines if line[0] != OUTSIDE}
    assert inner == {(r.id, n) for r in file.regions for n in r.neighbours if r.id < n}
    assert {b for a, b in mass.lines if a == OUTSIDE} == {r.id for r in file.regions if r.edge}


def test_every_line_has_two_ends() -> None:
    mass = only(masses(bricks()))
    ends = [line for _, sides in mass.corners for line in sides]
    assert sorted(ends) == sorted([*range(len(mass.lines))] * 2)


def test_the_rim_goes_once_around() -> None:
    mass = only(masses(bricks(3, 3)))
    order = [mass.lines[line][1] for line, _ in mass.rim]
    start = order.index(1)
    order = order[start:] + order[:start]
    assert order in ([1, 2, 3, 7, 10, 9, 8, 4], [1, 4, 8, 9, 10, 7, 3, 2])
    assert len({corner for _, corner in mass.rim}) == len(mass.rim)


def test_a_missing_border_makes_a_corner_of_four() -> None:
    file = bricks()
    part(file, 5, 6)
    assert sorted(len(around) for around, _ in only(masses(file)).corners)[-1] == 4


def test_what_lies_inside_a_region_is_a_mass_of_its_own() -> None:
    file = bricks()
    pond = with_pond(file, 5)
    board, inner = masses(file)
    assert pond not in board.regions
    assert (inner.regions, inner.host, inner.framed) == ([pond], 5, False)


def test_masses_are_nested() -> None:
    file = bricks()
    ocean = with_ocean(file)
    pond = with_pond(file, 5)
    assert [(mass.host, len(mass.regions)) for mass in masses(file)] == [(OUTSIDE, 1), (ocean, 10), (5, 1)]
    assert pond == 12


@pytest.mark.parametrize(
    ("side", "inland", "across"),
    [("sky_2", {7}, [(1, 4), (5, 6)]), ("sky_3", set(), [(1, 2), (4, 5), (7, 9)])],
)
def test_islands_have_a_coast_and_bridges(side: str, inland: set[int], across: list[tuple[int, int]]) -> None:
    file = printed_board(sky.KEY, side)
    found = masses(file)
    assert [mass.regions for mass in found] == [
        [region.id for region in file.regions if region.island == island]
        for island in sorted({region.island for region in file.regions})
    ]
    assert not any(mass.framed for mass in found)
    coast = {b for mass in found for a, b in mass.lines if a == OUTSIDE}
    assert {region.id for region in file.regions} - coast == inland
    assert bridges(file) == across


def test_links_are_drawn_like_bridges() -> None:
    file = printed_board("base", "base_2")
    file.links = [(19, 3)]
    assert bridges(file) == [(3, 19)]


def test_a_chain_of_regions_touches_the_outside_on_both_sides() -> None:
    regions = [RegionFile(i, "hill", [], island=1, centroid=(0.2 * i, 0.5)) for i in (1, 2, 3)]
    file = BoardFile("chain", "mine", 2, 10, regions)
    join(file, 1, 2)
    join(file, 2, 3)
    lines = only(masses(file)).lines
    assert sorted(lines) == [(0, 1), (0, 2), (0, 2), (0, 3), (1, 2), (2, 3)]
