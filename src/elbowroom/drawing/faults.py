# mypyc: skip — only `elbowroom board draw` needs it.
"""Looks over a finished outline, so that none is stored that would mislead a player."""

from typing import Final

from elbowroom.content.boards import BoardFile
from elbowroom.drawing.curve import flatten
from elbowroom.drawing.measure import area, crossings, depth, length, roomy_place
from elbowroom.drawing.outline import Outline
from elbowroom.drawing.shape import border_curve, region_rings
from elbowroom.drawing.topology import OUTSIDE

VISIBLE: Final = 0.025  # the least length of a border, as a part of the width of the board
ROOM: Final = 0.014  # the least radius of a circle inside a region, as a part of the width of the board


def first_fault(file: BoardFile, outline: Outline) -> str:
    """What is wrong with an outline, or nothing."""
    for border in outline.borders:
        numbers = [n for corner in border.corners for n in outline.corners[corner]] + border.knots
        if not (0 <= min(numbers[::2]) <= max(numbers[::2]) <= outline.width) or not (
            0 <= min(numbers[1::2]) <= max(numbers[1::2]) <= outline.height
        ):
            return f"{_claim(border.between)} has no room on the board"
    paths = [flatten(border_curve(outline, number)) for number in range(1, len(outline.borders) + 1)]
    for one, two in crossings(paths, cell=outline.height / 40):
        return f"{_name(outline, one)} cannot be drawn without touching {_name(outline, two)}"
    drawn: dict[tuple[int, int], float] = {}
    for border, path in zip(outline.borders, paths, strict=True):
        drawn[border.between] = drawn.get(border.between, 0.0) + length(path)
    for between, long in sorted(drawn.items()):
        if long < VISIBLE * outline.width:
            return (
                f"{_claim(between)} has no room: {100 * long / outline.width:.1f} % of the width of the board were "
                f"left for it, {100 * VISIBLE:g} % are needed; move the centroids around it apart"
            )
    for region in file.regions:
        rings = region_rings(outline, region.id)
        if area(rings[0]) <= 0:
            return f"region {region.id} was turned inside out"
        for hole, numbers in zip(rings[1:], outline.regions[region.id - 1].rings[1:], strict=True):
            if depth(rings[:1], hole[0]) < 0:
                return f"{_name(outline, abs(numbers[0]) - 1)} has no room inside region {region.id}"
        radius = roomy_place(rings, precision=1.0, central=0.0)[1]
        if radius < ROOM * outline.width:
            return (
                f"region {region.id} is too narrow for a token: a circle inside it has a radius of "
                f"{100 * radius / outline.width:.1f} % of the width of the board, {100 * ROOM:g} % are needed"
            )
    return ""


def _name(outline: Outline, index: int) -> str:
    return _claim(outline.borders[index].between)


def _claim(between: tuple[int, int]) -> str:
    a, b = between
    return f"the edge of region {b}" if a == OUTSIDE else f"border {a}–{b}"
