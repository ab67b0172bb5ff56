# mypyc: skip — dataclasses are made by ordinary Python, and events only while somebody listens.
"""Events: what happened, in order, for logs, animations and tests. Each kind is a class of its own.

Only made while somebody listens. Regions and seats are counted from 0; tiles and markers are named by their keys, and
what a field is follows from its name (`facts.KINDS`).
"""

from dataclasses import dataclass, field, fields
from typing import ClassVar

from elbowroom.engine.facts import VOICE, Given

NOBODY = -1
NOWHERE = -1


@dataclass(frozen=True)
class Event:
    """One thing that happened."""

    code: ClassVar[str] = ""
    untold: ClassVar[tuple[str, ...]] = ()  # fields for programs and pictures that no sentence needs

    rule: str = field(default="", kw_only=True)  # why, where one kind of event has several reasons

    @property
    def kind(self) -> str:
        """The code in words, as version 1 of the protocol calls it."""
        return self.code.replace("-", " ")

    @property
    def template(self) -> str:
        return f"event-{self.code}"

    @property
    def given(self) -> dict[str, Given]:
        """What the event tells of."""
        return {part.name: getattr(self, part.name) for part in fields(self) if part.name != "rule"}

    def __str__(self) -> str:
        return VOICE.say(self.template, self.given)


# --- turns and races --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(Event):
    code = "turn-began"
    seat: int
    round: int


@dataclass(frozen=True)
class Picked(Event):
    """A combo leaves the column; `coins` lay on it, `paid` was given for it."""

    code = "picked"
    untold = ("price",)
    seat: int
    race: str
    power: str
    price: int  # its place in the column
    coins: int
    paid: int


@dataclass(frozen=True)
class Revealed(Event):
    code = "revealed"
    untold = ("price",)
    race: str
    power: str
    price: int


@dataclass(frozen=True)
class BadgeExchanged(Event):
    """A race takes the power of another combo of the column, at `price`, and leaves its own there."""

    code = "badge-exchanged"
    untold = ("price",)
    seat: int
    race: str
    power: str  # it has now
    former: str  # the power it leaves
    other_race: str
    price: int


@dataclass(frozen=True)
class BadgesShuffled(Event):
    code = "badges-shuffled"
    count: int


@dataclass(frozen=True)
class Recruited(Event):
    code = "recruited"
    seat: int
    race: str
    tokens: int


@dataclass(frozen=True)
class Expanded(Event):
    code = "expanded"
    seat: int


@dataclass(frozen=True)
class Declined(Event):
    code = "declined"
    seat: int
    race: str


@dataclass(frozen=True)
class Vanished(Event):
    code = "vanished"
    seat: int
    race: str


@dataclass(frozen=True)
class GameOver(Event):
    code = "game-over"


# --- conquest ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rolled(Event):
    code = "rolled"
    seat: int
    region: int  # NOWHERE: before one is chosen
    pips: int


@dataclass(frozen=True)
class AttemptFailed(Event):
    code = "attempt-failed"
    seat: int
    region: int
    missing: int


@dataclass(frozen=True)
class Conquered(Event):
    code = "conquered"
    seat: int
    region: int
    race: str
    tokens: int
    other: int  # whose region it was, NOBODY


@dataclass(frozen=True)
class Lost(Event):
    """Tokens that do not come back; none if all of them withdraw."""

    code = "lost"
    seat: int
    region: int
    race: str
    tokens: int


@dataclass(frozen=True)
class Buried(Event):
    code = "buried"
    seat: int
    region: int
    race: str


@dataclass(frozen=True)
class Resurfaced(Event):
    code = "resurfaced"
    seat: int
    region: int
    race: str


# --- tokens and markers -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Abandoned(Event):
    code = "abandoned"
    seat: int
    region: int
    race: str
    tokens: int


@dataclass(frozen=True)
class Left(Event):
    """A River is left at the end of the conquests."""

    code = "left"
    seat: int
    region: int
    race: str
    tokens: int


@dataclass(frozen=True)
class Placed(Event):
    code = "placed"
    seat: int
    region: int
    race: str
    tokens: int


@dataclass(frozen=True)
class MarkerPlaced(Event):
    code = "marker-placed"
    seat: int  # of the race beside it
    region: int
    marker: str


@dataclass(frozen=True)
class MarkerRemoved(Event):
    code = "marker-removed"
    seat: int
    region: int
    marker: str


@dataclass(frozen=True)
class Forged(Event):
    """Pieces that help to conquer come into hand."""

    code = "forged"
    seat: int
    tile: str
    count: int


# --- sites ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Found(Event):
    code = "found"
    seat: int
    region: int
    site: str


@dataclass(frozen=True)
class SiteMoved(Event):
    code = "site-moved"
    seat: int
    region: int
    site: str
    origin: int


@dataclass(frozen=True)
class BadgeLent(Event):
    code = "badge-lent"
    region: int
    power: str


@dataclass(frozen=True)
class Raised(Event):
    code = "raised"
    seat: int
    site: str


@dataclass(frozen=True)
class Lowered(Event):
    code = "lowered"
    seat: int
    site: str


# --- coins and agreements ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ScoreLine(Event):
    """One line of a score; `item` is what the coins are for, as in `facts.Item`."""

    code = "score-item"
    seat: int
    coins: int
    item: str
    tile: str


@dataclass(frozen=True)
class Scored(Event):
    code = "scored"
    seat: int
    coins: int


@dataclass(frozen=True)
class Earned(Event):
    """Coins from the bank at once."""

    code = "earned"
    seat: int
    coins: int
    tile: str


@dataclass(frozen=True)
class Paid(Event):
    """Coins from one player to another."""

    code = "paid"
    seat: int
    other: int
    coins: int
    tile: str


@dataclass(frozen=True)
class Peace(Event):
    code = "peace"
    seat: int
    other: int
    tile: str


# --- abilities --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deed(Event):
    """What an ability has done that no other event tells; `deed` names its template."""

    seat: int
    deed: str
    region: int = NOWHERE
    tile: str = ""
    other: int = NOBODY

    @property
    def code(self) -> str:  # type: ignore[override]
        return self.deed

    @property
    def given(self) -> dict[str, Given]:
        told: dict[str, Given] = {"seat": self.seat, "tile": self.tile}
        if self.region != NOWHERE:
            told["region"] = self.region
        if self.other != NOBODY:
            told["other"] = self.other
        return told


# --- tiles of somebody's own ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Told(Event):
    """What a tile of somebody's own tells in its own words."""

    code = "told"
    untold = ("seat", "region", "amount", "tile", "other", "paid")
    seat: int
    text: str
    region: int = NOWHERE
    amount: int = 0
    tile: str = ""
    other: int = NOBODY
    paid: int = 0

    @property
    def kind(self) -> str:
        return self.text


def kinds() -> list[type[Event]]:
    """Every kind of event that is known, those that content defines beside its tiles included."""
    found: list[type[Event]] = []
    waiting = [Event]
    while waiting:
        below = waiting.pop().__subclasses__()
        found += below
        waiting += below
    return found
