"""Store sessions, so that they can be ended.

Store by which names are compared with others that look like them.
"""

import sqlalchemy as sa
from alembic import op

from guimard.store.names import skeleton

revision = "0007"
down_revision = "0006"

_CLAIMED = sa.text("SELECT id, name FROM players WHERE claimed_name IS NOT NULL ORDER BY created, id")
_STORE = sa.text("UPDATE players SET skeleton = :skeleton WHERE id = :id")


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player_id"])
    op.add_column("players", sa.Column("skeleton", sa.String))
    connection, taken = op.get_bind(), set[str]()
    for player, name in connection.execute(_CLAIMED).all():
        look = skeleton(name)
        if look not in taken:  # of two names that look alike the older is protected; both can still sign in
            connection.execute(_STORE, {"id": player, "skeleton": look})
        taken.add(look)
    op.create_index("players_by_skeleton", "players", ["skeleton"], unique=True)
