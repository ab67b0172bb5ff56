# mypyc: skip — runs once per board.
"""Finds the outline of a board by the name of the board."""

from functools import cache
from importlib.resources import files

from elbowroom.content import catalog, sky
from elbowroom.content.boards import FORMER, GAP, OUTLINE
from elbowroom.drawing.draw import draw_board
from elbowroom.drawing.outline import Border, Bridge, Outline, RegionOutline, parse_outline


def outline_of(board: str) -> Outline:
    """The outline of any board that can be played on; one of somebody's own is drawn here, which takes seconds."""
    catalog.board_file(board)
    if catalog.BOARDS.get(board) == sky.KEY:
        ground, side = board.split("+")
        return side_by_side(_outline(ground), _outline(side))
    return _outline(board)


def _outline(key: str) -> Outline:
    """The outline of a ground or of a side of the sky."""
    for file in (file for content in catalog.OWN for file in content.boards if file.key == key):
        return draw_board(file)
    if (name := catalog.offered_name(key)) != key:
        return printed_outline(catalog.PRINTED[name], f"{FORMER}/{key}")
    return printed_outline(catalog.PRINTED.get(key, sky.KEY), key)


@cache
def printed_outline(box: str, key: str) -> Outline:
    """The outline of a board file that belongs to a box."""
    return parse_outline((files(f"elbowroom.content.{box}") / "boards" / (key + OUTLINE)).read_bytes())


def side_by_side(ground: Outline, above: Outline) -> Outline:
    """The outline of a game under the islands: the sky to the right of the ground, as in `boards.sky_over`."""
    aside = ground.width + round(GAP * ground.height)
    below, corners, borders = len(ground.regions), len(ground.corners), len(ground.borders)

    def number(region: int) -> int:
        return region + below if region else 0

    return Outline(
        f"{ground.board}+{above.board}",
        aside + above.width,
        ground.height,
        ground.corners + [(x + aside, y) for x, y in above.corners],
        ground.borders
        + [
            Border(
                (number(border.between[0]), number(border.between[1])),
                (border.corners[0] + corners, border.corners[1] + corners),
                [knot + aside if i % 2 == 0 else knot for i, knot in enumerate(border.knots)],
                border.frame,
            )
            for border in above.borders
        ],
        ground.regions
        + [
            RegionOutline(
                [[n + borders if n > 0 else n - borders for n in ring] for ring in region.rings],
                (region.label[0] + aside, region.label[1]),
                region.radius,
            )
            for region in above.regions
        ],
        ground.bridges
        + [
            Bridge(
                (number(bridge.between[0]), number(bridge.between[1])),
                (bridge.start[0] + aside, bridge.start[1]),
                (bridge.end[0] + aside, bridge.end[1]),
            )
            for bridge in above.bridges
        ],
    )
