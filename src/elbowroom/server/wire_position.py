"""A position as its viewer may see it, and what the holder of a seat is asked there, as types.

Seats and regions are counted from 1, as in the notation of actions. Fields with their default value are left out.
"""

from __future__ import annotations

from typing import Literal

from elbowroom.server.wire_types import Args, Wire


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


class ItemView(Wire, frozen=True):
    """A line of a cost or a score."""

    amount: int
    reason: str  # in English
    rule: str
    code: str = ""  # names its template, as in the catalogs without `item-`
    args: Args = {}


class RefusalView(Wire, frozen=True):
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
    items: list[ItemView]
    refused: RefusalView | None = None


class Decision(Wire, frozen=True):
    """What the holder of a seat is asked."""

    seat: int
    phase: str
    choices: list[Choice]
    targets: list[Target] = []
    earning: list[ItemView] = []  # what the turn would bring if it ended like this
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
    earning: list[ItemView] = []
    can_undo: bool = False
