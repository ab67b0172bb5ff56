"""A board as it appears on paper: measured from the path data a client gets, with no help from the code that draws."""

import math
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from elbowroom.drawing.picture import Picture

Point = tuple[float, float]
Segment = tuple[Point, Point]
STEPS = 8  # straight lines for one curve


def read_path(text: str) -> list[list[Point]]:
    """The parts of SVG path data (M, l, c, s and z), as points close to each other."""
    parts: list[list[Point]] = []
    x = y = 0.0
    handle: Point | None = None
    for word, numbers in re.findall(r"([Mlcsz])([^Mlcsz]*)", text):
        values = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", numbers)]
        if word == "M":
            x, y = values
            parts.append([(x, y)])
        size = {"M": 2, "l": 2, "c": 6, "s": 4, "z": 1}[word]
        assert len(values) % size == 0
        for i in range(0, len(values) if word != "M" else 0, size):
            some = values[i : i + size]
            points = [(x + dx, y + dy) for dx, dy in zip(some[::2], some[1::2], strict=True)]
            if word == "l":
                parts[-1] += points
                handle = None
            else:
                if word == "s":
                    assert handle is not None
                    points = [(2 * x - handle[0], 2 * y - handle[1]), *points]
                parts[-1] += _bend((x, y), *points)
                handle = points[1]
            x, y = points[-1]
        if word == "z":
            assert parts[-1][0] == parts[-1][-1], "a path is closed by the point it began with"
    return parts


def _bend(a: Point, b: Point, c: Point, d: Point) -> Iterator[Point]:
    for i in range(1, STEPS + 1):
        t = i / STEPS
        s = 1 - t
        # Both regions of a border walk through the same numbers, in opposite order: sums are taken from the outside in.
        x = (s**3 * a[0] + t**3 * d[0]) + (3 * s * s * t * b[0] + 3 * s * t * t * c[0])
        y = (s**3 * a[1] + t**3 * d[1]) + (3 * s * s * t * b[1] + 3 * s * t * t * c[1])
        yield (round(x, 4), round(y, 4))


def area(ring: Sequence[Point]) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring)) / 2


def inside(ring: Sequence[Point], point: Point) -> bool:
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pairwise(ring):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def distance(point: Point, segment: Segment) -> float:
    (x, y), ((ax, ay), (bx, by)) = point, segment
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - ax - t * dx, y - ay - t * dy)


def cross(one: Segment, two: Segment) -> bool:
    """Whether two lines that share no end have a point in common."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, two
    if any(max(a[k], b[k]) < min(c[k], d[k]) or max(c[k], d[k]) < min(a[k], b[k]) for k in (0, 1)):
        return False
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


class Paper:
    """All regions of a picture as rings of points."""

    def __init__(self, picture: Picture) -> None:
        self.left, self.top, self.width, self.height = picture.box
        self.rings = {region.id: read_path(region.path) for region in picture.regions}
        self.labels = {region.id: (region.label, region.radius) for region in picture.regions}

    @cached_property
    def users(self) -> dict[Segment, list[tuple[int, bool]]]:
        """Every line on the paper (its smaller end first), the regions it belongs to and whether they follow it."""
        found: dict[Segment, list[tuple[int, bool]]] = {}
        for region, rings in self.rings.items():
            for ring in rings:
                for a, b in pairwise(ring):
                    assert a != b
                    found.setdefault((min(a, b), max(a, b)), []).append((region, a < b))
        return found

    def shared(self) -> dict[tuple[int, int], float]:
        """How long the lines are that two regions have in common."""
        lengths: dict[tuple[int, int], float] = {}
        for (a, b), users in self.users.items():
            if len(users) == 2:
                pair = min(users[0][0], users[1][0]), max(users[0][0], users[1][0])
                lengths[pair] = lengths.get(pair, 0.0) + math.dist(a, b)
        return lengths

    def alone(self) -> dict[int, float]:
        """How long the lines of a region are that belong to no other: frame or coast."""
        lengths: dict[int, float] = {}
        for (a, b), users in self.users.items():
            if len(users) == 1:
                lengths[users[0][0]] = lengths.get(users[0][0], 0.0) + math.dist(a, b)
        return lengths

    def area(self, region: int) -> float:
        """Rings around holes run the other way round and count below 0."""
        return sum(area(ring) for ring in self.rings[region])

    def middle(self, region: int) -> Point:
        x = y = 0.0
        for ring in self.rings[region]:
            for (ax, ay), (bx, by) in pairwise(ring):
                part = (ax * by - bx * ay) / 6
                x += part * (ax + bx)
                y += part * (ay + by)
        return x / self.area(region), y / self.area(region)

    def regions_at(self, point: Point) -> list[int]:
        x, y = point
        near = [r for r, (left, top, right, bottom) in self.boxes.items() if left <= x <= right and top <= y <= bottom]
        return [r for r in near if sum(inside(ring, point) for ring in self.rings[r]) % 2]

    @cached_property
    def boxes(self) -> dict[int, tuple[float, float, float, float]]:
        found = {}
        for region, rings in self.rings.items():
            xs, ys = zip(*rings[0], strict=True)
            found[region] = min(xs), min(ys), max(xs), max(ys)
        return found

    def room(self, region: int, point: Point) -> float:
        """How far a point is from the lines of a region."""
        return min(distance(point, line) for ring in self.rings[region] for line in pairwise(ring))

    def crossings(self) -> list[tuple[Segment, Segment]]:
        """Lines that touch elsewhere than at a shared end."""
        return [
            (one, two)
            for here in self._cells(self.height / 40).values()
            for i, one in enumerate(here)
            for two in here[:i]
            if not set(one) & set(two) and cross(one, two)
        ]

    def _cells(self, size: float) -> dict[tuple[int, int], list[Segment]]:
        cells: dict[tuple[int, int], list[Segment]] = {}
        for (ax, ay), (bx, by) in self.users:
            for cx in range(int(min(ax, bx) // size), int(max(ax, bx) // size) + 1):
                for cy in range(int(min(ay, by) // size), int(max(ay, by) // size) + 1):
                    cells.setdefault((cx, cy), []).append(((ax, ay), (bx, by)))
        return cells

    def too_close(self, gap: float) -> set[tuple[int, int]]:
        """Pairs of regions with points nearer to each other than a gap."""
        cells: dict[tuple[int, int], set[tuple[Point, int]]] = {}
        for region, rings in self.rings.items():
            for ring in rings:
                for x, y in ring:
                    cells.setdefault((int(x // gap), int(y // gap)), set()).add(((x, y), region))
        found = set()
        for (cx, cy), here in cells.items():
            around = [cells.get((cx + dx, cy + dy), set()) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            for other in around:
                for one, a in here:
                    found |= {(a, b) for two, b in other if a < b and math.dist(one, two) < gap}
        return found
