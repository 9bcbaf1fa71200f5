"""Alembic's entry: the connection comes from `hamlet.server.database`."""

from alembic import context

from hamlet.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
