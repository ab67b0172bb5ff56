# mypyc: skip — runs once per game at most.
"""Which game is played: one value from the command line to the record, and the rules that follow from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from sys import getrefcount
from threading import RLock
from typing import Final

from elbowroom.content import underground
from elbowroom.content.boards import build_board
from elbowroom.content.catalog import (
    BOARDS,
    BOXES,
    FORMER,
    OWN,
    Box,
    Content,
    board_file,
    boxes_of,
    is_meaningful,
    own_keys,
    site_types,
    when_content_changes,
)
from elbowroom.content.custom import check_custom_law, check_custom_power, check_custom_race, check_keys
from elbowroom.engine.board import Board
from elbowroom.engine.errors import ElbowRoomError, SetupError
from elbowroom.engine.hooks import Law, Power, Race, Switch, Tile
from elbowroom.engine.rules import RULES_VERSION, Rules, check_switches, offered, switches_of, versions_until

Switches = Mapping[str, bool | str] | Iterable[tuple[str, bool | str]]

KEPT: Final = 64  # rules that nobody uses; those of a mixed game are large, and there are very many


@dataclass(frozen=True, init=False, repr=False)
class Setup:
    """Which game: everything about it that is chosen before chance and players come in.

    Equal setups give equal rules, and the same object as long as anybody has it, until content is installed.
    """

    board: str
    boxes: tuple[str, ...]  # whose tiles are mixed (MIX); none: those the board belongs to
    sites: bool  # Relics and Places hide on a board that has none of its own (MIX-3)
    without: tuple[str, ...]  # keys of tiles that are left out, printed ones or somebody's own
    switches: tuple[tuple[str, bool | str], ...]  # house rules
    tiles: tuple[type[Tile], ...]  # of one's own that are in no file, for this game alone (BASE-C)
    version: str  # of the rules, for a game that began by an older one

    def __init__(
        self,
        board: str = "base_2",
        *,
        boxes: Iterable[str] = (),
        sites: bool = False,
        without: Iterable[str] = (),
        switches: Switches = (),
        tiles: Iterable[type[Tile]] = (),
        version: str = RULES_VERSION,
    ) -> None:
        put = object.__setattr__
        put(self, "board", board)
        put(self, "boxes", tuple(boxes))
        put(self, "sites", sites)
        put(self, "without", tuple(sorted(set(without))))
        put(self, "switches", tuple(sorted(dict(switches).items())))
        put(self, "tiles", tuple(tiles))
        put(self, "version", version)

    def __repr__(self) -> str:
        values = [(field.name, getattr(self, field.name)) for field in fields(self)[1:]]
        said = [f"{name}={value!r}" for name, value in values if value != getattr(_USUAL, name)]
        return f"Setup({', '.join([repr(self.board), *said])})"

    def rules(self) -> Rules:
        """The rules of this game; refuses what cannot be played."""
        with _lock:
            setup = self if self in _known else self.usual()
            rules = _known.pop(setup, None) or _make(setup)
            _known[setup] = rules  # what is asked for again comes last, and what comes first is forgotten first
            _forget_unused()
            return rules

    def usual(self) -> "Setup":
        """The shortest way to say the same game: without what holds anyway."""
        boxes = boxes_of(self.board, self.boxes)
        switches = self.switches
        if switches:
            known = self.house_rules()
            check_switches(dict(switches), known)
            switches = tuple((name, value) for name, value in switches if value != known[name].default(self.version))
        return replace(self, boxes=() if boxes == boxes_of(self.board) else boxes, switches=switches)

    def house_rules(self) -> dict[str, Switch]:
        """The house rules offered in this game, by name; those of tiles that the board removes are none of them."""
        places = site_types(self.board, self.sites)
        tiles: list[type[Tile]] = []
        for box in boxes_of(self.board, self.boxes):
            tiles += [*BOXES[box].races, *BOXES[box].powers]
        for content in OWN:
            tiles += [*content.races, *content.powers, *content.laws]
        built, versions = _built(self.board), versions_until(self.version)
        known = [tile for tile in tiles if tile.since in versions and is_meaningful(tile, built, bool(places))]
        used = [*known, *places]
        return offered(switches_of(used))

    # Files name what is left out of the boxes, and which tiles of somebody's own are in: readers may know others.

    def only(self, content: Iterable[str]) -> "Setup":
        """This game with no other installed tiles than these."""
        return replace(self, without=(*self.without, *own_keys().difference(content)))

    def left_in_boxes(self) -> list[str]:
        """The printed tiles among those that are left out."""
        own = own_keys()
        return [key for key in self.without if key not in own]


def own_tiles(rules: Rules) -> list[str]:
    """The keys of the installed tiles that are in a game."""
    own = own_keys()
    return [tile.key for tile in rules.tiles() if tile.key in own]


def rules_for(
    board: str | Setup = "base_2",
    *,
    boxes: Iterable[str] = (),
    sites: bool = False,
    switches: Switches | None = None,
    races: Iterable[type[Race]] = (),
    powers: Iterable[type[Power]] = (),
    without: Iterable[str] = (),
    laws: Iterable[type[Law]] = (),
    version: str = RULES_VERSION,
) -> Rules:
    """The rules of the game that a `Setup` of these values means.

    `boxes` mixes tiles of several boxes (MIX), `sites` hides Relics and Places on a base board. `races` and `powers`
    are tiles of one's own that are shuffled in (BASE-C), `laws` hold for everybody, `without` leaves printed tiles out.
    `version` is that of the rules, for a game that began by an older one. A `Setup` in the place of the board says all
    of that by itself.
    """
    plain = not (switches or races or powers or without or boxes or sites or laws) and version == RULES_VERSION
    if isinstance(board, Setup):
        if not plain:
            raise ElbowRoomError("a Setup says everything about a game: put boxes, tiles and house rules into it")
        return board.rules()
    if plain:
        return _printed_rules(board)
    races, powers, laws = tuple(races), tuple(powers), tuple(laws)
    tiles = (*races, *powers, *laws)
    for race in races:
        check_custom_race(race)  # here too: a power that is given as a race is no race
    for power in powers:
        check_custom_power(power)
    for law in laws:
        check_custom_law(law)
    return Setup(
        board, boxes=boxes, sites=sites, without=without, switches=switches or (), tiles=tiles, version=version
    ).rules()


# --- building -------------------------------------------------------------------------------------------------------

_lock: Final = RLock()
_known: Final[dict[Setup, Rules]] = {}
_USUAL: Final = Setup()


@cache
def _printed_rules(board: str) -> Rules:
    """The rules without any option, found with a single look: a simulation asks for them before every game."""
    return Setup(board).rules()


@cache
def _built(board: str) -> Board:
    return build_board(board_file(board))


def _forget_unused() -> None:
    """Keep few rules that nobody uses: strangers choose setups on a server.

    Compiled rules cannot be referred to weakly, so they are asked how often they are referred to.
    """
    if len(_known) <= KEPT:
        return
    for setup in list(_known):
        if getrefcount(_known[setup]) <= 2:  # by the dictionary and by this question
            del _known[setup]
            if len(_known) <= KEPT:
                return


def _forget() -> None:
    with _lock:
        _known.clear()
        _printed_rules.cache_clear()
        _built.cache_clear()


when_content_changes(_forget)


def _make(setup: Setup) -> Rules:
    board, places = setup.board, site_types(setup.board, setup.sites)
    drawn = FORMER.get((setup.version, board), board)
    file, built = board_file(drawn), _built(drawn)
    own_races = [tile for tile in setup.tiles if issubclass(tile, Race)]
    own_powers = [tile for tile in setup.tiles if issubclass(tile, Power)]
    own_laws = [tile for tile in setup.tiles if issubclass(tile, Law)]
    for race in own_races:
        check_custom_race(race)
    for power in own_powers:
        check_custom_power(power)
    for law in own_laws:
        check_custom_law(law)
    shuffled: list[Box | Content] = [*(BOXES[box] for box in boxes_of(board, setup.boxes)), *OWN]
    races = [tile for source in shuffled for tile in source.races]
    powers = [tile for source in shuffled for tile in source.powers]
    laws = [law for content in OWN for law in content.laws]
    without, versions = set(setup.without), versions_until(setup.version)
    for key in setup.without:
        if key not in {tile.key for tile in (*races, *powers, *places)} | own_keys():
            raise SetupError("cannot-leave-out", text=key)

    def stays(tile: type[Tile]) -> bool:
        return tile.key not in without and tile.since in versions and is_meaningful(tile, built, bool(places))

    used_races = [race() for race in races if stays(race)] + [race() for race in own_races]
    used_powers = [power() for power in powers if stays(power)] + [power() for power in own_powers]
    sites = [site() for site in places if site.key not in without and site.since in versions]
    used_laws = [law() for law in laws if stays(law)] + [law() for law in own_laws]
    check_keys([*used_races, *used_powers, *sites, *used_laws])
    _check_enough(file.players, len(used_races), len(used_powers))
    monsters = file.players + 1 if sites and BOARDS[board] != underground.KEY else 0
    rules = Rules(
        built,
        file.players,
        file.rounds,
        used_races,
        used_powers,
        dict(setup.switches),
        sites,
        monsters,
        used_laws,
        setup.version,
    )
    rules.recipe = (Setup.rules, (setup,))
    return rules


def _check_enough(players: int, races: int, powers: int) -> None:
    """Refuse a game in which the column could run dry (MIX-1.4)."""
    if races < (least := 2 * players + 4):
        raise SetupError("too-few-races", "MIX-1.4", players=players, least=least, count=races)
    if powers < (least := 2 * players + 6):
        raise SetupError("too-few-powers", "MIX-1.4", players=players, least=least, count=powers)
