# mypyc: skip — draws.
"""Smooth curves through the knots of a border: Catmull–Rom splines as cubic Béziers with whole coordinates."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Knot = tuple[int, int]
Cubic = tuple[Knot, Knot, Knot, Knot]  # start, two handles, end

PIECES: Final = 6  # straight lines that stand for one cubic when something is measured


def cubics(knots: Sequence[Knot], before: Knot, after: Knot) -> list[Cubic]:
    """A curve through all knots; at each it runs along the line between the knots before and after.

    Where the curve begins and ends, `before` and `after` tell where it comes from and goes to: the same knot once more
    if that is nowhere.
    """
    padded = [before, *knots, after]
    around = zip(padded[:-2], padded[2:], strict=True)
    handles = [(round((cx - ax) / 6), round((cy - ay) / 6)) for (ax, ay), (cx, cy) in around]
    return [
        ((ax, ay), (ax + ahx, ay + ahy), (bx - bhx, by - bhy), (bx, by))
        for ((ax, ay), (bx, by)), ((ahx, ahy), (bhx, bhy)) in zip(pairwise(knots), pairwise(handles), strict=True)
    ]


def lines(knots: Sequence[Knot]) -> list[Cubic]:
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
        for i in range(1, PIECES):
            t = i / PIECES
            s = 1 - t
            a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            points.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
        points.append((dx, dy))
    return points


def svg_path(curve: Sequence[Cubic]) -> str:
    """Path data for SVG, as short as it can be said; it closes itself if the curve does."""
    parts = ["M", _numbers(curve[0][0])]
    last = ""
    mirrored: Knot | None = None  # where the next curve would be led by the one before
    for start, one, two, end in curve:
        x, y = start
        if start == one and two == end:
            word, points = "l", [end]
        else:
            word, points = ("s", [two, end]) if one == mirrored else ("c", [one, two, end])
        numbers = _numbers(*((px - x, py - y) for px, py in points))
        parts.append(word if word != last else "" if numbers.startswith("-") else " ")
        parts.append(numbers)
        last = word
        mirrored = (2 * end[0] - two[0], 2 * end[1] - two[1]) if word != "l" else None
    if curve[-1][3] == curve[0][0]:
        parts.append("z")
    return "".join(parts)


def _numbers(*points: Knot) -> str:
    """Coordinates with a space before those that do not begin with a minus."""
    text = " ".join(str(number) for point in points for number in point)
    return text.replace(" -", "-")
