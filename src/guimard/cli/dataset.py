"""The command ``dataset``: games of bots as Parquet files."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guimard.bots import BOTS
from guimard.bots.arena.executors import open_executor
from guimard.cli.arena import Cluster, Jobs, progress_bar
from guimard.cli.warming import warm
from guimard.games.registry import rules_of

console = Console()


def dataset(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="Where the files are kept; run again to go on.")],
    name: Annotated[str, typer.Option("--game", help="Which game.")] = "metro",
    seats: Annotated[int, typer.Option(help="How many players.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; see 'guimard options'.")
    ] = None,
    players: Annotated[
        str, typer.Option("--bots", help=f"Names, with commas, repeated to fill the table: {', '.join(BOTS)}.")
    ] = "medium",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    games_a_file: Annotated[int, typer.Option(min=1, help="How many of them in a file.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed makes the same games.")] = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
) -> None:
    """Make a dataset of games that bots play against themselves.

    Parquet files with a card (docs/research.md).
    """
    from guimard.research import dataset as datasets  # compiled code of its own: only when it is wanted

    datasets.check_libraries()
    bots = [player.strip() for player in players.split(",") if player.strip()]
    plan = datasets.make_plan(name, seats, " ".join(option or []), bots, games, games_a_file, seed)
    warm(rules_of(name), Console(stderr=True), with_bots=True)
    with open_executor(jobs, cluster) as executor, progress_bar("files", False) as progress:
        home = datasets.write(directory, plan, executor, progress)
    console.print(f"{plan.games} games of {plan.name} are in {home}; {directory / 'README.md'} describes them.")
