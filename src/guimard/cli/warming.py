"""Compiling the rules before they are needed, with a progress display where that takes long."""

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from guimard.core.cache import cache_directory, forget_old_caches
from guimard.core.game import Game
from guimard.games.registry import GAMES


def is_warm(game: Game[Any]) -> bool:
    return (cache_directory() / f"{game.id}.warm").exists()


def warm(game: Game[Any], console: Console) -> None:
    """Make sure that a game is compiled. Tells the user what takes so long, the first time."""
    if is_warm(game):
        return
    if console.is_terminal:
        _with_progress(game, console)
    else:
        console.print(f"Compiling the rules of {game.title} (once for this version) …")
        for _ in game.warm():
            pass
    cache_directory().mkdir(parents=True, exist_ok=True)
    (cache_directory() / f"{game.id}.warm").touch()
    forget_old_caches()


def warm_games(console: Console) -> None:
    for game in GAMES.values():
        warm(game, console)


def _with_progress(game: Game[Any], console: Console) -> None:
    console.print(f"First start of this version: compiling the rules of {game.title}. This is done once.")
    columns = (SpinnerColumn(), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("starting", total=None)
        for step in game.warm():
            progress.update(task, description=step)
