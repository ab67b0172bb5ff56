"""The HTTP interface: each endpoint with the types it takes and gives, from which its description is made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from elbowroom import __version__, rulebook
from elbowroom.bots.specs import bot_names, level_names
from elbowroom.content.boards import BoardFile
from elbowroom.content.catalog import BOARDS, BOXES, FORMER, OWN, board_file, board_names, givers, offered_name
from elbowroom.content.setup import Setup
from elbowroom.engine.actions import declared, target_of, verbs
from elbowroom.engine.errors import Refusal, SetupError
from elbowroom.engine.hooks import Law, Power, Race, Site, Tile
from elbowroom.engine.rules import LARGEST_BADGE, RULES_VERSION
from elbowroom.notation.record import GameRecord
from elbowroom.server.asked import Request, address_of, body_of, secret_of
from elbowroom.server.calculator import CostQuestion, cost_of
from elbowroom.server.drawing import drawing_of
from elbowroom.server.frames import listed
from elbowroom.server.stored import Key
from elbowroom.server.wire import TableInfo
from elbowroom.server.wire_http import (
    AnalysisProgress,
    BoardInfo,
    Claim,
    Drawing,
    Hint,
    HouseRules,
    Lobby,
    MarkerInfo,
    Moments,
    NewTable,
    Offers,
    Rematch,
    RuleInfo,
    SeatLink,
    SwitchInfo,
    TableOpened,
    TileInfo,
    VerbInfo,
    Version,
    WrittenRules,
)
from elbowroom.server.wire_position import Target
from elbowroom.server.wire_types import PROTOCOLS
from elbowroom.table.agreement import Agreement
from elbowroom.table.entries import Began
from elbowroom.table.logbook import record_of
from elbowroom.table.match import Match

if TYPE_CHECKING:
    from elbowroom.server.service import Service

MOST_MOMENTS: Final = 100  # in one answer
TARGETS: Final[tuple[Literal["", "region", "seat", "combo"], ...]] = ("", "region", "seat", "combo")  # by meaning
ELSEWHERE: Final = ("rules_version", "cannot_go_on")  # a game that other servers can play, or one that is over

Handler = Callable[["Service", Request], Awaitable[object]]


class Query(NamedTuple):
    """A parameter after the question mark: a number, a word or a list of words with commas."""

    name: str
    kind: type
    about: str
    needed: bool = False


class Endpoint(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    gives: type
    takes: type | None = None
    queries: tuple[Query, ...] = ()
    keyed: bool = False  # a key in the header Authorization opens more
    personal: bool = False  # for whoever is signed in
    fails: tuple[int, ...] = ()
    status: int = 200


async def version(service: Service, request: Request) -> Version:
    """Which server this is."""
    return Version(__version__, RULES_VERSION, PROTOCOLS[0], list(PROTOCOLS))


async def offers(service: Service, request: Request) -> Offers:
    """Boards, boxes, tiles and bots that can be agreed on."""
    boards = [board_file(board) for board in board_names()]
    own = {file.key for content in OWN for file in content.boards}
    given = givers()
    return Offers(
        boards=[
            BoardInfo(
                file.key,
                BOARDS[file.key],
                file.players,
                file.rounds,
                file.origin == "ours" or own.intersection(file.key.split("+")) != set(),
            )
            for file in boards
        ],
        boxes=list(BOXES),
        tiles=[*(_tile(tile, box) for box in BOXES for tile in _tiles(box)), *_own_tiles()],
        bots=bot_names(),
        verbs=[_verb(name, given.get(name, "")) for name in verbs()],
        levels=level_names(),
    )


def _tiles(box: str) -> list[type[Tile]]:
    return [*BOXES[box].races, *BOXES[box].powers, *BOXES[box].sites]


def _own_tiles() -> list[TileInfo]:
    return [_tile(tile, "own") for content in OWN for tile in content.tiles]


def _tile(tile: type[Tile], box: str) -> TileInfo:
    tokens = tile.tokens if issubclass(tile, Race | Power) else 0
    markers = [
        MarkerInfo(m.key, m.name, m.defence, m.immune, m.summary, m.supply if m.piles else 1, m.stays_in_decline)
        for m in tile.markers
    ]
    return TileInfo(
        tile.key,
        tile.name,
        _kind(tile),
        box,
        tile.summary,
        tile.rule,
        tokens,
        markers,
        tile.because,
        tile.texts,
        (tile.tray or tile.tokens + LARGEST_BADGE) if issubclass(tile, Race) else 0,
        issubclass(tile, Site) and tile.mobile,
    )


def _verb(name: str, tile: str) -> VerbInfo:
    told = declared(name)
    return VerbInfo(
        name,
        told.label,
        TARGETS[target_of(name)],
        told.question,
        told.hint,
        told.icon,
        told.order,
        told.place,
        told.rolls,
        told.final,
        told.texts,
        tile,
    )


def _kind(tile: type[Tile]) -> Literal["race", "power", "site", "law"]:
    if issubclass(tile, Race):
        return "race"
    if issubclass(tile, Power):
        return "power"
    return "law" if issubclass(tile, Law) else "site"


async def board(service: Service, request: Request) -> BoardFile:
    """The regions of a board with their borders, terrain and place."""
    return _board(request)


def _board(request: Request) -> BoardFile:
    name = request.path_params["board"]
    if name not in board_names() and name not in FORMER.values():
        raise Refusal("no_such_board", "no-such-board", text=name[:40])
    return board_file(name)


async def drawing(service: Service, request: Request) -> Drawing:
    """How a board looks: the outlines of its regions and where pieces stand."""
    return await drawing_of(_board(request).key)


async def switches(service: Service, request: Request) -> HouseRules:
    """The house rules of a game on a board, which depend on what is mixed in it."""
    boxes = tuple(_words(request, "boxes"))
    try:
        known = Setup(offered_name(_board(request).key), boxes=boxes, sites=_flag(request, "sites")).house_rules()
    except SetupError as error:
        raise Refusal("query", error.why, error.rule, **error.given) from None
    return HouseRules([SwitchInfo(name, list(switch.values)) for name, switch in known.items()])


async def cost(service: Service, request: Request) -> Target:
    """What a region would cost a race, line by line, and what would forbid its conquest."""
    given = request.query_params
    return cost_of(
        CostQuestion(
            _board(request).key,
            _number(request, "region", 0),
            given.get("race", ""),
            given.get("power", ""),
            _number(request, "from", 0),
            _number(request, "natives", 0),
            given.get("holder", ""),
            _number(request, "tokens", 1),
            _flag(request, "decline"),
            {
                key: _count("markers", count or "1")
                for key, _, count in (m.partition(":") for m in _words(request, "markers"))
            },
        )
    )


async def rules(service: Service, request: Request) -> WrittenRules:
    """The written rules with their numbers, in the order of the book."""
    return _written_rules()


@cache
def _written_rules() -> WrittenRules:
    book = rulebook.load()
    return WrittenRules(
        [RuleInfo(rule.id, rule.file, rule.section, rule.text, book.about(rule.id)) for rule in book.rules]
    )


async def lobby(service: Service, request: Request) -> Lobby:
    """Public tables whose games are not over."""
    tables: list[TableInfo] = []
    for row in await service.lobby():
        try:
            tables.append(listed(row))
        except msgspec.MsgspecError as error:
            service.store.damaged(row.id, f"seats: {error}")
    return Lobby(tables)


async def open_table(service: Service, request: Request) -> TableOpened:
    """Open a table. The answer holds the secrets of all its links; they are told only here."""
    wish = await body_of(request, NewTable, service.settings.limits.body)
    agreed = Agreement(**{name: getattr(wish, name) for name in Agreement.__struct_fields__})
    visitor = await (service.people.signed_in if wish.rated else service.people.visitor)(request)
    opened = await service.open_table(agreed, wish.record, address_of(request.scope))
    if opened.links:
        await service.people.take(opened.id, opened.links[0][1], visitor)
    links = [_link(service, request, opened.id, secret, key) for secret, key in opened.links]
    return TableOpened(opened.id, links, _link(service, request, opened.id, opened.watch, Key(frozenset(), False)))


def _link(service: Service, request: Request, table: str, secret: str, key: Key) -> SeatLink:
    """A link to a table. The secret stands behind #, which browsers never send to a server."""
    base = service.settings.base_url or str(request.base_url)
    url = f"{base.rstrip('/')}/t/{table}#{secret}"
    return SeatLink(secret, url, [seat + 1 for seat in sorted(key.seats)], key.host)


