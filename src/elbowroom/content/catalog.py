# mypyc: skip — runs once per game at most.
"""What can be played: finds boards and tiles by name and builds the rules of a game."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple

from elbowroom.content import base, sky, underground
from elbowroom.content.boards import BoardFile, build_board, former_board, is_sky, printed_board, sky_over
from elbowroom.content.custom import check_custom_law, check_custom_power, check_custom_race, check_keys
from elbowroom.engine.board import Board
from elbowroom.engine.errors import SetupError
from elbowroom.engine.hooks import Law, Power, Race, Site, Switch, Tile
from elbowroom.engine.regions import MAX_REGIONS
from elbowroom.engine.rules import MAX_PLAYERS, RULES_VERSION, Rules, check_switches, offered, switches_of


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
        names = ", ".join(key[:LONGEST_KEY] for key in keys)
        super().__init__(
            f"this game needs {names}, made by somebody and not known here; name the file with --content FILE"
        )


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
    _list_boards()
    _forget_rules()


def uninstall() -> None:
    """Forget all content that was installed."""
    if not OWN:
        return
    OWN.clear()
    _list_boards()
    _forget_rules()


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


def _forget_rules() -> None:
    for known in (board_file, _built, _rules, _printed_rules):
        known.cache_clear()


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
        raise SetupError(f"there is no board '{board}'; known are {', '.join(BOARDS)}")
    if BOARDS[board] == sky.KEY:
        ground, side = board.split("+")
        return sky_over(_file(ground), _file(side))
    return _file(board)


@cache
def _built(board: str) -> Board:
    return build_board(board_file(board))


def boxes_of(board: str, boxes: Iterable[str] = ()) -> tuple[str, ...]:
    """The boxes a game on a board takes its tiles from, in the order of BOXES; by default those it belongs to."""
    if board not in BOARDS:
        raise SetupError(f"there is no board '{board}'; known are {', '.join(BOARDS)}")
    asked = set(boxes) or set(ALONE[BOARDS[board]])
    for box in asked:
        if box not in BOXES:
            raise SetupError(f"there is no box '{box}'; known are {', '.join(BOXES)}")
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


def house_rules(board: str, boxes: Iterable[str] = (), sites: bool = False) -> dict[str, Switch]:
    """The house rules offered on a board, by name; those of tiles that are removed there are none of them."""
    places = site_types(board, sites)
    tiles: list[type[Tile]] = []
    for box in boxes_of(board, boxes):
        tiles += [*BOXES[box].races, *BOXES[box].powers]
    for content in OWN:
        tiles += [*content.races, *content.powers, *content.laws]
    used = [*(tile for tile in tiles if is_meaningful(tile, _built(board), bool(places))), *places]
    return offered(switches_of(used))


class Options(NamedTuple):
    """What can be chosen about a game beside its board; hashable, so that rules are built once."""

    boxes: tuple[str, ...]
    sites: bool
    switches: tuple[tuple[str, bool | str], ...]
    races: tuple[type[Race], ...]
    powers: tuple[type[Power], ...]
    without: frozenset[str]
    laws: tuple[type[Law], ...] = ()
    version: str = RULES_VERSION


@lru_cache(maxsize=64)  # rules of a mixed game are large, and there are very many
def _rules(board: str, options: Options) -> Rules:
    drawn = FORMER.get((options.version, board), board)
    file = board_file(drawn)
    built = _built(drawn)
    for race in options.races:
        check_custom_race(race)
    for power in options.powers:
        check_custom_power(power)
    for law in options.laws:
        check_custom_law(law)
    places = site_types(board, options.sites)
    shuffled: list[Box | Content] = [*(BOXES[box] for box in options.boxes), *OWN]
    races = [tile for source in shuffled for tile in source.races]
    powers = [tile for source in shuffled for tile in source.powers]
    laws = [law for content in OWN for law in content.laws]
    for key in options.without:
        if key not in {tile.key for tile in (*races, *powers, *places)} | own_keys():
            raise SetupError(f"'{key}' cannot be left out: there is no such race, power or site")

    def stays(tile: type[Tile]) -> bool:
        return tile.key not in options.without and is_meaningful(tile, built, bool(places))

    used_races = [race() for race in races if stays(race)] + [race() for race in options.races]
    used_powers = [power() for power in powers if stays(power)] + [power() for power in options.powers]
    sites = [site() for site in places if site.key not in options.without]
    used_laws = [law() for law in laws if stays(law)] + [law() for law in options.laws]
    check_keys([*used_races, *used_powers, *sites, *used_laws])
    _check_enough(file.players, len(used_races), len(used_powers))
    monsters = file.players + 1 if sites and BOARDS[board] != underground.KEY else 0
    rules = Rules(
        built,
        file.players,
        file.rounds,
        used_races,
        used_powers,
        dict(options.switches),
        sites,
        monsters,
        used_laws,
        options.version,
    )
    rules.recipe = (_rules, (board, options))
    return rules


def _check_enough(players: int, races: int, powers: int) -> None:
    """Refuse a game in which the column could run dry (MIX-1.4)."""
    for what, number, least in (("races", races, 2 * players + 4), ("powers", powers, 2 * players + 6)):
        if number < least:
            raise SetupError(f"{players} players need at least {least} {what}, {number} are left (MIX-1.4)")


@cache
def _printed_rules(board: str) -> Rules:
    """The rules without any option, found with a single look: a simulation asks for them before every game."""
    return _rules(board, Options(boxes_of(board), False, (), (), (), frozenset()))


def rules_for(
    board: str = "base_2",
    *,
    boxes: Iterable[str] = (),
    sites: bool = False,
    switches: dict[str, bool | str] | None = None,
    races: Iterable[type[Race]] = (),
    powers: Iterable[type[Power]] = (),
    without: Iterable[str] = (),
    laws: Iterable[type[Law]] = (),
    version: str = RULES_VERSION,
) -> Rules:
    """The rules of a game on a board; calls that mean the same game give equal rules, mostly the same object.

    `boxes` mixes tiles of several boxes (MIX), `sites` hides Relics and Places on a base board. `races` and `powers`
    are tiles of one's own that are shuffled in (BASE-C), `laws` hold for everybody, `without` leaves printed tiles out.
    `version` is that of the rules, for a game that began by an older one.
    """
    as_printed = not (switches or races or powers or without or boxes or sites or laws)
    if as_printed and version == RULES_VERSION:
        return _printed_rules(board)
    asked = switches or {}
    chosen = boxes_of(board, boxes)
    if asked:
        known = house_rules(board, chosen, sites)
        check_switches(asked, known)
        asked = {name: value for name, value in asked.items() if value != known[name].default(version)}
    house = tuple(sorted(asked.items()))
    options = Options(chosen, sites, house, tuple(races), tuple(powers), frozenset(without), tuple(laws), version)
    return _rules(board, options)
