"""What goes over the WebSocket, as types: JSON Schema and TypeScript are made from them. `wire_http` has the rest.

Seats and regions are counted from 1, as in the notation of actions. Fields with their default value are left out.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from elbowroom.bots.specs import USUAL
from elbowroom.table.agreement import Agreement

PROTOCOLS: Final = (1, 2)  # the first one is what a client speaks that does not say which
MOST_ACTIONS: Final = 100  # in one wish

Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Secret = Annotated[str, Meta(max_length=100)]
Line = Annotated[str, Meta(max_length=2000)]
# What a fact tells of, by names that tell what each is: a region, a seat, the key of a tile, … or else a number.
Args = dict[str, int | str | list[int | str]]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server sends."""


class Wish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client sends over the WebSocket. `ref` comes back with the answer."""

    ref: Number = 0


# --- the position -----------------------------------------------------------------------------------------------------


class RaceView(Wire, frozen=True):
    """A race somebody holds, with its power while it has one."""

    race: str
    power: str = ""
    hand: int = 0  # tokens in hand
    reserve: int = 0  # tokens that wait off the board
    tokens: int = 0  # on the board
    regions: list[int] = []
    conquered: list[int] = []  # this turn
    attacked: list[int] = []  # seats, this turn
    nonempty: int = 0  # regions conquered this turn that were not empty


class SeatView(Wire, frozen=True):
    """What lies before a player."""

    coins: int | None  # null for what the viewer may not know
    active: RaceView | None = None
    decline: RaceView | None = None
    beside: RaceView | None = None  # a second race in decline
    free_pick: bool = False


class RegionView(Wire, frozen=True):
    """What lies in a region; everything that is printed there is in the board file."""

    id: int
    seat: int = 0  # 0: nobody
    place: Literal["", "active", "decline", "beside"] = ""
    race: str = ""
    tokens: int = 0
    natives: int = 0
    hides: bool = False  # a site is hidden here
    markers: dict[str, int] = {}
    buried: str = ""  # a race whose token lies below
    sites: list[str] = []
    access: str = ""


class ComboView(Wire, frozen=True):
    """A combo of the column; it is picked by its place, which is its price if no tile changes that."""

    race: str
    power: str
    tokens: int
    coins: int = 0
    price: int | None = None  # what it costs the player whose turn it is, if not its place


class SiteView(Wire, frozen=True):
    """A site that has been found."""

    site: str
    region: int
    badge: str = ""  # the power it lends
    raised: bool = False  # it serves the next conquest


class PositionView(Wire, frozen=True):
    """The position as its viewer may see it."""

    board: str
    round: int
    rounds: int
    first: int  # the seat that begins each round
    turn: int  # the seat whose turn it is
    decider: int  # the seat that must decide now; 0 when the game is over
    phase: str
    seats: list[SeatView]
    regions: list[RegionView]
    column: list[ComboView]
    acting: Literal["", "active", "decline", "beside"] = ""
    may_abandon: bool = False
    rolled: int | None = None  # a die that waits for its region
    races_left: int = 0  # banners in the stack
    powers_left: int = 0
    sites_left: int = 0
    discarded: list[str] = []
    sites: list[SiteView] = []
    notes: dict[str, dict[str, int]] = {}  # what tiles remember, by tile
    winners: list[int] = []


# --- the decision -----------------------------------------------------------------------------------------------------


class Item(Wire, frozen=True):
    """A line of a cost or a score."""

    amount: int
    reason: str  # in English
    rule: str
    code: str = ""  # names its template, as in the catalogs without `item-`
    args: Args = {}


class Refusal(Wire, frozen=True):
    """Why something is not possible."""

    code: str
    message: str  # in English
    rule: str = ""
    number: int = 0  # which of several actions, counted from 1
    why: str = ""  # names the template of the exact reason, as in the catalogs without `refused-`
    args: Args = {}


class Choice(Wire, frozen=True):
    """A legal action."""

    action: str  # send this
    verb: str
    region: int = 0
    seat: int = 0
    price: int | None = None  # of a combo
    chance: float | None = None  # that a roll is enough
    coins: int | None = None  # that declining brings this turn
    keeps: int | None = None  # regions of the active race that expanding or declining leaves it
    hand: int | None = None  # tokens to conquer with after expanding
    leaves: str = ""  # the older race in decline that declining drives from the map
    suited: list[int] = []  # regions that cost the combo less, pay it more, or that only it may hold


class Target(Wire, frozen=True):
    """A region while somebody conquers: its cost, and what forbids the conquest if anything does."""

    region: int
    cost: int
    items: list[Item]
    refused: Refusal | None = None


class Decision(Wire, frozen=True):
    """What the holder of a seat is asked."""

    seat: int
    phase: str
    choices: list[Choice]
    targets: list[Target] = []
    earning: list[Item] = []  # what the turn would bring if it ended like this
    can_undo: bool = False


class Choices(Wire, frozen=True):
    """The legal actions of a verb: one for each region, seat or price, or a single one that names nothing."""

    verb: str
    regions: list[int] = []
    seats: list[int] = []
    prices: list[int] = []  # of combos
    costs: list[int] = []  # of the regions, to conquer them
    chances: list[float] = []  # that a roll is enough in each of the regions
    coins: int | None = None  # that declining brings this turn
    keeps: int | None = None  # regions of the active race that expanding or declining leaves it
    hand: int | None = None  # tokens to conquer with after expanding
    leaves: str = ""  # the older race in decline that declining drives from the map
    suited: list[list[int]] = []  # regions that cost each of the combos less, pay it more, or that only it may hold


class Question(Wire, frozen=True):
    """What the holder of a seat is asked, in few words; `why` tells the rest."""

    seat: int
    phase: str
    choices: list[Choices]
    earning: list[Item] = []
    can_undo: bool = False


# --- what happened ----------------------------------------------------------------------------------------------------


class EventView(Wire, frozen=True):
    """One thing that happened in the game."""

    kind: str
    seat: int = 0
    region: int = 0
    amount: int = 0
    key: str = ""
    other: int = 0  # a second seat
    price: int | None = None  # a place in the column
    origin: int = 0  # the region something came from
    rule: str = ""
    paid: int = 0  # coins that the seat gave for it


class FactView(Wire, frozen=True):
    """One thing that happened in the game, with all there is to tell of it."""

    code: str  # names its template, as in the catalogs without `event-`
    args: Args = {}
    rule: str = ""


class Moment(Wire, frozen=True):
    """An entry of the log with its number, and what happened by it.

    Version 1 tells it by `events`, version 2 by `facts`, which can tell more. Over HTTP both are told.
    """

    seq: int
    at: float
    kind: Literal["sat", "relieved", "began", "acted", "undone", "said", "hushed", "muted", "paused", "rematched"]
    seat: int = 0
    name: str = ""
    action: str = ""
    more: list[str] = []  # actions that were wished together with the first, after it
    events: list[EventView] = []
    bot: str = ""  # which one plays from now on
    by_bot: bool = False
    why: str = ""
    text: str = ""
    table: str = ""
    facts: list[FactView] = []
    on: bool = False  # whether it holds from now on
    until: float = 0.0  # when a clock goes on that stands still


class SeatInfo(Wire, frozen=True):
    """Who sits somewhere."""

    name: str = ""
    bot: str = ""  # the bot that plays now
    person: bool = False  # for a person
    open: bool = False  # for whoever comes first
    taken: bool = False
    online: bool = False  # somebody with its key is connected
    left: float | None = None  # seconds of thinking time left when `since` was
    came: bool = False  # a person has sat down here, whoever plays now
    out: bool = False  # the person has forfeited the game
    paused_until: float | None = None  # until then the clock stands still
    vacation: float | None = None  # seconds for which it may still stand still when `since` was


class TableInfo(Wire, frozen=True):
    """A table from outside."""

    id: str
    title: str
    status: Literal["waiting", "playing", "over"]
    agreement: Agreement
    seats: list[SeatInfo]
    seq: int
    since: float = 0.0  # when the clock was last set
    rematch: str = ""
    set_up: bool = False  # whoever opened the table brought the game along, and may have chosen how its stacks lie
    hushed: bool = False  # spectators are not to talk
    muted: list[int] = []  # seats that are not to talk


# --- messages of the server -------------------------------------------------------------------------------------------


class Welcome(Wire, frozen=True, tag_field="type", tag="welcome"):
    """The first message: who you are here."""

    protocol: int
    version: str
    rules_version: str
    now: float
    seats: list[int] = []  # yours
    host: bool = False


class Game(Wire, frozen=True, tag_field="type", tag="game"):
    """Where the table stands now, and everything that happened since the last number you have seen."""

    seq: int
    table: TableInfo
    happenings: list[Moment]
    position: PositionView | None = None
    decision: Decision | None = None


class TableChange(Wire, frozen=True):
    """What is new about a table from outside."""

    id: str | UnsetType = UNSET
    title: str | UnsetType = UNSET
    status: Literal["waiting", "playing", "over"] | UnsetType = UNSET
    agreement: Agreement | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    since: float | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    set_up: bool | UnsetType = UNSET
    hushed: bool | UnsetType = UNSET
    muted: list[int] | UnsetType = UNSET


class PositionChange(Wire, frozen=True):
    """What is new about the position as its viewer may see it; each part that is told is told whole."""

    board: str | UnsetType = UNSET
    round: int | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    first: int | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    decider: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    seats: dict[int, SeatView] | UnsetType = UNSET  # by number, those that changed
    regions: list[RegionView] | UnsetType = UNSET  # those that changed
    column: list[ComboView] | UnsetType = UNSET
    acting: Literal["", "active", "decline", "beside"] | UnsetType = UNSET
    may_abandon: bool | UnsetType = UNSET
    rolled: int | UnsetType | None = UNSET
    races_left: int | UnsetType = UNSET
    powers_left: int | UnsetType = UNSET
    sites_left: int | UnsetType = UNSET
    discarded: list[str] | UnsetType = UNSET
    sites: list[SiteView] | UnsetType = UNSET
    notes: dict[str, dict[str, int]] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class News(Wire, frozen=True, tag_field="type", tag="news"):
    """What is new since the message before it on this connection; the first one tells everything."""

    seq: int
    moments: list[Moment]
    table: TableChange | None = None
    position: PositionChange | None = None
    decision: Question | None = None


class Explained(Wire, frozen=True, tag_field="type", tag="explained"):
    """What a region costs and why, what forbids its conquest if anything does, and else what it brings."""

    ref: int
    seq: int
    region: int
    cost: int
    items: list[Item]
    refused: Refusal | None = None
    brings: list[Item] = []  # what its conquest adds to the score of this turn


class Accepted(Wire, frozen=True, tag_field="type", tag="accepted"):
    """What you wished is done and stored, as entry `seq`."""

    ref: int
    seq: int


class Refused(Refusal, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """What you wished is not possible and has changed nothing."""

    ref: int


class Presence(Wire, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went; nothing else changed."""

    online: list[int]  # seats