async def table(service: Service, request: Request) -> TableInfo:
    """A table: who sits there and what was agreed."""
    name, _ = await opened(service, request)
    try:
        return await service.room(name).info()
    except Refusal as refusal:
        row = await service.store.row(name)
        if row is None or refusal.code not in ELSEWHERE:
            raise
        return listed(row)


async def claim(service: Service, request: Request) -> SeatLink:
    """Take an open seat."""
    name = request.path_params["table"]
    if await service.store.row(name) is None:
        raise Refusal("no_such_table", "no-such-table")
    wish = await body_of(request, Claim, service.settings.limits.message)
    number = request.path_params["seat"]
    seat = int(number) - 1 if number.isascii() and number.isdigit() and len(number) < 4 else -1
    room = service.room(name)
    visitor, key = await service.people.visitor(request), Key(frozenset({seat}), False)
    async with room.lock:
        await service.people.admit_newcomer(await room.match(), name, visitor)
    secret = await service.claim(name, seat, wish.name)
    await service.people.take(name, key, visitor)
    return _link(service, request, name, secret, key)


async def rematch(service: Service, request: Request) -> Rematch:
    """Play again with the same people, whose keys open the new table too."""
    name, key = await opened(service, request)
    if not key.seats and not key.host:
        raise Refusal("not_allowed", "players-rematch")
    return Rematch(await service.rematch(name))


