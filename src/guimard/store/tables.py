"""Tables and their seats as rows. The log of moves is in actions.py."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, or_, select, update

from guimard.store.actions import Entry, append_all
from guimard.store.schema import players, seats, tables

Phase: TypeAlias = Literal["open", "playing", "finished", "closed"]
Kind: TypeAlias = Literal["open", "invited", "human", "bot"]
SeatStatus: TypeAlias = Literal["playing", "automatic", "handed-over", "resigned", "timed-out"]
IN_GAME: tuple[SeatStatus, ...] = ("playing", "automatic", "handed-over")
"""Those who have not left for good."""
MOST_LISTED = 50
"""Tables of a list that somebody is shown."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    kind: Kind = "open"
    player_id: str | None = None
    name: str | None = None
    level: str | None = None
    status: SeatStatus = "playing"
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
    code: str | None = None


class Person(NamedTuple):
    name: str
    claimed: bool


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table with its seats, and everybody who is at it by id."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    people: dict[str, Person]


_COLUMNS = [tables.c[field.name] for field in fields(TableRow)]


class TooMany(Exception):
    """A host has as many open tables as allowed."""


def open_table(
    connection: Connection,
    row: TableRow,
    chosen: Sequence[SeatRow],
    draw_code: Callable[[], str],
    most: int | None = None,
    log: Sequence[Entry] = (),
) -> None:
    """Add a table, with the log so far, under a code that no table in use has.

    Raises ``TooMany`` if its host has ``most`` open ones already.
    """
    open_ones = select(func.count()).where(tables.c.host == row.host, tables.c.phase == "open")
    if most is not None and (connection.scalar(open_ones) or 0) >= most:
        raise TooMany
    connection.execute(insert(tables), [asdict(replace(row, code=_free_code(connection, draw_code)))])
    _insert_seats(connection, row.id, chosen)
    if log:
        append_all(connection, log)


def _free_code(connection: Connection, draw: Callable[[], str], tries: int = 50) -> str:
    """Draw until a code is free.

    When most are taken, the newest table with a code is meant by it.
    """
    code = draw()
    for _ in range(tries):
        used = select(tables.c.id).where(tables.c.code == code, tables.c.phase.in_(("open", "playing")))
        if connection.execute(used.limit(1)).first() is None:
            break
        code = draw()
    return code


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


def table_with_code(connection: Connection, code: str) -> StoredTable | None:
    """Return the newest table that a code leads to.

    Not to private games that are over: their codes would let strangers into everybody's past, one by one.
    """
    led_to = tables.c.phase.in_(("open", "playing")) | ((tables.c.phase == "finished") & tables.c.public)
    query = select(*_COLUMNS).where(tables.c.code == code, led_to).order_by(tables.c.created.desc()).limit(1)
    found = _stored(connection, query)
    return found[0] if found else None


def close_abandoned(connection: Connection, empty_since: int, forgotten_since: int) -> int:
    """Close open tables that nobody is at.

    No process owns a table that nobody is connected to. Tables without a person are closed if they were opened before
    ``empty_since``, others if that was before ``forgotten_since``.
    """
    people = select(seats.c.table_id).where(seats.c.kind == "human")
    empty = (tables.c.created < empty_since) & tables.c.id.not_in(people)
    here = (tables.c.phase == "open") & tables.c.owner.is_(None) & (empty | (tables.c.created < forgotten_since))
    return connection.execute(update(tables).where(here).values(phase="closed")).rowcount


def public_tables(connection: Connection, phase: Phase, limit: int = MOST_LISTED) -> list[StoredTable]:
    """Return public tables: the newest of every host, then their second ones.

    Tables at which nobody is connected come last, so who opens many pushes no one else off the list.
    """
    here = (tables.c.phase == phase) & tables.c.public
    turn = func.row_number().over(partition_by=tables.c.host, order_by=tables.c.created.desc())
    order = (tables.c.owner.is_(None), turn, tables.c.created.desc())
    return _stored(connection, select(*_COLUMNS).where(here).order_by(*order).limit(limit))


def tables_of(connection: Connection, player: str, limit: int = MOST_LISTED) -> list[StoredTable]:
    """Return the open and running tables of a player, newest first."""
    here = tables.c.phase.in_(("open", "playing")) & tables.c.id.in_(_seated(player))
    return _stored(connection, select(*_COLUMNS).where(here).order_by(tables.c.created.desc()).limit(limit))


def is_seated(connection: Connection, player: str) -> bool:
    """Does a player sit at a table that is open or being played?"""
    here = tables.c.phase.in_(("open", "playing")) & tables.c.id.in_(_seated(player))
    return connection.execute(select(tables.c.id).where(here).limit(1)).first() is not None


def games_of(
    connection: Connection,
    player: str,
    before: int | None = None,
    limit: int | None = None,
    public_only: bool = False,
) -> list[StoredTable]:
    """Return the finished games of a player, newest first."""
    here: ColumnElement[bool] = (tables.c.phase == "finished") & tables.c.id.in_(_seated(player))
    if before is not None:
        here &= tables.c.finished < before
    if public_only:
        here &= tables.c.public
    query = select(*_COLUMNS).where(here).order_by(tables.c.finished.desc())
    return _stored(connection, query.limit(limit) if limit else query)


def rated_games(
    connection: Connection, game: str, people: Sequence[str], since: int
) -> list[tuple[frozenset[str], str]]:
    """Return who of these sat at each rated table finished since, with outcomes."""
    query = (
        select(tables.c.id, tables.c.outcome, seats.c.player_id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.player_id.in_(people), tables.c.rated, tables.c.phase == "finished")
        .where(tables.c.game == game, tables.c.finished > since)
    )
    at_table: dict[str, set[str]] = {}
    outcomes: dict[str, str] = {}
    for table, outcome, player in connection.execute(query):
        at_table.setdefault(table, set()).add(player)
        outcomes[table] = outcome or ""
    return [(frozenset(who), outcomes[table]) for table, who in at_table.items()]


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
    people = _people(connection, ids, [row.host for row in rows])
    return [StoredTable(row, tuple(by_table.get(row.id, ())), people) for row in rows]


def _people(connection: Connection, ids: list[str], hosts: list[str]) -> dict[str, Person]:
    at_tables = select(seats.c.player_id).where(seats.c.table_id.in_(ids))
    who = or_(players.c.id.in_(at_tables), players.c.id.in_(hosts))
    query = select(players.c.id, players.c.name, players.c.claimed_name.is_not(None)).where(who)
    return {player: Person(name, bool(claimed)) for player, name, claimed in connection.execute(query)}


def rotated(chosen: Sequence[SeatRow], by: int) -> tuple[SeatRow, ...]:
    """Move everybody ``by`` seats further on."""
    by %= len(chosen)
    return (*chosen[-by:], *chosen[:-by]) if by else tuple(chosen)


def shuffled(chosen: Sequence[SeatRow], below: Callable[[int], int]) -> tuple[SeatRow, ...]:
    """Put everybody on a random seat (Fisher and Yates).

    ``below`` draws a number from 0 on.
    """
    seats = list(chosen)
    for last in range(len(seats) - 1, 0, -1):
        other = below(last + 1)
        seats[last], seats[other] = seats[other], seats[last]
    return tuple(seats)


def kept_for(seat: SeatRow) -> SeatRow:
    """Return this seat at the rematch: kept for a human, taken by a bot."""
    if seat.player_id is not None:
        return SeatRow("invited", seat.player_id, seat.name)
    return SeatRow(seat.kind, level=seat.level)
