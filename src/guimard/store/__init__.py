"""Storage in SQLite or PostgreSQL, by one schema. Knows no rules and no sockets."""
