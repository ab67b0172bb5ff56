# mypyc: skip — only `elbowroom board draw` needs it.
"""Shapes for the regions: the borders settle like the walls of a foam.

Three things act on a border between regions a and b, and on the corners where borders meet:
- tension makes it short and smooth, so that borders bend gently and meet at wide angles;
- the pressure of the two regions, raised until each has the area it should have;
- the place where a region should lie: of two regions, the one whose listed centre is nearer gets the ground. Without
  tension this alone would make a power diagram of the centres.
Which regions meet is never changed: a border that would vanish is held open, and borders that would come too close to
each other are kept apart.
"""

import math
from dataclasses import dataclass, field
from typing import Final

from elbowroom.drawing.curve import Point
from elbowroom.drawing.frame import Frame
from elbowroom.drawing.layout import Layout
from elbowroom.drawing.topology import OUTSIDE, Mass

# All lengths are parts of the size of a usual region: the root of its area.
STEPS: Final = 1200
AGAIN: Final = 300  # steps after a small change
STEP: Final = 0.5  # how far a point goes towards its balance at once
SPACING: Final = 0.11  # between two points of a border
PULL: Final = 4.0  # of the listed centre at its full strength, against a tension of 1
PRESSURE: Final = 6.0  # per share of the area that is missing
SHORTEST: Final = 0.38  # border, from corner to corner
EDGE: Final = 0.5  # shortest piece of the frame
APART: Final = 0.22  # borders that do not meet
FOLD: Final = 2.5  # times that distance along a border, and its own points count as another's
OPENING: Final = 0.75  # of two borders that meet: at a distance of 1 from their corner, so far apart
MARGIN: Final = 0.3  # to the frame
APPROACH: Final = 3  # so many points before its end, a border that ends at the frame keeps the whole margin
CORNER: Final = 0.36  # from the end of a border to a corner of the frame
BEACH: Final = 0.12  # from an island to the frame
CHANNEL: Final = 0.45  # between two islands
DRIFT: Final = 0.02  # of what pulls a region, as a part of how far its middle is from where it should be
MOST_POINTS: Final = 300  # of a border, however long
TANGLED: Final = 50  # points of a border on average: several times what is usual
BEND: Final = 0.3  # how far out of line a point may be pressed, as a part of the gap between its two neighbours


@dataclass(slots=True)
class Wall:
    """A border: the regions on either side (left is the side whose outline runs along it) and the points between."""

    left: int
    right: int
    start: int  # corner
    end: int
    x: list[float] = field(default_factory=list)  # with both corners
    y: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Region:
    aim: Point  # where its middle should be
    area: float  # that it should have
    centre: Point = (0.0, 0.0)  # what pulls it
    now: float = 0.0  # its area
    moment_x: float = 0.0  # its middle, times three times its area
    moment_y: float = 0.0
    pressure: float = 0.0
    lasting: float = 0.0  # the part of the pressure that is kept


