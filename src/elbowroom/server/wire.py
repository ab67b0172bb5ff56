"""What the server tells over the WebSocket, as types: JSON Schema and TypeScript are made from them.

`wire_position` has how the game stands, `wishes` what clients send, `wire_http` the rest. Seats and regions are counted
from 1, as in the notation of actions. Fields with their default value are left out.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from elbowroom.server.wire_position import (
    ComboView,
    Decision,
    ItemView,
    PositionView,
    Question,
    RefusalView,
    RegionView,
    SeatView,
    SiteView,
)
from elbowroom.server.wire_types import Args, Wire
from elbowroom.table.agreement import Agreement

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
    items: list[ItemView]
    refused: RefusalView | None = None
    brings: list[ItemView] = []  # what its conquest adds to the score of this turn


class Accepted(Wire, frozen=True, tag_field="type", tag="accepted"):
    """What you wished is done and stored, as entry `seq`."""

    ref: int
    seq: int


class Refused(RefusalView, frozen=True, kw_only=True, tag_field="type", tag="refused"):
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
