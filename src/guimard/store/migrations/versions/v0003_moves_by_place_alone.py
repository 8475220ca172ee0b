"""Drop the index of moves by identity.

A move is known by its place in the log, and writing the index took as long as writing the log.
"""

import sqlalchemy as sa
from alembic import op

from guimard.store.migrations.versions.v0001_first import forbid_changes

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.drop_constraint("actions_once", "actions")
        return
    op.rename_table("actions", "actions_before")
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("move", sa.String, nullable=False),
        sa.Column("next", sa.Integer),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO actions SELECT * FROM actions_before")
    op.drop_table("actions_before")
    forbid_changes()
