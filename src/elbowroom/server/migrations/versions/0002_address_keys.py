"""Keys with which addresses are hashed.

Until now the hash had none, so that anybody could find the address by trying all. These hashes are deleted: the limit
of tables for each address begins anew.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002_address_keys"
down_revision = "0001"
branch_labels = None
depends_on = None


def _forget() -> None:
    op.execute("UPDATE tables SET creator = ''")


def upgrade() -> None:
    op.create_table(
        "address_keys",
        sa.Column("week", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    _forget()


def downgrade() -> None:
    _forget()
    op.drop_table("address_keys")
