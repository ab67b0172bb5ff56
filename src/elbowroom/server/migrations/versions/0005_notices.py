"""Notices of an administrator to the servers, and addresses that are banned."""

import sqlalchemy as sa
from alembic import op

revision = "0005_notices"
down_revision = "0004_analyses"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("notices")
