"""Where tables are kept: their logs, what is repeated of these where it can be searched, keys and presence.

`database.py` knows SQLite and PostgreSQL, `log_writer.py` how entries are appended; here are the questions.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select, update

from elbowroom.engine.errors import Refusal
from elbowroom.server.analyses import Analyses
from elbowroom.server.database import database, database_url
from elbowroom.server.log_writer import LogWriter
from elbowroom.server.notices import Notices, give_notice
from elbowroom.server.people.seats import vacate
from elbowroom.server.pulse import FileCheck, Pulse
from elbowroom.server.schema_sql import ADDRESS_KEYS, ENTRIES, KEYS, PACKED, PRESENCE, PULSE, TABLES
from elbowroom.server.stored import Heading, Key, Row, StoreUnavailable
from elbowroom.table.agreement import Agreement
from elbowroom.table.entries import Entry, entry_text, packed, read_entry, unpacked

LOG = logging.getLogger(__name__)

_agreement: msgspec.json.Decoder[Agreement] = msgspec.json.Decoder(Agreement)


class NewRow(NamedTuple):
    """A table that is to be stored, with its keys, by hash, and the beginning of its log."""

    id: str
    agreement: Agreement
    rules_version: str
    creator: str
    keys: dict[str, Key]
    entries: Sequence[Entry]
    heading: Heading
    set_up: bool = False


def insert_table(connection: Connection, new: NewRow) -> None:
    """Store a new table within a transaction."""
    connection.execute(
        sa.insert(TABLES).values(
            id=new.id,
            created_at=new.heading.updated_at,
            public=new.agreement.public,
            agreement=msgspec.json.encode(new.agreement).decode(),
            rules_version=new.rules_version,
            seq=len(new.entries),
            creator=new.creator,
            set_up=new.set_up,
            **new.heading._asdict(),
        )
    )
    if new.keys:
        connection.execute(sa.insert(KEYS), [key.row(new.id, hashed) for hashed, key in new.keys.items()])
    if new.entries:
        data = packed(entry_text(entry) for entry in new.entries)
        connection.execute(sa.insert(PACKED).values(table_id=new.id, seq=len(new.entries), data=data))


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.database: Final = database(url)
        self._database = self.database
        self._insert = self._database.insert
        self._writer = LogWriter(self._database)
        self.analyses: Final = Analyses(self._database)
        self.notices: Final = Notices(self._database)
        self._noted: dict[tuple[str, int, str], dict[str, object]] = {}  # presence that waits to be written
        self._noting = asyncio.Lock()
        self._damaged: set[str] = set()  # tables of which something makes no sense, as the log has been told
        self._pulse: Pulse | None = None

    def claim(self) -> None:
        """Keep other servers away if they could not be told what happens here."""
        self._database.claim()

    async def open(self) -> None:
        """Connect, and bring the database to the newest form."""
        await self._database.open()
        self._pulse = Pulse(FileCheck(self._database.file).feel if self._database.file else self._feel)
        self._writer.start()

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        await self._writer.close()
        await self._database.close()

    async def trouble(self) -> str:
        """What is wrong with the database; empty if it works."""
        assert self._pulse is not None
        return await self._pulse.trouble()

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return self._writer.waiting

    async def by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
        return {str(status): int(count) for status, count in await self._database.read(query)}

    async def _feel(self) -> str:
        """Write something and read it again."""
        beat = secrets.token_hex(8)

        def job(connection: Connection) -> str:
            insert = self._insert(PULSE).values(id=1, beat=beat)
            newer = {"beat": insert.excluded.beat}
            connection.execute(insert.on_conflict_do_update(index_elements=[PULSE.c.id], set_=newer))
            return str(connection.execute(select(PULSE.c.beat)).scalar())

        try:
            return "" if await self._database.change(job) == beat else "the database does not keep what is written"
        except StoreUnavailable as error:
            return f"the database refuses: {error}"

    # --- the log ----------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, entry: Entry, heading: Heading, key: tuple[str, Key] | None = None
    ) -> bool:
        """Store the next entry of a log, with a key if it brings one; False if that number is there already."""
        return await self._writer.append(table, seq, entry_text(entry), heading, key)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from an entry on."""
        texts = await self._texts(table, after)
        if [seq for seq, _ in texts] != list(range(after + 1, after + 1 + len(texts))):
            raise self.damaged(table, "entries are missing")
        return [self._entry(table, seq, text) for seq, text in texts]

    async def _texts(self, table: str, after: int) -> list[tuple[int, str]]:
        query = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        rows = [(int(seq), str(text)) for seq, text in await self._database.read(query.order_by(ENTRIES.c.seq))]
        if rows and rows[0][0] == after + 1:
            return rows
        packs = await self._database.read(select(PACKED.c.seq, PACKED.c.data).where(PACKED.c.table_id == table))
        for last, data in packs:  # if it was packed after the rows had been read, they are in it too
            try:
                texts = list(enumerate(unpacked(data), start=1))
            except (zlib.error, ValueError) as error:
                raise self.damaged(table, error) from None
            return [*texts[after:], *(row for row in rows if row[0] > last)]
        return rows

    def _entry(self, table: str, seq: int, text: str) -> Entry:
        try:
            return read_entry(text)
        except (msgspec.MsgspecError, ValueError) as error:
            raise self.damaged(table, f"entry {seq}: {error}") from None

    def damaged(self, table: str, why: object) -> Refusal:
        """What those are told who ask for a table of which something stored makes no sense. The log says it once."""
        if table not in self._damaged:
            self._damaged.add(table)
            LOG.error("set aside, what is stored of it makes no sense: %s", why, extra={"table": table})
        return Refusal(
            "damaged", "what is stored of this table makes no sense; whoever runs the server can find out why"
        )

    async def pack(self, before: float, limit: int) -> int:
        """Pack the logs of games that are over and at which nothing happened since a moment; returns how many."""

        def job(connection: Connection) -> int:
            quiet = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.updated_at < before)
            loose = quiet.where(sa.exists().where(ENTRIES.c.table_id == TABLES.c.id))
            sound = loose.where(TABLES.c.id.not_in(self._damaged)).limit(limit)
            # Of several processes each packs other tables.
            tables = [str(table) for (table,) in connection.execute(sound.with_for_update(skip_locked=True))]
            for table in tables:
                self._pack(connection, table)
            return len(tables)

        return await self._database.change(job)

    def _pack(self, connection: Connection, table: str) -> None:
        log = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        rows = connection.execute(log).all()
        if not rows:  # another process has just done it
            return
        known = connection.execute(select(PACKED.c.data).where(PACKED.c.table_id == table)).scalar()
        last = int(rows[-1][0])
        try:
            texts = [*(unpacked(known) if known else []), *(str(text) for _, text in rows)]
            if len(texts) != last:
                raise ValueError(f"there are {len(texts)} entries up to number {last}")
        except (zlib.error, ValueError) as error:
            self.damaged(table, error)
            return
        insert = self._insert(PACKED).values(table_id=table, seq=last, data=packed(texts))
        newer = {"seq": insert.excluded.seq, "data": insert.excluded.data}
        connection.execute(insert.on_conflict_do_update(index_elements=[PACKED.c.table_id], set_=newer))
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq <= last))

    # --- tables -----------------------------------------------------------------------------------------------------

    async def create(
        self,
        table: str,
        agreement: Agreement,
        rules_version: str,
        creator: str,
        keys: dict[str, Key],
        entries: Sequence[Entry],
        heading: Heading,
        *,
        set_up: bool = False,
    ) -> None:
        """Store a new table with its keys, by hash, and the beginning of its log."""

        new = NewRow(table, agreement, rules_version, creator, keys, entries, heading, set_up)
        await self._database.change(lambda connection: insert_table(connection, new))

    async def delete(self, table: str, now: float) -> None:
        """Delete a table with all that belongs to it, and let other servers know."""

        def job(connection: Connection) -> None:
            connection.execute(delete(TABLES).where(TABLES.c.id == table))
            give_notice(connection, table, now)

        await self._database.change(job)

    async def row(self, table: str) -> Row | None:
        """A table without its log."""
        if not (table.isascii() and table.isprintable()):  # no id has such letters, and not all databases know them
            return None
        found = await self._database.read(select(*_ROW).where(TABLES.c.id == table))
        if not found:
            return None
        try:
            return _row(found[0])
        except msgspec.MsgspecError as error:
            raise self.damaged(table, f"agreement: {error}") from None

    async def lobby(self, limit: int) -> list[Row]:
        """Public tables that are not over, newest first."""
        query = select(*_ROW).where(TABLES.c.public, TABLES.c.status != "over")
        rows: list[Row] = []
        for found in await self._database.read(query.order_by(TABLES.c.updated_at.desc()).limit(limit)):
            try:
                rows.append(_row(found))
            except msgspec.MsgspecError as error:
                self.damaged(found[0], f"agreement: {error}")
        return rows

    async def unfinished(self, creators: Sequence[str] | None = None) -> int:
        """How many tables are not over, of all or of one address, which may have been hashed with several keys."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.status != "over")
        if creators is not None:
            query = query.where(TABLES.c.creator.in_(creators))
        return int((await self._database.read(query))[0][0])

    async def opened_since(self, creators: Sequence[str], moment: float) -> int:
        """How many tables an address has opened since a moment, whatever became of them."""
        query = select(func.count()).select_from(TABLES)
        query = query.where(TABLES.c.creator.in_(creators), TABLES.c.created_at >= moment)
        return int((await self._database.read(query))[0][0])

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody must look after, the most urgent first."""
        query = select(TABLES.c.id).where(TABLES.c.wake_at <= now).order_by(TABLES.c.wake_at).limit(limit)
        return [table for (table,) in await self._database.read(query)]

    async def wake(self, table: str, seq: int, wake_at: float | None) -> None:
        """Say when a table must be looked after, unless it has gone on meanwhile."""

        def job(connection: Connection) -> None:
            where = (TABLES.c.id == table, TABLES.c.seq == seq)
            connection.execute(update(TABLES).where(*where).values(wake_at=wake_at))

        await self._database.change(job)

    async def wake_future(self, now: float) -> None:
        """Let tables be looked after at once that have a future behind them, since the clock has been put back."""

        def job(connection: Connection) -> None:
            ahead = (TABLES.c.updated_at > now, TABLES.c.wake_at.is_not(None))
            connection.execute(update(TABLES).where(*ahead).values(wake_at=now))

        await self._database.change(job)

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        rows = await self._database.read(select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(tables)))
        return dict(rows)

    async def forget_before(self, moment: float) -> int:
        """Delete tables at which nobody began a game since a moment and nobody waits; returns how many."""

        def job(connection: Connection) -> int:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.seen_at < moment))
            old = (TABLES.c.status == "waiting", TABLES.c.updated_at < moment)
            awaited = select(PRESENCE.c.table_id)  # somebody still waits there
            return connection.execute(delete(TABLES).where(*old, TABLES.c.id.not_in(awaited))).rowcount

        return await self._database.change(job)

    async def forget_finished(self, moment: float) -> int:
        """Delete tables whose games were over and at which nothing happened since a moment; returns how many."""

        def job(connection: Connection) -> int:
            old = (TABLES.c.status == "over", TABLES.c.updated_at < moment)
            return connection.execute(delete(TABLES).where(*old)).rowcount

        return await self._database.change(job)

    # --- keys and presence ------------------------------------------------------------------------------------------

    async def key(self, table: str, hashed: str) -> Key | None:
        """What the secret with a hash opens at a table."""
        query = select(KEYS.c.seats, KEYS.c.host).where(KEYS.c.table_id == table, KEYS.c.hash == hashed)
        found = await self._database.read(query)
        return _key(*found[0]) if found else None

    async def keys(self, table: str) -> dict[str, Key]:
        """All keys of a table, by hash."""
        query = select(KEYS.c.hash, KEYS.c.seats, KEYS.c.host).where(KEYS.c.table_id == table)
        return {hashed: _key(seats, host) for hashed, seats, host in await self._database.read(query)}

    async def revoke(self, table: str, seat: int, now: float) -> int:
        """Delete the keys of a seat that are not the host's; returns the number of the notice that tells servers."""

        def job(connection: Connection) -> int:
            query = select(KEYS.c.hash, KEYS.c.seats, KEYS.c.host).where(KEYS.c.table_id == table)
            for hashed, seats, host in connection.execute(query).all():
                if seat in _key(seats, host).seats and not host:
                    connection.execute(delete(KEYS).where(KEYS.c.table_id == table, KEYS.c.hash == hashed))
            vacate(connection, table, seat)
            return give_notice(connection, table, now)

        return await self._database.change(job)

    async def note_presence(self, seats: Sequence[tuple[str, int]], process: str, now: float, here: bool) -> None:
        """Write down that this process sees, or no longer sees, somebody at some seats.

        What comes while others are being written down is written together.
        """
        if not seats:
            return
        noted = self._noted
        for table, seat in seats:
            row = {"table_id": table, "seat": seat, "process": process, "seen_at": now, "here": here}
            noted[table, seat, process] = row
        async with self._noting:
            if noted is self._noted:  # nobody has taken them along
                self._noted = {}
                await self._database.change(lambda connection: self._upsert_presence(connection, noted))

    def _upsert_presence(self, connection: Connection, noted: dict[tuple[str, int, str], dict[str, object]]) -> None:
        connection.execute(self._presence_upsert, [noted[key] for key in sorted(noted)])

    @cached_property
    def _presence_upsert(self) -> sa.Executable:
        """Made once: it is needed whenever somebody comes or goes, and is a hundred objects that lie in circles."""
        insert = self._insert(PRESENCE)
        newer = {"seen_at": insert.excluded.seen_at, "here": insert.excluded.here}
        keys = [PRESENCE.c.table_id, PRESENCE.c.seat, PRESENCE.c.process]
        upsert: sa.Executable = insert.on_conflict_do_update(index_elements=keys, set_=newer)
        return upsert

    async def address_keys(self, week: int) -> list[str]:
        """The keys with which addresses are hashed in a week and were in the one before; all older ones are forgotten.

        All processes get the same.
        """

        def job(connection: Connection) -> list[str]:
            connection.execute(delete(ADDRESS_KEYS).where(ADDRESS_KEYS.c.week < week - 1))
            new = self._insert(ADDRESS_KEYS).values(week=week, key=secrets.token_hex(32))
            connection.execute(new.on_conflict_do_nothing())
            query = select(ADDRESS_KEYS.c.key).where(ADDRESS_KEYS.c.week <= week).order_by(ADDRESS_KEYS.c.week.desc())
            return list(connection.execute(query).scalars())

        return await self._database.change(job)

    async def presence(self, table: str) -> list[tuple[int, float, bool]]:
        """Seat, time and whether somebody was there, as each process saw it last."""
        query = select(PRESENCE.c.seat, PRESENCE.c.seen_at, PRESENCE.c.here).where(PRESENCE.c.table_id == table)
        return [(int(seat), float(seen_at), bool(here)) for seat, seen_at, here in await self._database.read(query)]


_ROW: Final = (
    TABLES.c.id,
    TABLES.c.status,
    TABLES.c.public,
    TABLES.c.agreement,
    TABLES.c.rules_version,
    TABLES.c.seq,
    TABLES.c.updated_at,
    TABLES.c.creator,
    TABLES.c.seats,
    TABLES.c.set_up,
)


def _row(found: Any) -> Row:
    table, status, public, agreement, *rest = found
    return Row(table, status, bool(public), _agreement.decode(agreement), *rest)


def _key(seats: str, host: bool) -> Key:
    return Key(frozenset(int(seat) for seat in seats.split(",") if seat), bool(host))


__all__ = ["Heading", "Key", "Row", "Store", "StoreUnavailable", "database_url"]
