"""Tables, their logs, the keys of their seats, and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("agreement", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.Float),
        sa.Column("creator", sa.String(64), nullable=False),
    )
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])
    op.create_index("ix_tables_creator", "tables", ["creator", "status"])
    op.create_index("ix_tables_public", "tables", ["public", "updated_at"])
    op.create_table(
        "entries",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        _of_table(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seats", sa.String(20), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "presence",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for table in ("presence", "keys", "entries", "tables"):
        op.drop_table(table)
