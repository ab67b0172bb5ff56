"""People with accounts: passkeys, sessions, their seats, careers, ratings, blocks and reports."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007_people"
down_revision = "0006_post"
branch_labels = None
depends_on = None


def _person(name: str = "person_id", *, key: bool = False) -> sa.Column[str]:
    whose = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), whose, nullable=False, primary_key=key)


def _table(*, key: bool = True) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key)


def _some(name: str, kind: Any, **also: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, **also)


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(24), primary_key=True),
        _some("name", sa.String(24)),
        _some("folded", sa.String(96)),
        _some("created_at", sa.Float),
        sa.Column("mail", sa.String(64)),
        _some("suspended", sa.String(200), server_default=""),
        sa.UniqueConstraint("folded", name="uq_persons_folded"),
        sa.UniqueConstraint("mail", name="uq_persons_mail"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _person(),
        _some("public_key", sa.LargeBinary),
        _some("uses", sa.BigInteger),
        _some("label", sa.String(40)),
        _some("created_at", sa.Float),
        _some("used_at", sa.Float),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        _some("id", sa.String(16)),
        _person(),
        _some("label", sa.String(40)),
        _some("created_at", sa.Float),
        _some("used_at", sa.Float),
        _some("until", sa.Float),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        _some("purpose", sa.String(12)),
        sa.Column("person_id", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE")),
        _some("data", sa.Text),
        _some("at", sa.Float),
        _some("until", sa.Float),
        _some("asker", sa.String(64)),
    )
    op.create_index("ix_tickets_asker", "tickets", ["asker", "at"])
    op.create_index("ix_tickets_until", "tickets", ["until"])
    op.create_table(
        "sittings",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _person(),
        _some("host", sa.Boolean, server_default=sa.false()),
        _some("at", sa.Float),
    )
    op.create_index("ix_sittings_person_id", "sittings", ["person_id"])
    op.create_table("to_book", _table())
    op.create_table(
        "careers",
        _person(key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        _some("ended_at", sa.Float),
        _some("data", sa.Text),
    )
    op.create_table(
        "rated",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        _some("table_id", sa.String(24)),
        _some("ended_at", sa.Float),
        _some("scale", sa.String(32)),
        _some("data", sa.Text),
        sa.UniqueConstraint("table_id", name="uq_rated_table_id"),
    )
    op.create_table(
        "ratings",
        sa.Column("scale", sa.String(32), primary_key=True),
        _person(key=True),
        _some("mu", sa.Float),
        _some("sigma", sa.Float),
        _some("games", sa.Integer),
        _some("wins", sa.Integer),
    )
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"])
    op.create_table("blocks", _person(key=True), _person("other_id", key=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _some("at", sa.Float),
        _some("table_id", sa.String(24)),
        _some("seat", sa.Integer),
        _some("person_id", sa.String(24)),
        _some("reporter_id", sa.String(24)),
        _some("asker", sa.String(64)),
        _some("why", sa.String(12)),
        _some("text", sa.Text),
        _some("closed", sa.Boolean, server_default=sa.false()),
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
    op.create_index("ix_keys_hash", "keys", ["hash"])


def downgrade() -> None:
    op.drop_index("ix_keys_hash", "keys")
    for table in ("reports", "blocks", "ratings", "rated", "careers", "to_book", "sittings", "tickets", "sessions"):
        op.drop_table(table)
    op.drop_table("passkeys")
    op.drop_table("persons")
