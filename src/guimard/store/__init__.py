"""Where games are kept: SQLite or PostgreSQL by one schema. Knows no rules and no sockets."""
