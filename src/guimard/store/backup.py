"""Copy a database that is in use: by SQLite's own backup, or by pg_dump."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from guimard.core.errors import GuimardError
from guimard.store.database import database_url, without_password


class BackupFailed(GuimardError):
    """No copy was made; says why."""


def backup(where: str, target: Path) -> int:
    """Write a consistent copy to a new file; return its size in bytes."""
    if target.exists():
        raise BackupFailed(f"{target} exists already; nothing was written.")
    url = database_url(where)
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), unfinished)
        else:
            _dump_postgres(url, unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    return target.stat().st_size


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise BackupFailed(f"There is no database {source}.")
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
            live.backup(copy)
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BackupFailed("The copy is damaged and was deleted. Try again.")
    except sqlite3.Error as error:
        raise BackupFailed(f"{source} cannot be copied to {target.parent}: {error}.") from None


def _dump_postgres(url: URL, target: Path) -> None:
    if shutil.which("pg_dump") is None:
        raise BackupFailed("pg_dump is not installed (package postgresql-client).")
    plain = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    done = subprocess.run(
        ["pg_dump", "--format=custom", f"--file={target}", plain],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise BackupFailed(f"{without_password(url)} cannot be copied: {done.stderr.strip()}")
