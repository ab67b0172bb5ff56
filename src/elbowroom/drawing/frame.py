# mypyc: skip — only `elbowroom board draw` needs it.
"""The rectangle around a board, as a line that can be walked along: clockwise on paper from the top left corner."""

from typing import NamedTuple

from elbowroom.drawing.curve import Point


class Frame(NamedTuple):
    width: float
    height: float

    @property
    def length(self) -> float:
        return 2 * (self.width + self.height)

    def corners(self) -> list[tuple[float, Point]]:
        """The corners, each with its place along the frame."""
        w, h = self
        return [(0.0, (0.0, 0.0)), (w, (w, 0.0)), (w + h, (w, h)), (2 * w + h, (0.0, h))]

    def at(self, place: float) -> Point:
        """The point at a place along the frame."""
        w, h = self
        place %= self.length
        if place < w:
            return place, 0.0
        if place < w + h:
            return w, place - w
        if place < 2 * w + h:
            return 2 * w + h - place, h
        return 0.0, self.length - place

    def direction(self, place: float) -> Point:
        """Where the frame leads to at a place."""
        w, h = self
        place %= self.length
        if place < w:
            return 1.0, 0.0
        if place < w + h:
            return 0.0, 1.0
        if place < 2 * w + h:
            return -1.0, 0.0
        return 0.0, -1.0

    def beside(self, point: Point) -> float:
        """The place that a ray from the middle of the frame through a point leads to."""
        w, h = self
        x, y = point[0] - w / 2, point[1] - h / 2
        scale = max(2 * abs(x) / w, 2 * abs(y) / h)
        if scale < 1e-9:
            return 0.0
        x, y = w / 2 + x / scale, h / 2 + y / scale
        if y <= 1e-9 * h:
            return x
        if x >= w * (1 - 1e-9):
            return w + y
        if y >= h * (1 - 1e-9):
            return 2 * w + h - x
        return self.length - y

    def nearest(self, point: Point) -> float:
        """The place nearest to a point."""
        w, h = self
        x, y = max(0.0, min(w, point[0])), max(0.0, min(h, point[1]))
        sides = [(y, x), (w - x, w + y), (h - y, 2 * w + h - x), (x, self.length - y)]
        return min(sides)[1] % self.length

    def way(self, start: float, end: float) -> float:
        """How far it is from one place to another, below 0 if the shorter way runs against the frame."""
        half = self.length / 2
        return (end - start + half) % self.length - half

    def path(self, start: float, end: float) -> list[Point]:
        """The points from one place to another in the direction of the frame, with the corners between them."""
        way = (end - start) % self.length
        between = sorted(((place - start) % self.length, corner) for place, corner in self.corners())
        return [self.at(start), *(corner for gone, corner in between if 0 < gone < way), self.at(end)]
