"""The commands around the table server.

``serve``, ``site``, ``backup`` and ``archive check``.
"""

import contextlib
import gc
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guimard.cli.material import MaterialFiles, load_materials
from guimard.cli.warming import uncompiled_games, warm_games

Database = Annotated[
    str, typer.Option("--database", envvar="GUIMARD_DATABASE", help="A SQLite file, or postgresql://…")
]


class LogLevel(StrEnum):
    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


archive = typer.Typer(help="The games that are stored.", no_args_is_help=True)


def serve(
    database: Database = "guimard.db",
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.")] = 8000,
    redis: Annotated[
        str | None, typer.Option(envvar="GUIMARD_REDIS", help="redis://… when several processes serve.")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may use this server.")] = None,
    https: Annotated[
        bool, typer.Option(help="Reached by HTTPS only: secure cookies, and browsers stay with it.")
    ] = False,
    behind_proxy: Annotated[bool, typer.Option(help="Believe what the proxy adds to X-Forwarded-For.")] = False,
    proxies: Annotated[int, typer.Option(min=1, help="How many proxies are in front, with --behind-proxy.")] = 1,
    requests_a_second: Annotated[
        float, typer.Option(min=0.0, help="What one address may ask for; more where many people share one.")
    ] = 20.0,
    connections_of_address: Annotated[
        int, typer.Option(min=1, help="Connections of one address; more where many people share one.")
    ] = 256,
    metrics_token: Annotated[
        str | None, typer.Option(envvar="GUIMARD_METRICS_TOKEN", help="Lets other machines read /metrics.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    bot_seconds: Annotated[float, typer.Option(min=0.0, help="What a bot's move may take.")] = 1.0,
    bot_threads: Annotated[int, typer.Option(min=1, help="Bots that may think at once.")] = 2,
    material: MaterialFiles = None,
    log_level: Annotated[LogLevel, typer.Option(case_sensitive=False, help="What is worth a line.")] = LogLevel.INFO,
) -> None:
    """Serve tables: play in the browser, alone, together or over the network."""
    load_materials(material)
    gc.disable()  # until all is loaded: nearly everything stays, so looking for garbage only takes time
    from guimard.server.ops.config import Config
    from guimard.server.ops.logs import set_up_logs
    from guimard.server.run import serve as run
    from guimard.server.run import take_port

    listen_socket = take_port(host, port)
    page = page_of(host, listen_socket.getsockname()[1])
    shown = _compile_rules(listen_socket, lambda: _welcome(page, open_page))
    set_up_logs(log_level.value, sys.stderr)
    config = Config(
        database=database,
        redis=redis,
        origins=frozenset(origin or ()),
        secure_cookie=https,
        proxies=proxies if behind_proxy else 0,
        connections_of_address=connections_of_address,
        metrics_token=metrics_token,
        anonymous_of_address=max(1, connections_of_address // 4),
        requests_a_second=requests_a_second,
        requests_at_once=20 * requests_a_second,
        bot_threads=bot_threads,
        bot_seconds=bot_seconds,
    )
    with contextlib.suppress(KeyboardInterrupt):
        run(config, listen_socket, _tables_are_ready if shown else lambda: _welcome(page, open_page))


def _compile_rules(listen_socket: socket.socket, welcome: Callable[[], None]) -> bool:
    """Compile what is not compiled yet; return whether the page was shown meanwhile."""
    from guimard.server.starting import can_play_meanwhile, page_meanwhile

    if not uncompiled_games() or not can_play_meanwhile():
        warm_games(Console(stderr=True))
        return False
    with page_meanwhile(listen_socket, welcome) as report:
        warm_games(Console(stderr=True), report)
    return True


def _tables_are_ready() -> None:
    if sys.stderr.isatty():
        typer.echo("Tables with others are ready, too.", err=True)


def page_of(host: str, port: int) -> str:
    """The address to type on this machine."""
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{here}:{port}/"


def _welcome(page: str, open_page: bool) -> None:
    if open_page or sys.stderr.isatty():  # else it would be a line among those for programs
        typer.echo(f"Guimard is at {page} (Ctrl-C ends it)", err=True)
    if open_page:  # some browsers hold up whoever opens them
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def site(target: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write.")]) -> None:
    """Write the page as static files, to play on the device from any web host."""
    if not os.environ.get("NUMBA_DISABLE_JIT"):
        # Lessons ask the rules for some positions: a second without the compiler, up to a minute with it.
        again = [sys.executable, "-m", "guimard", "site", str(target)]
        raise typer.Exit(subprocess.run(again, check=False, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}).returncode)
    from guimard.server.http.site import write_site
    from guimard.server.ops.config import Config

    size = write_site(target, Config.static, Config.modules)
    typer.echo(f"{target}: {size:,} bytes")


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = "guimard.db",
) -> None:
    """Copy the database, whole and consistent, while it is in use."""
    from guimard.store.backup import backup as copy

    typer.echo(f"{target}: {copy(database, target):,} bytes")


@archive.command("check")
def check(database: Database = "guimard.db") -> None:
    """Replay every stored game; tells the first action of each that no longer fits."""
    from guimard.server.tables.replays import check_archive

    games, actions, faults = 0, 0, 0
    for checked in check_archive(database):
        games += 1
        actions += checked.actions
        if checked.fault is not None:
            faults += 1
            typer.echo(f"{checked.table}: {checked.fault}", err=True)
    typer.echo(f"{games:,} games, {actions:,} actions, {faults:,} that do not fit")
    sys.exit(1 if faults else 0)
