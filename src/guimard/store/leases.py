"""Which process owns which table.

A process is alive while it renews its lease; the tables of a dead one are free. Leases only say who should act:
the unique keys of the log are what prevents two processes from storing the same move.
"""

from collections.abc import Collection

from sqlalchemy import BigInteger, ColumnElement, Connection, Select, cast, delete, func, insert, or_, select, update

from guimard.store.schema import processes, tables

SECONDS = 4.0


def _now(connection: Connection) -> ColumnElement[int]:
    """Return the database's time, so that processes on several machines agree."""
    if connection.dialect.name == "sqlite":
        return cast((func.julianday("now") - 2440587.5) * 86_400_000.0, BigInteger)
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _until(connection: Connection) -> ColumnElement[int]:
    return _now(connection) + int(SECONDS * 1000)


def _in_force(connection: Connection) -> ColumnElement[bool]:
    """Is a lease in force? One that ends too late dates from before a clock change."""
    return processes.c.lease_until.between(_now(connection) + 1, _until(connection) + 1000)


def register(connection: Connection, process: str) -> None:
    """Register a new process; delete the leases of long dead ones."""
    hour = 3_600_000
    recent = processes.c.lease_until.between(_now(connection) - hour, _now(connection) + hour)
    connection.execute(delete(processes).where(~recent))
    connection.execute(insert(processes).values(id=process, lease_until=_until(connection)))


def renew(connection: Connection, process: str) -> bool:
    """Renew a lease; false if it had run out, so that others may own its tables."""
    mine = processes.c.id == process
    in_time = connection.scalar(select(_in_force(connection)).where(mine))
    if in_time is None:
        register(connection, process)
    else:
        connection.execute(update(processes).where(mine).values(lease_until=_until(connection)))
    return bool(in_time)


def owned(connection: Connection, process: str) -> set[str]:
    return set(connection.scalars(select(tables.c.id).where(tables.c.owner == process)))


def retire(connection: Connection, process: str, unfinished: Collection[str] = ()) -> None:
    """Delete a process and free its tables; leave unfinished ones as orphans."""
    done = (tables.c.owner == process) & tables.c.id.not_in(unfinished)
    connection.execute(update(tables).where(done).values(owner=None))
    connection.execute(delete(processes).where(processes.c.id == process))


def alive(connection: Connection) -> set[str]:
    return set(connection.scalars(_living(connection)))


def _living(connection: Connection) -> Select[tuple[str]]:
    return select(processes.c.id).where(_in_force(connection))


def acquire(connection: Connection, table: str, process: str) -> str | None:
    """Own a table unless a live process does; return its owner (``None``: no table)."""
    free = or_(tables.c.owner.is_(None), tables.c.owner.not_in(_living(connection)))
    connection.execute(update(tables).where((tables.c.id == table) & free).values(owner=process))
    return connection.scalar(select(tables.c.owner).where(tables.c.id == table))


def release(connection: Connection, table: str, process: str) -> None:
    mine = (tables.c.id == table) & (tables.c.owner == process)
    connection.execute(update(tables).where(mine).values(owner=None))


def orphans(connection: Connection, now: int, limit: int = 50) -> list[str]:
    """Return running tables of dead processes, or whose turn is overdue."""
    dead = tables.c.owner.is_not(None) & tables.c.owner.not_in(_living(connection))
    overdue = tables.c.owner.is_(None) & (tables.c.deadline < now)
    query = select(tables.c.id).where((tables.c.phase == "playing") & (dead | overdue)).limit(limit)
    return list(connection.scalars(query))