class Foam:
    """The borders of one land mass on their way to a balance."""

    def __init__(
        self,
        mass: Mass,
        layout: Layout,
        regions: dict[int, Region],
        frame: Frame,
        size: float,
        leash: float,
        pull: float,
    ) -> None:
        self.mass = mass
        self.frame = frame
        self.size = size  # of a usual region
        self.steps = 0
        self.leash = leash  # how far from where a region should lie the pull on it may come from
        self.pull = pull * PULL / size**3
        self.regions = regions
        for region in regions.values():
            region.centre = region.aim
        self.corners = list(layout.corners)
        self.on_frame: dict[int, float] = {}  # corner -> place along the frame
        self.walls: list[Wall] = []
        self.rim: list[tuple[int, int, int]] = []  # region, corner where it begins on the frame, where it ends
        self.beside: dict[int, tuple[int, int]] = {}  # corner on the frame -> the ones before and after it
        self._build(layout)
        # Walls that start (True) or end at each corner.
        self.ends: list[list[tuple[Wall, bool]]] = [[] for _ in self.corners]
        for wall in self.walls:
            self.ends[wall.start].append((wall, True))
            self.ends[wall.end].append((wall, False))

    def _build(self, layout: Layout) -> None:
        touching: list[list[int]] = [[] for _ in self.mass.lines]
        for c, (_, sides) in enumerate(self.mass.corners):
            for line in sides:
                touching[line].append(c)
        for i, (a, b) in enumerate(self.mass.lines):
            start, end = touching[i]
            if a == OUTSIDE and self.mass.framed:
                continue
            points = [layout.corners[start], layout.lines[i], layout.corners[end]]
            region, other = (b, a) if a == OUTSIDE else (a, b)
            inside = _turn(layout.regions[region], points[0], points[1]) + _turn(
                layout.regions[region], points[1], points[2]
            )
            if inside < 0:
                region, other = other, region
            wall = Wall(region, other, start, end, [x for x, _ in points], [y for _, y in points])
            self.walls.append(wall)
        if self.mass.framed:
            self._build_rim(layout)
        for wall in self.walls:
            respace(wall, SPACING * self.size)

    def _build_rim(self, layout: Layout) -> None:
        rim = self.mass.rim
        for _, corner in rim:
            self.on_frame[corner] = self.frame.nearest(layout.corners[corner])
        for i, (line, corner) in enumerate(rim):
            before = rim[i - 1][1]
            middle = self.frame.nearest(layout.lines[line])
            clockwise = (middle - self.on_frame[before]) % self.frame.length
            if clockwise < (self.on_frame[corner] - self.on_frame[before]) % self.frame.length or before == corner:
                self.rim.append((self.mass.lines[line][1], before, corner))
            else:
                self.rim.append((self.mass.lines[line][1], corner, before))
        starts = {end: start for _, start, end in self.rim}
        ends = {start: end for _, start, end in self.rim}
        self.beside = {corner: (starts[corner], ends[corner]) for corner in self.on_frame}

    def step(self, firm: bool) -> None:
        """Move everything a little; once firm, borders no longer change the side of the frame at which they end."""
        self._measure()
        self._press()
        self._draw_in()
        moved = self._move_corners()
        for wall in self.walls:
            self._move_wall(wall)
        for corner, place in enumerate(moved):
            self._put(corner, place)
        self._hold_open()
        self.steps += 1
        if self.steps % 2:
            self._keep_apart()
        self._keep_inside()
        for corner in self.on_frame:
            if firm:
                self._leave_frame_corner(corner)
            else:
                self._turn_frame_corner(corner)
        for wall in self.walls:
            respace(wall, SPACING * self.size)

    def is_tangled(self) -> bool:
        """Whether borders have become so long that no balance will ever be found."""
        return sum(len(wall.x) for wall in self.walls) > TANGLED * len(self.walls)

    # --- areas and pressures ------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        for region in self.regions.values():
            region.now = region.moment_x = region.moment_y = 0.0
        for wall in self.walls:
            swept = _swept(wall.x, wall.y)
            if wall.left != OUTSIDE:
                _add(self.regions[wall.left], swept, 1)
            if wall.right != OUTSIDE:
                _add(self.regions[wall.right], swept, -1)
        for number, start, end in self.rim:
            path = self.frame.path(self.on_frame[start], self.on_frame[end])
            _add(self.regions[number], _swept([x for x, _ in path], [y for _, y in path]), 1)

    def _press(self) -> None:
        unit = PRESSURE / self.size
        for region in self.regions.values():
            lacking = max(-1.0, min(1.0, 1 - region.now / region.area))
            region.lasting += 0.02 * unit * lacking
            region.pressure = region.lasting + unit * lacking

    def _draw_in(self) -> None:
        """Move what pulls a region until its middle is where it should be, but not out of reach."""
        for region in self.regions.values():
            if region.now < region.area / 4:
                continue
            x, y = region.moment_x / (3 * region.now), region.moment_y / (3 * region.now)
            dx = region.centre[0] + DRIFT * (region.aim[0] - x) - region.aim[0]
            dy = region.centre[1] + DRIFT * (region.aim[1] - y) - region.aim[1]
            part = min(1.0, self.leash * self.size / (math.hypot(dx, dy) or 1e-9))
            region.centre = region.aim[0] + part * dx, region.aim[1] + part * dy

    # --- towards the balance ------------------------------------------------------------------------------------------

    def _push(self, left: int, right: int, x: float, y: float) -> float:
        """How hard the left region presses a point of the border to the right."""
        pull = self.pull
        force = 0.0
        if left != OUTSIDE:
            region = self.regions[left]
            cx, cy = region.centre
            force += region.pressure - pull * ((x - cx) ** 2 + (y - cy) ** 2)
        if right != OUTSIDE:
            region = self.regions[right]
            cx, cy = region.centre
            force -= region.pressure - pull * ((x - cx) ** 2 + (y - cy) ** 2)
        return force

    def _move_wall(self, wall: Wall) -> None:
        x, y = wall.x, wall.y
        new_x, new_y = x[:], y[:]
        for i in range(1, len(x) - 1):
            tx, ty = x[i + 1] - x[i - 1], y[i + 1] - y[i - 1]
            # A border bends with the curvature push / tension; over a gap this puts its middle push * gap² / 8 aside.
            aside = self._push(wall.left, wall.right, x[i], y[i]) * math.hypot(tx, ty) / 8
            aside = max(-BEND, min(BEND, aside))
            new_x[i] += STEP * ((x[i - 1] + x[i + 1]) / 2 + aside * ty - x[i])
            new_y[i] += STEP * ((y[i - 1] + y[i + 1]) / 2 - aside * tx - y[i])
        wall.x, wall.y = new_x, new_y

    def _move_corners(self) -> list[Point]:
        places = []
        for corner, (x, y) in enumerate(self.corners):
            fx = fy = weight = 0.0
            for wall, starts in self.ends[corner]:
                dx = (wall.x[1] if starts else wall.x[-2]) - x
                dy = (wall.y[1] if starts else wall.y[-2]) - y
                length = math.hypot(dx, dy) or 1e-9
                push = self._push(wall.left, wall.right, x, y) / 2
                push = max(-2 * BEND / length, min(2 * BEND / length, push if starts else -push))
                fx += dx / length + push * dy
                fy += dy / length - push * dx
                weight += 1 / length
            places.append((x + STEP * fx / weight, y + STEP * fy / weight) if weight else (x, y))
        return places

    def _put(self, corner: int, place: Point) -> None:
        """Move a corner and the ends of the borders that meet there; one on the frame slides along it."""
        if corner in self.on_frame:
            x, y = self.corners[corner]
            dx, dy = self.frame.direction(self.on_frame[corner])
            self._slide(corner, (place[0] - x) * dx + (place[1] - y) * dy)
        else:
            self._join(corner, place)

    def _slide(self, corner: int, way: float) -> None:
        """Move a corner along the frame, never past the next one."""
        here = self.on_frame[corner]
        before, after = self.beside[corner]
        if before != corner:
            length = self.frame.length
            back = (here - self.on_frame[before]) % length / 3
            way = max(-back, min((self.on_frame[after] - here) % length / 3, way))
        self.on_frame[corner] = (here + way) % self.frame.length
        self._join(corner, self.frame.at(self.on_frame[corner]))

    def _join(self, corner: int, place: Point) -> None:
        self.corners[corner] = place
        for wall, starts in self.ends[corner]:
            i = 0 if starts else -1
            wall.x[i], wall.y[i] = place

    # --- what must not happen -----------------------------------------------------------------------------------------

    def _hold_open(self) -> None:
        """Push the ends of short borders apart."""
        least, edge = SHORTEST * self.size, EDGE * self.size
        for wall in self.walls:
            self._spread(wall.start, wall.end, least)
        for _, start, end in self.rim:
            gap = (self.on_frame[end] - self.on_frame[start]) % self.frame.length
            if gap < edge and start != end:
                self._slide(start, -(edge - gap) / 4)
                self._slide(end, (edge - gap) / 4)

    def _spread(self, one: int, two: int, least: float) -> None:
        (ax, ay), (bx, by) = self.corners[one], self.corners[two]
        gap = math.hypot(bx - ax, by - ay)
        if gap < least and one != two:
            part = (least - gap) / (gap or 1e-9) / 4
            self._put(one, (ax - part * (bx - ax), ay - part * (by - ay)))
            self._put(two, (bx + part * (bx - ax), by + part * (by - ay)))

    def _keep_apart(self) -> None:
        """Push points of borders apart that come close: of different borders, or far from each other along one."""
        least = APART * self.size
        near = least * least
        fold = int(FOLD * APART / SPACING)
        cells: dict[tuple[int, int], list[tuple[int, int, float, float]]] = {}
        for w, wall in enumerate(self.walls):
            for i, (x, y) in enumerate(zip(wall.x, wall.y, strict=True)):
                cells.setdefault((int(x // least), int(y // least)), []).append((w, i, x, y))
        for (cx, cy), here in cells.items():
            ahead = [
                cells[cell]
                for cell in ((cx + 1, cy), (cx - 1, cy + 1), (cx, cy + 1), (cx + 1, cy + 1))
                if cell in cells
            ]
            for k, (w, i, x, y) in enumerate(here):
                for there in (here[k + 1 :], *ahead):
                    for v, j, ox, oy in there:
                        if (ox - x) ** 2 + (oy - y) ** 2 < near and (w != v or abs(i - j) > fold):
                            self._repel(self.walls[w], i, self.walls[v], j, least)

    def _repel(self, one: Wall, i: int, two: Wall, j: int, least: float) -> None:
        dx, dy = two.x[j] - one.x[i], two.y[j] - one.y[i]
        gap = math.hypot(dx, dy)
        if one is not two:
            least = min(least, OPENING * self._way_round(one, i, two, j))
        if gap >= least:
            return
        part = (least - gap) / (gap or 1e-9) / 2
        self.nudge(one, i, -part * dx, -part * dy)
        self.nudge(two, j, part * dx, part * dy)

    def _way_round(self, one: Wall, i: int, two: Wall, j: int) -> float:
        """How far from a corner that two borders share the nearer of two of their points is."""
        last_i, last_j = len(one.x) - 1, len(two.x) - 1
        steps = last_i + last_j
        if one.start == two.start:
            steps = min(steps, i, j)
        if one.start == two.end:
            steps = min(steps, i, last_j - j)
        if one.end == two.start:
            steps = min(steps, last_i - i, j)
        if one.end == two.end:
            steps = min(steps, last_i - i, last_j - j)
        return steps * SPACING * self.size if steps < last_i + last_j else math.inf

    def nudge(self, wall: Wall, i: int, dx: float, dy: float) -> None:
        """Move a point of a border, or the corner at its end."""
        if 0 < i < len(wall.x) - 1:
            wall.x[i] += dx
            wall.y[i] += dy
        else:
            corner = wall.start if i == 0 else wall.end
            x, y = self.corners[corner]
            self._put(corner, (x + dx, y + dy))

    def _keep_inside(self) -> None:
        """Keep what does not end at the frame away from it."""
        least = (MARGIN if self.mass.framed else BEACH) * self.size
        for corner, (x, y) in enumerate(self.corners):
            if corner not in self.on_frame:
                self._put(corner, (_inwards(x, least, self.frame.width), _inwards(y, least, self.frame.height)))
        for wall in self.walls:
            last = len(wall.x) - 1
            for i in range(1, last):
                near = APPROACH
                if wall.start in self.on_frame:
                    near = min(near, i)
                if wall.end in self.on_frame:
                    near = min(near, last - i)
                margin = least * near / APPROACH
                wall.x[i] = _inwards(wall.x[i], margin, self.frame.width)
                wall.y[i] = _inwards(wall.y[i], margin, self.frame.height)

    def _turn_frame_corner(self, corner: int) -> None:
        """Let a border end at the other side of a corner of the frame, if that side is nearer to it."""
        if len(self.ends[corner]) != 1:
            return
        ((wall, starts),) = self.ends[corner]
        if len(wall.x) <= 2 * APPROACH:
            return
        i = APPROACH if starts else -1 - APPROACH
        x, y = wall.x[i], wall.y[i]
        here = self.on_frame[corner]
        goal = self.frame.nearest((x, y))
        gap = self.frame.way(here, goal)
        if self.frame.direction(goal) == self.frame.direction(here) or abs(gap) > 2 * self.size:
            return
        if any(0 < self.frame.way(here, other) / gap < 1 for c, other in self.on_frame.items() if c != corner):
            return
        cut = slice(1, APPROACH) if starts else slice(-APPROACH, -1)
        del wall.x[cut], wall.y[cut]
        self._slide(corner, gap)

    def _leave_frame_corner(self, corner: int) -> None:
        """Keep the end of a border away from the corners of the frame."""
        least = CORNER * self.size
        for place, _ in self.frame.corners():
            gap = self.frame.way(place, self.on_frame[corner])
            if abs(gap) < least:
                self._slide(corner, math.copysign((least - abs(gap)) / 4, gap))


def settle(foams: list[Foam]) -> None:
    """Let the borders of all land masses of a board find their balance."""
    for step in range(STEPS):
        if any(foam.is_tangled() for foam in foams):
            return
        _step(foams, firm=step > STEPS * 2 // 3, apart=step > STEPS // 3)


def settle_again(foams: list[Foam]) -> None:
    """Find the balance after a small change."""
    for _ in range(AGAIN):
        _step(foams, firm=True, apart=True)


def _step(foams: list[Foam], firm: bool, apart: bool) -> None:
    for foam in foams:
        foam.step(firm)
    if apart:
        for i, one in enumerate(foams):
            for two in foams[:i]:
                _keep_channel(one, two)


def _keep_channel(one: Foam, two: Foam) -> None:
    """Push two islands apart where they come close, or one inside a region from the borders of that region."""
    host = one.mass.host
    if two.mass.host == host:
        shore = [wall for wall in two.walls if OUTSIDE in (wall.left, wall.right)]
        least = (CHANNEL if host == OUTSIDE else MARGIN) * one.size
    else:
        shore = [wall for wall in two.walls if host in (wall.left, wall.right)] if host in two.regions else []
        least = MARGIN * one.size
    cells: dict[tuple[int, int], list[tuple[Wall, int]]] = {}
    for wall in shore:
        for i in range(len(wall.x)):
            cells.setdefault((int(wall.x[i] // least), int(wall.y[i] // least)), []).append((wall, i))
    if not cells:
        return
    for wall in one.walls:
        if OUTSIDE not in (wall.left, wall.right):
            continue
        for i in range(len(wall.x)):
            cx, cy = int(wall.x[i] // least), int(wall.y[i] // least)
            for cell in [(cx + dx, cy + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
                for other, j in cells.get(cell, ()):
                    dx, dy = other.x[j] - wall.x[i], other.y[j] - wall.y[i]
                    gap = math.hypot(dx, dy)
                    if gap < least:
                        part = (least - gap) / (gap or 1e-9) / 8
                        one.nudge(wall, i, -part * dx, -part * dy)
                        two.nudge(other, j, part * dx, part * dy)


def _inwards(value: float, margin: float, size: float) -> float:
    """A coordinate a little nearer to the margin it should keep, and never beyond the frame."""
    if value < margin:
        return max(margin / 3, value + (margin - value) / 3)
    if value > size - margin:
        return min(size - margin / 3, value - (value - size + margin) / 3)
    return value


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])


def _swept(x: list[float], y: list[float]) -> tuple[float, float, float]:
    """The area between a path and the origin, and its moments."""
    area = moment_x = moment_y = 0.0
    for i in range(len(x) - 1):
        part = (x[i] * y[i + 1] - x[i + 1] * y[i]) / 2
        area += part
        moment_x += part * (x[i] + x[i + 1])
        moment_y += part * (y[i] + y[i + 1])
    return area, moment_x, moment_y


def _add(region: Region, swept: tuple[float, float, float], sign: int) -> None:
    region.now += sign * swept[0]
    region.moment_x += sign * swept[1]
    region.moment_y += sign * swept[2]


def respace(wall: Wall, spacing: float) -> None:
    """Put the points of a border at equal distances."""
    x, y = wall.x, wall.y
    lengths = [math.hypot(x[i + 1] - x[i], y[i + 1] - y[i]) for i in range(len(x) - 1)]
    total = sum(lengths)
    parts = max(4, min(MOST_POINTS, round(total / spacing)))
    new_x, new_y = [x[0]], [y[0]]
    i, gone = 0, 0.0
    for k in range(1, parts):
        goal = total * k / parts
        while i < len(lengths) - 1 and gone + lengths[i] < goal:
            gone += lengths[i]
            i += 1
        part = (goal - gone) / (lengths[i] or 1e-12)
        new_x.append(x[i] + part * (x[i + 1] - x[i]))
        new_y.append(y[i] + part * (y[i + 1] - y[i]))
    wall.x, wall.y = [*new_x, x[-1]], [*new_y, y[-1]]
