"""Where tables are kept: SQLite or PostgreSQL. Whatever is appended to a log is on disk when `append` returns.

Appends of all tables that arrive while a transaction is being written share the next one, so that many games cost
little more than one. The number of an entry is part of its primary key: of two processes that append the same number
one is refused.

SQLite lets one write at a time, so a thread of its own does all writing: a transaction is handed over once, not
statement by statement. Reads, and everything with PostgreSQL, go through the asynchronous engine.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import IO, Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from elbowroom.server.file_lock import claim
from elbowroom.server.pulse import FileCheck, Pulse
from elbowroom.server.schema_sql import ADDRESS_KEYS, ENTRIES, KEYS, PACKED, PRESENCE, PULSE, TABLES
from elbowroom.server.settings import Away, WrongSetting, need
from elbowroom.table.agreement import Agreement
from elbowroom.table.entries import Entry, entry_text, packed, read_entry, unpacked
from elbowroom.table.match import Status
from elbowroom.table.refusals import Refusal

LOG = logging.getLogger(__name__)
T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATING: Final = 7_301_944  # the lock that lets one process at a time migrate a PostgreSQL database
LARGEST_BATCH: Final = 500
SILENCE: Final = 20.0  # seconds after which a database counts as away
STARTING: Final = ("57P03", "57P01", "57P02", "53300")  # it starts, it ends, it has crashed, it is crowded
_agreement: msgspec.json.Decoder[Agreement] = msgspec.json.Decoder(Agreement)


class StoreUnavailable(Exception):
    """The database cannot be reached or refuses to work; nothing is known to be stored."""


class Key(NamedTuple):
    """What a secret opens."""

    seats: frozenset[int]
    host: bool


class Row(NamedTuple):
    """A table as it stands in the database, without its log."""

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


class Heading(NamedTuple):
    """What is repeated of a log where it can be searched."""

    status: Status
    seats: str  # who sits where, as JSON
    wake_at: float | None
    updated_at: float


class _Append(NamedTuple):
    table: str
    seq: int
    data: str
    heading: Heading
    key: tuple[str, Key] | None
    done: asyncio.Future[bool]


def database_url(given: str) -> str:
    """A database URL with the driver this server uses."""
    scheme, found, rest = given.partition("://")
    if not found or scheme.partition("+")[0] not in DRIVERS:
        raise WrongSetting(f"'{scheme[:40]}' is no database: it is sqlite:///FILE or postgresql://USER@HOST/NAME")
    if scheme.startswith("postgres"):
        need("postgres")
    return f"{DRIVERS[scheme.partition('+')[0]]}://{rest}"


def _options(url: str) -> dict[str, Any]:
    """A database on the network may be slow, or have closed a connection, without saying so."""
    if url.startswith("sqlite"):
        return {}
    return {"pool_pre_ping": True, "connect_args": {"timeout": SILENCE, "command_timeout": SILENCE}}


class _Scribe:
    """The thread that writes into a file of SQLite."""

    def __init__(self, file: str) -> None:
        self._engine: Engine = create_engine(sa.URL.create("sqlite", database=file), pool_size=1)
        self._thread = ThreadPoolExecutor(1, "scribe")
        event.listen(self._engine, "connect", _prepare_sqlite)

    async def transact(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, job)

    def _carry_out(self, job: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return job(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        try:
            self._engine: AsyncEngine = create_async_engine(database_url(url), **_options(url))
        except (ArgumentError, ValueError) as error:
            raise WrongSetting(f"the database URL cannot be read: {error}") from None
        self._sqlite = self._engine.dialect.name == "sqlite"
        self._insert: Callable[..., Any] = sqlite.insert if self._sqlite else postgresql.insert
        self._errors = _errors_of(self._sqlite)  # what says that the database is away
        self._pending: list[_Append] = []
        self._wanted = asyncio.Event()
        self._noted: dict[tuple[str, int, str], dict[str, object]] = {}  # presence that waits to be written
        self._noting = asyncio.Lock()
        self._damaged: set[str] = set()  # tables of which something makes no sense, as the log has been told
        self._scribe: _Scribe | None = None
        self._writer: asyncio.Task[None] | None = None
        self._pulse: Pulse | None = None
        self._claim: IO[str] | None = None
        self._closing = False
        if self._sqlite:
            file = self._engine.url.database
            if not file or file == ":memory:":
                raise WrongSetting("games must survive the server: name a file, as in sqlite:///FILE")
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            self._scribe = _Scribe(file)

    def claim(self) -> None:
        """Keep other servers away from a file of SQLite, which has no way to tell them what happens in it."""
        if self._sqlite:
            self._claim = claim(self._engine.url.database or "")

    async def open(self) -> None:
        """Connect, and bring the database to the newest form."""
        if self._sqlite:
            _check_file(self._engine.url.database or "")
        try:
            async with self._engine.begin() as connection:
                # One process at a time, and all or nothing even if the power is cut.
                alone = "BEGIN IMMEDIATE" if self._sqlite else f"SELECT pg_advisory_xact_lock({MIGRATING})"
                await connection.exec_driver_sql(alone)
                await connection.run_sync(_migrate)
        except self._errors as error:
            await self._engine.dispose()
            kind = Away if _may_come(error) else WrongSetting
            raise kind(f"the database cannot be used: {_reason(error)}") from None
        except CommandError:  # it names a form that this version does not know
            await self._engine.dispose()
            raise WrongSetting("the database was made by another version of Elbow Room, probably a newer one") from None
        self._pulse = Pulse(FileCheck(self._engine.url.database or "").feel if self._sqlite else self._feel)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what is being written and disconnect."""
        self._closing = True
        self._wanted.set()
        if self._writer is not None:
            await self._writer
        if self._scribe is not None:
            self._scribe.close()
        await self._engine.dispose()
        if self._claim is not None:
            self._claim.close()

    async def trouble(self) -> str:
        """What is wrong with the database; empty if it works."""
        assert self._pulse is not None
        return await self._pulse.trouble()

    async def _feel(self) -> str:
        """Write something and read it again."""
        beat = secrets.token_hex(8)

        def job(connection: Connection) -> str:
            insert = self._insert(PULSE).values(id=1, beat=beat)
            newer = {"beat": insert.excluded.beat}
            connection.execute(insert.on_conflict_do_update(index_elements=[PULSE.c.id], set_=newer))
            return str(connection.execute(select(PULSE.c.beat)).scalar())

        try:
            return "" if await self._change(job) == beat else "the database does not keep what is written"
        except StoreUnavailable as error:
            return f"the database refuses: {error}"

    # --- the log ----------------------------------------------------------------------------------------------------

    async def append(
        self, table: str, seq: int, entry: Entry, heading: Heading, key: tuple[str, Key] | None = None
    ) -> bool:
        """Store the next entry of a log, with a key if it brings one; False if that number is there already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(_Append(table, seq, entry_text(entry), heading, key, done))
        self._wanted.set()
        return await done

    async def _write(self) -> None:
        """Write whatever waits, as one transaction after the other."""
        while self._pending or not self._closing:
            await self._wanted.wait()
            batch, self._pending = self._pending[:LARGEST_BATCH], self._pending[LARGEST_BATCH:]
            if not self._pending:
                self._wanted.clear()
            if not batch:
                continue
            # All processes lock rows in the same order, so that they cannot wait for each other in a circle.
            batch.sort(key=lambda append: append.table)
            try:
                await self._write_batch(batch)
            except IntegrityError:  # a table that was deleted must not take the others with it
                for append in batch:
                    await self._write_alone(append)
            except Exception as error:  # whatever it is, the next batch must have its chance
                _fail(batch, error)

    async def _write_alone(self, append: _Append) -> None:
        try:
            await self._write_batch([append])
        except Exception as error:
            _fail([append], error)

    async def _write_batch(self, batch: list[_Append]) -> None:
        """Write appends as one transaction; of those with the same number the first has a chance."""
        first: dict[tuple[str, int], _Append] = {}
        for append in batch:
            first.setdefault((append.table, append.seq), append)
        stored = await self._transact(lambda connection: self._insert_entries(connection, list(first.values())))
        for append in batch:
            if not append.done.done():
                number = (append.table, append.seq)
                append.done.set_result(number in stored and first[number] is append)

    def _insert_entries(self, connection: Connection, batch: list[_Append]) -> set[tuple[str, int]]:
        rows = [{"table_id": append.table, "seq": append.seq, "data": append.data} for append in batch]
        insert = self._insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.seq)
        stored = {(str(table), int(seq)) for table, seq in connection.execute(insert, rows).all()}
        stored -= _take_back_packed(connection, stored)
        won = [append for append in batch if (append.table, append.seq) in stored]
        if won:
            headings = [{"the_id": a.table, "the_seq": a.seq, **a.heading._asdict()} for a in won]
            connection.execute(_UPDATE_HEADING, headings)
        if keys := [_key_row(append.table, *append.key) for append in won if append.key is not None]:
            connection.execute(sa.insert(KEYS), keys)
        return stored

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from an entry on."""
        texts = await self._texts(table, after)
        if [seq for seq, _ in texts] != list(range(after + 1, after + 1 + len(texts))):
            raise self.damaged(table, "entries are missing")
        return [self._entry(table, seq, text) for seq, text in texts]

    async def _texts(self, table: str, after: int) -> list[tuple[int, str]]:
        query = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        rows = [(int(seq), str(text)) for seq, text in await self._read(query.order_by(ENTRIES.c.seq))]
        if rows and rows[0][0] == after + 1:
            return rows
        packs = await self._read(select(PACKED.c.seq, PACKED.c.data).where(PACKED.c.table_id == table))
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
            LOG.error("table %s is set aside, what is stored of it makes no sense: %s", table, why)
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

        return await self._change(job)

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

        def job(connection: Connection) -> None:
            connection.execute(
                sa.insert(TABLES).values(
                    id=table,
                    created_at=heading.updated_at,
                    public=agreement.public,
                    agreement=msgspec.json.encode(agreement).decode(),
                    rules_version=rules_version,
                    seq=len(entries),
                    creator=creator,
                    set_up=set_up,
                    **heading._asdict(),
                )
            )
            if keys:
                connection.execute(sa.insert(KEYS), [_key_row(table, hashed, key) for hashed, key in keys.items()])
            if entries:
                data = packed(entry_text(entry) for entry in entries)
                connection.execute(sa.insert(PACKED).values(table_id=table, seq=len(entries), data=data))

        await self._change(job)

    async def row(self, table: str) -> Row | None:
        """A table without its log."""
        if not (table.isascii() and table.isprintable()):  # no id has such letters, and not all databases know them
            return None
        found = await self._read(select(*_ROW).where(TABLES.c.id == table))
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
        for found in await self._read(query.order_by(TABLES.c.updated_at.desc()).limit(limit)):
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
        return int((await self._read(query))[0][0])

    async def opened_since(self, creators: Sequence[str], moment: float) -> int:
        """How many tables an address has opened since a moment, whatever became of them."""
        query = select(func.count()).select_from(TABLES)
        query = query.where(TABLES.c.creator.in_(creators), TABLES.c.created_at >= moment)
        return int((await self._read(query))[0][0])

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody must look after, the most urgent first."""
        query = select(TABLES.c.id).where(TABLES.c.wake_at <= now).order_by(TABLES.c.wake_at).limit(limit)
        return [table for (table,) in await self._read(query)]

    async def wake(self, table: str, seq: int, wake_at: float | None) -> None:
        """Say when a table must be looked after, unless it has gone on meanwhile."""

        def job(connection: Connection) -> None:
            where = (TABLES.c.id == table, TABLES.c.seq == seq)
            connection.execute(update(TABLES).where(*where).values(wake_at=wake_at))

        await self._change(job)

    async def wake_future(self, now: float) -> None:
        """Let tables be looked after at once that have a future behind them, since the clock has been put back."""

        def job(connection: Connection) -> None:
            ahead = (TABLES.c.updated_at > now, TABLES.c.wake_at.is_not(None))
            connection.execute(update(TABLES).where(*ahead).values(wake_at=now))

        await self._change(job)

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        rows = await self._read(select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(tables)))
        return dict(rows)

    async def forget_before(self, moment: float) -> int:
        """Delete tables at which nobody began a game since a moment and nobody waits; returns how many."""

        def job(connection: Connection) -> int:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.seen_at < moment))
            old = (TABLES.c.status == "waiting", TABLES.c.updated_at < moment)
            awaited = select(PRESENCE.c.table_id)  # somebody still waits there
            return connection.execute(delete(TABLES).where(*old, TABLES.c.id.not_in(awaited))).rowcount

        return await self._change(job)

    async def forget_finished(self, moment: float) -> int:
        """Delete tables whose games were over and at which nothing happened since a moment; returns how many."""

        def job(connection: Connection) -> int:
            old = (TABLES.c.status == "over", TABLES.c.updated_at < moment)
            return connection.execute(delete(TABLES).where(*old)).rowcount

        return await self._change(job)

    # --- keys and presence ------------------------------------------------------------------------------------------

    async def key(self, table: str, hashed: str) -> Key | None:
        """What the secret with a hash opens at a table."""
        query = select(KEYS.c.seats, KEYS.c.host).where(KEYS.c.table_id == table, KEYS.c.hash == hashed)
        found = await self._read(query)
        return _key(*found[0]) if found else None

    async def keys(self, table: str) -> dict[str, Key]:
        """All keys of a table, by hash."""
        query = select(KEYS.c.hash, KEYS.c.seats, KEYS.c.host).where(KEYS.c.table_id == table)
        return {hashed: _key(seats, host) for hashed, seats, host in await self._read(query)}

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
                await self._change(lambda connection: self._upsert_presence(connection, noted))

    def _upsert_presence(self, connection: Connection, noted: dict[tuple[str, int, str], dict[str, object]]) -> None:
        insert = self._insert(PRESENCE)
        newer = {"seen_at": insert.excluded.seen_at, "here": insert.excluded.here}
        keys = [PRESENCE.c.table_id, PRESENCE.c.seat, PRESENCE.c.process]
        upsert = insert.on_conflict_do_update(index_elements=keys, set_=newer)
        connection.execute(upsert, [noted[key] for key in sorted(noted)])

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

        return await self._change(job)

    async def presence(self, table: str) -> list[tuple[int, float, bool]]:
        """Seat, time and whether somebody was there, as each process saw it last."""
        query = select(PRESENCE.c.seat, PRESENCE.c.seen_at, PRESENCE.c.here).where(PRESENCE.c.table_id == table)
        return [(int(seat), float(seen_at), bool(here)) for seat, seen_at, here in await self._read(query)]

    # --- connections ------------------------------------------------------------------------------------------------

    async def _read(self, query: Any) -> Sequence[Any]:
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except self._errors as error:
            raise StoreUnavailable(_reason(error)) from None

    async def _change(self, job: Callable[[Connection], T]) -> T:
        try:
            return await self._transact(job)
        except self._errors as error:
            raise StoreUnavailable(_reason(error)) from None

    async def _transact(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job as one transaction."""
        if self._scribe is not None:
            return await self._scribe.transact(job)
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)


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
_UPDATE_HEADING: Final = (
    update(TABLES)
    .where(TABLES.c.id == sa.bindparam("the_id"), TABLES.c.seq < sa.bindparam("the_seq"))
    .values(
        seq=sa.bindparam("the_seq"),
        status=sa.bindparam("status"),
        seats=sa.bindparam("seats"),
        wake_at=sa.bindparam("wake_at"),
        updated_at=sa.bindparam("updated_at"),
    )
)


