# mypyc: skip — runs once per game at most.
"""What can be played: finds boards, boxes and tiles by name, those of somebody's own too."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from elbowroom.content import base, sky, underground
from elbowroom.content.boards import BoardFile, former_board, is_sky, printed_board, sky_over
from elbowroom.engine.board import Board
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import Law, Marker, Power, Race, Site, Tile
from elbowroom.engine.regions import MAX_REGIONS
from elbowroom.engine.rules import MAX_PLAYERS


class Box(NamedTuple):
    """What one box brings into a game."""

    races: tuple[type[Race], ...]
    powers: tuple[type[Power], ...]
    sites: tuple[type[Site], ...]
    boards: tuple[str, ...]


UNDER_THE_SKY: Final = tuple(f"{ground}+{side}" for ground in base.BOARDS for side in sky.SIDES)
BOXES: Final = {
    base.KEY: Box(base.RACES, base.POWERS, base.SITES, base.BOARDS),
    underground.KEY: Box(underground.RACES, underground.POWERS, underground.SITES, underground.BOARDS),
    sky.KEY: Box(sky.RACES, sky.POWERS, sky.SITES, UNDER_THE_SKY),
}
PRINTED: Final = {board: key for key, box in BOXES.items() for board in box.boards}
BOARDS: Final[dict[str, str]] = dict(PRINTED)  # board -> box, with those of somebody's own
OWN: Final[list["Content"]] = []  # what was installed, in this order
_followers: Final[list[Callable[[], None]]] = []
LONGEST_KEY: Final = 60
# Boards as they were in older versions of the rules: nobody is offered them, but games that began there go on.
FORMER: Final = {("1", "underground_5"): "underground_5_v1"}
ALONE: Final = {base.KEY: (base.KEY,), underground.KEY: (underground.KEY,), sky.KEY: (base.KEY, sky.KEY)}  # unmixed


class Content(NamedTuple):
    """Tiles and boards of somebody's own (BASE-C)."""

    races: tuple[type[Race], ...] = ()
    powers: tuple[type[Power], ...] = ()
    sites: tuple[type[Site], ...] = ()
    boards: tuple[BoardFile, ...] = ()
    laws: tuple[type[Law], ...] = ()

    @property
    def tiles(self) -> tuple[type[Tile], ...]:
        return (*self.races, *self.powers, *self.sites, *self.laws)


class MissingContent(SetupError):
    """A game needs tiles or a board of somebody's own that this process does not know."""

    def __init__(self, keys: Iterable[str]) -> None:
        self.names = tuple(key[:LONGEST_KEY] for key in keys)
        super().__init__("missing-content", names=self.names)
        self.code = "missing_content"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (MissingContent, (self.names,))


def check_content(keys: Iterable[str], board: str = "") -> None:
    """Refuse a game with tiles of somebody's own, or on a board, that this process does not know."""
    known = own_keys()
    missing = [key for key in keys if key not in known]
    if board and board not in BOARDS:
        parts = board.split("+")
        missing += [part for part in parts if part not in BOARDS and part not in sides()] or [board]
    if missing:
        raise MissingContent(missing)


def install(*contents: Content) -> None:
    """Make content known to this process: from now on it is shuffled into every game (BASE-C-4)."""
    OWN.extend(contents)
    _changed()


def uninstall() -> None:
    """Forget all content that was installed."""
    if not OWN:
        return
    OWN.clear()
    _changed()


def _list_boards() -> None:
    """All boards there are: the printed ones, grounds of somebody's own, and every ground under every sky (SKY-2)."""
    BOARDS.clear()
    BOARDS.update(PRINTED)
    own = [file for content in OWN for file in content.boards]
    BOARDS.update((file.key, file.box if file.box in BOXES else base.KEY) for file in own if not is_sky(file))
    grounds = [board for board, box in BOARDS.items() if box == base.KEY]
    for ground, side in ((ground, side) for ground in grounds for side in sides() if f"{ground}+{side}" not in BOARDS):
        below, above = _file(ground), _file(side)
        if below.players < MAX_PLAYERS and len(below.regions) + len(above.regions) <= MAX_REGIONS:
            BOARDS[f"{ground}+{side}"] = sky.KEY


