"""Store votes to end early; store a line of chat once however often it is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("request", sa.String))
    op.create_index("chat_once", "chat", ["table_id", "player_id", "request"], unique=True)
