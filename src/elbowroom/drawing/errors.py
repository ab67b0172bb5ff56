# mypyc: skip — only `elbowroom board draw` needs it.
"""Why a board cannot be drawn."""

from elbowroom.engine.errors import ElbowRoomError


class CannotDraw(ElbowRoomError):
    """No outline can be made of this board; the message names the region or the border that stands in the way."""
