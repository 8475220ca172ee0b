"""Speed on one core, each figure alone and machine-readable.

``guimard bench playouts --json``.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Annotated, Any, Protocol, runtime_checkable

import numpy as np
import typer
from rich.console import Console

from guimard.cli.warming import warm
from guimard.core.errors import BadOptions
from guimard.core.flat_record import copies as copy_records
from guimard.core.match import Match
from guimard.core.rng import Rng, new_rng
from guimard.games.registry import game, rules_of

bench = typer.Typer(no_args_is_help=True, help="Measure speed on one core.")
console = Console()

Name = Annotated[str, typer.Option("--game", help="Which game.")]
Seats = Annotated[int, typer.Option(help="How many players.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, as for 'guimard play'.")]
Seconds = Annotated[float, typer.Option(help="How long to measure.")]
AsJson = Annotated[bool, typer.Option("--json", help="One line of JSON.")]


@runtime_checkable
class PlaysOut(Protocol):
    """A game that can play itself out at random in compiled code."""

    def playouts(self, view: Any, count: int, rng: Rng) -> int:
        """Imagine a view and play it out at random, so many times; return a checksum."""


@bench.command()
def playouts(
    name: Name = "metro", seats: Seats = 4, option: Chosen = None, seconds: Seconds = 3.0, as_json: AsJson = False
) -> None:
    """Whole random games per second.

    Each is dealt anew, with the full list of legal actions at each step.
    """
    match = _match(name, seats, option)
    rules, rng, view = match.game, new_rng(1), match.observation(None)
    if not isinstance(rules, PlaysOut):
        raise BadOptions(f"{rules.title} has no compiled playouts to measure.")
    rate = _rate(lambda: rules.playouts(view, 500, rng), 500, seconds)
    _report("playouts", "random games", rate, as_json, name, seats, option)


@bench.command()
def copies(
    name: Name = "metro", seats: Seats = 4, option: Chosen = None, seconds: Seconds = 3.0, as_json: AsJson = False
) -> None:
    """Copies of a state per second."""
    state = _match(name, seats, option).observation(None)
    room = np.zeros(1, state.dtype)
    rate = _rate(lambda: copy_records(state, room, 100_000), 100_000, seconds)
    _report("copies", "copies of a state", rate, as_json, name, seats, option)


@bench.command()
def consequences(
    name: Name = "metro", seats: Seats = 4, option: Chosen = None, seconds: Seconds = 3.0, as_json: AsJson = False
) -> None:
    """Lists of legal actions with their consequences, as JSON, per second.

    Taken in the middle of a game.
    """
    match = _match(name, seats, option)
    _play_half(match)
    view = match.observation(match.to_act)
    rate = _rate(lambda: match.game.actions(view), 1, seconds)
    _report("consequences", f"lists of {len(match.actions())} actions", rate, as_json, name, seats, option)


@bench.command()
def startup(name: Name = "metro", as_json: AsJson = False) -> None:
    """Seconds from nothing to a first legal list.

    With an empty compile cache, and with a full one.
    """
    code = f"import guimard; guimard.game({name!r}, seats=2).start(seed=1).legal()"
    with tempfile.TemporaryDirectory() as directory:
        environment = os.environ | {"GUIMARD_CACHE": directory}
        times = []
        for _ in range(2):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], env=environment, check=True)
            times.append(time.perf_counter() - begin)
    facts = {"bench": "startup", "game": name, "cold_seconds": round(times[0], 2), "warm_seconds": round(times[1], 2)}
    if as_json:
        typer.echo(json.dumps(facts))
    else:
        console.print(f"{name}: first legal list after {times[0]:.1f} s cold, {times[1]:.2f} s warm")


def _match(name: str, seats: int, option: list[str] | None) -> Match[Any]:
    rules = rules_of(name)
    warm(rules, Console(stderr=True))
    return game(name, seats, **rules.options.parse(" ".join(option or []))).start(seed=1)


def _play_half(match: Match[Any]) -> None:
    for _ in range(30):
        match.play(match.legal()[0])


def _rate(work: Callable[[], object], size: int, seconds: float) -> float:
    """How many units of work are done in a second of processor time."""
    work()
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds or not done:
        work()
        done += size
    return done / spent


def _report(
    what: str, unit: str, rate: float, as_json: bool, name: str, seats: int, option: list[str] | None
) -> None:
    chosen = " ".join(option or [])
    if as_json:
        facts = {"bench": what, "game": name, "seats": seats, "options": chosen, "per_second": round(rate)}
        typer.echo(json.dumps(facts))
    else:
        console.print(f"{name}, {seats} seats{', ' if chosen else ''}{chosen}: {rate:,.0f} {unit} per second")
