"""The first schema, and triggers that keep the log of actions append-only."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_KEPT = "actions are kept as they are"
_SQLITE = """
CREATE TRIGGER actions_no_{verb} BEFORE {verb} ON actions
BEGIN SELECT RAISE(ABORT, '{kept}'); END
"""
_POSTGRES = """
CREATE FUNCTION actions_are_kept() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '{kept}'; END $$
"""
_POSTGRES_TRIGGER = """
CREATE TRIGGER actions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON actions
FOR EACH STATEMENT EXECUTE FUNCTION actions_are_kept()
"""


def upgrade() -> None:
    _people()
    _games()
    _log()
    _around_the_table()


def _people() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("claimed_name", sa.String, unique=True),
        sa.Column("passphrase", sa.String),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("invite", sa.String, nullable=False),
        sa.Column("clock", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("random_first", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.Column("next", sa.String),
        sa.Column("owner", sa.String),
        sa.Column("deadline", sa.BigInteger),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "created"])
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id")),
        sa.Column("name", sa.String),
        sa.Column("level", sa.String),
        sa.Column("fate", sa.String, nullable=False),
    )
    op.create_index("seats_by_player", "seats", ["player_id"])


def _log() -> None:
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
        sa.UniqueConstraint("table_id", "move", name="actions_once"),
        sqlite_with_rowid=False,
    )
    forbid_changes()


def forbid_changes() -> None:
    """Rows of the log are added, never changed."""
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(_SQLITE.format(verb=verb, kept=_KEPT))
    else:
        op.execute(_POSTGRES.format(kept=_KEPT))
        op.execute(_POSTGRES_TRIGGER)


def _around_the_table() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "mutes",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("muted_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_rank", "ratings", ["game", "ordinal"])