class Aside(Wire, frozen=True):
    """A line of a spectator."""

    at: float
    name: str
    text: str


class Asides(Wire, frozen=True, tag_field="type", tag="asides"):
    """What spectators say. It is no part of the log; the newest lines are told once more to whoever comes later."""

    lines: list[Aside]
    kept: bool = False  # all that is remembered: forget what you were told before


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """An answer to `ping`."""

    ref: int
    now: float


class Ending(Wire, frozen=True, tag_field="type", tag="ending"):
    """The server is about to end and closes this connection: connect again. What was acknowledged is stored."""


ServerMessage = Welcome | Game | News | Explained | Accepted | Refused | Presence | Asides | Pong | Ending


# --- messages of a client ---------------------------------------------------------------------------------------------


class Hello(Wish, frozen=True, tag="hello"):
    """The first message. Without a key one watches; `seen` is the last number one knows."""

    protocol: Literal[1, 2] = 1
    key: Secret = ""
    seen: Number = 0
    name: Line = ""  # for seats that have no name yet
    sit: bool = True  # false: only look; `sit` takes the seat then


class Act(Wish, frozen=True, tag="act"):
    """Carry out one of the choices, or several actions, whole or not at all."""

    seq: Number  # the last number one has seen
    action: Line | UnsetType = UNSET
    actions: Annotated[list[Line], Meta(min_length=1, max_length=MOST_ACTIONS)] | UnsetType = UNSET  # instead of it


