"""How the log is written: for people, or as lines of JSON for programs. Both name the table where a line is about one.

Addresses and keys are in no line. What libraries tell about single connections would have both, so it is left out.
"""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

# They tell what came over the wire, word by word, or who asked.
TALKATIVE: Final = ("alembic", "asyncio", "httpcore", "uvicorn", "websockets")


class _Plain(logging.Formatter):
    """`2026-11-18 20:15:00,123 WARNING table abc: a bot could not move`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(about)s%(message)s")

    def format(self, record: logging.LogRecord) -> str:
        table = getattr(record, "table", "")
        record.about = f"table {table}: " if table else ""
        return super().format(record)


class _Json(logging.Formatter):
    """One object a line: time, level, process, table if there is one, where it was said, and what."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "process": self._process,
        }
        if table := getattr(record, "table", ""):
            said["table"] = table
        said |= {"logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def write_logs(level: str, form: str, process: str) -> None:
    """Write to standard error what is at least as important as a level; a process has a name, as in the database."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json(process) if form == "json" else _Plain())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
