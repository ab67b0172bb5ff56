"""Runs migrations on the connection that the store has opened."""

from alembic import context

from elbowroom.server.schema_sql import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
