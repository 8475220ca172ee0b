"""Compiling the rules before they are needed, with a progress display where that takes long."""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from guimard import bots
from guimard.core.cache import cache_directory, forget_old_caches
from guimard.core.game import Game
from guimard.games.registry import GAMES


def warm(game: Game[Any], console: Console, with_bots: bool = False) -> None:
    """Make sure that a game, and its bots, are compiled. Tells the user what takes so long, the first time."""
    mark = cache_directory() / (f"{game.id}.bots.warm" if with_bots else f"{game.id}.warm")
    if mark.exists():
        return
    steps = chain(game.warm(), bots.warm(game) if with_bots else ())
    if console.is_terminal:
        _with_progress(game, steps, console)
    else:
        console.print(f"Compiling the rules of {game.title} (once for this version) …")
        for _ in steps:
            pass
    cache_directory().mkdir(parents=True, exist_ok=True)
    mark.touch()
    forget_old_caches()


def warm_games(console: Console) -> None:
    """Everything that may be needed, bots included."""
    for game in GAMES.values():
        warm(game, console, with_bots=True)


def _with_progress(game: Game[Any], steps: Iterable[str], console: Console) -> None:
    console.print(f"First start of this version: compiling the rules of {game.title}. This is done once.")
    columns = (SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("starting", total=None)
        for step in steps:
            progress.update(task, description=step)
