# mypyc: skip — msgspec reads its structs from ordinary classes.
"""The outline of a board: what `elbowroom board draw` stores beside the board file, and nothing that follows from it.

Every border is stored once and both regions refer to it, so that neighbours share exactly the same line. Numbers are
whole; the height of every board is 2000.
"""

from pathlib import Path
from typing import Final

import msgspec

from elbowroom.content.boards import OUTLINE
from elbowroom.engine.board import BoardError

HEIGHT: Final = 2000


class Border(msgspec.Struct, forbid_unknown_fields=True):
    """A line from corner to corner; `between` has 0 for what lies beyond the frame or the coast."""

    between: tuple[int, int]
    corners: tuple[int, int]  # counted from 0
    knots: list[int]  # x, y, x, y … between the corners
    frame: bool = False  # runs along the frame: knots are joined by straight lines, not by a curve


class RegionOutline(msgspec.Struct, forbid_unknown_fields=True):
    """A region: the borders around it and the largest circle inside."""

    # Borders in order, counted from 1; below 0 for one that is followed from its end to its start. The first ring runs
    # around the region, others around what lies inside it.
    rings: list[list[int]]
    label: tuple[int, int]  # the point that is farthest from all borders
    radius: int  # how far that is


class Bridge(msgspec.Struct, forbid_unknown_fields=True):
    """Neighbours on different islands and the points of their coasts that are nearest to each other."""

    between: tuple[int, int]
    start: tuple[int, int]
    end: tuple[int, int]


class Outline(msgspec.Struct, forbid_unknown_fields=True):
    """The outline of a board; regions are listed in the order of their ids."""

    board: str
    width: int
    height: int
    corners: list[tuple[int, int]]
    borders: list[Border]
    regions: list[RegionOutline]
    bridges: list[Bridge] = []


def parse_outline(text: str | bytes) -> Outline:
    """The content of an outline file, or a BoardError that says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Outline)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BoardError(f"this is no outline of a board: {error}") from None


def outline_text(outline: Outline) -> str:
    """The file of an outline: one line for each border and region, so that changes are seen one by one."""

    def block(name: str, items: list[tuple[int, int]] | list[Border] | list[RegionOutline] | list[Bridge]) -> str:
        lines = ",\n".join("    " + _spaced(msgspec.json.encode(item).decode()) for item in items)
        return f'  "{name}": [\n{lines}\n  ]' if items else f'  "{name}": []'

    corners = ", ".join(_spaced(msgspec.json.encode(corner).decode()) for corner in outline.corners)
    parts = [
        f'  "board": {msgspec.json.encode(outline.board).decode()}',
        f'  "width": {outline.width}',
        f'  "height": {outline.height}',
        f'  "corners": [{corners}]',
        block("borders", outline.borders),
        block("regions", outline.regions),
        block("bridges", outline.bridges),
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outline_path(board: Path) -> Path:
    """Where the outline of a board file is kept: beside it."""
    return board.with_name(board.name.removesuffix(".json") + OUTLINE)


def _spaced(text: str) -> str:
    return text.replace(',"', ', "').replace('":', '": ')
