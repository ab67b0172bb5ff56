"""Curves through knots, and what SVG is told about them."""

from itertools import pairwise

import pytest

from elbowroom.drawing.curve import Knot, backwards, cubics, flatten, lines, svg_path
from tests.drawing.paper import read_path

KNOTS: list[Knot] = [(0, 0), (60, 12), (120, -30), (200, 5)]


def test_a_curve_runs_through_its_knots() -> None:
    curve = cubics(KNOTS, KNOTS[0], KNOTS[-1])
    assert [curve[0][0], *(cubic[3] for cubic in curve)] == KNOTS
    assert set(KNOTS) <= set(flatten(curve))


def test_a_curve_has_no_bend_at_a_knot() -> None:
    for (_, _, handle, knot), (_, following, _, _) in pairwise(cubics(KNOTS, KNOTS[0], KNOTS[-1])):
        assert (knot[0] - handle[0], knot[1] - handle[1]) == (following[0] - knot[0], following[1] - knot[1])


def test_a_curve_that_goes_on_has_no_bend_there() -> None:
    one = cubics(KNOTS, KNOTS[0], (260, 90))
    two = cubics([KNOTS[-1], (260, 90), (280, 200)], KNOTS[-2], (280, 200))
    (_, _, handle, knot), (_, following, _, _) = one[-1], two[0]
    assert (knot[0] - handle[0], knot[1] - handle[1]) == (following[0] - knot[0], following[1] - knot[1]) != (0, 0)


def test_backwards_is_the_same_curve() -> None:
    curve = cubics(KNOTS, KNOTS[0], KNOTS[-1])
    for there, back in zip(flatten(curve), reversed(flatten(backwards(curve))), strict=True):
        assert there == pytest.approx(back)
    assert backwards(backwards(curve)) == curve


def test_path_data_is_short_and_says_the_same() -> None:
    curve = cubics(KNOTS, KNOTS[0], KNOTS[-1])
    text = svg_path(curve)
    assert text == "M0 0c10 2 40 17 60 12s37-41 60-42 67 29 80 35"
    ((*points,),) = read_path(text)
    assert points[::8] == KNOTS
    ((*reverse,),) = read_path(svg_path(backwards(curve)))
    assert reverse == points[::-1]


def test_straight_lines_close_themselves() -> None:
    assert svg_path(lines([(0, 0), (9, 0), (9, -5), (0, 0)])) == "M0 0l9 0 0-5-9 5z"
