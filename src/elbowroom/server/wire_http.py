"""The bodies of requests and answers over HTTP, as types. What both ways share is in `wire`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from elbowroom.coach.report import Analysis
from elbowroom.engine.actions import USUAL_ORDER
from elbowroom.notation.record import GameRecord
from elbowroom.server.wire import FactView, Moment, TableInfo
from elbowroom.server.wire_position import PositionView, RefusalView
from elbowroom.server.wire_types import Line, Number, Secret, Wire
from elbowroom.table.agreement import Agreement


class NewTable(Agreement, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be opened. With `record` the game goes on, or is shown, from there."""

    record: GameRecord | None = None


class SeatLink(Wire, frozen=True):
    """The secret of a link and the seats it opens."""

    key: str
    url: str
    seats: list[int] = []
    host: bool = False  # it may begin the game and let bots play for others


class TableOpened(Wire, frozen=True):
    """A new table. The keys are told only once."""

    id: str
    links: list[SeatLink]  # the first one is that of the host
    watch: SeatLink


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Take an open seat."""

    name: Line = ""


class Rematch(Wire, frozen=True):
    """A new table with the same people, whose keys open it too."""

    id: str


class Lobby(Wire, frozen=True):
    """Public tables, newest first."""

    tables: list[TableInfo]


class MomentShown(Wire, frozen=True):
    """One moment of a game: what happened and where the game stood then."""

    happening: Moment
    position: PositionView | None = None


class Moments(Wire, frozen=True):
    """A stretch of a game."""

    table: TableInfo
    moments: list[MomentShown]


class HintChoice(Wire, frozen=True):
    """Something that would be good to do."""

    actions: list[str]  # the next one first; the whole plan where there is one
    chance: float  # of winning, for whoever decides
    coins: float  # to be expected at the end
    why: list[FactView]  # codes name templates as in the catalogs without `advice-`


class Hint(Wire, frozen=True):
    """What the seat that must decide could do, the best first."""

    seq: int  # the last entry that changed the game: an action may carry it as its number
    choices: list[HintChoice]


class AnalysisProgress(Wire, frozen=True):
    """How far an analysis has come; `done` of `of` turns are looked through."""

    state: Literal["none", "waiting", "running", "done"]
    done: int
    of: int
    analysis: Analysis | None


class MineAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game of one's own."""

    id: Annotated[str, Meta(max_length=60)]
    key: Secret = ""
    seen: Number = 0  # the last number one knows


class MineWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ask how one's own games stand."""

    games: Annotated[list[MineAsked], Meta(max_length=60)] = []


class MineGame(Wire, frozen=True):
    """How a game stands for the holder of a key."""

    id: str
    gone: bool = False  # there is no such table, or the key does not open it
    title: str = ""
    board: str = ""
    status: Literal["waiting", "playing", "over", ""] = ""
    names: list[str] = []  # of everybody, in order
    seats: list[int] = []  # own ones
    seq: int = 0
    awaited: int = 0  # the seat of the person who must decide; 0 for nobody, or a bot
    turn: bool = False  # that is an own one
    deadline: float | None = None  # when the time of that person is out
    moves: int = 0  # what others did since `seen`
    lines: int = 0  # what others said
    updated_at: float = 0.0


class Mine(Wire, frozen=True):
    """Own games, in the order in which they were asked for."""

    games: list[MineGame]


class PostOffers(Wire, frozen=True, omit_defaults=False):
    """How people can be called who are not there."""

    mail: bool
    push: str  # the public key of the server, for browsers; empty if there is no push


class BellInfo(Wire, frozen=True):
    """Somebody who is called when something happens at a table."""

    kind: Literal["mail", "push"]
    address: str  # of mail, shortened
    confirmed: bool
    token: str  # ends it


class BellList(Wire, frozen=True):
    """Who is called at a table by one link."""

    bells: list[BellInfo]


class BellKnown(Wire, frozen=True):
    """What somebody would confirm or end, who was sent a link."""

    kind: Literal["mail", "push"]
    address: str
    confirmed: bool
    title: str  # of the table


