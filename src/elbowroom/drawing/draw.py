# mypyc: skip — only `elbowroom board draw` needs it.
"""Draws a board: from who touches whom, where and how large, to the outlines of all regions."""

import math
from itertools import combinations
from typing import Final

from elbowroom.content.boards import BoardFile
from elbowroom.drawing.curve import Point, flatten
from elbowroom.drawing.errors import CannotDraw
from elbowroom.drawing.faults import first_fault
from elbowroom.drawing.foam import Foam, Region, respace, settle, settle_again
from elbowroom.drawing.frame import Frame
from elbowroom.drawing.layout import lay_out
from elbowroom.drawing.measure import area, nearest, roomy_place
from elbowroom.drawing.outline import HEIGHT, Border, Bridge, Outline, RegionOutline
from elbowroom.drawing.rough import Hand
from elbowroom.drawing.shape import border_curve, region_rings
from elbowroom.drawing.topology import OUTSIDE, Mass, bridges, masses

KNOTS: Final = 0.065  # between two knots of a border, as a part of the size of a usual region
CENTRAL: Final = 0.2  # radius given up for a step of length 1 towards the middle of a region
# How far off regions may be pulled from to get to their listed places, how strongly they are pulled, and how unsteady
# the hand is. The first that works is taken: listed places can contradict the borders.
TRIES: Final = ((0.9, 1.0, 1.0), (0.4, 1.0, 0.7), (0.0, 0.5, 0.4), (0.0, 0.1, 0.4), (0.0, 0.0, 0.2))
LEAST_CHANGE: Final = 0.8  # of an area, to make up for what was drawn
PARTINGS: Final = 20  # rounds of moving apart what lies inside one region
SKY_LAND: Final = 0.4  # of a sky board whose file lists no areas; the rest is clouds

Pieces = dict[int, dict[int, tuple[int, int]]]  # region -> corner -> the border that leads on from there, and its end


def draw_board(file: BoardFile, seed: int = 0) -> Outline:
    """The outline of a board. The same board and seed give the same outline."""
    found = masses(file)
    fault = ""
    for leash, pull, unsteady in TRIES:
        sketch = _Sketch(file, found, leash, pull)
        sketch.even_out(sketch.ink(seed, unsteady))
        outline = sketch.ink(seed, unsteady)
        fault = first_fault(file, outline)
        if not fault:
            _add_labels(file, outline)
            return outline
    raise CannotDraw(fault)


class _Sketch:
    """A board while it is drawn, on paper of height 1."""

    def __init__(self, file: BoardFile, found: list[Mass], leash: float, pull: float) -> None:
        self.file = file
        self.frame = Frame(file.aspect, 1.0)
        wanted = _wanted(file, found)
        centres = {region: want.aim for region, want in wanted.items()}
        self.size = math.sqrt(sum(_areas(file, found[0].framed).values()) / len(file.regions))
        self.foams = [
            Foam(
                mass,
                lay_out(mass, centres, self.frame, self.size),
                {region: wanted[region] for region in mass.regions},
                self.frame,
                self.size,
                leash,
                pull,
            )
            for mass in found
        ]
        settle(self.foams)

    def even_out(self, outline: Outline) -> None:
        """Make up for what the unsteady hand takes from some regions and gives to others."""
        for foam in self.foams:
            for number, region in foam.regions.items():
                drawn = area(region_rings(outline, number)[0]) / HEIGHT**2
                region.area *= max(LEAST_CHANGE, min(1 / LEAST_CHANGE, region.area / max(drawn, 1e-9)))
        settle_again(self.foams)

    def ink(self, seed: int, unsteady: float) -> Outline:
        """The outline in whole numbers, drawn by an unsteady hand."""
        framed = self.foams[0].mass.framed
        hand = Hand(seed, self.size, unsteady, self.frame if framed else None)
        outline = Outline(self.file.key, round(HEIGHT * self.file.aspect), HEIGHT, [], [], [])
        pieces: Pieces = {}
        for foam in self.foams:
            self._ink_mass(foam, hand, outline, pieces)
        for region in self.file.regions:
            outline.regions.append(RegionOutline(_rings(pieces[region.id]), (0, 0), 0))
        return outline

    def _ink_mass(self, foam: Foam, hand: Hand, outline: Outline, pieces: Pieces) -> None:
        first = len(outline.corners)
        outline.corners += [_whole(hand.moved(corner)) for corner in foam.corners]

        def add(left: int, right: int, start: int, end: int, points: list[Point], frame: bool) -> None:
            left, right = left or foam.mass.host, right or foam.mass.host
            knots = [number for point in points for number in _whole(point)]
            corners = first + start, first + end
            outline.borders.append(Border((min(left, right), max(left, right)), corners, knots, frame))
            number = len(outline.borders)
            pieces.setdefault(left, {})[corners[0]] = number, corners[1]
            pieces.setdefault(right, {})[corners[1]] = -number, corners[0]

        for wall in foam.walls:
            respace(wall, KNOTS * self.size)
            points = [hand.moved(point) for point in zip(wall.x[1:-1], wall.y[1:-1], strict=True)]
            add(wall.left, wall.right, wall.start, wall.end, points, frame=False)
        for region, start, end in foam.rim:
            path = self.frame.path(foam.on_frame[start], foam.on_frame[end])
            add(region, OUTSIDE, start, end, path[1:-1], frame=True)