def sides() -> list[str]:
    """All sides of the sky, none of which is a board by itself."""
    return [*sky.SIDES, *(file.key for content in OWN for file in content.boards if is_sky(file))]


def _file(key: str) -> BoardFile:
    """The file of a ground or of a side of the sky."""
    for file in (file for content in OWN for file in content.boards if file.key == key):
        return file
    return printed_board(PRINTED.get(key, sky.KEY), key)


def when_content_changes(forget: Callable[[], None]) -> None:
    """Ask for a call whenever what is known has changed, to forget what was made of it."""
    _followers.append(forget)


def _changed() -> None:
    _list_boards()
    for known in (board_file, known_tiles, known_markers):
        known.cache_clear()
    for forget in _followers:
        forget()


@cache
def known_tiles() -> dict[str, type[Tile]]:
    """Every tile there is, by its key."""
    printed = [tile for box in BOXES.values() for tile in (*box.races, *box.powers, *box.sites)]
    return {tile.key: tile for tile in [*printed, *(tile for content in OWN for tile in content.tiles)]}


@cache
def known_markers() -> dict[str, Marker]:
    """Every marker there is, by its key."""
    return {marker.key: marker for tile in known_tiles().values() for marker in tile.markers}


def givers() -> dict[str, str]:
    """The key of the tile that gives a verb, for verbs that exactly one tile gives."""
    found: dict[str, str] = {}
    several: set[str] = set()
    for tile in known_tiles().values():
        for name in {actions[0].verb for actions in tile.verbs}:
            if name in found:
                several.add(name)
            found[name] = tile.key
    return {name: key for name, key in found.items() if name not in several}


def own_keys() -> set[str]:
    """The keys of all tiles that were installed."""
    return {tile.key for content in OWN for tile in content.tiles}


def board_names() -> list[str]:
    """All boards that can be named."""
    return list(BOARDS)


def offered_name(board: str) -> str:
    """The name by which a game on a board is agreed; that of a former board is the name of what took its place."""
    return next((name for (_, name), former in FORMER.items() if former == board), board)


@cache
def board_file(board: str) -> BoardFile:
    """The file of a board by its name, of a former one too."""
    name = offered_name(board)
    if name != board:
        return former_board(BOARDS[name], board)
    if board not in BOARDS:
        raise SetupError("unknown-board", text=board, known=tuple(BOARDS))
    if BOARDS[board] == sky.KEY:
        ground, side = board.split("+")
        return sky_over(_file(ground), _file(side))
    return _file(board)


def boxes_of(board: str, boxes: Iterable[str] = ()) -> tuple[str, ...]:
    """The boxes a game on a board takes its tiles from, in the order of BOXES; by default those it belongs to."""
    if board not in BOARDS:
        raise SetupError("unknown-board", text=board, known=tuple(BOARDS))
    asked = set(boxes) or set(ALONE[BOARDS[board]])
    for box in asked:
        if box not in BOXES:
            raise SetupError("unknown-box", text=box, known=tuple(BOXES))
    return tuple(box for box in BOXES if box in asked)


def site_types(board: str, sites: bool) -> tuple[type[Site], ...]:
    """The sites of a game: always on a board with Monsters, on others if asked for (MIX-3)."""
    if not sites and BOARDS[board] != underground.KEY:
        return ()
    return (*underground.SITES, *(site for content in OWN for site in content.sites))


def is_meaningful(tile: type[Tile], board: Board, sites: bool) -> bool:
    """Whether the effect of a tile can ever apply on a board (MIX-2.4)."""
    present = {"sky": board.sky != 0, "sites": sites}
    return not tile.needs or any(present[what] if what in present else board.has(what) for what in tile.needs)
