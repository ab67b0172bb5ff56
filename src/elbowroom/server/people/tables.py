"""The tables of the database that are about people. docs/people.md tells what is stored of whom, and for how long."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from elbowroom.server.schema_sql import METADATA


def _person(name: str = "person_id", *, key: bool = False) -> Column[str]:
    """Somebody whose account takes the row along when it goes."""
    return Column(name, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=key, nullable=False)


PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(96), nullable=False),  # the name as it is compared: nobody is called almost like another
    Column("created_at", Float, nullable=False),
    Column("mail", String(64)),  # keyed hash of the address, if one was given
    Column("suspended", String(200), nullable=False, server_default=""),  # why, or empty
    UniqueConstraint("folded", name="uq_persons_folded"),
    UniqueConstraint("mail", name="uq_persons_mail"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # as the device has chosen it
    _person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the device counts them, or 0 if it does not
    Column("label", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
    Index("ix_passkeys_person_id", "person_id"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False),  # by which it is listed and ended
    _person(),
    Column("label", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index("ix_sessions_person_id", "person_id"),
)

# Secrets for one use: what a passkey is asked to sign, links in letters, links to another device.
TICKETS = Table(
    "tickets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(12), nullable=False),
    Column("person_id", ForeignKey("persons.id", ondelete="CASCADE")),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("asker", String(64), nullable=False),  # hash of the address that asked
    Index("ix_tickets_asker", "asker", "at"),
    Index("ix_tickets_until", "until"),
)

# Whose seat is whose. It opens to its person on every device, without a link.
SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # counted from 0
    _person(),
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("at", Float, nullable=False),
    Index("ix_sittings_person_id", "person_id"),
)

# Tables with somebody's seat whose games must be booked once they are over: for careers, and for ratings if rated.
TO_BOOK = Table(
    "to_book",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# What each game has brought each person.
CAREERS = Table(
    "careers",
    METADATA,
    _person(key=True),
    Column("table_id", String(24), primary_key=True),  # which may be deleted by now
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ended_at", Float, nullable=False),
    Column("data", Text, nullable=False),  # as JSON
)

# The rated games in the order in which they count. Ratings are a fold over these rows.
RATED = Table(
    "rated",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(24), nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("scale", String(32), nullable=False),
    Column("data", Text, nullable=False),  # who came where, as JSON
    UniqueConstraint("table_id", name="uq_rated_table_id"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("scale", String(32), primary_key=True),  # box and number of players
    _person(key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_person_id", "person_id"),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    _person(key=True),
    _person("other_id", key=True),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),  # whose behaviour it is about, counted from 0
    Column("person_id", String(24), nullable=False),  # who that is, or empty
    Column("reporter_id", String(24), nullable=False),  # who says so, or empty
    Column("asker", String(64), nullable=False),  # hash of the address that says so
    Column("why", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Index("ix_reports_closed", "closed", "at"),
)

# What a backup of a whole database holds beside the tables, in the order in which it is taken in. What people have open
# is not among it: whoever restores a backup signs in again.
KEPT: Final = (PERSONS, PASSKEYS, BLOCKS, CAREERS, RATED, RATINGS, REPORTS)
