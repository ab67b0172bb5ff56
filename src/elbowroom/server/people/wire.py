"""The bodies of requests and answers that are about people."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from elbowroom.server.people.results import Booked
from elbowroom.server.wire import TableInfo
from elbowroom.server.wire_types import SeatNumber, Secret, Wire

Short = Annotated[str, Meta(max_length=200)]
Encoded = Annotated[str, Meta(max_length=20_000, pattern="^[A-Za-z0-9_-]*$")]  # base64url, without =
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody wishes."""


# --- who somebody is --------------------------------------------------------------------------------------------------


class PasskeyInfo(Wire, frozen=True):
    """A device that opens an account."""

    id: str
    label: str
    created: float  # seconds since 1970
    used: float


class SessionInfo(Wire, frozen=True):
    """A browser in which somebody is signed in."""

    id: str
    label: str
    created: float
    used: float
    here: bool = False  # the one that asks


class Blocked(Wire, frozen=True):
    """Somebody with whom one does not want to play."""

    id: str
    name: str


class Account(Wire, frozen=True):
    """What only its person is told about an account."""

    id: str
    name: str
    since: float
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    mail: bool = False  # an address is known
    blocked: list[Blocked] = []


class Me(Wire, frozen=True):
    """Who asks."""

    accounts: bool  # whether there are accounts on this server
    mail: bool = False  # whether the server can write letters
    account: Account | None = None


class PasskeyWish(Wire, frozen=True):
    """What a device shall sign, or make a passkey for."""

    challenge: str
    relying: str  # the name passkeys are made for
    user: str = ""
    name: str = ""
    known: list[str] = []  # passkeys there are already


class Name(Ask, frozen=True):
    """A name for an account."""

    name: Short


class NewPasskey(Ask, frozen=True):
    """A passkey that a device has made."""

    id: CredentialId
    client_data: Encoded
    attestation: Encoded
    label: Short = ""


class SignedPasskey(Ask, frozen=True):
    """What a device has signed."""

    id: CredentialId
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded


class DeviceLink(Wire, frozen=True):
    """A link that signs in on another device, once."""

    url: str
    until: float


class TicketUse(Ask, frozen=True):
    """The secret of a link, and a name if it makes a new account."""

    ticket: Secret
    name: Short = ""


class TicketLook(Ask, frozen=True):
    """The secret of a link of which somebody wants to know what it would do."""

    ticket: Secret


class TicketSeen(Wire, frozen=True):
    """What a link would do: sign in to an account, make one, or let an address open one."""

    does: Literal["sign-in", "join", "mail"]
    name: str = ""  # of the account


class TicketUsed(Wire, frozen=True):
    """What a link has done."""

    done: Literal["signed-in", "name-needed", "mail-kept"]


class MailAddress(Ask, frozen=True):
    """Where a letter shall go, and in which language."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Annotated[str, Meta(max_length=5)] = "en"


class Done(Wire, frozen=True):
    """It is done."""

    done: bool = True


# --- seats ------------------------------------------------------------------------------------------------------------


class ClaimedTable(Ask, frozen=True):
    """A table whose seats shall be one's own, by the key of their link."""

    table: Annotated[str, Meta(max_length=24)]
    key: Secret


class OwnTable(Wire, frozen=True):
    """A table at which one has seats."""

    table: TableInfo
    seats: list[SeatNumber]
    host: bool = False


class OwnTables(Wire, frozen=True):
    """The tables at which one has seats, those where something happened last first."""

    tables: list[OwnTable]


# --- ratings and careers ----------------------------------------------------------------------------------------------


class RatingInfo(Wire, frozen=True):
    """How strong somebody is in games on a box with a number of players, and how surely that is known."""

    scale: str  # such as base-3
    rating: float
    uncertainty: float  # it is within that much, 95 times of 100
    games: int
    wins: int
    provisional: bool = False  # too few games to be listed


