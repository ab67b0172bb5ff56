# mypyc: skip — only `elbowroom board draw` needs it.
"""Measuring shapes made of straight lines."""

import heapq
import math
from collections.abc import Sequence
from itertools import pairwise

from elbowroom.drawing.curve import Point

Segment = tuple[Point, Point]
Ring = Sequence[Point]


def length(path: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(path))


def area(ring: Ring) -> float:
    """The area inside a ring of points, below 0 if it runs the other way round."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def middle(rings: Sequence[Ring]) -> Point:
    """The centre of gravity of what lies inside a ring and not inside the others, which run the other way round."""
    x = y = twice = 0.0
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            part = ax * by - bx * ay
            twice += part
            x += part * (ax + bx)
            y += part * (ay + by)
    return x / (3 * twice), y / (3 * twice)


def roomy_place(rings: Sequence[Ring], precision: float, central: float) -> tuple[Point, float]:
    """Where pieces stand inside a ring (and outside the others), and how far from all of them that is.

    It is the centre of the largest circle, except that the middle counts too: so much radius is given up for each step
    towards it (`central`). Found by halving the squares that could hold the best place.
    """
    left, right = min(x for x, _ in rings[0]), max(x for x, _ in rings[0])
    top, bottom = min(y for _, y in rings[0]), max(y for _, y in rings[0])
    goal = middle(rings)
    squares: list[tuple[float, float, float, float, float]] = []  # best value possible, value (negated), x, y, half

    def add(x: float, y: float, half: float) -> None:
        value = depth(rings, (x, y)) - central * math.dist((x, y), goal)
        heapq.heappush(squares, (-(value + (1 + central) * half * math.sqrt(2)), -value, x, y, half))

    half = min(right - left, bottom - top) / 2
    for i in range(math.ceil((right - left) / (2 * half))):
        for j in range(math.ceil((bottom - top) / (2 * half))):
            add(left + (2 * i + 1) * half, top + (2 * j + 1) * half, half)
    best, most = goal, -math.inf
    while -squares[0][0] > most + precision:
        _, negative, x, y, half = heapq.heappop(squares)
        if -negative > most:
            best, most = (x, y), -negative
        for dx in (-half / 2, half / 2):
            for dy in (-half / 2, half / 2):
                add(x + dx, y + dy, half / 2)
    return best, depth(rings, best)


def depth(rings: Sequence[Ring], point: Point) -> float:
    """How far a point is from all rings, below 0 if it lies outside the first or inside another."""
    x, y = point
    inside = False
    least = math.inf
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
            dx, dy = bx - ax, by - ay
            t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1.0)
            t = max(0.0, min(1.0, t))
            least = min(least, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2)
            ax, ay = bx, by
    return math.sqrt(least) if inside else -math.sqrt(least)


def nearest(one: Sequence[Point], two: Sequence[Point]) -> tuple[Point, Point]:
    """The two points of two paths that are closest to each other."""
    return min(((a, b) for a in one for b in two), key=lambda pair: math.dist(*pair))


def crossings(paths: Sequence[Sequence[Point]], cell: float) -> list[tuple[int, int]]:
    """Which paths touch each other, or themselves, elsewhere than at a shared end of their lines."""
    cells: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for p, path in enumerate(paths):
        for i, ((ax, ay), (bx, by)) in enumerate(pairwise(path)):
            for cx in range(int(min(ax, bx) // cell), int(max(ax, bx) // cell) + 1):
                for cy in range(int(min(ay, by) // cell), int(max(ay, by) // cell) + 1):
                    cells.setdefault((cx, cy), []).append((p, i))
    found: set[tuple[int, int]] = set()
    for here in cells.values():
        for k, (p, i) in enumerate(here):
            for q, j in here[:k]:
                one, two = (paths[p][i], paths[p][i + 1]), (paths[q][j], paths[q][j + 1])
                if not set(one) & set(two) and _cross(one, two):
                    found.add((min(p, q), max(p, q)))
    return sorted(found)


def _cross(one: Segment, two: Segment) -> bool:
    (a, b), (c, d) = one, two
    for axis in (0, 1):
        if max(a[axis], b[axis]) < min(c[axis], d[axis]) or max(c[axis], d[axis]) < min(a[axis], b[axis]):
            return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