class Undo(Wish, frozen=True, tag="undo"):
    """Take back the last step of the own turn."""

    seq: Number


class Why(Wish, frozen=True, tag="why"):
    """Ask why an action is not possible, or what a region costs and why."""

    action: Line | UnsetType = UNSET
    region: Annotated[int, Meta(ge=1, le=63)] | UnsetType = UNSET  # instead of it


class Sit(Wish, frozen=True, tag="sit"):
    """Take an own seat back from a bot, or change the name."""

    seat: SeatNumber
    name: Line = ""


class Leave(Wish, frozen=True, tag="leave"):
    """Let a bot play an own seat."""

    seat: SeatNumber
    bot: Line = USUAL


class Fill(Wish, frozen=True, tag="fill"):
    """The host lets a bot play a seat nobody has taken, or whose person is away."""

    seat: SeatNumber
    bot: Line = USUAL


class Begin(Wish, frozen=True, tag="begin"):
    """The host begins; bots take the open seats nobody has taken."""

    bot: Line = USUAL


class Chat(Wish, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Line
    name: Line = ""  # of a spectator; players have theirs


class Hush(Wish, frozen=True, tag="hush"):
    """The host lets spectators be silent, or talk again."""

    on: bool


class Mute(Wish, frozen=True, tag="mute"):
    """The host lets somebody be silent, or talk again."""

    seat: SeatNumber
    on: bool


class Pause(Wish, frozen=True, tag="pause"):
    """Let the own clock stand still for some days, where that is agreed; 0 lets it go on."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=60)]


class Remove(Wish, frozen=True, tag="remove"):
    """The host removes somebody for good: a bot plays the seat, and its link opens nothing any more."""

    seat: SeatNumber


class Close(Wish, frozen=True, tag="close"):
    """The host closes the table before its game is over. It is deleted."""


class Ping(Wish, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = (
    Hello | Act | Undo | Why | Sit | Leave | Fill | Begin | Chat | Hush | Mute | Pause | Remove | Close | Ping
)
