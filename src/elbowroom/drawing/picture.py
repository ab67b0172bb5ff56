# mypyc: skip — msgspec reads its structs from ordinary classes.
"""What a client needs to draw a board: paths for SVG, and where pieces stand. All in the units of the outline."""

from typing import Literal

import msgspec

from elbowroom.drawing.curve import svg_path
from elbowroom.drawing.outline import Outline
from elbowroom.drawing.shape import border_curve, region_path


class RegionPicture(msgspec.Struct, frozen=True):
    """A region: its outline and where its pieces stand."""

    id: int
    path: str  # closed; a hole is one more closed part
    label: tuple[int, int]
    radius: int  # of the free circle around the label


class BorderPicture(msgspec.Struct, frozen=True):
    """A line to be drawn over the regions, once for both sides."""

    between: tuple[int, int]  # 0 is beyond the frame or the coast
    path: str
    kind: Literal["border", "coast", "frame"]


class BridgePicture(msgspec.Struct, frozen=True):
    """A way over the clouds between two islands."""

    between: tuple[int, int]
    path: str


class Picture(msgspec.Struct, frozen=True):
    """A board as a client draws it."""

    board: str
    box: tuple[int, int, int, int]  # left, top, width, height: the viewBox
    regions: list[RegionPicture]
    borders: list[BorderPicture]
    bridges: list[BridgePicture]


def picture_of(outline: Outline) -> Picture:
    """The picture that an outline describes."""
    return Picture(
        outline.board,
        (0, 0, outline.width, outline.height),
        [
            RegionPicture(number, region_path(outline, number), region.label, region.radius)
            for number, region in enumerate(outline.regions, 1)
        ],
        [
            BorderPicture(
                border.between,
                svg_path(border_curve(outline, number)),
                "frame" if border.frame else "border" if border.between[0] else "coast",
            )
            for number, border in enumerate(outline.borders, 1)
        ],
        [
            BridgePicture(bridge.between, svg_path([(bridge.start, bridge.start, bridge.end, bridge.end)]))
            for bridge in outline.bridges
        ],
    )
