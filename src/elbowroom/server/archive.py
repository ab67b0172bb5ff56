"""Backups of a whole database, and exports of single tables: the same file, which every database can take in.

A line of JSON for each row, after a line that says what it is, and before one that counts them; compressed with gzip.
What a table needs stands together, so that neither writing nor reading holds more than some tables in memory.
"""

from __future__ import annotations

import gzip
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, select

from elbowroom import __version__
from elbowroom.server.database import newest_form
from elbowroom.server.people.tables import KEPT, REPORTS, SITTINGS, TO_BOOK
from elbowroom.server.schema_sql import (
    ADDRESS_KEYS,
    ANALYSES,
    BANS,
    BELLS,
    ENTRIES,
    KEYS,
    PACKED,
    PRESENCE,
    PUSH_KEYS,
    SILENCED,
    TABLES,
)
from elbowroom.server.settings import WrongSetting

FORMAT: Final = "elbowroom-archive-1"
PARTS: Final = (TABLES, PACKED, ENTRIES, KEYS, ANALYSES)  # of a table, in the order in which they are taken in
OTHERS: Final = (ADDRESS_KEYS, BANS, SILENCED, PUSH_KEYS)  # of a whole database
# Of a table, in a backup: elsewhere nobody could open what is sealed, and nobody has an account.
WHOLE: Final = (*PARTS, BELLS, SITTINGS, TO_BOOK)
AT_ONCE: Final = 50  # tables
_BY_NAME: Final = {table.name: table for table in (*WHOLE, *OTHERS, *KEPT, PRESENCE)}
_decoder: Final[msgspec.json.Decoder[list[Any]]] = msgspec.json.Decoder(list[Any])


def write(connection: Connection, file: Path, tables: Sequence[str] | None) -> int:
    """Write some tables into a file, or everything; returns how many tables. The file is there whole or not at all."""
    wanted = list(tables) if tables is not None else _all(connection)
    rows = 0
    with _whole_file(file) as out:
        out.write(_line([FORMAT, {"version": __version__, "form": newest_form(), "whole": tables is None}]))
        for part in (*OTHERS, *KEPT) if tables is None else ():
            for row in connection.execute(_whole(part)).mappings():
                out.write(_line([str(part.name), _plain(dict(row))]))
                rows += 1
        for begin in range(0, len(wanted), AT_ONCE):
            some = wanted[begin : begin + AT_ONCE]
            for part in WHOLE if tables is None else PARTS:
                key = part.c.id if part is TABLES else part.c.table_id
                for row in connection.execute(select(part).where(key.in_(some))).mappings():
                    out.write(_line([str(part.name), _plain(dict(row))]))
                    rows += 1
        out.write(_line(["end", rows]))
    return len(wanted)


@contextmanager
def _whole_file(file: Path) -> Iterator[gzip.GzipFile]:
    """A file that is there when all is written, and that nobody else may read: it has hashes of keys and what people
    said."""
    unfinished = file.with_name(file.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)  # left behind by a process that was killed
        with open(unfinished, "xb", opener=_for_us_alone) as bare, gzip.open(bare, "wb", compresslevel=6) as out:
            yield out
        unfinished.replace(file)
    except OSError as error:
        raise WrongSetting(f"{file} cannot be written: {error.strerror or error}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, mode=0o600)


def _whole(part: sa.Table) -> sa.Select[Any]:
    """All rows of a part; reports get new numbers where they are taken in."""
    return select(*(column for column in part.c if part is not REPORTS or column is not REPORTS.c.id))


def _all(connection: Connection) -> list[str]:
    return [str(table) for table in connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars()]


def read(connection: Connection, file: Path, *, whole: bool) -> list[str]:
    """Take in a file, of which all or nothing is stored by the transaction; returns the tables."""
    tables: list[str] = []
    waiting: list[dict[str, Any]] = []
    now: sa.Table | None = None

    def store() -> None:
        if now is not None and waiting:
            connection.execute(sa.insert(now), waiting)
            waiting.clear()

    for part, row in _rows(file, whole):
        if part is not now or len(waiting) >= 500:
            store()
            now = part
        waiting.append(row)
        if part is TABLES:
            tables.append(str(row["id"]))
    store()
    return tables


def _rows(file: Path, whole: bool) -> Iterator[tuple[sa.Table, dict[str, Any]]]:
    """The rows of a file, which must be one of this program and complete."""
    count = 0
    try:
        with gzip.open(file, "rb") as lines:
            _check_head(file, lines, whole)
            for line in lines:
                name, row = _decoder.decode(line)
                if name == "end":
                    if row != count:
                        raise WrongSetting(f"{file} has {count} rows, it should have {row}")
                    return
                part = _BY_NAME[name]
                yield part, _stored(part, row)
                count += 1
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.DecodeError, ValueError, KeyError, TypeError) as error:
        raise WrongSetting(f"{file} is no archive of Elbow Room, or damaged: {error}") from None
    raise WrongSetting(f"{file} breaks off after {count} rows")


def _check_head(file: Path, lines: gzip.GzipFile, whole: bool) -> None:
    name, about = _decoder.decode(lines.readline())
    if name != FORMAT:
        raise WrongSetting(f"{file} is no archive of the kind {FORMAT}")
    if about["form"] != newest_form():
        raise WrongSetting(
            f"{file} was written by version {about['version']}, whose database has another form: restore it with that "
            "version, and let this one bring the database to the newest form"
        )
    if about["whole"] != whole:
        is_one = "whole database: use restore" if about["whole"] else "few tables: use import"
        raise WrongSetting(f"{file} holds a {is_one}")


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {str(key): b64encode(value).decode() if isinstance(value, bytes) else value for key, value in row.items()}


def _stored(part: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in part.columns if isinstance(column.type, sa.LargeBinary)}
    return {name: b64decode(value) if name in binary else value for name, value in row.items()}
