"""Train on any Executor, in rounds of self-play that are kept one by one."""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path

from guimard.bots.metro.training.runs import TrainingRun, families_like, play_round, write_values

Progress = Callable[[int, int], None]  # rounds done, of so many


@dataclass(frozen=True)
class Plan:
    rounds: int = 20
    games: int = 400  # in a round
    discount: float = 0.7  # weight of what earlier rounds taught


def train(directory: Path, prefix: str, plan: Plan, executor: Executor, progress: Progress) -> int:
    """Train the families whose name begins so, or continue; return how many."""
    directory.mkdir(parents=True, exist_ok=True)
    families = families_like(prefix)
    runs = {key: TrainingRun(directory, key) for key in families}
    total = plan.rounds * len(runs)
    done = sum(min(run.rounds, plan.rounds) for run in runs.values())
    progress(done, total)
    for number in range(plan.rounds):
        waiting = [run for run in runs.values() if run.rounds == number]
        futures = {
            executor.submit(play_round, run.key, families[run.key], run.knots, plan.games, number): run
            for run in waiting
        }
        for future in as_completed(futures):
            futures[future].learn(future.result(), plan.discount)
            done += 1
            progress(done, total)
    return len(runs)


def export(directory: Path, path: Path) -> int:
    """Write everything trained in a directory as one file; return how many families."""
    runs = {key: TrainingRun(directory, key) for key in families_like("")}
    trained = {key: run for key, run in runs.items() if run.rounds}
    write_values(trained, path)
    return len(trained)
