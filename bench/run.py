"""Every speed figure of the README, on one core: ``make bench``, or one part with ``python bench/run.py metro``.

Ratios are taken in one run, turn about, because a machine's speed changes from minute to minute.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from guimard.games.metro.data import DATA

HERE = Path(__file__).parent
console = Console()


def measure(*arguments: str) -> dict[str, float]:
    """What ``guimard bench`` says, as JSON."""
    command = [sys.executable, "-m", "guimard", "bench", *arguments, "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def yardstick() -> Path | None:
    """Our C program for random base games, compiled; ``None`` where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = HERE / "build" / "yardstick"
    program.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-O2", "-o", str(program), str(HERE / "yardstick.c")], check=True)
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
    """Random base games with four players, ours and the yardstick's, turn about."""
    program = yardstick()
    if program is None:
        console.print("No C compiler here: the yardstick is left out.")
        return
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(measure("playouts", "--seconds", "1")["per_second"])
        theirs.append(run_yardstick(program, 4, 1))
    ratios = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    console.print(
        f"Yardstick in C: {max(theirs):,.0f} random base games with 4 players per second; "
        f"ours {max(ours):,.0f}; ratio {ratios[rounds // 2]:.2f} (median of {rounds})."
    )


PARTS = {"metro": metro}


if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
