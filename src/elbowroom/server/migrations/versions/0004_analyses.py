"""Analyses of finished games, as far as they have come."""

import sqlalchemy as sa
from alembic import op

revision = "0004_analyses"
down_revision = "0003_tables_kept_small"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("held_until", sa.Float),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("turns_done", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_analyses_finished", "analyses", ["finished", "asked_at"])


def downgrade() -> None:
    op.drop_table("analyses")
