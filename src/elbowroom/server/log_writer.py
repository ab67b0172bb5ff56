"""Appends entries to the logs of tables. Whatever is appended is on disk when `append` returns.

Appends of all tables that arrive while a transaction is being written share the next one, so that many games cost
little more than one. The number of an entry is part of its primary key: of two processes that append the same number
one is refused.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from elbowroom.server.database import Database, reason
from elbowroom.server.metrics import DATABASE_FAILURES, STORING
from elbowroom.server.schema_sql import ENTRIES, KEYS, PACKED, TABLES
from elbowroom.server.stored import Heading, Key, StoreUnavailable

LOG = logging.getLogger(__name__)

LARGEST_BATCH: Final = 500
_UPDATE_HEADING: Final = (
    update(TABLES)
    .where(TABLES.c.id == sa.bindparam("the_id"), TABLES.c.seq < sa.bindparam("the_seq"))
    .values(
        seq=sa.bindparam("the_seq"),
        status=sa.bindparam("status"),
        seats=sa.bindparam("seats"),
        wake_at=sa.bindparam("wake_at"),
        updated_at=sa.bindparam("updated_at"),
        awaited=sa.bindparam("awaited"),
        deadline=sa.bindparam("deadline"),
    )
)


# Made once, too: a statement that is made with a list lies in circles, and this one is needed just as often.
_PACKS: Final = select(PACKED.c.table_id, PACKED.c.seq).where(
    PACKED.c.table_id.in_(sa.bindparam("tables", expanding=True))
)


class _Append(NamedTuple):
    table: str
    seq: int
    data: str
    heading: Heading
    key: tuple[str, Key] | None
    done: asyncio.Future[bool]


class LogWriter:
    """Writes whatever waits, as one transaction after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Made once, as it is needed for every transaction.
        new = database.insert(ENTRIES).on_conflict_do_nothing()
        self._new_entries: Final = new.returning(ENTRIES.c.table_id, ENTRIES.c.seq)
        self._pending: list[_Append] = []
        self._wanted = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._work = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what waits."""
        self._closing = True
        self._wanted.set()
        if self._work is not None:
            await self._work

    @property
    def waiting(self) -> int:
        """How many entries wait to be written."""
        return len(self._pending)

    async def append(self, table: str, seq: int, data: str, heading: Heading, key: tuple[str, Key] | None) -> bool:
        """Store the next entry of a log, with a key if it brings one; False if that number is there already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append(_Append(table, seq, data, heading, key, done))
        self._wanted.set()
        with STORING.time():
            return await done

    async def _write(self) -> None:
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
        stored = await self._database.transact(lambda connection: self._insert(connection, list(first.values())))
        for append in batch:
            if not append.done.done():
                number = (append.table, append.seq)
                append.done.set_result(number in stored and first[number] is append)

    def _insert(self, connection: Connection, batch: list[_Append]) -> set[tuple[str, int]]:
        rows = [{"table_id": append.table, "seq": append.seq, "data": append.data} for append in batch]
        stored = {(str(table), int(seq)) for table, seq in connection.execute(self._new_entries, rows).all()}
        stored -= _take_back_packed(connection, stored)
        won = [append for append in batch if (append.table, append.seq) in stored]
        if won:
            headings = [{"the_id": a.table, "the_seq": a.seq, **a.heading._asdict()} for a in won]
            connection.execute(_UPDATE_HEADING, headings)
        if keys := [append.key[1].row(append.table, append.key[0]) for append in won if append.key is not None]:
            connection.execute(sa.insert(KEYS), keys)
        return stored


def _take_back_packed(connection: Connection, stored: set[tuple[str, int]]) -> set[tuple[str, int]]:
    """Delete entries whose numbers are in a pack already: whoever stored them has not seen the end of the game."""
    tables = {table for table, _ in stored}
    if not tables:
        return set()
    packs = connection.execute(_PACKS, {"tables": list(tables)})
    ends = {str(table): int(last) for table, last in packs}
    doubled = {(table, seq) for table, seq in stored if seq <= ends.get(table, 0)}
    for table, seq in doubled:
        connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.seq == seq))
    return doubled


def _fail(batch: list[_Append], error: Exception) -> None:
    DATABASE_FAILURES.add()
    LOG.error("the database refused to store %d entries: %s", len(batch), reason(error))
    for append in batch:
        if not append.done.done():
            append.done.set_exception(StoreUnavailable("the database did not store an entry"))
