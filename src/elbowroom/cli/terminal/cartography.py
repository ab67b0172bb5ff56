"""Drawing a board as letters on a grid so that exactly the regions that share a border touch.

`python -m elbowroom.cli.terminal.cartography base_2 78 21 > maps/base_2.txt` makes the map of a board once; it takes
about a minute. Boards without such a file get a quick `sketch`, which is right about places but not about borders.
"""

import math
import random
import sys
from collections.abc import Iterator

from elbowroom.content.boards import BoardFile
from elbowroom.content.catalog import board_file

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
LEAST = 3  # how long a border must be to be seen, in halves of a line's height
TOUCH = 6  # and how long it had better be
SPIKE = 1.5  # a point that hangs on a region by one side only looks ragged
LABELS = ((7, 3), (10, 2))  # a label needs one of these rooms: characters across, lines

ATTEMPTS = 40
STEPS = 3_000_000
HOT, COLD = 9.0, 0.06

Grid = list[list[int]]


def sketch(board: BoardFile, width: int, height: int) -> Grid:
    """Every point of a grid given to the region whose centre is nearest, larger regions reaching further."""
    places = _places(board, width, height)
    targets = _areas(board, width * height)
    reach = [0.0] * len(places)
    grid: Grid = []
    for _ in range(30):
        grid = [
            [
                min(
                    range(len(places)),
                    key=lambda r: (x - places[r][0]) ** 2 + 4 * (y - places[r][1]) ** 2 - reach[r],
                )
                for x in range(width)
            ]
            for y in range(height)
        ]
        for r, target in enumerate(targets):
            have = sum(row.count(r) for row in grid)
            reach[r] += 0.6 * (target - have)
    return grid