async def record(service: Service, request: Request) -> GameRecord:
    """The record of a game that is over, or of its beginning; before that it would tell what is hidden."""
    name, _ = await opened(service, request)
    until = _number(request, "until", 0)
    row = await service.store.row(name)
    if row is None or row.status != "over":
        raise Refusal("not_over", "record-when-over")
    log = await service.store.entries(name)
    if until:
        began = next(place for place, entry in enumerate(log, start=1) if isinstance(entry, Began))
        return record_of(log[: max(until, began)])
    record = record_of(log)
    if record.result is None:
        with suppress(Refusal):  # by other rules than those that are known here it has no result
            record = (await _match(service, name)).record()
    return record


async def moments(service: Service, request: Request) -> Moments:
    """A stretch of a game: what happened, each with the position after it, as the holder of the key may see it."""
    name, key = await opened(service, request)
    first = _number(request, "first", 1)
    last = _number(request, "last", first + MOST_MOMENTS - 1)
    async with service.replays:
        return await service.room(name).moments(key.seats, first, min(last - first + 1, MOST_MOMENTS))


async def hint(service: Service, request: Request) -> Hint:
    """What the seat that must decide could do, with the chance of winning and reasons; only for whoever holds it."""
    name, key = await opened(service, request)
    return await service.hints.give(service.room(name), key)


async def analysis(service: Service, request: Request) -> AnalysisProgress:
    """The analysis of a game that is over, or how far it has come."""
    name, _ = await opened(service, request)
    return await service.analyst.progress(name)


async def analyse(service: Service, request: Request) -> AnalysisProgress:
    """Ask for the analysis of a game that is over; it is made in the background."""
    name, _ = await opened(service, request)
    await service.analyse(name, address_of(request.scope))
    return await service.analyst.progress(name)


def _number(request: Request, name: str, default: int) -> int:
    given = request.query_params.get(name)
    return default if given is None else _count(name, given)


