"""The commands around the table server: ``serve``, ``backup`` and ``archive check``."""

import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guimard.cli.warming import warm_games

Database = Annotated[
    str, typer.Option("--database", envvar="GUIMARD_DATABASE", help="A SQLite file, or postgresql://…")
]
archive = typer.Typer(help="The games that are stored.", no_args_is_help=True)


def serve(
    database: Database = "guimard.db",
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.")] = 8000,
    redis: Annotated[
        str | None, typer.Option(envvar="GUIMARD_REDIS", help="redis://… when several processes serve.")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may use this server.")] = None,
    https: Annotated[bool, typer.Option(help="Reached by HTTPS: mark cookies secure.")] = False,
    behind_proxy: Annotated[bool, typer.Option(help="Believe X-Forwarded-For.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    bot_threads: Annotated[int, typer.Option(help="Bots that may think at once.")] = 2,
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
) -> None:
    """Serve tables: play in the browser, alone, together or over the network."""
    from guimard.server.config import Config
    from guimard.server.logs import set_up_logs
    from guimard.server.run import serve as run

    warm_games(Console(stderr=True))
    set_up_logs(log_level.upper())
    if open_page:
        open_when_ready(f"http://{host}:{port}/")
    run(
        Config(
            database=database,
            redis=redis,
            host=host,
            port=port,
            origins=frozenset(origin or ()),
            secure_cookie=https,
            trust_proxy=behind_proxy,
            bot_threads=bot_threads,
        )
    )


def open_when_ready(page: str, patience: float = 120) -> None:
    """Open a page in the browser as soon as the server answers; tells its address in any case."""

    def wait() -> None:
        until = time.monotonic() + patience
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(page + "health", timeout=5).close()
            except OSError:
                time.sleep(0.2)
                continue
            typer.echo(f"Guimard is at {page} (Ctrl-C ends it)", err=True)
            webbrowser.open(page)
            return

    threading.Thread(target=wait, daemon=True).start()


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = "guimard.db",
) -> None:
    """Copy the database, whole and consistent, while it is in use."""
    from guimard.store.backup import BackupFailed
    from guimard.store.backup import backup as copy

    try:
        size = copy(database, target)
    except BackupFailed as failure:
        typer.echo(str(failure), err=True)
        raise typer.Exit(1) from None
    typer.echo(f"{target}: {size:,} bytes")


@archive.command("check")
def check(database: Database = "guimard.db") -> None:
    """Replay every stored game; tells the first action of each that no longer fits."""
    from guimard.server.archive import check_archive

    games, actions, faults = 0, 0, 0
    for checked in check_archive(database):
        games += 1
        actions += checked.actions
        if checked.fault is not None:
            faults += 1
            typer.echo(f"{checked.table}: {checked.fault}", err=True)
    typer.echo(f"{games:,} games, {actions:,} actions, {faults:,} that do not fit")
    sys.exit(1 if faults else 0)
