"""The way back to release 0.1.0: its form of the database, as far as that release can read what is in it.

It refused fields it did not know, so what a later version has added to an entry goes if nothing is lost by it, and
else the table is named: nobody should find out by a game that does not open any more.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select, update

from elbowroom.server.schema_sql import ENTRIES, TABLES
from elbowroom.server.settings import WrongSetting

FORM: Final = "0001"  # the revision of 0.1.0
VERSION: Final = "0.1.0"
RULES: Final = "1"
WHYS: Final = ("asked", "left", "clock", "away", "began")  # a bot plays
BOTS: Final = ("random", "greedy")
AGREED: Final = frozenset(
    ("board", "boxes", "sites", "without", "switches", "seats", "title", "public", "thinking", "grace")
)
# The kinds of entries it knew, and their fields beside `kind` and `at`.
KNOWN: Final = {
    "sat": {"seat", "name"},
    "relieved": {"seat", "bot", "why"},
    "began": {"record"},
    "acted": {"seat", "action", "chance", "bot"},
    "undone": {"seat"},
    "said": {"seat", "name", "text"},
    "rematched": {"table"},
}
# What it found out by itself: how a game ends, what a seat without a name is called, that a game was brought along.
FOUND_OUT: Final = {"acted": {"result"}, "relieved": {"name"}, "began": {"brought"}}
SHOWN: Final = 5


class Unreadable(Exception):
    """Something that 0.1.0 does not know."""


class Why(NamedTuple):
    """A table that 0.1.0 cannot read, and why."""

    table: str
    reason: str


def rewrite(connection: Connection) -> int:
    """Write all logs as 0.1.0 did; returns the number of tables. Refuses if it could not read some of them.

    The tables of the database have that form already; whoever refuses takes everything back with the transaction.
    """
    tables = connection.execute(select(TABLES.c.id, TABLES.c.rules_version, TABLES.c.agreement)).all()
    unreadable: list[Why] = []
    for table, version, agreement in tables:
        try:
            _check_agreement(version, json.loads(agreement))
            _rewrite_log(connection, table)
        except Unreadable as error:
            unreadable.append(Why(table, str(error)))
    if unreadable:
        named = "; ".join(f"{why.table}: {why.reason}" for why in unreadable[:SHOWN])
        more = f"; and {len(unreadable) - SHOWN} more" if len(unreadable) > SHOWN else ""
        raise WrongSetting(
            f"version {VERSION} cannot read {len(unreadable)} of {len(tables)} tables: {named}{more}. Nothing has been "
            "changed; export and delete these tables, or stay with this version"
        )
    return len(tables)


def _rewrite_log(connection: Connection, table: str) -> None:
    log = select(ENTRIES.c.seq, ENTRIES.c.data).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    for seq, text in connection.execute(log).all():
        former = former_entry(text, seq)
        if former != text:
            where = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
            connection.execute(update(ENTRIES).where(*where).values(data=former))


def _check_agreement(version: str, agreed: dict[str, Any]) -> None:
    if version != RULES:
        raise Unreadable(f"it is played by version {version} of the rules")
    if unknown := sorted(agreed.keys() - AGREED):
        raise Unreadable(f"'{unknown[0]}' was agreed")
    for seat in agreed.get("seats", []):
        if (player := seat.get("player", "person")) not in ("person", "open", *BOTS):
            raise Unreadable(f"the bot '{player}' plays")


def former_entry(text: str, seq: int) -> str:
    """An entry as 0.1.0 would have written it."""
    entry = json.loads(text)
    kind = entry["kind"]
    if kind not in KNOWN:
        raise Unreadable(f"entry {seq} is '{kind}'")
    dropped = FOUND_OUT.get(kind, set()) & entry.keys()
    if unknown := sorted(entry.keys() - {"kind", "at"} - KNOWN[kind] - dropped):
        raise Unreadable(f"entry {seq}, '{kind}', has '{unknown[0]}'")
    if kind == "relieved" and entry["bot"] not in BOTS:
        raise Unreadable(f"entry {seq} lets the bot '{entry['bot']}' play")
    if kind == "relieved" and entry["why"] not in WHYS:
        raise Unreadable(f"entry {seq} says that somebody was '{entry['why']}'")
    if not dropped:
        return text
    kept = {name: value for name, value in entry.items() if name not in dropped}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
