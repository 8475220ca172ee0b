"""Compile the rules before they are needed, and show progress."""

import hashlib
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from guimard import bots
from guimard.core.cache import cache_directory, forget_old_caches
from guimard.core.game import Game
from guimard.games.registry import GAMES

STEPS = 7
"""That compiling a game and its bots takes."""


def _mark(game: Game[Any], with_bots: bool) -> Path:
    """Return the file that says that a game is compiled.

    Another installation of the same version has marks of its own: Numba keeps the code of each place apart.
    """
    place = hashlib.sha256(__file__.encode()).hexdigest()[:8]
    return cache_directory() / f"{game.id}{'.bots' if with_bots else ''}.{place}.warm"


def warm(game: Game[Any], console: Console, with_bots: bool = False) -> None:
    """Make sure that a game, and its bots, are compiled.

    Tells the user what takes so long, the first time.
    """
    if not _mark(game, with_bots).exists():
        with _progress([game], console) as progress:
            _follow(progress, game, _compile(game, with_bots))
        forget_old_caches()


def uncompiled_games() -> list[Game[Any]]:
    return [game for game in GAMES.values() if not _mark(game, with_bots=True).exists()]


def warm_games(console: Console, report: Callable[[int], None] = lambda percent: None) -> None:
    """Compile everything that may be needed, bots included; report the percentage.

    A process for each game: they run side by side, and the compiler would keep 1.5 GB here.
    """
    games = uncompiled_games()
    if games:
        begun = count()

        def compile_apart(game: Game[Any]) -> Iterator[str]:
            for step in _compile_apart(game):
                report(100 * next(begun) // (STEPS * len(games)))
                yield step

        with _progress(games, console) as progress, ThreadPoolExecutor(len(games)) as threads:
            for _ in threads.map(lambda game: _follow(progress, game, compile_apart(game)), games):
                pass
        forget_old_caches()
    for game in games:
        warm(game, console, with_bots=True)  # what could not be compiled there


def compile_game(name: str) -> Iterator[str]:
    """Compile a game and its bots; yield the name of each step first."""
    yield from _compile(GAMES[name], with_bots=True)


def _compile(game: Game[Any], with_bots: bool) -> Iterator[str]:
    yield from chain(game.warm(), bots.warm(game) if with_bots else ())
    cache_directory().mkdir(parents=True, exist_ok=True)
    _mark(game, with_bots).touch()


_COMPILER = """
import os, sys, threading

def end_with_parent():
    sys.stdin.read()
    os._exit(1)

threading.Thread(target=end_with_parent, daemon=True).start()
from guimard.cli.warming import compile_game
for step in compile_game(sys.argv[1]):
    print(step, flush=True)
os._exit(0)
"""


def _compile_apart(game: Game[Any]) -> Iterator[str]:
    """Compile in a process of its own, which ends with this one; yield its steps.

    The pipe to its input stays open until then: it tells the compiler that we still live.
    """
    command = [sys.executable, "-c", _COMPILER, game.id]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as compiler:
        assert compiler.stdout is not None
        for line in compiler.stdout:
            yield line.strip()
        compiler.wait()


def _progress(games: Sequence[Game[Any]], console: Console) -> Progress:
    """Say what takes so long; return what shows the steps, in a terminal."""
    titles = " and ".join(game.title for game in games)
    if console.is_terminal:
        console.print(f"First start of this version: compiling the rules of {titles}. This is done once.")
    else:
        console.print(f"Compiling the rules of {titles} (once for this version) …")
    columns = (SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _follow(progress: Progress, game: Game[Any], steps: Iterator[str]) -> None:
    """Go through the steps and show the one that is being done."""
    task = progress.add_task(game.title, total=None)
    for step in steps:
        progress.update(task, description=f"{game.title}: {step}")
    progress.remove_task(task)
