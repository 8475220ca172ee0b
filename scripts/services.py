"""PostgreSQL and Redis for tests and benchmarks.

Real servers on free ports, in throw-away directories.

On a Debian machine, as root, what is missing is installed; elsewhere ``Missing`` says what to install.
"""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


class Missing(Exception):
    """Something has to be installed first, and what."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _require(program: str, package: str) -> str:
    """The path of a program, installing its Debian package if that is possible here."""
    if (found := _find(program)) is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
            subprocess.run(command, env=environment, capture_output=True, check=False)
        found = _find(program)
    if found is None:
        raise Missing(f"{program} is not installed: it is in the Debian package {package}.")
    return found


def _find(program: str) -> str | None:
    inside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
    return str(inside[0]) if inside else shutil.which(program)


@dataclass
class Postgres:
    """A database server that can be stopped and started again."""

    folder: Path
    port: int
    _program: str

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
        self._control("start", "-w", "-l", str(self.folder / "log"), "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        self._control("stop", "-w", "-m", mode)

    def new_database(self, name: str) -> str:
        """The URL of a fresh, empty database."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url.rpartition("/")[0] + f"/{name}"

    def _control(self, *arguments: str) -> None:
        subprocess.run(
            [*_as_postgres(), self._program, "-D", str(self.folder / "data"), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )


def _as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    program = _require("pg_ctl", "postgresql")
    folder = Path(tempfile.mkdtemp(prefix="guimard-pg-"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    make = [_require("initdb", "postgresql"), "-D", str(folder / "data"), "-U", "postgres", "-A", "trust"]
    subprocess.run([*_as_postgres(), *make, "-E", "UTF8"], check=True, stdout=subprocess.DEVNULL, cwd="/")
    server = Postgres(folder, free_port(), program)
    server.start()
    try:
        yield server
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The URL of a fresh Redis that keeps nothing."""
    program = _require("redis-server", "redis-server")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        _wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        running.terminate()
        running.wait()


def _wait_for(port: int, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.5):
            return
        time.sleep(0.05)
    raise Missing(f"nothing answers at port {port}")
