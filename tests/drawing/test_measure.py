"""Measuring shapes."""

import math

import pytest

from elbowroom.drawing.measure import area, crossings, depth, length, middle, nearest, roomy_place

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
HOLE = [(4.0, 4.0), (4.0, 6.0), (6.0, 6.0), (6.0, 4.0)]


def test_length_area_and_middle() -> None:
    assert length(SQUARE) == 30
    assert area(SQUARE) == 100
    assert area(HOLE) == -4
    assert middle([SQUARE]) == (5, 5)
    assert middle([[(0, 0), (9, 0), (0, 9)]]) == (3, 3)


def test_depth_is_negative_outside_and_in_holes() -> None:
    assert depth([SQUARE], (3, 5)) == 3
    assert depth([SQUARE], (12, 5)) == -2
    assert depth([SQUARE, HOLE], (5, 5)) == -1
    assert depth([SQUARE, HOLE], (3, 5)) == 1


def test_pieces_stand_where_the_largest_circle_is() -> None:
    bottle = [(0, 4), (20, 4), (20, 0), (30, 0), (30, 10), (20, 10), (20, 6), (0, 6)]
    place, radius = roomy_place([bottle], 0.01, central=0.0)
    assert place == pytest.approx((25, 5), abs=0.1)
    assert radius == pytest.approx(5, abs=0.02)


def test_in_a_long_region_pieces_stand_in_the_middle() -> None:
    corridor = [(0, 0), (40, 0), (40, 4), (0, 4)]
    place, radius = roomy_place([corridor], 0.01, central=0.2)
    assert place == pytest.approx((20, 2), abs=0.2)
    assert radius == pytest.approx(2, abs=0.1)


def test_a_hole_moves_them_aside() -> None:
    place, radius = roomy_place([SQUARE, HOLE], 0.01, central=0.0)
    assert depth([SQUARE, HOLE], place) == radius > 2


def test_nearest_points_of_two_paths() -> None:
    assert nearest([(0, 0), (1, 0)], [(3, 0), (9, 9)]) == ((1, 0), (3, 0))


def test_crossings_are_found_within_and_between_paths() -> None:
    bow = [(0, 0), (4, 4), (4, 0), (0, 4)]
    line = [(0, 10), (10, 10)]
    touching = [(5, 10), (5, 20)]
    assert crossings([bow, line, touching], 3) == [(0, 0), (1, 2)]
    assert crossings([line, [(10, 10), (20, 10)], [(11, 5), (11, 9)]], 3) == []
    assert math.isclose(length(line), 10)
