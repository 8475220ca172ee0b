"""The arena: plays a contest on any Executor, keeps every game, goes on where it was interrupted."""

import json
import time
from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from guimard.bots.external import BotFailed, ExternalBot
from guimard.bots.levels import choose
from guimard.bots.pairing import COMMAND, Contest, Pairing, pairings
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.match import Match
from guimard.games.registry import game

Progress = Callable[[int, int], None]  # games played, of so many


@dataclass(frozen=True)
class Outcome:
    """How one game ended. Whoever failed has lost it, and there are no scores then."""

    number: int
    deal: int
    players: tuple[str, ...]
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    seconds: tuple[float, ...]  # a move of each seat, on average
    moves: int
    failed: int | None = None
    reason: str = ""


def play_game(contest: Contest, pairing: Pairing) -> tuple[Outcome, str]:
    """One game, and its record."""
    setup = game(contest.game, contest.seats, **contest.options)
    match = setup.start(f"{contest.seed} deal {pairing.deal}")
    clocks, moves = [0.0] * contest.seats, [0] * contest.seats
    failed, reason = None, ""
    with ExitStack() as stack:
        seat = 0
        programs: dict[int, ExternalBot] = {}
        try:
            for seat, player in enumerate(pairing.players):
                if player.startswith(COMMAND):
                    programs[seat] = stack.enter_context(ExternalBot(player.removeprefix(COMMAND)))
                    programs[seat].greet(match.game, contest.seats, seat, contest.options)
            while (seat_to_act := match.to_act) is not None:
                seat = seat_to_act
                begun = time.perf_counter()
                action = _move(contest, pairing, match, seat, programs)
                clocks[seat] += time.perf_counter() - begun
                moves[seat] += 1
                match.play(match.game.text(action))
            result = match.result()
            assert result is not None
            for program in programs.values():
                program.tell_result([*result.scores], [*result.winners])
        except BotFailed as failure:
            failed, reason = seat, str(failure)
    result = match.result()
    outcome = Outcome(
        number=pairing.number,
        deal=pairing.deal,
        players=pairing.players,
        scores=result.scores if result else None,
        winners=result.winners if result else tuple(s for s in range(contest.seats) if s != failed),
        seconds=tuple(round(clock / max(count, 1), 6) for clock, count in zip(clocks, moves, strict=True)),
        moves=sum(moves),
        failed=None if result else failed,
        reason="" if result else reason,
    )
    return outcome, match.record(pairing.players)


def _move(contest: Contest, pairing: Pairing, match: Match[Any], seat: int, programs: dict[int, ExternalBot]) -> int:
    view = match.observation(seat)
    if seat in programs:
        return programs[seat].choose(match.game, view, contest.seconds)
    luck = Deal(f"{contest.seed} game {pairing.number} move {len(match.actions_played)}").word()
    return choose(pairing.players[seat], match.game, view, luck, contest.seconds)


class Archive:
    """A directory with the contest, one line for each finished game, and all records."""

    def __init__(self, directory: Path, contest: Contest) -> None:
        self.directory = directory
        self._results = directory / "results.jsonl"
        (directory / "records").mkdir(parents=True, exist_ok=True)
        told = json.loads(json.dumps(asdict(contest)))
        kept = directory / "contest.json"
        if not kept.exists():
            kept.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        elif {**json.loads(kept.read_text(encoding="utf-8")), "games": 0} != {**told, "games": 0}:
            raise BadOptions(f"{directory} holds another contest; choose another directory.")

    def outcomes(self) -> dict[int, Outcome]:
        """The games finished so far. A last line cut short by a crash does not count: that game is played again."""
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


def run(contest: Contest, archive: Archive, executor: Executor, progress: Progress) -> list[Outcome]:
    """Play the games that are not finished yet; all outcomes in order."""
    outcomes = archive.outcomes()
    games = pairings(contest)
    waiting = [pairing for pairing in games if pairing.number not in outcomes]
    progress(len(games) - len(waiting), len(games))
    futures = [executor.submit(play_game, contest, pairing) for pairing in waiting]
    try:
        for future in as_completed(futures):
            outcome, record = future.result()
            archive.keep(outcome, record)
            outcomes[outcome.number] = outcome
            progress(len(outcomes), len(games))
    finally:
        for future in futures:
            future.cancel()
    return [outcomes[pairing.number] for pairing in games]
