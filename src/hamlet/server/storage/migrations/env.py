"""Alembic's entry: the connection comes from `hamlet.server.storage.database`."""

from alembic import context

from hamlet.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
