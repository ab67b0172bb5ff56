# mypyc: skip — draws.
"""Smooth curves through the knots of a border: Catmull–Rom splines as cubic Béziers."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]  # start, two handles, end

PIECES: Final = 6  # straight lines that stand for one cubic when something is measured


def cubics(knots: Sequence[Point]) -> list[Cubic]:
    """A curve through all knots; each handle points along the line between the knots before and after."""
    closed = len(knots) > 2 and knots[0] == knots[-1]
    before = knots[-2] if closed else knots[0]
    after = knots[1] if closed else knots[-1]
    padded = [before, *knots, after]
    found: list[Cubic] = []
    for i in range(1, len(padded) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = padded[i - 1 : i + 3]
        found.append(
            (
                (bx, by),
                (round(bx + (cx - ax) / 6, 1), round(by + (cy - ay) / 6, 1)),
                (round(cx - (dx - bx) / 6, 1), round(cy - (dy - by) / 6, 1)),
                (cx, cy),
            )
        )
    return found


def lines(knots: Sequence[Point]) -> list[Cubic]:
    """Straight lines through all knots, in the shape of cubics."""
    return [(a, a, b, b) for a, b in pairwise(knots)]


def backwards(curve: Sequence[Cubic]) -> list[Cubic]:
    return [(d, c, b, a) for a, b, c, d in reversed(curve)]


def flatten(curve: Sequence[Cubic]) -> list[Point]:
    """A curve as points close to each other."""
    points: list[Point] = [curve[0][0]]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in curve:
        if (ax, ay) == (bx, by) and (cx, cy) == (dx, dy):
            points.append((dx, dy))
            continue
        for i in range(1, PIECES + 1):
            t = i / PIECES
            s = 1 - t
            a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    return points


def svg_path(curve: Sequence[Cubic]) -> str:
    """Path data for SVG; it closes itself if the curve does."""
    (x, y), *_ = curve[0]
    parts = [f"M{_number(x)} {_number(y)}"]
    for start, one, two, end in curve:
        if start == one and two == end:
            parts.append(f"L{_number(end[0])} {_number(end[1])}")
        else:
            parts.append("C" + " ".join(f"{_number(px)} {_number(py)}" for px, py in (one, two, end)))
    if curve[-1][3] == curve[0][0]:
        parts.append("Z")
    return "".join(parts)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