def _places(board: BoardFile, width: int, height: int) -> list[tuple[float, float]]:
    """Where the centres lie on the grid; regions without one stand in rows."""
    across = math.ceil(math.sqrt(len(board.regions)))
    result = []
    for i, region in enumerate(board.regions):
        x, y = region.centroid or ((i % across + 0.5) / across, (i // across + 0.5) / across)
        result.append((x * width, y * height))
    return result


def _areas(board: BoardFile, total: int) -> list[float]:
    """Room for each region: small ones get more than their share, because their label needs it."""
    mean = 1 / len(board.regions)
    shares = [0.35 * (region.area or mean) + 0.65 * mean for region in board.regions]
    return [total * share / sum(shares) for share in shares]


class Drawing:
    """A grid that is changed point by point until the borders are right."""

    def __init__(self, board: BoardFile, width: int, height: int, seed: int) -> None:
        self.width, self.height = width, height
        self.stride = width + 2
        self.outside = len(board.regions)
        self.random = random.Random(seed)
        self.places = _places(board, width, height)
        self.targets = _areas(board, width * height)
        count = self.outside + 1
        self.owner = [self.outside] * (self.stride * (height + 2))
        for y, row in enumerate(sketch(board, width, height)):
            for x, region in enumerate(row):
                self.owner[(y + 1) * self.stride + x + 1] = region
        self.areas = [self.owner.count(r) for r in range(self.outside)]
        self.border = [[0] * count for _ in range(count)]
        self.wanted = [[False] * count for _ in range(count)]
        for i, spec in enumerate(board.regions):
            for n in spec.neighbours:
                self.wanted[i][n - 1] = True
            if spec.edge:
                self.wanted[i][self.outside] = self.wanted[self.outside][i] = True
        for p in self._points():
            for q, length in ((p + 1, 2), (p - 1, 2), (p + self.stride, 1), (p - self.stride, 1)):
                if self.owner[q] != self.owner[p]:
                    self.border[self.owner[p]][self.owner[q]] += length
                    if self.owner[q] == self.outside:
                        self.border[self.outside][self.owner[p]] += length

    def _points(self) -> Iterator[int]:
        for y in range(1, self.height + 1):
            for x in range(1, self.width + 1):
                yield y * self.stride + x

    def wrong(self) -> list[tuple[int, int]]:
        """Pairs that touch and should not, or should and do not."""
        count = self.outside + 1
        return [
            (a, b)
            for a in range(count)
            for b in range(a)
            if (self.border[a][b] > 0) != self.wanted[a][b] or (self.wanted[a][b] and self.border[a][b] < LEAST)
        ]

    def _pair(self, a: int, b: int, length: int) -> float:
        if self.wanted[a][b]:
            missing = 3.0 * max(0, LEAST - length) + 1.0 * max(0, TOUCH - length)
            return 0.07 * length + missing + (15.0 if length <= 0 else 0.0)
        return 20.0 + 4.0 * length if length > 0 else 0.0

    def _far(self, r: int, p: int) -> float:
        x, y = self.places[r]
        dx, dy = p % self.stride - 0.5 - x, p // self.stride - 0.5 - y
        return (dx * dx + 4 * dy * dy) / self.targets[r]

    def improve(self, steps: int, hot: float, cold: float) -> None:
        """Try changes, fewer and fewer of them for the worse."""
        owner, stride = self.owner, self.stride
        rand = self.random.random
        around = (-stride, -stride + 1, 1, stride + 1, stride, stride - 1, -1, -stride - 1)
        sides = ((-stride, 1), (1, 2), (stride, 1), (-1, 2))
        width, height = self.width, self.height
        for step in range(steps):
            p = (1 + int(rand() * height)) * stride + 1 + int(rand() * width)
            a = owner[p]
            b = owner[p + sides[int(rand() * 4)][0]]
            if a == b or b == self.outside or self.areas[a] <= 1:
                continue
            if not _keeps_whole([owner[p + d] == a for d in around]):
                continue
            heat = hot * (cold / hot) ** (step / steps)
            changes: dict[tuple[int, int], int] = {}
            sides_a = sides_b = 0
            for d, length in sides:
                x = owner[p + d]
                sides_a += x == a
                sides_b += x == b
                if x != a:
                    changes[a, x] = changes.get((a, x), 0) - length
                if x != b:
                    key = (a, b) if x == a else (b, x)
                    changes[key] = changes.get(key, 0) + length
            cost = SPIKE * ((sides_b == 1) - (sides_a == 1))
            for (x, y), change in changes.items():
                cost += self._pair(x, y, self.border[x][y] + change) - self._pair(x, y, self.border[x][y])
            cost += 0.9 * (self._far(b, p) - self._far(a, p))
            over_a, over_b = self.areas[a] - self.targets[a], self.areas[b] - self.targets[b]
            cost += 0.02 * ((1 - 2 * over_a) + (1 + 2 * over_b))
            if cost > 0 and rand() >= math.exp(-cost / heat):
                continue
            owner[p] = b
            self.areas[a] -= 1
            self.areas[b] += 1
            for (x, y), change in changes.items():
                self.border[x][y] += change
                self.border[y][x] = self.border[x][y]

    def rows(self) -> list[str]:
        letters = LETTERS
        return [
            "".join(letters[self.owner[y * self.stride + x]] for x in range(1, self.width + 1))
            for y in range(1, self.height + 1)
        ]


def _keeps_whole(own: list[bool]) -> bool:
    """Whether the sides of a point stay connected without it; `own` goes round the point, starting above it."""
    runs = 0
    for i in (0, 2, 4, 6):
        if own[i] and not (own[i - 1] and own[i - 2]):
            runs += 1
    return runs == 1


def cramped(grid: list[str]) -> set[str]:
    """Letters of the regions without room for a label between their borders."""
    height, width = len(grid) - 1, len(grid[0]) - 1
    roomy: set[str] = set()
    for wide, high in LABELS:
        for y in range(height - high + 1):
            for x in range(width - wide + 1):
                if len(letters := {c for row in grid[y : y + high + 1] for c in row[x : x + wide + 1]}) == 1:
                    roomy |= letters
    return {letter for row in grid for letter in row} - roomy


def main(arguments: list[str]) -> int:
    """Draw the map of a board to standard output; several attempts until borders and labels are right."""
    board = board_file(arguments[0])
    width, height = int(arguments[1]), int(arguments[2])
    room = [1.0] * len(board.regions)
    for seed in range(ATTEMPTS):
        drawing = Drawing(board, width + 1, height + 1, seed)
        drawing.targets = [area * more for area, more in zip(drawing.targets, room, strict=True)]
        drawing.improve(STEPS, HOT, COLD)
        wrong, tight = drawing.wrong(), cramped(drawing.rows())
        sys.stderr.write(f"attempt {seed}: {len(wrong)} borders are wrong, {len(tight)} regions are too narrow\n")
        if not wrong and not tight:
            sys.stdout.write("\n".join(drawing.rows()) + "\n")
            return 0
        for letter in tight:
            room[LETTERS.index(letter)] *= 1.1
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
