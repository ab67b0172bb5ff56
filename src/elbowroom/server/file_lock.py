"""One server for one file of SQLite: a lock that the operating system takes back however a process ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from elbowroom.server.settings import WrongSetting


def claim(database: str) -> IO[str]:
    """Lock a database file for this process, until what is returned is closed; refuses if another one has it.

    The lock is on a file of its own: closing a file that SQLite has open would let go of the locks of SQLite itself.
    """
    path = Path(database).resolve()
    try:
        handle = path.with_name(f"{path.name}-lock").open("a")
    except OSError as error:
        raise WrongSetting(f"the database cannot be used: {error.strerror or error}") from None
    try:
        _lock(handle)
    except OSError:
        handle.close()
        raise WrongSetting(
            f"another server uses {path} already; for several processes use PostgreSQL and Redis instead: "
            "--database postgresql://USER@HOST/NAME --broker redis://HOST"
        ) from None
    return handle


def _lock(handle: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
