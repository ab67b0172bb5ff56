"""Letters and notices: who wants to be told, what waits to be sent, and who is awaited at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0006_post"
down_revision = "0005_notices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.Integer))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_table(
        "bells",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("hold_until", sa.Float, nullable=False),
        sa.Column("remind_at", sa.Float),
        sa.ForeignKeyConstraint(["table_id", "key_hash"], ["keys.table_id", "keys.hash"], ondelete="CASCADE"),
    )
    op.create_index("ix_bells_table_id", "bells", ["table_id"])
    op.create_index("ix_bells_whom", "bells", ["whom"])
    op.create_index("ix_bells_remind_at", "bells", ["remind_at"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("bell_id", sa.String(24), sa.ForeignKey("bells.id", ondelete="CASCADE")),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next_at", sa.Float, nullable=False),
        sa.Column("held_until", sa.Float),
        sa.Column("done_at", sa.Float),
    )
    op.create_index("ix_outbox_state", "outbox", ["state", "kind", "next_at"])
    op.create_index("ix_outbox_whom", "outbox", ["whom", "at"])
    op.create_index("ix_outbox_asker", "outbox", ["asker", "at"])
    op.create_table(
        "silenced",
        sa.Column("whom", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "push_keys",
        sa.Column("secret", sa.String(16), primary_key=True),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("private", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("push_keys", "silenced", "outbox", "bells"):
        op.drop_table(name)
    op.execute("ALTER TABLE tables DROP COLUMN deadline")
    op.execute("ALTER TABLE tables DROP COLUMN awaited")
