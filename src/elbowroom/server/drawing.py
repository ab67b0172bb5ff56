"""How a board looks: what a client needs to draw it, from the outline that is stored beside the board."""

from __future__ import annotations

import asyncio
from functools import cache

from elbowroom.content.catalog import board_file
from elbowroom.drawing.picture import picture_of
from elbowroom.drawing.stored import outline_of
from elbowroom.server.wire_http import BorderDrawing, BridgeDrawing, Drawing, RegionDrawing


async def drawing_of(board: str) -> Drawing:
    """The drawing of a board. One of somebody's own is drawn when it is first asked for, which takes seconds."""
    return await asyncio.to_thread(_drawing, board)


@cache
def _drawing(board: str) -> Drawing:
    outline = outline_of(board)
    picture = picture_of(outline)
    assert len(picture.regions) == len(board_file(board).regions)
    return Drawing(
        width=outline.width,
        height=outline.height,
        regions=[RegionDrawing(shape.id, shape.path, shape.label, shape.radius) for shape in picture.regions],
        borders=[BorderDrawing(line.between, line.path, line.kind == "coast") for line in picture.borders],
        bridges=[BridgeDrawing(way.between, (*way.start, *way.end)) for way in outline.bridges],
    )