class Confirmed(Wire, frozen=True):
    """A mail address is confirmed. The voucher saves doing so again for other tables."""

    voucher: str
    mail: str


class BellEnded(Wire, frozen=True):
    """How many notices are ended."""

    count: int


class SwitchInfo(Wire, frozen=True):
    """A house rule; the first value is the printed rule."""

    name: str
    values: list[bool | str]


class HouseRules(Wire, frozen=True):
    """The house rules of a game."""

    switches: list[SwitchInfo]


class RegionDrawing(Wire, frozen=True):
    """The outline of a region as a path of SVG, and the middle and radius of the free circle where pieces stand."""

    id: int
    path: str
    label: tuple[int, int]
    radius: int


class BorderDrawing(Wire, frozen=True, omit_defaults=False):
    """A line between two regions; 0 is beyond the coast of an island or the frame of the board."""

    between: tuple[int, int]
    path: str
    coast: bool


class BridgeDrawing(Wire, frozen=True):
    """A way over the clouds between two islands, from x, y to x, y."""

    between: tuple[int, int]
    ends: tuple[int, int, int, int]


class Drawing(Wire, frozen=True):
    """How a board looks, in units of its own."""

    width: int
    height: int
    regions: list[RegionDrawing]
    borders: list[BorderDrawing]
    bridges: list[BridgeDrawing]


class BoardInfo(Wire, frozen=True):
    """A board one can play on."""

    board: str
    box: str
    players: int
    rounds: int
    own: bool = False  # not a board of the box


class MarkerInfo(Wire, frozen=True):
    """A piece that a tile brings along, and what it does for the region it lies in."""

    key: str
    name: str
    defence: int = 0  # how much each adds to the cost
    immune: bool = False
    summary: str = ""
    most: int = 1  # in one region
    lasting: bool = False  # it stays when its race declines


class TileInfo(Wire, frozen=True):
    """A race, power, site or law."""

    key: str
    name: str
    kind: Literal["race", "power", "site", "law"]
    box: str
    summary: str
    rule: str
    tokens: int = 0
    markers: list[MarkerInfo] = []
    because: str = ""  # in a few words why it changes a price or a pay
    texts: dict[str, dict[str, str]] = {}  # its own, by language: name, summary, because
    tray: int = 0  # all tokens of a race there are
    mobile: bool = False  # a Relic moves to where it was used, a Place stays


class VerbInfo(Wire, frozen=True):
    """What people are told about something that can be done."""

    name: str
    label: str
    target: Literal["", "region", "seat", "combo"] = ""
    question: str = ""  # what choosing it answers
    hint: str = ""
    icon: str = ""
    order: int = USUAL_ORDER  # among other choices, the smallest first
    place: str = "button"  # or map, fork, end
    rolls: bool = False
    final: bool = False  # people are asked once more
    texts: dict[str, dict[str, str]] = {}  # its own, by language: label, question, hint
    tile: str = ""  # that gives it, if one alone does


class Offers(Wire, frozen=True):
    """What can be agreed."""

    boards: list[BoardInfo]
    boxes: list[str]
    tiles: list[TileInfo]
    bots: list[str]  # weakest first; those that are no level are there to compare with
    verbs: list[VerbInfo] = []
    levels: list[str] = []  # bots that people play with


class RuleInfo(Wire, frozen=True):
    """A rule as it is written: its number, the book and the section it stands in, and its text as Markdown."""

    id: str
    file: str
    section: str
    text: str
    about: list[str] = []  # kind and key of what is no tile, such as `terrain sea`


class WrittenRules(Wire, frozen=True):
    """All rules, in the order of the books."""

    rules: list[RuleInfo]


class Health(Wire, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "unavailable", "ending"]
    reason: str = ""  # why not


class Version(Wire, frozen=True):
    """Which server this is."""

    version: str
    rules_version: str
    protocol: int  # what a client speaks that does not say which
    protocols: list[int]  # all that are understood


class Failure(Wire, frozen=True):
    """The body of every answer that is an error."""

    error: RefusalView
