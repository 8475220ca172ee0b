"""A contest on disk: its terms, a line for each finished game, all records."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from guimard.bots.arena.pairing import Contest
from guimard.core.errors import BadOptions


@dataclass(frozen=True)
class Outcome:
    """How one game ended. A bot that failed has lost it; there are no scores then."""

    number: int
    deal: int
    players: tuple[str, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    seconds: tuple[float, ...]  # a move of each seat, on average
    moves: int
    failed: int | None = None
    reason: str = ""


class Archive:
    """The directory of one contest."""

    def __init__(self, directory: Path, contest: Contest) -> None:
        self.directory = directory
        self._results = directory / "results.jsonl"
        (directory / "records").mkdir(parents=True, exist_ok=True)
        wanted = json.loads(json.dumps(asdict(contest)))
        kept = directory / "contest.json"
        if not kept.exists():
            kept.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        elif {**json.loads(kept.read_text(encoding="utf-8")), "games": 0} != {**wanted, "games": 0}:
            raise BadOptions(f"{directory} holds another contest; choose another directory.")

    def outcomes(self) -> dict[int, Outcome]:
        """Return the finished games by number; skip a line cut short by a crash."""
        found = {}
        for line in self._results.read_text(encoding="utf-8").splitlines() if self._results.exists() else []:
            try:
                fields = json.loads(line)
            except ValueError:
                continue
            for name in ("players", "scores", "winners", "seconds"):
                fields[name] = None if fields[name] is None else tuple(fields[name])
            found[fields["number"]] = Outcome(**fields)
        return found

    def keep(self, outcome: Outcome, record: str) -> None:
        path = self.directory / "records" / f"{outcome.number:05}.txt"
        path.write_text(record, encoding="utf-8")
        with self._results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")
