"""The commands ``arena``, ``train`` and ``hint``."""

import json
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from guimard import bots
from guimard.bots.arena.archive import Archive, Outcome
from guimard.bots.arena.executors import open_executor
from guimard.bots.arena.pairing import COMMAND, Contest
from guimard.bots.arena.plot import plot
from guimard.bots.arena.run import run
from guimard.bots.arena.standings import Standing, percent, points, standings
from guimard.bots.metro.training import train as training
from guimard.cli.files import read_text, write_safely
from guimard.cli.material import MaterialFiles, with_material
from guimard.cli.warming import warm
from guimard.core.errors import BadText
from guimard.core.game_record import GameRecord
from guimard.games.registry import replay, rules_of

console = Console()

Cluster = Annotated[str | None, typer.Option(help="Work on the Dask cluster whose scheduler is at this address.")]
Jobs = Annotated[int | None, typer.Option(help="Processes on this machine (default: one for each core).")]
AsJson = Annotated[bool, typer.Option("--json", help="The result as one line of JSON.")]


def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = "metro",
    players: Annotated[
        str,
        typer.Option("--bots", help=f"Names, with commas: {', '.join(bots.BOTS)}. The last one fills up the table."),
    ] = "",
    bot_cmd: Annotated[
        list[str] | None, typer.Option("--bot-cmd", help="A program that plays (docs/bots.md); may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games (rounded up to whole deals).")] = 400,
    seats: Annotated[int, typer.Option(help="How many players at a table.")] = 2,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; see 'guimard options'.")
    ] = None,
    time: Annotated[
        float | None, typer.Option(min=0.001, help="Seconds for a move (default: as long as a level takes).")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "1",
    out: Annotated[Path, typer.Option(help="Where everything is kept; run again to go on.")] = Path("arena"),
    jobs: Jobs = None,
    cluster: Cluster = None,
    material: MaterialFiles = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a contest on paired deals, in all rotations of the seats."""
    rules = rules_of(name)
    named = [player.strip() for player in players.split(",") if player.strip()]
    for player in named:
        bots.check_bot(player, rules.id)
    contest = Contest(
        game=name,
        seats=seats,
        options=rules.options.check(
            seats, with_material(rules, rules.options.parse(" ".join(option or [])), material)
        ),
        players=tuple(COMMAND + command for command in bot_cmd or []) + tuple(named),
        games=games,
        seed=seed,
        seconds=time,
    )
    archive = Archive(out, contest)
    warm(rules, Console(stderr=True), with_bots=True)
    with open_executor(jobs, cluster) as executor, progress_bar("games", as_json) as progress:
        outcomes = run(contest, archive, executor, progress)
    table = standings(outcomes)
    title = f"{rules.title}, {seats} seats, {len(outcomes)} games"
    write_safely(out / "standings.svg", plot(table, title))
    summary = json.dumps({"contest": asdict(contest), "games": len(outcomes), "standings": _plain(table)})
    write_safely(out / "standings.json", summary + "\n")
    if as_json:
        typer.echo(summary)
    else:
        _show(table, outcomes, title)
        console.print(f"Kept in {out}: results, {len(outcomes)} records, standings.json, standings.svg")


def _plain(table: list[Standing]) -> list[object]:
    """The table for JSON, which knows no infinity: an interval from one deal is null."""
    rows = []
    for standing in table:
        row = asdict(standing)
        if standing.margin and math.isinf(standing.margin.high):
            row["margin"] |= {"low": None, "high": None}
        rows.append(row)
    return [*rows]


def _show(table: list[Standing], outcomes: list[Outcome], title: str) -> None:
    page = Table("Bot", "Games", "Wins", "Margin", "Rating", "Time a move", title=title)
    for row in table:
        page.add_row(
            row.player,
            str(row.games),
            percent(row.wins),
            points(row.margin) if row.margin else "–",
            f"{row.rating:.1f} ± {1.96 * row.rating_sd:.1f}",
            f"{1000 * row.seconds:.1f} ms",
        )
    console.print(page)
    for outcome in outcomes:
        if outcome.failed is not None:
            console.print(
                f"Game {outcome.number}: {outcome.players[outcome.failed]} lost. {outcome.reason}",
                style="yellow", markup=False,
            )  # fmt: skip


@contextmanager
def progress_bar(what: str, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar with the time left on standard error, unless quiet."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    where = Console(stderr=True, quiet=quiet)
    with Progress(*columns, TextColumn("left:"), TimeRemainingColumn(), console=where) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def train(
    out: Annotated[Path, typer.Option(help="Where the training is kept; run again to go on.")] = Path("training"),
    family: Annotated[
        str, typer.Option(help="Only families whose name (seats-modules-rotations-hand) begins so, like 2-0.")
    ] = "",
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of self-play.")] = 20,
    games: Annotated[int, typer.Option(min=1, help="Games in a round.")] = 400,
    export: Annotated[Path | None, typer.Option(help="Write all that was learned as one file of values.")] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
) -> None:
    """Teach the Metro bots what open lines are worth, by games against themselves."""
    plan = training.Plan(rounds, games)
    with open_executor(jobs, cluster) as executor, progress_bar("rounds", False) as progress:
        count = training.train(out, family, plan, executor, progress)
    console.print(f"{count} families have had {rounds} rounds; kept in {out}.")
    if export is not None:
        console.print(f"Written: {export}, with {training.export(out, export)} families.")


def hint(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A game's record.")],
    move: Annotated[int | None, typer.Option(help="After so many actions (default: all).")] = None,
    time: Annotated[float | None, typer.Option(min=0.001, help="Seconds to think.")] = None,
    best: Annotated[int, typer.Option(min=1, help="How many actions to show.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Ask the strongest bot for the best actions and how the game may go on."""
    text = read_text(file)
    record = GameRecord.parse(text)
    warm(rules_of(record.game), Console(stderr=True), with_bots=True)
    match = replay(text, move)
    if (seat := match.to_act) is None:
        raise BadText("The game is over: there is nothing to advise. Choose a position with --move.")
    advice = bots.hint(match.game, match.observation(seat), seconds=time, best=best)
    if as_json:
        typer.echo(json.dumps({"seat": seat, "actions": advice}))
        return
    table = Table("Action", "Margin", "Win", "Playouts", "And then", title=f"Seat {seat + 1} to act")
    for one in advice:
        win, line = one["win"], one["line"]
        assert isinstance(line, list)
        table.add_row(
            str(one["action"]), f"{one['margin']:+}", "–" if win is None else f"{win:.0%}", str(one["playouts"]),
            ", ".join(map(str, line[1:])),
        )  # fmt: skip
    console.print(table)
