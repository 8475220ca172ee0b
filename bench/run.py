"""Measure the speed of the rules on one core, for docs/measurements.md.

``make bench`` runs all parts, ``python bench/run.py metro`` one.

Ratios are taken in one run, turn about, because a machine's speed changes from minute to minute.
"""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

from guimard.core.rng import new_rng
from guimard.games.metro.data import DATA
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.kernel import playout
from guimard.games.metromania.rules.scoring import COLUMNS, TRIPS, judge_trips
from guimard.games.metromania.state import Moves, State
from guimard.games.registry import game

HERE = Path(__file__).parent
console = Console()


def measure(*arguments: str) -> dict[str, float]:
    """What ``guimard bench`` says, as JSON."""
    command = [sys.executable, "-m", "guimard", "bench", *arguments, "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def yardstick(*flags: str) -> Path | None:
    """Our C program for random base games, compiled.

    ``None`` where there is no compiler.
    """
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = HERE / "build" / "".join(("yardstick", *flags))
    program.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-O2", *flags, "-o", str(program), str(HERE / "yardstick.c")], check=True)
    return program


def run_yardstick(program: Path, seats: int, seconds: float) -> float:
    tiles = "".join(f"{code}{count}" for code, count in DATA.tiles.items())
    owners = ["-"] * len(DATA.stations)
    for colour, numbers in enumerate(DATA.owners[str(seats)].values()):
        for number in numbers:
            owners[number - 1] = str(colour)
    output = subprocess.run(
        [str(program), str(seats), str(seconds), tiles, "".join(owners)], check=True, capture_output=True, text=True
    )
    return float(json.loads(output.stdout)["games_per_second"])


def metro() -> None:
    base = measure("playouts", "--seconds", "2")["per_second"]
    table = Table("Metro, one core", "per second", "of base")
    for seats in (2, 4, 6):
        rate = base if seats == 4 else measure("playouts", "--seats", str(seats), "--seconds", "2")["per_second"]
        table.add_row(f"random games, {seats} players", f"{rate:,.0f}", f"{rate / base:.2f}")
    for module in ("companies", "stations", "central-tracks", "station-numbers"):
        rate = measure("playouts", "-o", f"modules={module}", "--seconds", "2")["per_second"]
        table.add_row(f"random games, 4 players, {module}", f"{rate:,.0f}", f"{rate / base:.2f}")
    table.add_row("copies of a state", f"{measure('copies', '--seconds', '1')['per_second']:,.0f}", "")
    lists = measure("consequences", "--seconds", "1")["per_second"]
    table.add_row("lists of all consequences of a hand", f"{lists:,.0f}", "")
    console.print(table)
    compare_with_c()
    start = measure("startup")
    console.print(f"First legal list: {start['cold_seconds']} s cold, {start['warm_seconds']} s warm.")


def compare_with_c(rounds: int = 5) -> None:
    """Random base games with four players, ours and the yardsticks', turn about."""
    plain, sets = yardstick(), yardstick("-DSETS")
    if plain is None or sets is None:
        console.print("No C compiler here: the yardstick is left out.")
        return
    rates = []
    for _ in range(rounds):
        ours = measure("playouts", "--seconds", "1")["per_second"]
        rates.append((ours, run_yardstick(plain, 4, 1), run_yardstick(sets, 4, 1)))
    ratios = [sorted(rate[0] / rate[i] for rate in rates)[rounds // 2] for i in (1, 2)]
    best = [max(column) for column in zip(*rates, strict=True)]
    console.print(f"Random base games with 4 players per second: ours {best[0]:,.0f}.")
    console.print(f"  C, straightforward:         {best[1]:,.0f}; ratio {ratios[0]:.2f} (median of {rounds})")
    console.print(f"  C with the same 64-bit sets: {best[2]:,.0f}; ratio {ratios[1]:.2f}")


def metromania() -> None:
    table = Table("Metromania, one core", "per second")
    for seats in (2, 3, 4):
        rate = measure("playouts", "--game", "metromania", "--seats", str(seats), "--seconds", "2")["per_second"]
        table.add_row(f"random games, {seats} players", f"{rate:,.0f}")
    table.add_row("trips judged, at the end of a game", f"{trips_per_second():,.0f}")
    lists = measure("consequences", "--game", "metromania", "--seconds", "1")["per_second"]
    table.add_row("lists of all consequences of a step", f"{lists:,.0f}")
    console.print(table)


def trips_per_second(seconds: float = 2) -> float:
    """Return how many of the seven trips can be judged, after random games."""
    games = np.zeros(64, State.dtype)
    start = game("metromania", seats=4).start(seed=1).observation(None)
    for i, rng in enumerate(map(new_rng, range(len(games)))):
        games[i] = METROMANIA.imagine(start, rng)
        playout(games[i], Moves.new(), rng)
    table = np.empty((TRIPS, COLUMNS), np.int16)
    judge_trips(games[0], table)
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for one in games:
            judge_trips(one, table)
        done += TRIPS * len(games)
    return done / spent


PARTS = {"metro": metro, "metromania": metromania}


if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
