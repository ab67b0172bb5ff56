"""What can be set about a server; everything has a default that suits one machine."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

import msgspec

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.table.luck import Luck, foretold, secret


class WrongSetting(ElbowRoomError):
    """A setting that a server cannot run with."""


class Away(WrongSetting):
    """Something that is needed does not answer, but may do so later."""


# Drivers that are not installed with the package, by the extra that brings them.
EXTRAS: Final = {"postgres": "asyncpg", "redis": "redis"}


def need(extra: str) -> None:
    """Refuse what needs a driver that is not installed, and say how to install it."""
    if find_spec(EXTRAS[extra]) is None:
        raise WrongSetting(
            f"the driver '{EXTRAS[extra]}' is not installed; it comes with pip install 'elbowroom[{extra}]'"
        )


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one address, one connection or one message may take."""

    message: int = 16_384  # bytes of one message over the WebSocket
    body: int = 1_000_000  # bytes of one request
    messages: int = 30  # a second and connection; more have to wait
    requests: int = 30  # a second and address
    connections: int = 60  # at once and address
    tables: int = 60  # unfinished ones an address has opened
    opened: int = 500  # that an address may open in a day, whatever becomes of them
    absence: int = 30  # seconds away before the host may let a bot play for somebody
    analyses: int = 10  # unfinished ones an address has asked for
    kept: int = 1825  # days a table is kept after the last thing that happened there, once its game is over
    all_connections: int = 20_000  # at once, in one process
    all_tables: int = 200_000  # unfinished ones
    all_analyses: int = 1000  # unfinished ones


class Settings(msgspec.Struct, frozen=True):
    """Where a server listens, what it stores where, and how it keeps time."""

    database: str
    broker: str = ""  # a Redis URL; empty for a single process
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""  # how clients reach the server; as they ask for it if empty
    wait: float = 30.0  # seconds for the database and the broker to be there at the start
    log_level: str = "info"
    limits: Limits = Limits()
    heartbeat: float = 10.0  # seconds between signs of life of connected players
    sweep: float = 1.0  # seconds between looks for tables that must go on
    sleep_after: float = 120.0  # seconds without anybody until a table is no longer kept in memory
    patience: float = 5.0  # seconds a bot's turn may wait before another process takes it over
    thinkers: int | None = None  # processes that think for bots; None for one core less than there are
    seed: int | None = None  # the same games again; None for luck that nobody can know

    @property
    def luck(self) -> Luck:
        return secret if self.seed is None else foretold(self.seed)


LOG_LEVELS: Final = ("critical", "error", "warning", "info", "debug")


def with_limits(texts: tuple[str, ...]) -> Limits:
    """The usual limits with some changed, as `name=number`."""
    changed: dict[str, int] = {}
    known = Limits.__struct_fields__
    for text in texts:
        name, _, number = text.partition("=")
        if name not in known:
            raise WrongSetting(f"'{name[:40]}' is no limit; known are {', '.join(known)}")
        if not (number.isascii() and number.isdigit() and len(number) < 12 and int(number) > 0):
            raise WrongSetting(f"the limit {name} is a number above 0, not '{number[:40]}'")
        changed[name] = int(number)
    return Limits(**changed)
