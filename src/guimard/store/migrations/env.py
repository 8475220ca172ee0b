"""Run migrations on the connection given by ``store.database.migrate``."""

from alembic import context

from guimard.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
