# mypyc: skip — only `elbowroom board draw` needs it.
"""A first drawing of a land mass with straight lines, in which nothing crosses.

Every region, every line between two regions and every corner gets a point. Together they are a triangulation, and if
its rim is pinned to a convex curve and every other point put in the middle of those around it, no triangle is turned
over (Tutte 1963, Floater 2003). From there the points walk towards where the board file wants the regions, only as far
as no triangle turns over.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from elbowroom.drawing.curve import Point
from elbowroom.drawing.frame import Frame
from elbowroom.drawing.topology import OUTSIDE, Mass

SPREAD: Final = 2000  # sweeps until the points are in the middle of those around them
WALK: Final = 400  # sweeps towards the listed places
STILL: Final = 1e-7  # nothing moves further than this: done
HALVINGS: Final = 4  # a step that would turn a triangle over is tried shorter so many times


@dataclass(slots=True)
class Layout:
    """Where things lie: points of regions, lines and corners, each in the order of the mass."""

    regions: dict[int, Point]
    lines: list[Point]
    corners: list[Point]


def lay_out(mass: Mass, wanted: dict[int, Point], frame: Frame, spacing: float) -> Layout:
    """Put a mass on paper with its regions close to the wanted points; spacing is the size of a usual region."""
    net = _Net(mass)
    net.pin_rim(wanted, frame, spacing)
    net.spread()
    net.walk(wanted, spacing)
    return net.layout()


class _Circle(NamedTuple):
    x: float
    y: float
    radius: float

    def at(self, angle: float) -> Point:
        return self.x + self.radius * math.cos(angle), self.y + self.radius * math.sin(angle)


class _Net:
    """The triangulation: points are numbered regions first, then lines, then corners."""

    def __init__(self, mass: Mass) -> None:
        self.mass = mass
        self.of_region = {region: i for i, region in enumerate(mass.regions)}
        self.first_line = len(mass.regions)
        self.first_corner = self.first_line + len(mass.lines)
        size = self.first_corner + len(mass.corners)
        self.place: list[Point] = [(0.0, 0.0)] * size
        self.pinned = [False] * size
        self.triangles: list[list[tuple[int, int]]] = [[] for _ in range(size)]  # the other two points of each
        for c, (_, sides) in enumerate(mass.corners):
            corner = self.first_corner + c
            for line in sides:
                for region in mass.lines[line]:
                    if region != OUTSIDE:
                        self._add(self.of_region[region], self.first_line + line, corner)
        self.around = [sorted({p for pair in pairs for p in pair}) for pairs in self.triangles]

    def _add(self, a: int, b: int, c: int) -> None:
        self.triangles[a].append((b, c))
        self.triangles[b].append((c, a))
        self.triangles[c].append((a, b))

    def pin_rim(self, wanted: dict[int, Point], frame: Frame, spacing: float) -> None:
        rim = self.mass.rim
        order = [self.mass.lines[line][1] for line, _ in rim]
        if self.mass.framed:
            at: Callable[[float], Point] = frame.at
            length = frame.length
            turn, middles = _in_turn([frame.beside(wanted[region]) for region in order], length)
        else:
            x, y = _middle([wanted[region] for region in self.mass.regions])
            far = max(math.dist((x, y), wanted[region]) for region in self.mass.regions)
            at = _Circle(x, y, max(far + spacing / 3, spacing * math.sqrt(len(self.mass.regions) / math.pi))).at
            length = math.tau
            turn, middles = _around(order, wanted, (x, y))
        for i, (line, corner) in enumerate(rim):
            here, following = middles[i], middles[(i + 1) % len(rim)]
            gap = (following - here) * turn % length if len(rim) > 1 else length
            self._pin(self.first_line + line, at(here))
            self._pin(self.first_corner + corner, at(here + turn * gap / 2))

    def _pin(self, point: int, place: Point) -> None:
        self.place[point] = place
        self.pinned[point] = True

    def spread(self) -> None:
        rim = [self.place[i] for i, pinned in enumerate(self.pinned) if pinned]
        middle = _middle(rim)
        free = [i for i, pinned in enumerate(self.pinned) if not pinned]
        for i in free:
            self.place[i] = middle
        for _ in range(SPREAD):
            moved = 0.0
            for i in free:
                x, y = _middle([self.place[j] for j in self.around[i]])
                moved = max(moved, abs(x - self.place[i][0]), abs(y - self.place[i][1]))
                self.place[i] = x, y
            if moved < STILL:
                break
        # Triangles were listed without regard to their sense: from now on all of them are seen from the same side.
        for i, pairs in enumerate(self.triangles):
            self.triangles[i] = [(a, b) if self._twice_area(i, (a, b)) > 0 else (b, a) for a, b in pairs]

    def walk(self, wanted: dict[int, Point], spacing: float) -> None:
        enough = (0.02 * spacing) ** 2  # twice the area a triangle should keep
        for _ in range(WALK):
            moved = 0.0
            for i, pinned in enumerate(self.pinned):
                if not pinned:
                    moved = max(moved, self._step(i, self._goal(i, wanted), enough))
            if moved < 1e-3 * spacing:
                break

    def _goal(self, i: int, wanted: dict[int, Point]) -> Point:
        if i < self.first_line:
            return wanted[self.mass.regions[i]]
        return _middle([self.place[j] for j in self.around[i]])

    def _step(self, i: int, goal: Point, enough: float) -> float:
        """Move a point towards its goal, as far as the triangles around it allow; returns how far it went."""
        old = self.place[i]
        before = min(self._twice_area(i, pair) for pair in self.triangles[i])
        part = 0.5
        for _ in range(HALVINGS):
            self.place[i] = old[0] + part * (goal[0] - old[0]), old[1] + part * (goal[1] - old[1])
            after = min(self._twice_area(i, pair) for pair in self.triangles[i])
            if after >= enough or after >= before:
                return math.dist(old, self.place[i])
            part /= 2
        self.place[i] = old
        return 0.0

    def _twice_area(self, i: int, pair: tuple[int, int]) -> float:
        (x, y), (ax, ay), (bx, by) = self.place[i], self.place[pair[0]], self.place[pair[1]]
        return (ax - x) * (by - y) - (bx - x) * (ay - y)

    def layout(self) -> Layout:
        return Layout(
            {region: self.place[i] for region, i in self.of_region.items()},
            self.place[self.first_line : self.first_corner],
            self.place[self.first_corner :],
        )


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _around(order: list[int], wanted: dict[int, Point], middle: Point) -> tuple[int, list[float]]:
    x, y = middle
    return _in_turn([math.atan2(wanted[r][1] - y, wanted[r][0] - x) % math.tau for r in order], math.tau)


def _in_turn(places: list[float], length: float) -> tuple[int, list[float]]:
    """Places on a ring, moved as little as needed to follow each other with some distance: which way round (1 or -1)
    they do, and the places."""
    best: tuple[float, int, list[float]] | None = None
    for turn in (1, -1):
        for start in range(len(places)):
            cost, moved = _straighten(places, length, turn, start)
            if best is None or cost < best[0] - 1e-9:
                best = cost, turn, moved
    assert best is not None
    return best[1], best[2]


def _straighten(places: list[float], length: float, turn: int, start: int) -> tuple[float, list[float]]:
    """Unroll the ring at one of the places and let the others follow in one direction (isotonic regression)."""
    count = len(places)
    least = 0.35 * length / count  # between two that follow each other
    order = [(start + i) % count for i in range(count)]
    way = [turn * (places[i] - places[start]) % length for i in order]
    # A place just behind the start would be unrolled to the far end: take it as behind if that is nearer its turn.
    way = [w - length if w - i * length / count > length / 2 else w for i, w in enumerate(way)]
    pools: list[list[float]] = []  # sum and number
    for i, w in enumerate(way):
        pools.append([w - i * least, 1.0])
        while len(pools) > 1 and pools[-2][0] / pools[-2][1] > pools[-1][0] / pools[-1][1]:
            total, number = pools.pop()
            pools[-1][0] += total
            pools[-1][1] += number
    smooth = [total / number for total, number in pools for _ in range(int(number))]
    last = smooth[0] + length - count * least  # the ring must close
    smooth = [min(w, last) for w in smooth]
    moved = [0.0] * count
    for i, w in enumerate(smooth):
        moved[order[i]] = (places[start] + turn * (w + i * least)) % length
    cost = sum((w + i * least - raw) ** 2 for i, (w, raw) in enumerate(zip(smooth, way, strict=True)))
    return cost, moved
