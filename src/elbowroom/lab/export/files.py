"""The files of an export: written as games come, whole at the end or not there at all."""

from __future__ import annotations

import os
import signal
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from elbowroom.lab.export.columns import DECISIONS, GAMES, Column, arrow, schema
from elbowroom.lab.export.notes import Batch

GROUP: Final = 65_536  # rows of a row group; so many are kept in memory
TABLES: Final[tuple[tuple[str, Sequence[Column[Any]]], ...]] = (("games", GAMES), ("decisions", DECISIONS))


class Tables:
    """The two tables of an export that is being written."""

    def __init__(self, writers: Sequence[Writer]) -> None:
        self._writers = writers
        self.games = 0

    def add(self, batch: Batch) -> None:
        with _undisturbed():
            for writer, rows in zip(self._writers, batch, strict=True):
                writer.add(rows)
            self.games += batch[0].num_rows

    @property
    def decisions(self) -> int:
        return self._writers[1].rows


@contextmanager
def tables(folder: Path) -> Iterator[Tables]:
    """Write games.parquet and decisions.parquet into a folder, which is made.

    Until the end they have other names. They get their own after an interruption too, with the games that were added;
    if none was, or anything else goes wrong, nothing is left and files of an earlier export stay as they were.
    """
    arrow()
    is_new = not folder.exists()
    folder.mkdir(exist_ok=True)
    writers = [Writer(folder, name, columns) for name, columns in TABLES]
    open_tables = Tables(writers)
    done = False
    try:
        yield open_tables
        done = True
    except KeyboardInterrupt:
        done = open_tables.games > 0
        raise
    finally:
        with _undisturbed():
            for writer in writers:
                writer.close(done)
            if is_new and not done:
                folder.rmdir()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl+C waits until the block is over, so that both files always hold the same games."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[tuple[int, FrameType | None]] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):
        before(*pressed[0])


class Writer:
    """One Parquet file, row group by row group."""

    def __init__(self, folder: Path, name: str, columns: Sequence[Column[Any]]) -> None:
        self._path = folder / f"{name}.parquet"
        handle, self._unfinished = tempfile.mkstemp(dir=folder, prefix=f".{name}.", suffix=".tmp")
        self._file = os.fdopen(handle, "wb")
        self._pa = arrow()
        self._schema = schema(columns)
        self._writer = _parquet().ParquetWriter(self._file, self._schema, compression="zstd")
        self._waiting: list[Any] = []
        self._in_wait = 0
        self.rows = 0

    def add(self, batch: Any) -> None:
        self._waiting.append(batch)
        self._in_wait += batch.num_rows
        self.rows += batch.num_rows
        if self._in_wait >= GROUP:
            self._write(GROUP)

    def _write(self, least: int) -> None:
        """Write whole groups, and the rest of them if there is no `least`."""
        table = self._pa.Table.from_batches(self._waiting, self._schema)
        end = table.num_rows - table.num_rows % least if least > 1 else table.num_rows
        if end:
            self._writer.write_table(table.slice(0, end), row_group_size=GROUP)
        self._waiting = table.slice(end).to_batches()
        self._in_wait = table.num_rows - end

    def close(self, keep: bool) -> None:
        """End the file and give it its name, or leave nothing."""
        if keep:
            self._write(1)
        self._writer.close()
        self._file.close()
        if keep:
            os.chmod(self._unfinished, 0o644)
            os.replace(self._unfinished, self._path)
        else:
            os.unlink(self._unfinished)


def _parquet() -> Any:
    arrow()
    from pyarrow import parquet

    return parquet
