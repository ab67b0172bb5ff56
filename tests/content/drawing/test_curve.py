"""Curves through knots, and what SVG is told about them."""

import pytest

from elbowroom.content.drawing.curve import Knot, backwards, cubics, flatten, lines, svg_path
from tests.content.drawing.paper import read_path

KNOTS: list[Knot] = [(0, 0), (60, 12), (120, -30), (200, 5)]


def test_a_curve_runs_through_its_knots() -> None:
    curve = cubics(KNOTS)
    assert [curve[0][0], *(cubic[3] for cubic in curve)] == KNOTS
    assert set(KNOTS) <= set(flatten(curve))


def test_a_curve_has_no_bend_at_a_knot() -> None:
    for (_, _, handle, knot), (_, following, _, _) in zip(cubics(KNOTS), cubics(KNOTS)[1:], strict=False):
        assert (knot[0] - handle[0], knot[1] - handle[1]) == (following[0] - knot[0], following[1] - knot[1])


def test_a_closed_curve_has_no_bend_where_it_closes() -> None:
    curve = cubics([(0, 0), (100, 0), (100, 100), (0, 100), (0, 0)])
    (_, out, _, _), (_, _, into, _) = curve[0], curve[-1]
    assert (out[0] + into[0], out[1] + into[1]) == (0, 0)


def test_backwards_is_the_same_curve() -> None:
    curve = cubics(KNOTS)
    for there, back in zip(flatten(curve), reversed(flatten(backwards(curve))), strict=True):
        assert there == pytest.approx(back)
    assert backwards(backwards(curve)) == curve


def test_path_data_is_short_and_says_the_same() -> None:
    curve = cubics(KNOTS)
    text = svg_path(curve)
    assert text == "M0 0c10 2 40 17 60 12s37-41 60-42 67 29 80 35"
    ((*points,),) = read_path(text)
    assert points[::8] == KNOTS
    ((*reverse,),) = read_path(svg_path(backwards(curve)))
    assert reverse == points[::-1]


def test_straight_lines_close_themselves() -> None:
    assert svg_path(lines([(0, 0), (9, 0), (9, -5), (0, 0)])) == "M0 0l9 0 0-5-9 5z"
