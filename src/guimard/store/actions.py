"""The log of each game: its actions in order, append-only."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Literal, NamedTuple, cast

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from guimard.store.database import Conflict, as_sqlalchemy_errors
from guimard.store.schema import actions

BOT_MOVE = "b:"
"""How the identity of a move begins that a bot played; those of people begin with ``c:``."""
AUTOMATIC_MOVE = "a:"
"""The same for the moves of a person whose points are settled, played at random."""


class Entry(NamedTuple):
    """One entry of the log: an action, or the undoing of an unconfirmed step."""

    table: str
    sequence: int
    seat: int
    kind: Literal["act", "take-back"]
    text: str
    move: str
    next: int | None
    spent: int
    at: int

    @property
    def by_bot(self) -> bool:
        return self.move.startswith((BOT_MOVE, AUTOMATIC_MOVE))


_COLUMNS = [column.name for column in actions.c]
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_COPY = f"COPY actions ({_NAMES}) FROM STDIN"
_MOST_ROWS = 256  # in one statement


@cache
def _insert_rows(count: int) -> str:
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO actions ({_NAMES}) VALUES {', '.join([row] * count)}"


def append_all(connection: Connection, entries: Sequence[Entry]) -> None:
    if connection.dialect.name == "sqlite":
        _append_rows(connection, entries)
    else:
        _copy_rows(connection, entries)


def _copy_rows(connection: Connection, entries: Sequence[Entry]) -> None:
    """Append by COPY, four times as fast as one INSERT for each row."""
    driver: Any = connection.connection.dbapi_connection
    with as_sqlalchemy_errors(connection), driver.cursor() as cursor, cursor.copy(_COPY) as rows:
        for entry in entries:
            rows.write_row(entry)


def _append_rows(connection: Connection, entries: Sequence[Entry]) -> None:
    """Append many rows in each statement.

    Every statement releases Python's lock and waits for it again. Row counts are powers of two, so
    that SQLite has few statements to prepare.
    """
    done = 0
    while left := len(entries) - done:
        count = min(1 << (left.bit_length() - 1), _MOST_ROWS)
        values = tuple(chain.from_iterable(entries[done : done + count]))
        connection.exec_driver_sql(_insert_rows(count), values)
        done += count


def append(connection: Connection, entry: Entry) -> None:
    """Append one entry. Idempotent; a different entry raises ``Conflict``."""
    try:
        with connection.begin_nested():
            append_all(connection, [entry])
    except IntegrityError:
        there = select(actions.c.move, actions.c.text, actions.c.seat).where(
            actions.c.table_id == entry.table, actions.c.sequence == entry.sequence
        )
        if connection.execute(there).one_or_none() != (entry.move, entry.text, entry.seat):
            raise Conflict(f"Another process wrote action {entry.sequence} of this game.") from None


def log_of(connection: Connection, table: str) -> list[Entry]:
    query = select(*actions.c).where(actions.c.table_id == table).order_by(actions.c.sequence)
    return [Entry(*row) for row in connection.execute(query)]


def turns_of(connection: Connection, tables: Sequence[str]) -> dict[str, int | None]:
    """Return the seat to act at each table, where any action was played."""
    last = (
        select(actions.c.table_id, func.max(actions.c.sequence).label("sequence"))
        .where(actions.c.table_id.in_(tables))
        .group_by(actions.c.table_id)
        .subquery()
    )
    query = select(actions.c.table_id, actions.c.next).join(
        last, (actions.c.table_id == last.c.table_id) & (actions.c.sequence == last.c.sequence)
    )
    return {cast(str, row.table_id): row.next for row in connection.execute(query)}
