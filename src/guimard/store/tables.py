"""Tables and their seats as rows. The log of moves is in actions.py."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, delete, insert, or_, select, update

from guimard.store.schema import players, seats, tables

Phase: TypeAlias = Literal["open", "playing", "finished", "closed"]
Kind: TypeAlias = Literal["open", "invited", "human", "bot"]
Fate: TypeAlias = Literal["playing", "handed-over", "resigned", "timed-out"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    kind: Kind = "open"
    player_id: str | None = None
    name: str | None = None
    level: str | None = None
    fate: Fate = "playing"
    agreed: bool = False
    """To end the game early."""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    options: str
    seed: str
    invite: str
    clock: str
    public: bool
    random_first: bool
    rated: bool
    host: str
    phase: Phase
    created: int
    finished: int | None = None
    outcome: str | None = None
    next: str | None = None
    owner: str | None = None
    deadline: int | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its seats, and the names of everybody who is at it."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    names: dict[str, str]


_COLUMNS = [tables.c[field.name] for field in fields(TableRow)]


def open_table(connection: Connection, row: TableRow, chosen: Sequence[SeatRow]) -> None:
    connection.execute(insert(tables), [asdict(row)])
    _insert_seats(connection, row.id, chosen)


def set_seats(connection: Connection, table: str, chosen: Sequence[SeatRow]) -> None:
    connection.execute(delete(seats).where(seats.c.table_id == table))
    _insert_seats(connection, table, chosen)


def _insert_seats(connection: Connection, table: str, chosen: Sequence[SeatRow]) -> None:
    rows = [{"table_id": table, "seat": number, **asdict(seat)} for number, seat in enumerate(chosen)]
    connection.execute(insert(seats), rows)


def change_table(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(**values))


def set_phase(connection: Connection, table: str, before: Phase, after: Phase, **values: Any) -> bool:
    """Change the phase; false if the table was not in phase ``before``."""
    here = (tables.c.id == table) & (tables.c.phase == before)
    return connection.execute(update(tables).where(here).values(phase=after, **values)).rowcount == 1


def find_table(connection: Connection, table: str) -> StoredTable | None:
    found = _stored(connection, select(*_COLUMNS).where(tables.c.id == table))
    return found[0] if found else None


def public_tables(connection: Connection, phase: Phase, limit: int = 50) -> list[StoredTable]:
    here = (tables.c.phase == phase) & tables.c.public
    return _stored(connection, select(*_COLUMNS).where(here).order_by(tables.c.created.desc()).limit(limit))


def tables_of(connection: Connection, player: str, limit: int = 50) -> list[StoredTable]:
    """Return the open and running tables of a player, newest first."""
    here = tables.c.phase.in_(("open", "playing")) & tables.c.id.in_(_seated(player))
    return _stored(connection, select(*_COLUMNS).where(here).order_by(tables.c.created.desc()).limit(limit))


def games_of(
    connection: Connection, player: str, before: int | None = None, limit: int | None = None
) -> list[StoredTable]:
    """Return the finished games of a player, newest first."""
    here: ColumnElement[bool] = (tables.c.phase == "finished") & tables.c.id.in_(_seated(player))
    if before is not None:
        here &= tables.c.finished < before
    query = select(*_COLUMNS).where(here).order_by(tables.c.finished.desc())
    return _stored(connection, query.limit(limit) if limit else query)


def finished_tables(connection: Connection, after: str = "", limit: int = 200) -> list[StoredTable]:
    """Return every table that was ever played at, in the order of ids."""
    here = tables.c.phase.in_(("playing", "finished")) & (tables.c.id > after)
    return _stored(connection, select(*_COLUMNS).where(here).order_by(tables.c.id).limit(limit))


def _seated(player: str) -> Select[Any]:
    return select(seats.c.table_id).where(seats.c.player_id == player)


def _stored(connection: Connection, query: Select[Any]) -> list[StoredTable]:
    rows = [TableRow(*row) for row in connection.execute(query)]
    if not rows:
        return []
    ids = [row.id for row in rows]
    by_table: dict[str, list[SeatRow]] = {}
    taken = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for table, _, *rest in connection.execute(taken):
        by_table.setdefault(table, []).append(SeatRow(*rest))
    names = _names(connection, ids, [row.host for row in rows])
    return [StoredTable(row, tuple(by_table.get(row.id, ())), names) for row in rows]


def _names(connection: Connection, ids: list[str], hosts: list[str]) -> dict[str, str]:
    at_tables = select(seats.c.player_id).where(seats.c.table_id.in_(ids))
    who = or_(players.c.id.in_(at_tables), players.c.id.in_(hosts))
    return {row.id: row.name for row in connection.execute(select(players.c.id, players.c.name).where(who))}


def rotated(chosen: Sequence[SeatRow], by: int) -> tuple[SeatRow, ...]:
    """Move everybody ``by`` seats further on."""
    by %= len(chosen)
    return (*chosen[-by:], *chosen[:-by]) if by else tuple(chosen)


def kept_for(seat: SeatRow) -> SeatRow:
    """Return this seat at the rematch: kept for a human, taken by a bot."""
    if seat.player_id is not None:
        return SeatRow("invited", seat.player_id, seat.name)
    return SeatRow(seat.kind, level=seat.level)
