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

from guimard.bots.arena import Archive, Outcome, run
from guimard.bots.executors import open_executor
from guimard.bots.levels import LEVELS
from guimard.bots.pairing import COMMAND, Contest
from guimard.bots.standings import percent, points, standings
from guimard.games.metro.modules.catalogue import NAMES as MODULES
from guimard.games.registry import rules_of

FLAT = f"{COMMAND}{sys.executable} {Path(__file__).with_name('flat_bot.py')}"
MANIA = "metromania"
# Central tracks would cover the stations.
TOGETHER = (("companies", "stations"), ("companies", "stations", "station-numbers"))


@dataclass(frozen=True)
class Claim:
    """One player against others, what it should reach, and about how long a game takes on one core."""

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


def claims() -> Iterator[Claim]:
    """The rows of the table, the most important ones first."""
    yield Claim("Metro: expert – hard", "expert", "hard", "≥ 80 %, +15", 3)
    yield Claim("Metro: expert – one ply", "expert", "one-ply", "≥ 99.5 %", 3)
    yield Claim("Metro: expert among five one ply", "expert", "one-ply", "≥ 85 %", 1, seats=6)
    yield Claim("Metro: expert among three one ply", "expert", "one-ply", "≥ 95 %", 1.5, seats=4)
    yield Claim("Metromania: expert among three medium", "expert", "medium", "≥ 70 %", 6, 4, MANIA)
    yield Claim("Metromania: expert – hard", "expert", "hard", "≥ 70 %", 6, game=MANIA)
    yield Claim("Metromania: expert – easy", "expert", "easy", "≥ 95 %", 6, game=MANIA)
    yield Claim("Metro: expert – flat Monte Carlo", "expert", FLAT, "≥ 97 %, +50", 6)
    for name in ("companies", "stations", "central-tracks", "station-numbers"):
        yield Claim(f"Metro, {name}: expert – one ply", "expert", "one-ply", "≥ 90 %", 3, options=modules(name))
    both = modules("companies", "stations")
    yield Claim("Metro, companies + stations: expert – one ply", "expert", "one-ply", "≥ 90 %", 4, options=both)
    yield Claim("Metro, companies + stations: expert – hard", "expert", "hard", "≥ 70 %", 4, options=both)
    yield Claim("Metro: hard – one ply", "hard", "one-ply", "≥ 99 %", 0.1)
    yield Claim("Metro: hard – medium", "hard", "medium", "≥ 70 %", 0.1)
    yield Claim("Metro: medium – easy", "medium", "easy", "≥ 70 %", 0.1)
    yield Claim("Metromania: hard – medium", "hard", "medium", "≥ 70 %", 3, game=MANIA)
    yield Claim("Metromania: medium – easy", "medium", "easy", "≥ 70 %", 1, game=MANIA)


def tables() -> Iterator[tuple[str, str, dict[str, object], tuple[float, float, float]]]:
    """Options beyond the base games: game, name, options, and the seconds of a game of each pair of levels."""
    for name, options in (
        ("hand 2", {"hand": 2}),
        ("hand 3", {"hand": 3}),
        ("free orientation", {"orientation": "free"}),
        *((" + ".join(names), modules(*names)) for names in (*((name,) for name in MODULES), *TOGETHER)),
        ("two numbers of each colour", {**modules("station-numbers"), "numbers": 2}),
        ("central tracks without points", {**modules("central-tracks"), "central_points": False}),
    ):
        yield "metro", f"Metro, {name}", options, (0.2, 0.2, 5)
    for name, options in (
        ("transparent town hall", {"town_hall": "transparent"}),
        ("until two lines are blocked", {"blocked_lines": 2}),
    ):
        yield MANIA, f"Metromania, {name}", options, (1, 3, 6)


def ladder() -> Iterator[Claim]:
    """Every level against the one below, with two players, for options beyond the base games."""
    for step, (lower, upper) in enumerate(pairwise(LEVELS)):
        for game, name, options, seconds in tables():
            yield Claim(f"{name}: {upper} – {lower}", upper, lower, "≥ 70 %", seconds[step], 2, game, options)


class Display:
    """One line on the terminal that is written over: what is played, and the time left for all rows."""

    def __init__(self, waiting: list[Claim], games: int) -> None:
        self._begun = time.monotonic()
        self._left = {claim.name: games * claim.seconds for claim in waiting}
        self._done = 0.0

    def total(self) -> float:
        return sum(self._left.values())

    def show(self, claim: Claim, played: int, games: int) -> None:
        """Expected times are set right by how long the games so far really took."""
        now = claim.seconds * max(games - played, 0)
        self._done += max(self._left[claim.name] - now, 0)
        self._left[claim.name] = now
        pace = (time.monotonic() - self._begun) / self._done if self._done else 1.0
        if sys.stderr.isatty():
            left = duration(pace * self.total())
            print(f"\r\033[K{claim.name}: game {played} of {games}, all rows in {left}", end="", file=sys.stderr)

    def finish(self, claim: Claim) -> None:
        self._left[claim.name] = 0.0
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr)


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes else f"{seconds:.0f} s"


def play(claim: Claim, games: int, minutes: float, out: Path, jobs: int, display: Display) -> list[Outcome]:
    """The games of a row, deal by deal, until there are enough of them or its time is up."""
    options = rules_of(claim.game).options.check(claim.seats, claim.options)
    contest = Contest(claim.game, claim.seats, options, (claim.player, claim.against), 0, "strength")
    archive = Archive(out / "".join(c if c.isalnum() else "-" for c in claim.name), contest)
    begun, outcomes = time.monotonic(), list(archive.outcomes().values())
    with open_executor(jobs) as executor:
        while len(outcomes) < games and time.monotonic() - begun < 60 * minutes:
            more = replace(contest, games=len(outcomes) + claim.seats * jobs)
            outcomes = run(more, archive, executor, lambda played, _: display.show(claim, played, games))
    display.finish(claim)
    return outcomes


def row(claim: Claim, outcomes: list[Outcome], took: float) -> str:
    found = next(s for s in standings(outcomes) if s.player == claim.player)
    margin = points(found.margin) if found.margin else "–"
    return (
        f"| {claim.name} | {claim.goal} | {percent(found.wins)} | {margin} "
        f"| {len(outcomes)} | {found.seconds:.3f} s | {duration(took)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="in a row")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="a row at most; it has fewer games then")
    parser.add_argument("--only", default="", help="rows whose name holds this text")
    parser.add_argument("--levels", action="store_true", help="the levels with options beyond the base game instead")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--jobs", type=int, default=1, help="processes; with more than idle cores times grow")
    chosen = parser.parse_args()
    waiting = [claim for claim in (ladder() if chosen.levels else claims()) if chosen.only in claim.name]
    display = Display(waiting, chosen.games)
    least = min(display.total() / chosen.jobs, 60 * chosen.minutes * len(waiting))
    print(f"{len(waiting)} rows, up to {chosen.games} games each: about {duration(least)}.\n", flush=True)
    print("| | goal | wins | margin | games | time a move | took |\n|---|---|---|---|---|---|---|", flush=True)
    for claim in waiting:
        begun = time.monotonic()
        outcomes = play(claim, chosen.games, chosen.minutes, chosen.out, chosen.jobs, display)
        print(row(claim, outcomes, time.monotonic() - begun), flush=True)


if __name__ == "__main__":
    main()
