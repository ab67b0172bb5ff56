"""Connections to SQLite or PostgreSQL, and how a database is brought to the newest form.

Everything is a job on a connection, carried out whole: as one transaction, or as one question. PostgreSQL does it
asynchronously. A file of SQLite is worked on in threads, to which a job is handed over once and not statement by
statement; one of them does all writing, since SQLite lets one write at a time, and nobody who reads waits for it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, Final, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from elbowroom.server.file_lock import claim
from elbowroom.server.metrics import DATABASE, DATABASE_FAILURES
from elbowroom.server.settings import Away, WrongSetting, need
from elbowroom.server.stored import StoreUnavailable

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE: Final = 15  # seconds to wait for whoever else uses a file of SQLite
WIPING: Final = 0.5  # seconds to wait for those who read, to empty the log of a file of SQLite
READERS: Final = 4  # threads that read a file of SQLite
MIGRATING: Final = 7_301_944  # the lock that lets one process at a time migrate a PostgreSQL database
SILENCE: Final = 20.0  # seconds after which a database counts as away
STARTING: Final = ("57P03", "57P01", "57P02", "53300")  # it starts, it ends, it has crashed, it is crowded


def database_url(given: str) -> str:
    """A database URL with the driver this server uses."""
    scheme, found, rest = given.partition("://")
    if not found or scheme.partition("+")[0] not in DRIVERS:
        raise WrongSetting(f"'{scheme[:40]}' is no database: it is sqlite:///FILE or postgresql://USER@HOST/NAME")
    if scheme.startswith("postgres"):
        need("postgres")
    return f"{DRIVERS[scheme.partition('+')[0]]}://{rest}"


def database(given: str) -> Database:
    """The database of a URL, not yet connected."""
    url = database_url(given)
    try:
        return SqliteFile(url) if url.startswith("sqlite") else Postgres(url)
    except (ArgumentError, ValueError) as error:
        raise WrongSetting(f"the database URL cannot be read: {error}") from None


class Database:
    """A database that carries out jobs."""

    insert: Callable[..., Any]  # the statement that knows what to do about a conflict
    errors: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)  # what says that the database is away or refuses
    engine: Engine
    file = ""  # of SQLite
    _alone = ""  # the statement with which one process at a time migrates
    _still = ""  # the statement after which all that is read is of one moment

    async def transact(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job as one transaction."""
        raise NotImplementedError

    async def _ask(self, query: Any) -> Sequence[Any]:
        raise NotImplementedError

    async def _disconnect(self) -> None:
        raise NotImplementedError

    async def wipe(self) -> None:
        """Let what was deleted be readable no more in the files either, as far as that is in our hands."""

    async def close(self) -> None:
        """Finish what is being done and disconnect."""
        await self._disconnect()

    def claim(self) -> None:
        """Keep other servers away if they could not be told what happens here."""

    async def open(self) -> None:
        """Connect, and bring the database to the newest form."""
        try:
            await self.transact(self._migrate)
        except self.errors as error:
            await self._disconnect()  # it may be tried again
            kind = Away if _may_come(error) else WrongSetting
            raise kind(f"the database cannot be used: {reason(error)}") from None
        except CommandError:  # it names a form that this version does not know
            await self._disconnect()  # it may be tried again
            raise WrongSetting("the database was made by another version of Elbow Room, probably a newer one") from None

    async def attach(self) -> None:
        """Connect to a database that has the newest form already; servers may be using it."""
        if self.file and not Path(self.file).is_file():
            raise WrongSetting(f"there is no database {self.file}")
        try:
            found = await self.transact(_form)
        except self.errors as error:
            raise WrongSetting(f"the database cannot be used: {reason(error)}") from None
        if found != newest_form():
            raise WrongSetting("the database has the form of another version; start a server of this version once")

    async def snapshot(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job that sees everything as it is at one moment, and changes nothing."""

        def whole(connection: Connection) -> T:
            connection.exec_driver_sql(self._still)
            return job(connection)

        return await self.change(whole)

    def _migrate(self, connection: Connection) -> None:
        connection.exec_driver_sql(self._alone)  # and all or nothing even if the power is cut
        command.upgrade(_migrations(connection), "head")

    async def take_back(self, form: str, job: Callable[[Connection], T]) -> T:
        """Bring the database back to an earlier form, and carry out a job on what it is then: both or nothing."""

        def whole(connection: Connection) -> T:
            connection.exec_driver_sql(self._alone)
            command.downgrade(_migrations(connection), form)
            return job(connection)

        return await self.change(whole)

    async def read(self, query: Any) -> Sequence[Any]:
        """All rows that answer a query."""
        try:
            with DATABASE.time("read"):
                return await self._ask(query)
        except self.errors as error:
            DATABASE_FAILURES.add()
            raise StoreUnavailable(reason(error)) from None

    async def change(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job as one transaction, or say that the database is away."""
        try:
            with DATABASE.time("change"):
                return await self.transact(job)
        except self.errors as error:
            DATABASE_FAILURES.add()
            raise StoreUnavailable(reason(error)) from None


class SqliteFile(Database):
    """A file of SQLite, for one server process."""

    insert = staticmethod(sqlite.insert)
    _alone = "BEGIN IMMEDIATE"
    _still = "BEGIN"

    def __init__(self, url: str) -> None:
        self.file = sa.make_url(url).database or ""
        if not self.file or self.file == ":memory:":
            raise WrongSetting("games must survive the server: name a file, as in sqlite:///FILE")
        self.engine = create_engine(url, pool_size=READERS + 1)
        event.listen(self.engine, "connect", _prepare_sqlite)
        self._writer: Final = ThreadPoolExecutor(1, "scribe")
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._claim: IO[str] | None = None

    def claim(self) -> None:
        self._claim = claim(self.file)  # SQLite has no way to tell other processes what happens in the file

    async def transact(self, job: Callable[[Connection], T]) -> T:
        def whole() -> T:
            with self.engine.begin() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, whole)

    async def _ask(self, query: Any) -> Sequence[Any]:
        def whole() -> Sequence[Any]:
            with self.engine.connect() as connection:
                return connection.execute(query).all()

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    async def _disconnect(self) -> None:
        self.engine.dispose()

    async def wipe(self) -> None:
        """Empty the write-ahead log, where what was deleted still stands; not while somebody reads at length."""

        def whole() -> None:
            with suppress(sqlite3.Error), closing(sqlite3.connect(self.file, timeout=WIPING)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        await asyncio.get_running_loop().run_in_executor(self._writer, whole)

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            threads.shutdown()
        await self._disconnect()
        if self._claim is not None:
            self._claim.close()


class Postgres(Database):
    """A database of PostgreSQL, for any number of server processes."""

    insert = staticmethod(postgresql.insert)
    _alone = f"SELECT pg_advisory_xact_lock({MIGRATING})"
    _still = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str) -> None:
        from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]

        self.errors = (SQLAlchemyError, OSError, PostgresError, InterfaceError)  # the driver has some of its own
        # A database on the network may be slow, or have closed a connection, without saying so.
        patience = {"timeout": SILENCE, "command_timeout": SILENCE}
        self._async: Final[AsyncEngine] = create_async_engine(url, pool_pre_ping=True, connect_args=patience)
        self.engine = self._async.sync_engine
        self._begun: Final[set[asyncio.Task[Any]]] = set()

    async def transact(self, job: Callable[[Connection], T]) -> T:
        async def whole() -> T:
            async with self._async.begin() as connection:
                return await connection.run_sync(job)

        return await self._finished(whole())

    async def _ask(self, query: Any) -> Sequence[Any]:
        async def whole() -> Sequence[Any]:
            async with self._async.connect() as connection:
                return (await connection.execute(query)).all()

        return await self._finished(whole())

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """What is begun is finished, also when who asked has gone: a connection that is broken off is lost."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        if self._begun:
            await asyncio.wait(self._begun)
        await self._disconnect()

    async def _disconnect(self) -> None:
        await self._async.dispose()


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for writers, commits survive a power cut, deleted rows take along what is theirs."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={1000 * PATIENCE}")
    _write_ahead(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):  # of the last not a byte stays
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Choose the journal. SQLite lets nobody wait for this while others open a new file, so it is tried again."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _migrations(connection: Connection | None = None) -> Config:
    config = Config()
    config.attributes["connection"] = connection
    config.set_main_option("script_location", str(files("elbowroom.server") / "migrations"))
    return config


def newest_form() -> str:
    """The form of the database that this version makes and uses."""
    return str(ScriptDirectory.from_config(_migrations()).get_current_head())


def _form(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _may_come(error: Exception) -> bool:
    """Whether a database that cannot be used now may be usable soon: it does not answer yet, or is just starting."""
    original = getattr(error, "orig", None) or error
    return isinstance(original, OSError) or getattr(original, "sqlstate", None) in STARTING


def reason(error: Exception) -> str:
    """What a database says is wrong, without the statement."""
    original = getattr(error, "orig", None) or error
    return str(original).splitlines()[0] if str(original) else type(original).__name__
