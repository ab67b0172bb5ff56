"""What a store tells of tables and keys, whatever it is: a database, or what a browser keeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from elbowroom.engine.errors import Refusal
from elbowroom.table.agreement import Agreement
from elbowroom.table.entries import Entry
from elbowroom.table.match import Status


class StoreUnavailable(Exception):
    """The store cannot be reached or refuses to work; nothing is known to be stored."""

    @property
    def refusal(self) -> Refusal:
        """What those are told who wanted to have something stored."""
        return Refusal("unavailable", "the server cannot store anything now; try again")


class Key(NamedTuple):
    """What a secret opens."""

    seats: frozenset[int]
    host: bool

    def row(self, table: str, hashed: str) -> dict[str, object]:
        """How it is stored."""
        seats = ",".join(str(seat) for seat in sorted(self.seats))
        return {"table_id": table, "hash": hashed, "seats": seats, "host": self.host}


class Heading(NamedTuple):
    """What is repeated of a log where it can be searched."""

    status: Status
    seats: str  # who sits where, as JSON
    wake_at: float | None
    updated_at: float
    awaited: int | None = None  # the seat of the person who must decide, -1 for nobody; none if nobody has looked
    deadline: float | None = None  # when that person's time is out


class Row(NamedTuple):
    """A table as it is stored, without its log."""

    id: str
    status: Status
    public: bool
    agreement: Agreement
    rules_version: str
    seq: int
    updated_at: float
    creator: str
    seats: str  # who sits where, as JSON
    set_up: bool  # whoever opened it brought the game along


class Logs(Protocol):
    """What the room of a table needs of a store."""

    async def row(self, table: str) -> Row | None:
        """A table without its log."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from an entry on."""
        ...

    async def append(
        self, table: str, seq: int, entry: Entry, heading: Heading, key: tuple[str, Key] | None = None
    ) -> bool:
        """Store the next entry of a log, with a key if it brings one; False if that number is there already."""
        ...

    async def wake(self, table: str, seq: int, wake_at: float | None) -> None:
        """Say when a table must be looked after, unless it has gone on meanwhile."""

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        ...

    async def note_presence(self, seats: Sequence[tuple[str, int]], process: str, now: float, here: bool) -> None:
        """Write down that this process sees, or no longer sees, somebody at some seats."""

    async def presence(self, table: str) -> list[tuple[int, float, bool]]:
        """Seat, time and whether somebody was there, as each process saw it last."""
        ...

    def damaged(self, table: str, why: object) -> Refusal:
        """What those are told who ask for a table of which something stored makes no sense."""
        ...
