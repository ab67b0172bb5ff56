"""What an administrator does with a database, also while servers use it.

Everything is one transaction on the database, and where people at a table are concerned a notice, which every server
sees within a second: it forgets what it knows of the table and sends everybody there away. Who may come again does.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select, update

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.server import archive, former_form
from elbowroom.server.database import Database, SqliteFile, database
from elbowroom.server.frames import seats_agree, seats_text
from elbowroom.server.notices import Notices, give_notice
from elbowroom.server.now import now
from elbowroom.server.people.desk import Desk
from elbowroom.server.people.seats import vacate
from elbowroom.server.people.tables import PERSONS
from elbowroom.server.post.outbox import Outbox
from elbowroom.server.schema_sql import BELLS, ENTRIES, KEYS, OUTBOX, PACKED, SILENCED, TABLES
from elbowroom.server.secret import hashed, new_secret
from elbowroom.server.service import DAY
from elbowroom.server.settings import WrongSetting
from elbowroom.server.store import Key
from elbowroom.table.agreement import Agreement
from elbowroom.table.entries import Entry, packed, read_entry, unpacked
from elbowroom.table.match import Match

SEEN: Final = 2.5  # seconds within which every server has seen a notice
_agreement: Final = msgspec.json.Decoder(Agreement)


class Found(NamedTuple):
    """A table as a list shows it."""

    id: str
    status: str
    entries: int
    created_at: float
    updated_at: float
    rules_version: str
    public: bool
    agreement: Agreement | None  # none if it cannot be read
    seats: list[dict[str, Any]]


class Damage(NamedTuple):
    """Something that is wrong with a table."""

    table: str  # empty for the database itself
    what: str
    entry: int = 0  # the first one that makes no sense


class Admin:
    """The hands of an administrator."""

    def __init__(self, used: Database) -> None:
        self._database: Final = used
        self.notices: Final = Notices(used)
        self.outbox: Final = Outbox(used)
        self.desk: Final = Desk(used)

    # --- looking ----------------------------------------------------------------------------------------------------

    async def tables(self, status: str, quiet: float, limit: int) -> list[Found]:
        """Tables of a status, or of any, at which nothing has happened for so many days; newest first."""
        query = select(*_FOUND).where(TABLES.c.updated_at <= now() - quiet * DAY)
        if status:
            query = query.where(TABLES.c.status == status)
        rows = await self._database.read(query.order_by(TABLES.c.updated_at.desc()).limit(limit))
        return [_found(row) for row in rows]

    async def table(self, table: str) -> Found:
        """A table, which must exist."""
        rows = await self._database.read(select(*_FOUND).where(TABLES.c.id == table))
        if not rows:
            raise _missing(table)
        return _found(rows[0])

    async def keys(self, table: str) -> list[tuple[list[int], bool]]:
        """What the links of a table open: seats, counted from 1, and whether they are the host's."""
        rows = await self._database.read(select(KEYS.c.seats, KEYS.c.host).where(KEYS.c.table_id == table))
        return sorted(([seat + 1 for seat in _seats(seats)], bool(host)) for seats, host in rows)

    # --- files ------------------------------------------------------------------------------------------------------

    async def export(self, tables: Sequence[str], file: Path) -> int:
        """Write tables into a file, with their logs and the hashes of their keys."""
        for table in tables:
            await self.table(table)
        return await self._database.snapshot(lambda connection: archive.write(connection, file, tables))

    async def backup(self, file: Path) -> int:
        """Write everything into a file, as it is at one moment; servers go on meanwhile."""
        return await self._database.snapshot(lambda connection: archive.write(connection, file, None))

    async def take_in(self, file: Path) -> list[str]:
        """Store the tables of an export, none of which may be there."""
        return await self._take_in(file, whole=False)

    async def restore(self, file: Path) -> list[str]:
        """Store a backup in a database without tables."""
        count = int((await self._database.read(select(func.count()).select_from(TABLES)))[0][0])
        if count:
            raise WrongSetting(f"a backup is restored into a database without tables; in this one are {count}")
        return await self._take_in(file, whole=True)

    async def _take_in(self, file: Path, *, whole: bool) -> list[str]:
        def job(connection: Connection) -> list[str]:
            if whole:
                for part in archive.OTHERS:
                    connection.execute(delete(part))
            return archive.read(connection, file, whole=whole)

        try:
            return await self._database.transact(job)
        except sa.exc.IntegrityError:
            raise WrongSetting("a table or an account of this file is there already; delete it first") from None

    async def take_back(self) -> int:
        """Bring the database back to the form of 0.1.0, without any server; returns how many tables it has."""
        self._database.claim()
        persons = int((await self._database.read(select(func.count()).select_from(PERSONS)))[0][0])
        if persons:
            raise WrongSetting(
                f"version {former_form.VERSION} knows no accounts, and there are {persons}: they would be gone. "
                "Nothing has been changed; delete them first, or stay with this version"
            )
        return await self._database.take_back(former_form.FORM, former_form.rewrite)

    # --- letters and notices ------------------------------------------------------------------------------------------

    async def silence(self, whom: str) -> int:
        """End all notices to an address, given as a hash, and send nothing there again; returns how many there were."""

        def job(connection: Connection) -> int:
            fresh = self._database.insert(SILENCED).values(whom=whom, at=now())
            connection.execute(fresh.on_conflict_do_nothing())
            waiting = (OUTBOX.c.whom == whom, OUTBOX.c.state == "waiting")
            connection.execute(update(OUTBOX).where(*waiting).values(state="failed", data=b""))
            return connection.execute(delete(BELLS).where(BELLS.c.whom == whom)).rowcount

        return await self._database.change(job)

    # --- deleting ---------------------------------------------------------------------------------------------------

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""

        def job(connection: Connection) -> None:
            for table in tables:
                if not connection.execute(delete(TABLES).where(TABLES.c.id == table)).rowcount:
                    raise _missing(table)
                give_notice(connection, table, now())

        await self._database.change(job)

    async def expire(self, waiting: float, over: float, *, really: bool) -> list[str]:
        """Delete tables that have waited, or been over, for more than so many days; or only tell which."""

        def job(connection: Connection) -> list[str]:
            def old(status: str, days: float) -> Any:
                return (TABLES.c.status == status) & (TABLES.c.updated_at < now() - days * DAY)

            ids = select(TABLES.c.id).where(old("waiting", waiting) | old("over", over)).order_by(TABLES.c.id)
            found = [str(table) for table in connection.execute(ids).scalars()]
            for table in found if really else ():
                connection.execute(delete(TABLES).where(TABLES.c.id == table))
                give_notice(connection, table, now())
            return found

        return await self._database.change(job)

    # --- links ------------------------------------------------------------------------------------------------------

    async def revoke(self, table: str, seat: int | None) -> int:
        """Make the links of a seat, or all links of a table, worthless; returns how many."""
        found = await self.table(table)
        _check_seat(found, seat)

        def job(connection: Connection) -> int:
            count = 0
            query = select(KEYS.c.hash, KEYS.c.seats).where(KEYS.c.table_id == table)
            for key, seats in connection.execute(query).all():
                if seat is None or seat - 1 in _seats(seats):
                    connection.execute(delete(KEYS).where(KEYS.c.table_id == table, KEYS.c.hash == key))
                    count += 1
            for number in range(len(found.seats)) if seat is None else [seat - 1]:
                vacate(connection, table, number)
            give_notice(connection, table, now())
            return count

        return await self._database.change(job)

    async def issue(self, table: str, seats: Sequence[int], *, host: bool) -> str:
        """A new link for seats, counted from 1, or for watching if there are none; returns its secret."""
        found = await self.table(table)
        for seat in seats:
            _check_seat(found, seat)
        secret = new_secret()
        key = Key(frozenset(seat - 1 for seat in seats), host)
        await self._database.change(
            lambda connection: connection.execute(sa.insert(KEYS).values(key.row(table, hashed(secret))))
        )
        return secret

    # --- verifying --------------------------------------------------------------------------------------------------

    async def verify(self, tables: Sequence[str] = ()) -> tuple[int, list[Damage]]:
        """Play the log of each table again; returns how many there are, and what is wrong."""
        problems = await self._look_through() if not tables else []
        names = list(tables) or [str(row[0]) for row in await self._database.read(select(TABLES.c.id))]
        for table in names:
            problems += (await self._look(table))[0]
        return len(names), problems

    async def repair(self, tables: Sequence[str], *, cut: bool) -> list[str]:
        """Mend what follows from the logs; a log that makes no sense from an entry on ends before that if `cut`."""
        _, problems = await self.verify(tables)
        mended = []
        for table in dict.fromkeys(problem.table for problem in problems if problem.table):
            bad = [problem.entry for problem in problems if problem.table == table and problem.entry]
            if bad and not cut:
                continue
            if bad:
                await self._cut(table, min(bad))
            await self._head(table)
            mended.append(table)
        return mended

    async def _look_through(self) -> list[Damage]:
        """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
        if not isinstance(self._database, SqliteFile):
            return []
        found = [str(row[0]) for row in await self._database.read(sa.text("PRAGMA integrity_check(20)"))]
        found += [f"row {row} of {name} belongs to nothing" for name, row, *_ in await self._orphans()]
        return [Damage("", what) for what in found if what != "ok"]

    async def _orphans(self) -> Sequence[Any]:
        return await self._database.read(sa.text("PRAGMA foreign_key_check"))

    async def _look(self, table: str) -> tuple[list[Damage], Match | None]:
        """What is wrong with a table, and its match as far as it goes."""
        head, log = await self._database.snapshot(lambda connection: _stored(connection, table))
        if head is None:
            raise _missing(table)
        agreement, version, status, seq, seats, awaited = head
        try:
            entries, problem = _readable(table, log.texts())
            match = Match.load(_agreement.decode(agreement), version, [])
        except (msgspec.MsgspecError, ElbowRoomError, zlib.error, ValueError) as error:
            return [Damage(table, f"it cannot be played here: {error}")], None
        problems = [problem] if problem else []
        for number, entry in enumerate(entries, start=1):
            try:
                match.follow([entry])
            except Exception as error:
                problems = [Damage(table, f"entry {number} makes no sense: {error}", number)]
                break
        if not problems and ((seq, status) != (match.seq, match.status) or not seats_agree(seats, match)):
            problems = [Damage(table, f"it is listed as {status} with {seq} entries, its log says otherwise")]
        if not problems and awaited not in (None, match.awaited):
            problems = [Damage(table, "it is listed as waiting for somebody else than its log says")]
        return problems, match

    async def _cut(self, table: str, entry: int) -> None:
        """Let a log end before an entry. Servers look first: one that knew the rest would write behind the gap."""
        await self._database.change(lambda connection: give_notice(connection, table, now()))
        await asyncio.sleep(SEEN)

        def job(connection: Connection) -> None:
            texts = _stored(connection, table)[1].texts()
            kept = [texts[seq] for seq in range(1, entry)]
            for part in (PACKED, ENTRIES):
                connection.execute(delete(part).where(part.c.table_id == table))
            if kept:
                data = packed(kept)
                connection.execute(sa.insert(PACKED).values(table_id=table, seq=len(kept), data=data))

        await self._database.change(job)

    async def _head(self, table: str) -> None:
        """Write anew what is repeated of a log, unless it has gone on meanwhile: then it has just been written."""
        problems, match = await self._look(table)
        if match is None:
            raise WrongSetting(f"table {table}: {problems[0].what}")
        values: dict[str, Any] = {"seq": match.seq, "status": match.status, "seats": seats_text(match)}
        values |= {"wake_at": now(), "awaited": match.awaited, "deadline": match.clock.deadline}

        def job(connection: Connection) -> None:
            if _stored(connection, table)[1].last == match.seq:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
            give_notice(connection, table, now())

        await self._database.change(job)


class _Log(NamedTuple):
    """The log of a table as it is stored."""

    packs: list[bytes]
    rows: dict[int, str]

    def texts(self) -> dict[int, str]:
        """All entries by their numbers; what was packed counts."""
        return self.rows | dict(enumerate((text for pack in self.packs for text in unpacked(pack)), start=1))

    @property
    def last(self) -> int:
        return max(self.texts(), default=0)


def _stored(connection: Connection, table: str) -> tuple[Any, _Log]:
    """A table and its log. They are read at one moment: a server may store, or pack, at any other."""
    head = connection.execute(select(*_HEAD).where(TABLES.c.id == table)).one_or_none()
    packs = connection.execute(select(PACKED.c.data).where(PACKED.c.table_id == table)).scalars()
    rows = connection.execute(select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table))
    return head, _Log(list(packs), {int(seq): str(text) for seq, text in rows})


@asynccontextmanager
async def administered(url: str, *, new: bool = False) -> AsyncIterator[Admin]:
    """A database of this version, also one that servers use; `new` makes one if there is none."""
    used = database(url)
    try:
        await (used.open() if new else used.attach())
        yield Admin(used)
    finally:
        await used.close()


_HEAD: Final = (
    TABLES.c.agreement,
    TABLES.c.rules_version,
    TABLES.c.status,
    TABLES.c.seq,
    TABLES.c.seats,
    TABLES.c.awaited,
)
_FOUND: Final = (
    TABLES.c.id,
    TABLES.c.status,
    TABLES.c.seq,
    TABLES.c.created_at,
    TABLES.c.updated_at,
    TABLES.c.rules_version,
    TABLES.c.public,
    TABLES.c.agreement,
    TABLES.c.seats,
)


def _found(row: Any) -> Found:
    *head, written, seated = row
    agreement: Agreement | None = None
    seats: list[dict[str, Any]] = []
    with suppress(msgspec.MsgspecError):
        agreement, seats = _agreement.decode(written), msgspec.json.decode(seated)
    return Found._make([*head, agreement, seats])


def _readable(table: str, texts: dict[int, str]) -> tuple[list[Entry], Damage | None]:
    """The entries of a log up to the first that is missing or cannot be read."""
    entries: list[Entry] = []
    for seq in range(1, max(texts, default=0) + 1):
        if seq not in texts:
            return entries, Damage(table, f"entry {seq} is missing", seq)
        try:
            entries.append(read_entry(texts[seq]))
        except (msgspec.MsgspecError, ValueError) as error:
            return entries, Damage(table, f"entry {seq} cannot be read: {error}", seq)
    return entries, None


def _seats(text: str) -> list[int]:
    return [int(seat) for seat in text.split(",") if seat]


def _check_seat(found: Found, seat: int | None) -> None:
    if seat is not None and not 1 <= seat <= len(found.seats):
        raise WrongSetting(f"table {found.id} has seats 1 to {len(found.seats)}, not {seat}")


def _missing(table: str) -> WrongSetting:
    return WrongSetting(f"there is no table '{table[:40]}'")
