"""Maps of boards as characters: borders as lines, and where in each region there is room for a label.

A board under the sky has two maps, one of the ground and one of the islands.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from elbowroom.cli.terminal.cartography import LETTERS, Drawing
from elbowroom.content.boards import BoardFile, RegionFile
from elbowroom.content.catalog import board_file

WIDTH = 78
SKY_WIDTH = 56
ROWS_FOR = ((24, 22), (32, 25), (40, 31), (99, 33))  # regions up to, grid rows
QUICK = 400_000  # steps for a map that is drawn while somebody waits

# A line character by the directions in which it goes on: up, right, down, left.
_LINES = {
    (1, 0, 1, 0): "│",
    (0, 1, 0, 1): "─",
    (0, 1, 1, 0): "╭",
    (0, 0, 1, 1): "╮",
    (1, 1, 0, 0): "╰",
    (1, 0, 0, 1): "╯",
    (1, 1, 1, 0): "├",
    (1, 0, 1, 1): "┤",
    (0, 1, 1, 1): "┬",
    (1, 1, 0, 1): "┴",
    (1, 1, 1, 1): "┼",
}

Spot = tuple[int, int]  # column and line of a label's first character
NOWHERE = -1  # a point between islands, written as a dot


class Atlas:
    """One board's map. A point of the grid belongs to a region; a character stands between four points.

    `first` is the region of the letter A, `bridges` are pairs of regions that are joined across the gap between them.
    """

    def __init__(self, grid: list[str], first: int = 0, bridges: Iterable[tuple[int, int]] = ()) -> None:
        self.points = [[NOWHERE if letter == "." else first + LETTERS.index(letter) for letter in row] for row in grid]
        self.height, self.width = len(grid) - 1, len(grid[0]) - 1
        self.lines: dict[Spot, str] = {}
        self.region_at: dict[Spot, int] = {}
        for y in range(self.height):
            for x in range(self.width):
                self._draw(x, y)
        self._spots: dict[tuple[int, int, int], Spot | None] = {}
        self._room: dict[int, list[Spot]] = {}
        for spot, region in self.region_at.items():
            self._room.setdefault(region, []).append(spot)
        self.bridges = [spot for a, b in bridges for spot in self._span(a, b)]
        for spot in self.bridges:
            self.lines[spot] = "═" if (spot[0] - 1, spot[1]) in self.lines else "║"

    def _draw(self, x: int, y: int) -> None:
        a, b = self.points[y][x], self.points[y][x + 1]
        c, d = self.points[y + 1][x], self.points[y + 1][x + 1]
        if a == b == c == d:
            if a != NOWHERE:
                self.region_at[x, y] = a
        else:
            self.lines[x, y] = _LINES[int(a != b), int(b != d), int(c != d), int(a != c)]

    def spot(self, region: int, width: int, height: int) -> Spot | None:
        """Where a label of a size fits into a region, as near to its middle as can be."""
        key = (region, width, height)
        if key not in self._spots:
            self._spots[key] = self._find(region, width, height)
        return self._spots[key]

    def _find(self, region: int, width: int, height: int) -> Spot | None:
        room = self._room.get(region, [])
        if not room:
            return None
        middle_x = sum(x for x, _ in room) / len(room)
        middle_y = sum(y for _, y in room) / len(room)
        best: tuple[float, Spot] | None = None
        for x, y in room:
            if all(self.region_at.get((x + i, y + j)) == region for j in range(height) for i in range(width)):
                off = abs(x + (width - 1) / 2 - middle_x) + 2 * abs(y + (height - 1) / 2 - middle_y)
                if best is None or off < best[0]:
                    best = (off, (x, y))
        return best[1] if best else None

    def _span(self, a: int, b: int) -> list[Spot]:
        """The shortest straight way over nothing between two regions, the middle one of several."""
        ways: list[list[Spot]] = []
        turned = [list(column) for column in zip(*self.points, strict=True)]
        for points, upright in ((self.points, False), (turned, True)):
            for j in range(len(points) - 1):
                row, next_row = points[j], points[j + 1]
                ends = [i for i, r in enumerate(row) if r in (a, b) and next_row[i] == r]
                for i, k in pairwise(ends):
                    between = {*row[i + 1 : k], *next_row[i + 1 : k]}
                    if row[i] != row[k] and between == {NOWHERE}:
                        ways.append([(j, x) if upright else (x, j) for x in range(i + 1, k - 1)])
        if not ways:  # a map that was drawn in a hurry has no straight way; the list of neighbours tells
            return []
        least = min(len(way) for way in ways)
        short = [way for way in ways if len(way) == least]
        return short[len(short) // 2]

    def borders(self) -> set[tuple[int, int]]:
        """Pairs of regions that touch on the map, the smaller number first."""
        found: set[tuple[int, int]] = set()
        for y, row in enumerate(self.points):
            for x, a in enumerate(row):
                for b in row[x + 1 : x + 2] + [line[x] for line in self.points[y + 1 : y + 2]]:
                    if a != b and NOWHERE not in (a, b):
                        found.add((min(a, b), max(a, b)))
        return found

    def rim(self) -> set[int]:
        """Regions that touch the edge of the map."""
        sides = [row[0] for row in self.points] + [row[-1] for row in self.points]
        return {*self.points[0], *self.points[-1], *sides}


@dataclass(frozen=True)
class Sheet:
    """One map of a board and the regions on it."""

    paper: Atlas
    regions: range


def sheets(board: str) -> list[Sheet]:
    """The maps of a board: the ground, and the sky if there is one."""
    ground, _, sky = board.partition("+")
    below = len(board_file(ground).regions)
    if not sky:
        return [Sheet(atlas(board), range(below))]
    return [
        Sheet(atlas(ground), range(below)),
        Sheet(_islands(board, below), range(below, len(board_file(board).regions))),
    ]


@cache
def _islands(board: str, below: int) -> Atlas:
    """The map of the sky; its regions follow those of the ground."""
    regions = board_file(board).regions[below:]
    bridges = [
        (region.id - 1, n - 1)
        for region in regions
        for n in region.neighbours
        if region.id < n and region.island != regions[n - 1 - below].island
    ]
    return Atlas(_rows(board.partition("+")[2]) or _drawn_sky(regions, below), below, bridges)


@cache
def atlas(board: str) -> Atlas:
    """The map of a board: from its file, or drawn now if there is none."""
    return Atlas(_rows(board) or _drawn(board_file(board)))


def _rows(name: str) -> list[str]:
    """The map file of that name, empty if there is none."""
    file = files(__package__) / "maps" / f"{name}.txt"
    return file.read_text(encoding="ascii").split() if file.is_file() else []


def _drawn_sky(regions: list[RegionFile], below: int) -> list[str]:
    """A map of islands, drawn as one land and then parted: points that touch another island become clouds."""
    left = min(region.centroid[0] for region in regions if region.centroid) if all(r.centroid for r in regions) else 0
    island = {letter: region.island for letter, region in zip(LETTERS, regions, strict=False)}
    apart = [
        msgspec.structs.replace(
            region,
            id=region.id - below,
            neighbours=[n - below for n in region.neighbours if regions[n - 1 - below].island == region.island],
            centroid=region.centroid and ((region.centroid[0] - left) / (1 - left), region.centroid[1]),
        )
        for region in regions
    ]
    drawing = Drawing(BoardFile("sky", "sky", 2, 1, apart), SKY_WIDTH + 1, ROWS_FOR[0][1], seed=0)
    drawing.improve(QUICK, 6.0, 0.06)
    rows = drawing.rows()
    return [
        "".join("." if _touched(rows, x, y, island) else letter for x, letter in enumerate(row))
        for y, row in enumerate(rows)
    ]


def _touched(rows: list[str], x: int, y: int, island: dict[str, int]) -> bool:
    """Whether a point lies beside another island."""
    around = {letter for row in rows[max(0, y - 1) : y + 2] for letter in row[max(0, x - 1) : x + 2]}
    return len({island[letter] for letter in around}) > 1


def _drawn(board: BoardFile) -> list[str]:
    rows = next(rows for regions, rows in ROWS_FOR if len(board.regions) <= regions)
    drawing = Drawing(board, WIDTH + 1, rows, seed=0)
    drawing.improve(QUICK, 6.0, 0.06)
    return drawing.rows()
