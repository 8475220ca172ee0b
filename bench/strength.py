"""Measure the strength of the bots, for docs/measurements.md.

``make strength`` plays all contests; ``--help`` lists the choices.

Bots think as long as their level does, so the same games come out on any machine; the table tells how long that is.
Two players: seats swapped on every deal; more: one against the others from every seat. Every game is kept in
``--out``, and an interrupted run goes on. No row stops because of its result.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path

from guimard.bots.arena.archive import Archive, Outcome
from guimard.bots.arena.executors import open_executor
from guimard.bots.arena.pairing import COMMAND, Contest
from guimard.bots.arena.run import run
from guimard.bots.arena.standings import percent, points, standings
from guimard.bots.levels import LEVELS, level_names
from guimard.games.metro.modules.catalogue import NAMES as MODULES
from guimard.games.registry import rules_of

FLAT = f"{COMMAND}{sys.executable} {Path(__file__).with_name('flat_bot.py')}"
METROMANIA = "metromania"
# Central tracks would cover the stations.
TOGETHER = (("companies", "stations"), ("companies", "stations", "station-numbers"))


@dataclass(frozen=True)
class Row:
    """One player against others, its goal, and the seconds of a game on one core."""

    name: str
    player: str
    against: str
    goal: str
    seconds: float
    seats: int = 2
    game: str = "metro"
    options: dict[str, object] = field(default_factory=dict)


def modules(*names: str) -> dict[str, object]:
    return {"modules": list(names)}


def rows() -> Iterator[Row]:
    """Yield the rows of the table, the most important ones first."""
    yield Row("Metro: expert – hard", "expert", "hard", "≥ 80 %, +15", 3)
    yield Row("Metro: expert – one ply", "expert", "one-ply", "≥ 99.5 %", 3)
    yield Row("Metro: expert among five one ply", "expert", "one-ply", "≥ 85 %", 1, seats=6)
    yield Row("Metro: expert among three one ply", "expert", "one-ply", "≥ 95 %", 1.5, seats=4)
    yield Row("Metromania: expert among three medium", "expert", "medium", "≥ 70 %", 6, 4, METROMANIA)
    yield Row("Metromania: expert – hard", "expert", "hard", "≥ 70 %", 6, game=METROMANIA)
    yield Row("Metromania: expert – easy", "expert", "easy", "≥ 95 %", 6, game=METROMANIA)
    yield Row("Metro: expert – flat Monte Carlo", "expert", FLAT, "≥ 97 %, +50", 6)
    for name in ("companies", "stations", "central-tracks", "station-numbers"):
        yield Row(f"Metro, {name}: expert – one ply", "expert", "one-ply", "≥ 90 %", 3, options=modules(name))
    both = modules("companies", "stations")
    yield Row("Metro, companies + stations: expert – one ply", "expert", "one-ply", "≥ 90 %", 4, options=both)
    yield Row("Metro, companies + stations: expert – hard", "expert", "hard", "≥ 70 %", 4, options=both)
    yield Row("Metro: hard – one ply", "hard", "one-ply", "≥ 99 %", 0.1)
    yield Row("Metro: hard – medium", "hard", "medium", "≥ 70 %", 0.1)
    yield Row("Metro: medium – easy", "medium", "easy", "≥ 70 %", 0.1)
    yield Row("Metromania: hard – medium", "hard", "medium", "≥ 70 %", 3, game=METROMANIA)
    yield Row("Metromania: medium – easy", "medium", "easy", "≥ 70 %", 1, game=METROMANIA)


def tables() -> Iterator[tuple[str, str, dict[str, object], dict[str, float]]]:
    """Yield game, name, options and seconds a game (by the better level)."""
    for name, options in (
        ("hand 2", {"hand": 2}),
        ("hand 3", {"hand": 3}),
        ("free orientation", {"orientation": "free"}),
        *((" + ".join(names), modules(*names)) for names in (*((name,) for name in MODULES), *TOGETHER)),
        ("two numbers of each colour", {**modules("station-numbers"), "numbers": 2}),
        ("central tracks without points", {**modules("central-tracks"), "central_points": False}),
    ):
        yield "metro", f"Metro, {name}", options, {"medium": 0.2, "hard": 0.2, "expert": 5}
    for name, options in (
        ("transparent town hall", {"town_hall": "transparent"}),
        ("until two lines are blocked", {"blocked_lines": 2}),
    ):
        yield METROMANIA, f"Metromania, {name}", options, {"medium": 1, "hard": 3, "expert": 6}


def ladder() -> Iterator[Row]:
    """Yield every level against the one below, for two players."""
    for lower, upper in pairwise(LEVELS):
        for game, name, options, seconds in tables():
            if {lower, upper} <= set(level_names(game)):
                took = seconds.get(upper, 1)
                yield Row(f"{name}: {upper} – {lower}", upper, lower, "≥ 70 %", took, 2, game, options)


class Display:
    """One line of the terminal: what is played, and the time left for all rows."""

    def __init__(self, waiting: list[Row], games: int) -> None:
        self._started = time.monotonic()
        self._left = {row.name: games * row.seconds for row in waiting}
        self._done = 0.0

    def total(self) -> float:
        return sum(self._left.values())

    def show(self, row: Row, played: int, games: int) -> None:
        """Scale the expected times by how long the games so far took."""
        now = row.seconds * max(games - played, 0)
        self._done += max(self._left[row.name] - now, 0)
        self._left[row.name] = now
        pace = (time.monotonic() - self._started) / self._done if self._done else 1.0
        if sys.stderr.isatty():
            left = duration(pace * self.total())
            print(f"\r\033[K{row.name}: game {played} of {games}, all rows in {left}", end="", file=sys.stderr)

    def finish(self, row: Row) -> None:
        self._left[row.name] = 0.0
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes else f"{seconds:.0f} s"


def play(row: Row, games: int, minutes: float, out: Path, jobs: int, display: Display) -> list[Outcome]:
    """Play the games of a row, deal by deal, until there are enough or its time is up."""
    options = rules_of(row.game).options.check(row.seats, row.options)
    contest = Contest(row.game, row.seats, options, (row.player, row.against), 0, "strength")
    archive = Archive(out / "".join(c if c.isalnum() else "-" for c in row.name), contest)
    started, outcomes = time.monotonic(), list(archive.outcomes().values())
    with open_executor(jobs) as executor:
        while len(outcomes) < games and time.monotonic() - started < 60 * minutes:
            more = replace(contest, games=len(outcomes) + row.seats * jobs)
            outcomes = run(more, archive, executor, lambda played, _: display.show(row, played, games))
    display.finish(row)
    return outcomes


def markdown(row: Row, outcomes: list[Outcome], took: float) -> str:
    found = next(s for s in standings(outcomes) if s.player == row.player)
    margin = points(found.margin) if found.margin else "–"
    return (
        f"| {row.name} | {row.goal} | {percent(found.wins)} | {margin} "
        f"| {len(outcomes)} | {found.seconds:.3f} s | {duration(took)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="in a row")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="at most so many a row")
    parser.add_argument("--only", default="", help="rows whose name holds this text")
    parser.add_argument("--levels", action="store_true", help="the levels with options beyond the base game instead")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--jobs", type=int, default=1, help="processes; with more than idle cores times grow")
    chosen = parser.parse_args()
    waiting = [row for row in (ladder() if chosen.levels else rows()) if chosen.only in row.name]
    display = Display(waiting, chosen.games)
    least = min(display.total() / chosen.jobs, 60 * chosen.minutes * len(waiting))
    print(f"{len(waiting)} rows, up to {chosen.games} games each: about {duration(least)}.\n", flush=True)
    print("| | goal | wins | margin | games | time a move | took |\n|---|---|---|---|---|---|---|", flush=True)
    for row in waiting:
        started = time.monotonic()
        outcomes = play(row, chosen.games, chosen.minutes, chosen.out, chosen.jobs, display)
        print(markdown(row, outcomes, time.monotonic() - started), flush=True)


if __name__ == "__main__":
    main()
