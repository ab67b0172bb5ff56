"""What can be set about a server; everything has a default that suits one machine."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.table.luck import Luck, foretold, secret


class WrongSetting(ElbowRoomError):
    """A setting that a server cannot run with."""


class Away(WrongSetting):
    """Something that is needed does not answer, but may do so later."""


# Drivers that are not installed with the package, by the extra that brings them.
EXTRAS: Final = {"postgres": "asyncpg", "redis": "redis", "notices": "cryptography"}


def has(extra: str) -> bool:
    """Whether what an extra brings is installed."""
    return find_spec(EXTRAS[extra]) is not None


def need(extra: str) -> None:
    """Refuse what needs a driver that is not installed, and say how to install it."""
    if not has(extra):
        raise WrongSetting(
            f"the driver '{EXTRAS[extra]}' is not installed; it comes with pip install 'elbowroom[{extra}]'"
        )


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one address, one connection or one message may take."""

    message: Annotated[int, Meta(description="bytes of one message over a WebSocket")] = 16_384
    body: Annotated[int, Meta(description="bytes of one request")] = 1_000_000
    messages: Annotated[int, Meta(description="a second and connection, twice as many at once; more have to wait")] = 30
    requests: Annotated[
        int,
        Meta(
            description="a second and address, twice as many at once; opening a WebSocket is one. More get status 429, "
            "a WebSocket 403"
        ),
    ] = 60
    connections: Annotated[
        int,
        Meta(
            description="WebSockets at once and address; of connections of all kinds four times as many, but never "
            "more than half of those for which there is room"
        ),
    ] = 60
    tables: Annotated[
        int, Meta(description="unfinished ones that one address has opened in this week and the last")
    ] = 60
    opened: Annotated[int, Meta(description="tables that one address may open in a day, whatever becomes of them")] = (
        500
    )
    absence: Annotated[
        int, Meta(description="seconds somebody must be away before the host may let a bot play for him")
    ] = 30
    analyses: Annotated[
        int,
        Meta(description="unfinished [analyses](coach.md#on-a-server) that one address has asked for"),
    ] = 10
    kept: Annotated[
        int,
        Meta(description="days a table is kept after the last thing that happened there, once its game is over"),
    ] = 1825
    letters: Annotated[
        int,
        Meta(description="mails that one mail address gets in an hour because somebody asked for them, such as links"),
    ] = 5
    asked: Annotated[int, Meta(description="mails that one address of the network may ask for in a day")] = 20
    bells: Annotated[int, Meta(description="mail addresses and devices that can be told of one seat, by one link")] = 5
    notices: Annotated[int, Meta(description="[notices](#notices) that one mail address or device gets in a day")] = 50
    pause: Annotated[
        int, Meta(description="seconds something must stand before somebody who is away is told of it")
    ] = 60
    all_mails: Annotated[int, Meta(description="mails that the server sends in a day")] = 5000
    all_connections: Annotated[int, Meta(description="WebSockets at once, in one process")] = 20_000
    all_tables: Annotated[int, Meta(description="unfinished ones")] = 200_000
    all_analyses: Annotated[int, Meta(description="unfinished ones")] = 1000


class Settings(msgspec.Struct, frozen=True):
    """Where a server listens, what it stores where, and how it keeps time."""

    database: str
    broker: str = ""  # a Redis URL; empty for a single process
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""  # how clients reach the server; as they ask for it if empty
    wait: float = 30.0  # seconds for the database and the broker to be there at the start
    drain: float = 10.0  # seconds that SIGTERM leaves for everybody to go elsewhere
    mail: str = ""  # an URL of an SMTP server; no mail if empty
    push: str = ""  # push services that notices may be sent to, with commas; "none" for no push
    secret: str = ""  # seals addresses; from the file beside a database of SQLite if empty
    metrics: str = ""  # where Prometheus may ask, as address:port; nowhere if empty
    log_level: str = "info"
    log_format: str = "plain"
    limits: Limits = Limits()
    heartbeat: float = 10.0  # seconds between signs of life of connected players
    sweep: float = 1.0  # seconds between looks for tables that must go on
    sleep_after: float = 120.0  # seconds without anybody until a table is no longer kept in memory
    patience: float = 5.0  # seconds a bot's turn may wait before another process takes it over
    thinkers: int | None = None  # processes that think for bots; None for one core less than there are
    no_accounts: bool = False  # else whoever likes may have one, if what that needs is installed
    seed: int | None = None  # the same games again; None for luck that nobody can know

    @property
    def luck(self) -> Luck:
        return secret if self.seed is None else foretold(self.seed)


LOG_LEVELS: Final = ("critical", "error", "warning", "info", "debug")

LOG_FORMATS: Final = ("plain", "json")
