"""Planar or not: the two smallest graphs that are not, their relatives, and the faces of a drawing."""

import itertools

import pytest

from elbowroom.content.planarity import Line, blocks, crossing, faces, graph_of, is_planar, islands, lines_of


def complete(n: int) -> list[Line]:
    return list(itertools.combinations(range(n), 2))


UTILITIES: list[Line] = [(a, b) for a in range(3) for b in range(3, 6)]
PETERSEN: list[Line] = [
    *((0, 1), (1, 2), (2, 3), (3, 4), (0, 4)),
    *((0, 5), (1, 6), (2, 7), (3, 8), (4, 9)),
    *((5, 7), (7, 9), (6, 9), (6, 8), (5, 8)),
]
CUBE: list[Line] = [(a, a | bit) for a in range(8) for bit in (1, 2, 4) if not a & bit]
GRID: list[Line] = [(r * 6 + c, r * 6 + c + 1) for r in range(6) for c in range(5)] + [
    (r * 6 + c, r * 6 + c + 6) for r in range(5) for c in range(6)
]


@pytest.mark.parametrize("lines", [[(0, 1)], complete(3), complete(4), CUBE, GRID, UTILITIES[1:], complete(5)[1:]])
def test_what_can_be_drawn_is_planar(lines: list[Line]) -> None:
    assert is_planar(graph_of(lines))


@pytest.mark.parametrize("lines", [complete(5), UTILITIES, complete(6), PETERSEN])
def test_what_cannot_be_drawn_is_not_planar(lines: list[Line]) -> None:
    assert not is_planar(graph_of(lines))


@pytest.mark.parametrize("lines", [complete(5), UTILITIES])
def test_points_on_a_line_do_not_make_a_graph_planar(lines: list[Line]) -> None:
    longer = [half for i, (a, b) in enumerate(lines) for half in ((a, 100 + i), (b, 100 + i))]
    assert not is_planar(graph_of(longer))
    assert is_planar(graph_of(longer[1:]))


def test_each_part_held_by_one_point_is_looked_at_alone() -> None:
    triangle, square = [(0, 1), (1, 2), (0, 2)], [(2, 3), (3, 4), (4, 5), (2, 5)]
    assert sorted(len(block) for block in blocks(graph_of([*triangle, *square, (5, 6)]))) == [2, 3, 4]
    behind = [(a + 2, b + 2) for a, b in complete(5)]
    assert not is_planar(graph_of([*triangle, *behind]))


def test_islands_are_the_connected_parts() -> None:
    assert islands(graph_of([(1, 5), (2, 3), (3, 4)]) | {9: set()}) == [[1, 5], [2, 3, 4], [9]]


def test_the_faces_of_a_drawing_meet_every_line_from_both_sides() -> None:
    found = faces(graph_of(CUBE))
    assert found is not None
    assert [len(face) for face in found] == [4] * 6
    sides = [tuple(sorted(pair)) for face in found for pair in zip(face, face[1:] + face[:1], strict=True)]
    assert sorted(sides) == sorted(CUBE * 2)


def test_the_lines_that_cross_are_as_few_as_possible() -> None:
    spread = [*complete(5), (0, 7), (7, 8), (4, 8), (8, 9)]
    bad = crossing(graph_of(spread))
    assert not is_planar(graph_of(bad))
    for line in bad:
        assert is_planar(graph_of([other for other in bad if other != line]))
    assert (8, 9) not in bad
    assert lines_of(graph_of(bad)) == sorted(bad)
