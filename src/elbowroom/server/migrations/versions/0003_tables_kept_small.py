"""Packed logs of finished games, tables whose host brought the game along, and a place to try writing."""

import sqlalchemy as sa
from alembic import op

from elbowroom.table.entries import unpacked

revision = "0003_tables_kept_small"
down_revision = "0002_address_keys"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("seats", sa.Text), sa.column("set_up", sa.Boolean))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("data", sa.Text))


def upgrade() -> None:
    op.add_column("tables", sa.Column("set_up", sa.Boolean, nullable=False, server_default=sa.false()))
    # A game that began before any person sat down was brought along; only bots begin alone.
    began = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.seq == 1, ENTRIES.c.data.like('{"kind":"began"%'))
    brought = (TABLES.c.seats.like('%"person":true%'), TABLES.c.id.in_(began))
    op.execute(sa.update(TABLES).where(*brought).values(set_up=sa.true()))
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    connection = op.get_bind()
    for table, data in connection.execute(sa.text("SELECT table_id, data FROM packed")).all():
        rows = [{"table_id": table, "seq": seq, "data": text} for seq, text in enumerate(unpacked(data), start=1)]
        connection.execute(sa.insert(ENTRIES), rows)
    op.drop_table("pulse")
    op.drop_table("packed")
    op.execute("ALTER TABLE tables DROP COLUMN set_up")
