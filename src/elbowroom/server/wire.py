"""What goes over the WebSocket, as types: JSON Schema and TypeScript are made from them. `wire_http` has the rest.

Seats and regions are counted from 1, as in the notation of actions. Fields with their default value are left out.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from elbowroom.table.agreement import Agreement

PROTOCOL: Final = 1

Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Secret = Annotated[str, Meta(max_length=100)]
Line = Annotated[str, Meta(max_length=2000)]


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
    reason: str
    rule: str


class Refused(Wire, frozen=True):
    """Why something is not possible."""

    code: str
    message: str
    rule: str = ""


class Choice(Wire, frozen=True):
    """A legal action."""

    action: str  # send this
    verb: str
    region: int = 0
    seat: int = 0
    price: int | None = None  # of a combo
    chance: float | None = None  # that a roll is enough
    coins: int | None = None  # that declining brings this turn


class Target(Wire, frozen=True):
    """A region while somebody conquers: its cost, and what forbids the conquest if anything does."""

    region: int
    cost: int
    items: list[Item]
    refused: Refused | None = None


class Decision(Wire, frozen=True):
    """What the holder of a seat is asked."""

    seat: int
    phase: str
    choices: list[Choice]
    targets: list[Target] = []
    earning: list[Item] = []  # what the turn would bring if it ended like this
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


class Happening(Wire, frozen=True):
    """An entry of the log with its number."""

    seq: int
    at: float
    kind: Literal["sat", "relieved", "began", "acted", "undone", "said", "rematched"]
    seat: int = 0
    name: str = ""
    action: str = ""
    events: list[EventView] = []
    bot: str = ""  # which one plays from now on
    by_bot: bool = False
    why: str = ""
    text: str = ""
    table: str = ""


class SeatInfo(Wire, frozen=True):
    """Who sits somewhere."""

    name: str = ""
    bot: str = ""  # the bot that plays now
    person: bool = False  # for a person
    open: bool = False  # for whoever comes first
    taken: bool = False
    online: bool = False
    left: float | None = None  # seconds of thinking time left when `since` was


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
    happenings: list[Happening]
    position: PositionView | None = None
    decision: Decision | None = None


class Accepted(Wire, frozen=True, tag_field="type", tag="accepted"):
    """What you wished is done and stored, as entry `seq`."""

    ref: int
    seq: int


class Refusal(Wire, frozen=True, tag_field="type", tag="refused"):
    """What you wished is not possible and has changed nothing."""

    ref: int
    code: str
    message: str
    rule: str = ""


class Presence(Wire, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went; nothing else changed."""

    online: list[int]  # seats


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """An answer to `ping`."""

    ref: int
    now: float


ServerMessage = Welcome | Game | Accepted | Refusal | Presence | Pong


# --- messages of a client ---------------------------------------------------------------------------------------------


class Hello(Wish, frozen=True, tag="hello"):
    """The first message. Without a key one watches; `seen` is the last number one knows."""

    key: Secret = ""
    seen: Number = 0
    name: Line = ""  # for seats that have no name yet


class Act(Wish, frozen=True, tag="act"):
    """Carry out one of the choices."""

    seq: Number  # the last number one has seen
    action: Line


class Undo(Wish, frozen=True, tag="undo"):
    """Take back the last step of the own turn."""

    seq: Number


class Why(Wish, frozen=True, tag="why"):
    """Ask why an action is not possible."""

    action: Line


class Sit(Wish, frozen=True, tag="sit"):
    """Take an own seat back from a bot, or change the name."""

    seat: SeatNumber
    name: Line = ""


class Leave(Wish, frozen=True, tag="leave"):
    """Let a bot play an own seat."""

    seat: SeatNumber
    bot: Line = "greedy"


class Fill(Wish, frozen=True, tag="fill"):
    """The host lets a bot play a seat nobody has taken, or whose person is away."""

    seat: SeatNumber
    bot: Line = "greedy"


class Begin(Wish, frozen=True, tag="begin"):
    """The host begins; bots take the open seats nobody has taken."""

    bot: Line = "greedy"


class Chat(Wish, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Line


class Ping(Wish, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = Hello | Act | Undo | Why | Sit | Leave | Fill | Begin | Chat | Ping