class Leader(Wire, frozen=True):
    """A line of the leaderboard."""

    name: str
    rating: float
    uncertainty: float
    games: int
    wins: int
    bot: str = ""  # an anchor of the scale
    you: bool = False


class Leaders(Wire, frozen=True):
    """Who is strongest, among those with enough games."""

    scale: str
    scales: list[str]  # on which anybody has a rating
    least: int  # games
    leaders: list[Leader]


class PairCount(Wire, frozen=True):
    """How a pair of race and power has served."""

    race: str
    power: str
    games: int
    coins: int  # in all of them


class Opponent(Wire, frozen=True):
    """Against whom one has played how often."""

    name: str
    games: int
    wins: int
    bot: bool = False


class CareerGame(Wire, frozen=True):
    """What a game has brought."""

    table: str
    ended: float
    board: str
    players: int
    place: int
    coins: int
    rated: bool = False
    luck: int = 0  # pips above what was to be expected
    turns: list[int] = []  # coins of each turn


class BestTurn(Wire, frozen=True):
    """One of the turns that have brought most."""

    coins: int
    table: str
    turn: int


class Career(Wire, frozen=True):
    """All of one's games together."""

    games: int
    wins: int
    rolls: int
    luck: int
    ratings: list[RatingInfo]
    pairs: list[PairCount]  # those picked most often first
    opponents: list[Opponent]
    latest: list[CareerGame]
    sources: dict[str, int] = {}  # coins by where they came from
    best: list[BestTurn] = []  # the turns that have brought most


class OwnGame(Wire, frozen=True):
    """A finished game of one's own, as it is kept for the career."""

    table: str
    seat: SeatNumber
    ended: float
    game: Booked


class RatedPlayer(Wire, frozen=True):
    """Who has come where in a rated game; of others it is not said who they are."""

    place: int
    you: bool = False
    bot: str = ""


class RatedGame(Wire, frozen=True):
    """A game that has counted for one's rating."""

    table: str
    ended: float
    scale: str
    players: list[RatedPlayer]


class OwnReport(Wire, frozen=True):
    """What one has told whoever runs the server."""

    at: float
    table: str
    seat: SeatNumber  # whom it is about
    why: str
    text: str
    closed: bool


class OwnNotice(Wire, frozen=True):
    """That one is called at a table, by a link to seats of one's own."""

    table: str
    kind: Literal["mail", "push"]
    address: str  # of mail, shortened
    language: str
    confirmed: bool


class AllAboutMe(Wire, frozen=True):
    """All that is stored about somebody, but for what opens something and what others have told in confidence."""

    account: Account
    tables: list[OwnTable]
    games: list[OwnGame]  # those that ended last first
    ratings: list[RatingInfo]
    rated: list[RatedGame]  # in the order in which they counted
    reports: list[OwnReport]
    notices: list[OwnNotice]


# --- playing with strangers -------------------------------------------------------------------------------------------

Pace = Literal["quick", "calm", "days"]


class Seek(Ask, frozen=True):
    """Any game with others. The ticket is a secret of the asker's own: it becomes the key of his seat, so that asking
    again with it can never lead to a second seat."""

    ticket: Annotated[str, Meta(min_length=24, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    box: Literal["base", "underground", "sky"] = "base"
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    pace: Pace = "quick"
    level: Annotated[str, Meta(max_length=20)] = "normal"  # of the bots that take seats nobody wants
    wait: Annotated[int, Meta(ge=15, le=86_400)] = 120  # seconds, then bots take them
    rated: bool = False
    name: Short = ""


class Found(Wire, frozen=True):
    """The seat that was found; the ticket is its key."""

    table: str
    seat: int
    opened: bool = False  # nobody was waiting: now you are


class Block(Ask, frozen=True):
    """Whoever has a seat at a table shall not be put together with one again."""

    table: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber


class Report(Ask, frozen=True):
    """What somebody has done at a table, for whoever runs the server."""

    seat: SeatNumber
    why: Literal["talk", "name", "leaving", "cheating", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""
