# mypyc: skip — msgspec reads its structs from ordinary classes.
"""Board files: JSON with the regions of one board, read strictly."""

from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

import msgspec

from elbowroom.engine.board import Board, BoardError, RegionSpec

BOXES: Final = ("base", "underground", "sky")  # packages beside this module with a folder of board files
FORMER: Final = "former"  # folder of boards that were drawn anew, as they were
OUTLINE: Final = ".outline.json"  # ends the name of the file beside a board that tells how to draw it

GAP: Final = 0.15  # between two boards that lie side by side, as a part of their height
ENDS_EARLY: Final = (4, 5)  # with so many players the last round is left out (SKY-2.3)


class RegionFile(msgspec.Struct, forbid_unknown_fields=True):
    """One region of a board file; ids and neighbours are counted from 1."""

    id: int
    terrain: str
    neighbours: list[int]
    symbols: list[str] = []
    natives: int = 0
    edge: bool = False
    entry: bool = False
    centroid: tuple[float, float] | None = None
    area: float | None = None
    island: int = 0
    access: str = ""


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file."""

    key: str
    box: str
    players: int
    rounds: int
    regions: list[RegionFile]
    aspect: float = 1.0
    origin: Literal["printed", "ours"] = "printed"  # copied from a board of the box, or a design of this project
    links: list[tuple[int, int]] = []  # pairs of regions that are adjacent although they share no border
    remark: str = ""  # what is doubtful about the copy


def parse_board(text: str | bytes) -> BoardFile:
    """The content of a board file, or a BoardError that says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=BoardFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BoardError(f"this is no board file: {error}") from None


def is_sky(file: BoardFile) -> bool:
    """Whether a board is a side of the sky: it has islands and is played on over a ground."""
    return any(region.island for region in file.regions)


def build_board(file: BoardFile) -> Board:
    """The board a file describes."""
    ids = [region.id for region in file.regions]
    if ids != list(range(1, len(ids) + 1)):
        raise BoardError("the regions must have the ids 1, 2, 3 … in this order")
    if not 2 <= file.players <= 6:
        raise BoardError(f"a board is for 2 to 6 players, not {file.players}")
    if not 1 <= file.rounds <= 50:
        raise BoardError(f"a game lasts 1 to 50 rounds, not {file.rounds}")
    if wrong := link_errors(file):
        raise BoardError(wrong[0])
    linked: dict[int, list[int]] = {}
    for a, b in file.links:
        linked.setdefault(a, []).append(b)
        linked.setdefault(b, []).append(a)
    specs = [
        RegionSpec(
            terrain=region.terrain,
            symbols=region.symbols,
            natives=region.natives,
            edge=region.edge,
            entry=region.entry,
            neighbours=[n - 1 for n in (*region.neighbours, *linked.get(region.id, []))],
            island=region.island,
            access=region.access,
        )
        for region in file.regions
    ]
    return Board(file.key, file.players, file.rounds, specs)


def link_errors(file: BoardFile) -> list[str]:
    """What is wrong with the links of a board."""
    found = []
    size = len(file.regions)
    seen: set[frozenset[int]] = set()
    for a, b in file.links:
        if not (1 <= a <= size and 1 <= b <= size):
            found.append(f"link {a}–{b}: the regions of this board are 1 to {size}")
        elif a == b:
            found.append(f"link {a}–{b} joins a region with itself")
        elif b in file.regions[a - 1].neighbours:
            found.append(f"link {a}–{b}: these regions are neighbours anyway")
        elif frozenset((a, b)) in seen:
            found.append(f"link {a}–{b} is listed twice")
        seen.add(frozenset((a, b)))
    return found


def sky_over(ground: BoardFile, sky: BoardFile) -> BoardFile:
    """The board of a game under the islands: the ground for one player fewer and the sky beside it (SKY-2).

    What a side of the sky says about players, rounds and its edge is not looked at (SKY-2.1, 2.3, 3.5).
    """
    players = ground.players + 1
    below = len(ground.regions)
    width = ground.aspect + sky.aspect + GAP
    regions = [_moved(region, 0, 0.0, ground.aspect / width) for region in ground.regions]
    regions += [
        _moved(msgspec.structs.replace(region, edge=False), below, (ground.aspect + GAP) / width, sky.aspect / width)
        for region in sky.regions
    ]
    return BoardFile(
        key=f"{ground.key}+{sky.key}",
        box=sky.box,
        players=players,
        rounds=ground.rounds - (1 if players in ENDS_EARLY else 0),
        regions=regions,
        aspect=width,
        origin="ours" if "ours" in (ground.origin, sky.origin) else "printed",
        links=[*ground.links, *((a + below, b + below) for a, b in sky.links)],
        remark=sky.remark,
    )


def _moved(region: RegionFile, offset: int, left: float, scale: float) -> RegionFile:
    """A region of one board as part of a wider one."""
    centroid = region.centroid
    return msgspec.structs.replace(
        region,
        id=region.id + offset,
        neighbours=[n + offset for n in region.neighbours],
        centroid=None if centroid is None else (left + centroid[0] * scale, centroid[1]),
        area=None if region.area is None else region.area * scale,
    )


def shipped_boards() -> dict[str, str]:
    """The names of all board files that belong to a box, and the box of each."""
    return {
        name.removesuffix(".json"): box
        for box in BOXES
        for name in sorted(entry.name for entry in (files(f"elbowroom.content.{box}") / "boards").iterdir())
        if name.endswith(".json") and not name.endswith(OUTLINE)
    }


def printed_board(box: str, key: str) -> BoardFile:
    """A board file that belongs to a box."""
    return parse_board((files(f"elbowroom.content.{box}") / "boards" / f"{key}.json").read_bytes())


def former_board(box: str, key: str) -> BoardFile:
    """A board file that belonged to a box before the board was drawn anew."""
    return printed_board(box, f"{FORMER}/{key}")


def read_board(path: Path) -> BoardFile:
    """A board file of the user's own."""
    return parse_board(path.read_bytes())
