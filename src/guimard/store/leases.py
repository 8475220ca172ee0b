"""Which process owns which table. A process is alive while it renews its lease; a dead one's tables are free.

Leases only say who should act: that nothing is stored twice rests on the unique keys of the log.
"""

from collections.abc import Collection

from sqlalchemy import BigInteger, ColumnElement, Connection, Select, cast, delete, func, insert, or_, select, update

from guimard.store.schema import processes, tables

SECONDS = 4.0


def _now(connection: Connection) -> ColumnElement[int]:
    """The database's time, so that processes on several machines agree."""
    if connection.dialect.name == "sqlite":
        return cast((func.julianday("now") - 2440587.5) * 86_400_000.0, BigInteger)
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _until(connection: Connection) -> ColumnElement[int]:
    return _now(connection) + int(SECONDS * 1000)


def _in_force(connection: Connection) -> ColumnElement[bool]:
    """A lease that seems to last for long was given before the clock was set back: it counts for nothing."""
    return processes.c.lease_until.between(_now(connection) + 1, _until(connection) + 1000)


def register(connection: Connection, process: str) -> None:
    """A new process: the leases of long dead ones are cleared away."""
    hour = 3_600_000
    recent = processes.c.lease_until.between(_now(connection) - hour, _now(connection) + hour)
    connection.execute(delete(processes).where(~recent))
    connection.execute(insert(processes).values(id=process, lease_until=_until(connection)))


def renew(connection: Connection, process: str) -> bool:
    """Stay alive; false if the lease had run out, so that others may have taken tables (see ``owned``)."""
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
    """Go, leaving all tables free; those with something to do are left as orphans, for others to find."""
    done = (tables.c.owner == process) & tables.c.id.not_in(unfinished)
    connection.execute(update(tables).where(done).values(owner=None))
    connection.execute(delete(processes).where(processes.c.id == process))


def alive(connection: Connection) -> set[str]:
    return set(connection.scalars(_living(connection)))


def _living(connection: Connection) -> Select[tuple[str]]:
    return select(processes.c.id).where(_in_force(connection))


def acquire(connection: Connection, table: str, process: str) -> str | None:
    """Become the owner if nobody alive is; answers who owns it (``None``: there is no such table)."""
    free = or_(tables.c.owner.is_(None), tables.c.owner.not_in(_living(connection)))
    connection.execute(update(tables).where((tables.c.id == table) & free).values(owner=process))
    return connection.scalar(select(tables.c.owner).where(tables.c.id == table))


def release(connection: Connection, table: str, process: str) -> None:
    mine = (tables.c.id == table) & (tables.c.owner == process)
    connection.execute(update(tables).where(mine).values(owner=None))


def orphans(connection: Connection, now: int, limit: int = 50) -> list[str]:
    """Running tables that somebody must look after: of dead processes, or with a turn overdue."""
    dead = tables.c.owner.is_not(None) & tables.c.owner.not_in(_living(connection))
    overdue = tables.c.owner.is_(None) & (tables.c.deadline < now)
    query = select(tables.c.id).where((tables.c.phase == "playing") & (dead | overdue)).limit(limit)
    return list(connection.scalars(query))
