"""The strength of the bots, as the README's table shows it: ``python bench/strength.py [--games N] [--only TEXT]``.

Every contest is kept in ``--out`` and goes on where it was interrupted. Two players: seats swapped on every deal;
more: one against the others from every seat. With 400 games a contest at 0.2 s a move, all of it takes about
20 hours on one core; ``--games 40`` gives wider intervals in a tenth of that. Run on an idle machine: a bot that
gets half of a core thinks half as much.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from guimard.bots.arena import Archive, run
from guimard.bots.executors import open_executor
from guimard.bots.pairing import COMMAND, Contest
from guimard.bots.standings import standings
from guimard.games.registry import rules_of

FLAT = f"{COMMAND}{sys.executable} {Path(__file__).with_name('flat_bot.py')}"
SECONDS = 0.2


@dataclass(frozen=True)
class Claim:
    """One player against others, and what it should reach."""

    name: str
    player: str
    against: str
    goal: str
    seats: int = 2
    game: str = "metro"
    options: dict[str, object] = field(default_factory=dict)


def with_modules(*modules: str) -> dict[str, object]:
    return {"modules": list(modules)}


STEPS = [("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
CLAIMS = [
    *(Claim(f"Metro: {a} – {b}", a, b, "≥ 70 %") for a, b in STEPS),
    *(Claim(f"Metromania: {a} – {b}", a, b, "≥ 70 %", game="metromania") for a, b in STEPS),
    Claim("Metro: hard – one ply", "hard", "one-ply", "≥ 99 %"),
    Claim("Metro: expert – one ply", "expert", "one-ply", "≥ 99.5 %"),
    Claim("Metro: expert – flat Monte Carlo", "expert", FLAT, "≥ 97 %, +50"),
    Claim("Metro: expert – hard, margin", "expert", "hard", "≥ 80 %, +15"),
    Claim("Metro: expert among three one ply", "expert", "one-ply", "≥ 95 %", seats=4),
    Claim("Metro: expert among five one ply", "expert", "one-ply", "≥ 85 %", seats=6),
    *(
        Claim(f"Metro, {' + '.join(m)}: expert – one ply", "expert", "one-ply", "≥ 90 %", options=with_modules(*m))
        for m in [("companies",), ("stations",), ("central-tracks",), ("station-numbers",), ("companies", "stations")]
    ),
    Claim("Metromania: expert among three medium", "expert", "medium", "≥ 70 %", seats=4, game="metromania"),
    Claim("Metromania: expert – easy", "expert", "easy", "≥ 95 %", game="metromania"),
]


def measure(claim: Claim, games: int, out: Path, jobs: int) -> str:
    """Play one contest; its row of the table."""
    options = rules_of(claim.game).options.check(claim.seats, claim.options)
    players = (claim.player, claim.against)
    contest = Contest(claim.game, claim.seats, options, players, games, "strength", SECONDS)
    begun = time.monotonic()
    with open_executor(jobs) as executor:
        archive = Archive(out / "".join(c if c.isalnum() else "-" for c in claim.name), contest)
        outcomes = run(contest, archive, executor, lambda done, total: None)
    row = next(s for s in standings(outcomes) if s.player == claim.player)
    margin = f"{row.margin.mean:+.1f} ± {row.margin.half:.1f}" if row.margin else "–"
    return (
        f"| {claim.name} | {claim.goal} | {100 * row.wins.mean:.1f} ± {100 * row.wins.half:.1f} % | {margin} "
        f"| {len(outcomes)} | {row.seconds:.3f} s | {time.monotonic() - begun:.0f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", default="", help="claims whose name holds this text")
    parser.add_argument("--out", type=Path, default=Path("strength"))
    parser.add_argument("--jobs", type=int, default=1, help="processes; more than idle cores weakens the bots")
    chosen = parser.parse_args()
    print("| | goal | wins | margin | games | time a move | took |\n|---|---|---|---|---|---|---|", flush=True)
    for claim in CLAIMS:
        if chosen.only in claim.name:
            print(measure(claim, chosen.games, chosen.out, chosen.jobs), flush=True)


if __name__ == "__main__":
    main()