def _row(found: Any) -> Row:
    table, status, public, agreement, *rest = found
    return Row(table, status, bool(public), _agreement.decode(agreement), *rest)


def _take_back_packed(connection: Connection, stored: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """Delete entries whose numbers are in a pack already: whoever stored them has not seen the end of the game."""
    tables = {table for table, _ in stored}
    if not tables:
        return set()
    packs = connection.execute(select(PACKED.c.table_id, PACKED.c.seq).where(PACKED.c.table_id.in_(tables)))
    ends = {str(table): int(last) for table, last in packs}
    doubled = {(table, seq) for table, seq in stored if seq <= ends.get(table, 0)}
    for table, seq in doubled:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq == seq))
    return doubled


def _key(seats: str, host: bool) -> Key:
    return Key(frozenset(int(seat) for seat in seats.split(",") if seat), bool(host))


def _key_row(table: str, hashed: str, key: Key) -> dict[str, object]:
    seats = ",".join(str(seat) for seat in sorted(key.seats))
    return {"table_id": table, "hash": hashed, "seats": seats, "host": key.host}


def _check_file(database: str) -> None:
    """Say at once that a file cannot be opened; a connection that fails in a thread of its own complains too late."""
    try:
        sqlite3.connect(database).close()
    except sqlite3.Error as error:
        raise WrongSetting(f"the database cannot be used: {error}") from None


def _errors_of(sqlite: bool) -> tuple[type[Exception], ...]:
    """What a driver raises when the database is away or refuses; that of PostgreSQL has some errors of its own."""
    if sqlite:
        return (SQLAlchemyError, OSError)
    from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]

    return (SQLAlchemyError, OSError, PostgresError, InterfaceError)


def _may_come(error: Exception) -> bool:
    """Whether a database that cannot be used now may be usable soon: it does not answer yet, or is just starting."""
    original = getattr(error, "orig", None) or error
    return isinstance(original, OSError) or getattr(original, "sqlstate", None) in STARTING


def _fail(batch: list[_Append], error: Exception) -> None:
    LOG.error("the database refused to store %d entries: %s", len(batch), _reason(error))
    for append in batch:
        if not append.done.done():
            append.done.set_exception(StoreUnavailable("the database did not store an entry"))


def _reason(error: Exception) -> str:
    """What a database says is wrong, without the statement."""
    original = getattr(error, "orig", None) or error
    return str(original).splitlines()[0] if str(original) else type(original).__name__


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for writers, commits survive a power cut, deleting a table deletes its log."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=15000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("elbowroom.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
