"""Where the tables of a pocket stand: in drawers for texts, which whoever runs the pocket lends, such as a browser."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.server.stored import Heading, Key, Row, StoreUnavailable
from elbowroom.table.agreement import Agreement
from elbowroom.table.entries import Entry, entry_text, read_entry
from elbowroom.table.match import Status

T = TypeVar("T")


class Drawers(Protocol):
    """Keeps texts: a label for each table, and the entries of its log by number. What it has taken is kept for good."""

    async def label(self, table: str) -> str:
        """The label of a table; empty if there is none."""
        ...

    async def entries(self, table: str, after: int) -> str:
        """The entries from a number on, as a list in JSON."""
        ...

    async def create(self, table: str, label: str, entries: str) -> None:
        """Keep a new table with the beginning of its log."""

    async def append(self, table: str, seq: int, entry: str, label: str) -> bool:
        """Keep an entry and the new label; False, and nothing kept, if there is an entry of that number."""
        ...

    async def remove(self, table: str) -> None:
        """Throw a table away."""


class Jammed(StoreUnavailable):
    """A drawer jams: the disk is full, or a browser keeps nothing for pages."""

    @property
    def refusal(self) -> Refusal:
        """What those are told who play here."""
        return Refusal("unavailable", "pocket-keeps-nothing")


class Label(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of a table beside its log."""

    agreement: Agreement
    rules_version: str
    keys: dict[str, tuple[list[int], bool]]  # the seats of each secret, counted from 0, and whether it is the host's
    seq: int
    status: Status
    seats: str
    updated_at: float
    set_up: bool = False


_label: Final = msgspec.json.Decoder(Label)
_texts: Final = msgspec.json.Decoder(list[str])


class Shelf:
    """Tables in drawers. Several pockets may use the same ones: of two entries of the same number one is refused."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers: Final = drawers

    async def create(
        self,
        table: str,
        agreement: Agreement,
        rules_version: str,
        keys: dict[str, Key],
        entries: Sequence[Entry],
        heading: Heading,
        *,
        set_up: bool,
    ) -> None:
        """Keep a new table with its keys and the beginning of its log."""
        kept = {secret: (sorted(key.seats), key.host) for secret, key in keys.items()}
        label = Label(
            agreement, rules_version, kept, len(entries), heading.status, heading.seats, heading.updated_at, set_up
        )
        texts = msgspec.json.encode([entry_text(entry) for entry in entries]).decode()
        await _lent(self._drawers.create(table, msgspec.json.encode(label).decode(), texts))

    async def delete(self, table: str) -> None:
        """Throw a table away."""
        await _lent(self._drawers.remove(table))

    async def keys(self, table: str) -> dict[str, Key]:
        """What each secret of a table opens."""
        label = await self._label(table)
        return {} if label is None else {secret: Key(frozenset(s), h) for secret, (s, h) in label.keys.items()}

    async def _label(self, table: str) -> Label | None:
        text = await _lent(self._drawers.label(table))
        if not text:
            return None
        try:
            return _label.decode(text)
        except msgspec.MsgspecError as error:
            raise self.damaged(table, error) from None

    # --- what a room needs ------------------------------------------------------------------------------------------

    async def row(self, table: str) -> Row | None:
        """A table without its log."""
        label = await self._label(table)
        if label is None:
            return None
        agreed, version = label.agreement, label.rules_version
        return Row(
            table, label.status, False, agreed, version, label.seq, label.updated_at, "", label.seats, label.set_up
        )

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from an entry on."""
        texts = await _lent(self._drawers.entries(table, after))
        try:
            return [read_entry(text) for text in _texts.decode(texts)]
        except (msgspec.MsgspecError, ValueError) as error:
            raise self.damaged(table, error) from None

    async def append(
        self, table: str, seq: int, entry: Entry, heading: Heading, key: tuple[str, Key] | None = None
    ) -> bool:
        """Keep the next entry of a log; False if that number is there already. Nobody comes with a new key here."""
        label = await self._label(table)
        if label is None:
            raise Refusal("no_such_table", "no-such-table")
        label = msgspec.structs.replace(
            label, seq=seq, status=heading.status, seats=heading.seats, updated_at=heading.updated_at
        )
        return await _lent(self._drawers.append(table, seq, entry_text(entry), msgspec.json.encode(label).decode()))

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        rows = [await self.row(table) for table in tables]
        return {row.id: row.seq for row in rows if row is not None}

    async def wake(self, table: str, seq: int, wake_at: float | None) -> None:
        """Nobody looks after a table while the pocket is closed, and no clock runs there."""

    async def note_presence(self, seats: Sequence[tuple[str, int]], process: str, now: float, here: bool) -> None:
        """Whoever plays here is here."""

    async def presence(self, table: str) -> list[tuple[int, float, bool]]:
        """Nobody plays elsewhere."""
        return []

    def damaged(self, table: str, why: object) -> Refusal:
        """What those are told who ask for a table of which something kept makes no sense."""
        return Refusal("damaged", f"what is kept of this table makes no sense: {why}")


async def _lent(work: Awaitable[T]) -> T:
    """What drawers answer. What goes wrong there, such as a disk that is full, is known here by one name."""
    try:
        return await work
    except Exception as error:
        raise Jammed(str(error)) from error
