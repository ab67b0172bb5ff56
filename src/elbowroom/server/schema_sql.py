"""The tables of the database. The log in `entries` is the truth; `tables` repeats of it what must be found fast."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("agreement", Text, nullable=False),  # as JSON
    Column("seats", Text, nullable=False),  # who sits where, as JSON
    Column("rules_version", String(20), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("wake_at", Float),  # when somebody must look after the table, if ever
    Column("creator", String(64), nullable=False),  # hash of the address that opened it, or empty
    Column("set_up", Boolean, nullable=False, server_default=false()),  # whoever opened it brought the game along
    Column("awaited", Integer),  # the seat of the person who must decide, -1 for nobody; empty if nobody has looked
    Column("deadline", Float),  # when that person's time is out, if it ever is
    Index("ix_tables_wake_at", "wake_at"),
    Index("ix_tables_creator", "creator", "status"),
    Index("ix_tables_public", "public", "updated_at"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),  # as JSON
)

# The beginning of a log, up to an entry: a game that is over takes a twentieth of the room like this.
PACKED = Table(
    "packed",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seats", String(20), nullable=False),  # counted from 0, with commas
    Column("host", Boolean, nullable=False),
    Index("ix_keys_hash", "hash"),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", String(24), primary_key=True),
    Column("seen_at", Float, nullable=False),
    Column("here", Boolean, nullable=False),
)

ADDRESS_KEYS = Table(
    "address_keys",
    METADATA,
    Column("week", Integer, primary_key=True, autoincrement=False),  # since 1970
    Column("key", String(64), nullable=False),  # with which addresses are hashed in that week
)

# One row that is written and read to see whether the database works.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", String(32), nullable=False),
)

# What a coach has found out about finished games: the points of some turns, or the whole analysis once it is finished.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("asked_at", Float, nullable=False),
    Column("asker", String(64), nullable=False),  # hash of the address that asked, or empty
    Column("held_until", Float),  # until then some process works at it, unless it has died
    Column("turns", Integer, nullable=False),  # of the game; 0 as long as nobody has looked
    Column("turns_done", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("data", LargeBinary, nullable=False),  # JSON in little room
    Index("ix_analyses_finished", "finished", "asked_at"),
)

# What an administrator has changed while servers run. Each looks for new ones as often as it looks after tables.
NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("about", String(24), nullable=False),  # a table, or empty for the bans
)

# Who may not come. An administrator writes the addresses down; nobody else does.
BANS = Table(
    "bans",
    METADATA,
    Column("network", String(64), primary_key=True),
    Column("until", Float),  # for ever if empty
    Column("why", String(200), nullable=False),
)

# Who holds a link and wants to be told what happens while nobody is there: by mail, or on a device.
BELLS = Table(
    "bells",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("key_hash", String(64), nullable=False),  # of the link; without it there is nothing to tell
    Column("at", Float, nullable=False),
    Column("kind", String(4), nullable=False),  # mail or push
    Column("language", String(8), nullable=False),
    Column("whom", String(64), nullable=False),  # the address or the device, hashed with a key from the secret
    Column("data", LargeBinary, nullable=False),  # the address or the device, and the link, sealed with the secret
    Column("confirmed", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),  # the entry up to which everything has been told
    Column("told", Text, nullable=False),  # when what kind was told last, as JSON
    Column("hold_until", Float, nullable=False),  # nothing new is looked at before
    Column("remind_at", Float),  # when to say that time runs out
    ForeignKeyConstraint(["table_id", "key_hash"], ["keys.table_id", "keys.hash"], ondelete="CASCADE"),
    Index("ix_bells_table_id", "table_id"),
    Index("ix_bells_whom", "whom"),
    Index("ix_bells_remind_at", "remind_at"),
)

# Letters and notices that wait to be sent, or were sent in the last two days.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(4), nullable=False),  # mail or push
    Column("bell_id", ForeignKey("bells.id", ondelete="CASCADE")),  # who wants it; empty for a letter
    Column("whom", String(64), nullable=False),  # the address or the device, hashed
    Column("asker", String(64), nullable=False),  # hash of the address that asked for it, or empty
    Column("data", LargeBinary, nullable=False),  # sealed; empty once it is done
    Column("state", String(8), nullable=False),  # waiting, sent or failed
    Column("tries", Integer, nullable=False),
    Column("next_at", Float, nullable=False),
    Column("held_until", Float),  # until then some process is sending it, unless it has died
    Column("done_at", Float),
    Index("ix_outbox_state", "state", "kind", "next_at"),
    Index("ix_outbox_whom", "whom", "at"),
    Index("ix_outbox_asker", "asker", "at"),
)

# Addresses to which nothing is sent any more, hashed.
SILENCED = Table(
    "silenced",
    METADATA,
    Column("whom", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

# The keys with which push services know this server, one pair for each secret it has had.
PUSH_KEYS = Table(
    "push_keys",
    METADATA,
    Column("secret", String(16), primary_key=True),  # the name of the secret
    Column("public", String(100), nullable=False),
    Column("private", LargeBinary, nullable=False),  # sealed
)