def _count(name: str, given: str) -> int:
    if not (given.isascii() and given.isdigit() and len(given) < 10 and int(given) >= 1):
        raise Refusal("query", f"{name} is a number above 0")
    return int(given)


def _flag(request: Request, name: str) -> bool:
    given = request.query_params.get(name, "false")
    if given not in ("true", "false"):
        raise Refusal("query", f"{name} is true or false")
    return given == "true"


def _words(request: Request, name: str) -> list[str]:
    return [word for word in request.query_params.get(name, "").split(",") if word]


async def opened(service: Service, request: Request) -> tuple[str, Key]:
    """The table of a request, if its key opens it."""
    name = request.path_params["table"]
    visitor = await service.people.visitor(request)
    return name, await service.key(name, secret_of(request), visitor)


async def _match(service: Service, table: str) -> Match:
    """The match of a table as it is stored."""
    room = service.room(table)
    async with room.lock:
        return await room.match()


_KEYED = (403, 404)
_STRETCH = (
    Query("first", int, "number of the first entry, 1 by default"),
    Query("last", int, f"number of the last entry; at most {MOST_MOMENTS} come at once"),
)
_CUT = (Query("until", int, "number of the last entry that is told, the last of the game by default"),)
_MIXED = (
    Query("boxes", list, "boxes that are mixed, with commas"),
    Query("sites", bool, "whether Relics and Places are hidden on the board"),
)
_ATTACK = (
    Query("region", int, "number of the region that is to be conquered", needed=True),
    Query("race", str, "key of the race that attacks", needed=True),
    Query("power", str, "key of its power", needed=True),
    Query("from", int, "number of a region the race holds; without one it comes onto the board"),
    Query("natives", int, "how many natives are in the region, none by default"),
    Query("holder", str, "key of the race of an opponent that stands there"),
    Query("tokens", int, "how many of its tokens, 1 by default"),
    Query("decline", bool, "whether that race is in decline"),
    Query("markers", list, "markers beside it, with commas; `encampment:3` are three"),
)

ENDPOINTS: Final = (
    Endpoint("GET", "/version", version, Version),
    Endpoint("GET", "/api/offers", offers, Offers),
    Endpoint("GET", "/api/boards/{board}", board, BoardFile, fails=(404,)),
    Endpoint("GET", "/api/boards/{board}/drawing", drawing, Drawing, fails=(404,)),
    Endpoint("GET", "/api/boards/{board}/switches", switches, HouseRules, queries=_MIXED, fails=(404, 422)),
    Endpoint("GET", "/api/boards/{board}/cost", cost, Target, queries=_ATTACK, fails=(404, 422)),
    Endpoint("GET", "/api/rules", rules, WrittenRules),
    Endpoint("GET", "/api/tables", lobby, Lobby),
    Endpoint("POST", "/api/tables", open_table, TableOpened, NewTable, fails=(400, 409, 413, 422), status=201),
    Endpoint("GET", "/api/tables/{table}", table, TableInfo, keyed=True, fails=(*_KEYED, 409)),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}", claim, SeatLink, Claim, fails=(400, 404, 409, 413, 422)),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, Rematch, keyed=True, fails=(*_KEYED, 409)),
    Endpoint(
        "GET", "/api/tables/{table}/record", record, GameRecord, queries=_CUT, keyed=True, fails=(*_KEYED, 409, 422)
    ),
    Endpoint(
        "GET", "/api/tables/{table}/moments", moments, Moments, queries=_STRETCH, keyed=True, fails=(*_KEYED, 409, 422)
    ),
    Endpoint("GET", "/api/tables/{table}/hint", hint, Hint, keyed=True, fails=(*_KEYED, 409)),
    Endpoint("GET", "/api/tables/{table}/analysis", analysis, AnalysisProgress, keyed=True, fails=(*_KEYED, 409)),
    Endpoint(
        "POST", "/api/tables/{table}/analysis", analyse, AnalysisProgress, keyed=True, fails=(*_KEYED, 409), status=202
    ),
)
