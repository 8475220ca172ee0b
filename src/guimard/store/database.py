"""Open a database, migrate its schema, tell temporary errors from lasting ones."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, OperationalError

from guimard.core.errors import GuimardError

LATEST = "0007"
_POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 0x6755_696D  # the advisory lock that lets one process at a time migrate


class Unavailable(Exception):
    """Nothing was stored; trying again later may help."""


class Unstorable(Exception):
    """The database accepts no such value, now or later."""


class NoDatabase(GuimardError):
    """The database cannot be opened; says why, without its password."""


class Conflict(Exception):
    """Another writer was first: what was to be stored no longer fits."""


def database_url(where: str) -> URL:
    """Parse the path of a SQLite file, or the address of a PostgreSQL database."""
    if "://" not in where:
        return URL.create("sqlite", database=where)
    try:
        url = make_url(where)
    except ArgumentError:
        raise NoDatabase("That is not the address of a database. Write it as postgresql://user@host/name.") from None
    if url.drivername not in _POSTGRES:
        raise NoDatabase(f"{without_password(url)}: use the path of a SQLite file, or postgresql://user@host/name.")
    return url.set(drivername="postgresql+psycopg")


def without_password(url: URL) -> str:
    """Return the address of a database without its password."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.set(drivername=url.drivername.partition("+")[0]).render_as_string(hide_password=True)


class DatabaseFile:
    """The file of a SQLite database: is it still the one that was opened?

    SQLite goes on writing to a file that was moved or deleted, where nobody finds it again.
    """

    def __init__(self, where: str) -> None:
        url = database_url(where)
        self.path = Path(url.database or "").absolute() if url.get_backend_name() == "sqlite" else None
        self._identity = self._identify()

    def in_place(self) -> bool:
        """Is the opened file still at its path? Always true for PostgreSQL."""
        return self.path is None or self._identify() == self._identity

    def require(self) -> None:
        """Raise ``Unavailable`` if what would be stored now would be lost."""
        if not self.in_place():
            raise Unavailable("The file of the database is gone.")

    def _identify(self) -> tuple[int, int] | None:
        try:
            status = os.stat(self.path) if self.path else None
        except OSError:
            return None
        return (status.st_dev, status.st_ino) if status else None


def _connect_sqlite(path: str) -> sqlite3.Connection:
    """Connect to an existing file; a missing one must not be replaced by an empty one."""
    where = f"{Path(path).absolute().as_uri()}?mode=rw"
    return sqlite3.connect(where, uri=True, timeout=10, check_same_thread=False)


def open_engine(where: str, writing: bool) -> Engine:
    url = database_url(where)
    if url.get_backend_name() == "sqlite":
        path = url.database or ""
        if writing and not Path(path).exists():
            with suppress(OSError):  # SQLite says why
                Path(path).touch()
        engine = create_engine(url, creator=lambda: _connect_sqlite(path))
        _tune_sqlite(engine, "BEGIN IMMEDIATE" if writing else "BEGIN")
        return engine
    return create_engine(url, pool_size=5, connect_args={"connect_timeout": 3}, pool_use_lifo=True)


def _tune_sqlite(engine: Engine, begin: str) -> None:
    """Use WAL with a sync per commit (commits survive a power cut) and explicit BEGIN."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def migrate(engine: Engine) -> None:
    """Migrate the schema to this version; refuse a database of a newer one."""
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
            revision = _revision(connection)
            if revision is not None and revision > LATEST:
                raise NoDatabase(f"{without_password(engine.url)} was written by a newer version of this program.")
            if revision != LATEST:
                upgrade(connection)
    except DBAPIError as error:
        raise cannot_open(engine.url, error) from None


def require_current(engine: Engine) -> None:
    """Refuse a database that is missing or of another version (for readers)."""
    url = engine.url
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise NoDatabase(f"There is no database {without_password(url)}.")
    try:
        with engine.connect() as connection:
            if _revision(connection) != LATEST:
                name = without_password(url)
                raise NoDatabase(f"{name} is not a database of this version; 'guimard serve' brings it up to date.")
    except DBAPIError as error:
        raise cannot_open(url, error) from None


def cannot_open(url: URL, error: DBAPIError) -> NoDatabase:
    why = str(error.orig).partition("\n")[0].rstrip(".")
    return NoDatabase(f"The database {without_password(url)} cannot be opened: {why}.")


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, to: str = LATEST) -> None:
    from alembic import command  # costs a third of a second to import, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


@contextmanager
def as_sqlalchemy_errors(connection: Connection) -> Iterator[None]:
    """Raise the errors of a driver called directly as SQLAlchemy would."""
    dialect: Any = connection.dialect
    try:
        yield
    except dialect.dbapi.Error as error:
        lost = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(None, None, error, dialect.dbapi.Error, connection_invalidated=lost) from error


def storage_error(error: DBAPIError) -> Unavailable | Unstorable:
    """Return the error for callers: ``Unavailable`` if a retry may help."""
    if isinstance(error, DataError):  # such as a NUL in a text, for PostgreSQL
        return Unstorable("The database accepts no such value.")
    return Unavailable("The storage does not answer.")


def is_temporary(error: DBAPIError) -> bool:
    """May this be over in a few seconds, such as a database that restarts?"""
    if isinstance(error, IntegrityError):
        return False
    if error.connection_invalidated:
        return True
    if not isinstance(error, OperationalError):
        return False
    message = str(error.orig)
    if "sqlite3" in type(error.orig).__module__:
        return "locked" in message or "busy" in message
    return "disk" not in message.lower()
