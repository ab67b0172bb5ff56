# mypyc: skip — draws.
"""The curves of an outline: around each region and along each border."""

from elbowroom.drawing.curve import Cubic, Knot, Point, backwards, cubics, flatten, lines, svg_path
from elbowroom.drawing.outline import Border, Outline


def border_curve(outline: Outline, number: int) -> list[Cubic]:
    """A border, counted from 1; below 0 from its end to its start."""
    border = outline.borders[abs(number) - 1]
    start, end = (outline.corners[corner] for corner in border.corners)
    between = [(border.knots[i], border.knots[i + 1]) for i in range(0, len(border.knots), 2)]
    knots = [start, *between, end]
    if border.frame:
        curve = lines(knots)
    else:
        curve = cubics(knots, _beyond(outline, border, 0), _beyond(outline, border, 1))
    return curve if number > 0 else backwards(curve)


def _beyond(outline: Outline, border: Border, end: int) -> Knot:
    """Where a border goes on after its end: the next knot if a single other border does, else nowhere.

    That is so on the coast of an island of one region, which is cut in two although nothing meets there.
    """
    corner = border.corners[end]
    others = [other for other in outline.borders if other is not border and corner in other.corners]
    if len(others) != 1 or len(others[0].knots) < 2:
        return outline.corners[corner]
    x, y = others[0].knots[:2] if others[0].corners[0] == corner else others[0].knots[-2:]
    return x, y


def region_curves(outline: Outline, region: int) -> list[list[Cubic]]:
    """Once around a region, counted from 1, and around each hole in it."""
    rings = outline.regions[region - 1].rings
    return [[cubic for number in ring for cubic in border_curve(outline, number)] for ring in rings]


def region_rings(outline: Outline, region: int) -> list[list[Point]]:
    """The same as points close to each other; the last is not the first again."""
    return [flatten(curve)[:-1] for curve in region_curves(outline, region)]


def region_path(outline: Outline, region: int) -> str:
    """Path data for SVG; holes are cut out by either fill rule, because they run the other way round."""
    return "".join(svg_path(curve) for curve in region_curves(outline, region))
