"""The schema. The migrations lead to exactly this; a test compares.

``actions`` is the truth: rows are added, never changed, and (table, sequence) is unique, so that two
processes which both think they own a table cannot both go on. Times are milliseconds since 1970.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("lease_until", BigInteger, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("claimed_name", String, unique=True),  # folded, so that Ada and ADA are one name
    Column("passphrase", String),  # as argon2 keeps it
    Column("generation", Integer, nullable=False),  # a token of an older generation is void
    Column("created", BigInteger, nullable=False),
    Column("skeleton", String),  # of a claimed name: the same for all that look like it
    Index("players_by_skeleton", "skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_by_player", "player_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("invite", String, nullable=False),
    Column("clock", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("random_first", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", String, ForeignKey("players.id"), nullable=False),
    Column("phase", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("outcome", Text),
    Column("next", String),
    Column("owner", String),
    Column("deadline", BigInteger),  # of a turn that may take days
    Column("code", String),  # to be read aloud; tables older than codes have none
    Index("tables_by_phase", "phase", "created"),
    Index("tables_by_owner", "owner"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_code", "code"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("player_id", String, ForeignKey("players.id")),
    Column("name", String),
    Column("level", String),
    Column("fate", String, key="status", nullable=False),
    Column("agreed", Boolean, nullable=False),  # to end the game early
    Index("seats_by_player", "player_id"),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),  # act, take-back
    Column("text", String, nullable=False),
    Column("move", String, nullable=False),  # the move's identity, as its client chose it
    Column("next", Integer),  # the seat to act after it
    Column("spent", Integer, nullable=False),  # milliseconds off the clock
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), nullable=False),
    Column("player_id", String, ForeignKey("players.id"), nullable=False),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", String),  # the id it was sent with: sent again, it is stored once
    Index("chat_by_table", "table_id", "id"),
    Index("chat_once", "table_id", "player_id", "request", unique=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("muted_id", String, ForeignKey("players.id"), primary_key=True),
)

bans = Table(
    "bans",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("kind", String, primary_key=True),  # removed, silenced
)

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String, ForeignKey("players.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Float, nullable=False),
    Index("ratings_by_rank", "game", "ordinal"),
)
