"""The log of each game: its actions in order, added to and never changed."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from msgspec import json
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from guimard.store.database import Conflict
from guimard.store.schema import actions


class Entry(NamedTuple):
    """One line of the log: an action, or the taking back of the last step of an unconfirmed turn."""

    table: str
    sequence: int
    seat: int
    kind: Literal["act", "take-back"]
    text: str
    move: str
    next: int | None
    spent: int
    at: int


_INSERT = insert(actions)
_COLUMNS = [column.name for column in actions.c]
_INSERT_JSON = "INSERT INTO actions ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(f'"{name}"' for name in _COLUMNS),
    ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(_COLUMNS))),
)


def append_all(connection: Connection, entries: Sequence[Entry]) -> None:
    if connection.dialect.name == "sqlite":
        # One statement for all: Python's lock is let go of and waited for with every one.
        connection.exec_driver_sql(_INSERT_JSON, (json.encode(entries).decode(),))
    else:
        connection.execute(_INSERT, [dict(zip(_COLUMNS, entry, strict=True)) for entry in entries])


def append(connection: Connection, entry: Entry) -> None:
    """Append one; again is as good as once (a commit's answer may have been lost); else ``Conflict``."""
    try:
        with connection.begin_nested():
            append_all(connection, [entry])
    except IntegrityError:
        there = select(actions.c.move, actions.c.text, actions.c.seat).where(
            actions.c.table_id == entry.table, actions.c.sequence == entry.sequence
        )
        if connection.execute(there).one_or_none() != (entry.move, entry.text, entry.seat):
            raise Conflict(f"Somebody else wrote action {entry.sequence} of this game.") from None


def log_of(connection: Connection, table: str) -> list[Entry]:
    query = select(*actions.c).where(actions.c.table_id == table).order_by(actions.c.sequence)
    return [Entry(*row) for row in connection.execute(query)]


def turns_of(connection: Connection, tables: Sequence[str]) -> dict[str, int | None]:
    """The seat to act at each of some tables, where any action was played."""
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