def _areas(file: BoardFile, framed: bool) -> dict[int, float]:
    """The area each region should have; one that is not listed gets the mean of the others."""
    listed = [region.area for region in file.regions if region.area is not None]
    usual = sum(listed) / len(listed) if listed else (1.0 if framed else SKY_LAND) / len(file.regions)
    areas = {region.id: region.area or usual for region in file.regions}
    # A board in a frame is covered as a whole, whatever measuring has left over.
    share = sum(areas.values()) if framed else 1.0
    return {region: part * file.aspect / share for region, part in areas.items()}


def _wanted(file: BoardFile, found: list[Mass]) -> dict[int, Region]:
    """Where regions should lie and how large they should be, what lies inside them included."""
    areas = _areas(file, found[0].framed)
    wanted = {
        region.id: Region((region.centroid[0] * file.aspect, region.centroid[1]), areas[region.id])
        for region in file.regions
        if region.centroid is not None
    }
    for mass in reversed(found):
        if mass.host != OUTSIDE:
            host = wanted[mass.host]
            x, y, _ = _disc(mass, wanted)
            inside = sum(wanted[region].area for region in mass.regions)
            total = host.area + inside
            middle = (host.area * host.aim[0] + inside * x) / total, (host.area * host.aim[1] + inside * y) / total
            wanted[mass.host] = Region(middle, total)
    _part(found, wanted)
    return wanted


def _part(found: list[Mass], wanted: dict[int, Region]) -> None:
    """Move what lies inside the same region apart, if the listed places are so close that it would overlap."""
    inner = [mass for mass in found if mass.host != OUTSIDE]
    for _ in range(PARTINGS):
        for one, two in combinations(inner, 2):
            if one.host != two.host:
                continue
            (ax, ay, ar), (bx, by, br) = _disc(one, wanted), _disc(two, wanted)
            gap = math.dist((ax, ay), (bx, by))
            lacking = 1.3 * (ar + br) - gap
            if lacking > 0:
                dx, dy = ((bx - ax) / gap, (by - ay) / gap) if gap > 0 else (1.0, 0.0)
                for mass, way in ((one, -lacking / 2), (two, lacking / 2)):
                    for region in (wanted[number] for number in mass.regions):
                        region.aim = region.aim[0] + way * dx, region.aim[1] + way * dy


def _disc(mass: Mass, wanted: dict[int, Region]) -> tuple[float, float, float]:
    """A circle as large as a mass, about where it lies."""
    parts = [wanted[region] for region in mass.regions]
    total = sum(part.area for part in parts)
    x = sum(part.area * part.aim[0] for part in parts) / total
    y = sum(part.area * part.aim[1] for part in parts) / total
    return x, y, math.sqrt(total / math.pi)


def _rings(pieces: dict[int, tuple[int, int]]) -> list[list[int]]:
    """The borders of a region in order, ring by ring. The ring around it was drawn before those inside."""
    left = dict(pieces)
    rings: list[list[int]] = []
    while left:
        start = min(left, key=lambda corner: abs(left[corner][0]))
        ring: list[int] = []
        corner = start
        while corner in left:
            number, corner = left.pop(corner)
            ring.append(number)
        rings.append(ring)
    return rings


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0] * HEIGHT), round(point[1] * HEIGHT)


def _add_labels(file: BoardFile, outline: Outline) -> None:
    for number, region in enumerate(outline.regions, 1):
        (x, y), radius = roomy_place(region_rings(outline, number), precision=1.0, central=CENTRAL)
        region.label, region.radius = (round(x), round(y)), int(radius)
    for a, b in bridges(file):
        one, two = nearest(_coast(outline, a), _coast(outline, b))
        outline.bridges.append(Bridge((a, b), _rounded(one), _rounded(two)))


def _coast(outline: Outline, region: int) -> list[Point]:
    """The points of a region that look onto the clouds, or of its whole outline if none do."""
    outer = [n for n, border in enumerate(outline.borders, 1) if border.between == (OUTSIDE, region)]
    return [point for n in outer for point in flatten(border_curve(outline, n))] or region_rings(outline, region)[0]


def _rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])
