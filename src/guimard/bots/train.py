"""Self-play training on any Executor: rounds of games, each family's sums kept after every round."""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path

from guimard.bots.metro.training import Course, families_like, play_round, ship

Progress = Callable[[int, int], None]  # rounds done, of so many


@dataclass(frozen=True)
class Plan:
    rounds: int = 20
    games: int = 400  # in a round
    fade: float = 0.7  # how much the games of the round before still count


def train(directory: Path, pattern: str, plan: Plan, executor: Executor, progress: Progress) -> int:
    """Train the families whose name begins with the pattern; goes on where it was interrupted. How many."""
    directory.mkdir(parents=True, exist_ok=True)
    families = families_like(pattern)
    courses = {key: Course(directory, key) for key in families}
    total = plan.rounds * len(courses)
    done = sum(min(course.rounds, plan.rounds) for course in courses.values())
    progress(done, total)
    for number in range(plan.rounds):
        waiting = [course for course in courses.values() if course.rounds == number]
        futures = {
            executor.submit(play_round, course.key, families[course.key], course.knots, plan.games, number): course
            for course in waiting
        }
        for future in as_completed(futures):
            futures[future].learn(future.result(), plan.fade)
            done += 1
            progress(done, total)
    return len(courses)


def export(directory: Path, path: Path) -> int:
    """Write everything trained so far in a directory as one file of values; how many families."""
    courses = {key: Course(directory, key) for key in families_like("")}
    trained = {key: course for key, course in courses.items() if course.rounds}
    ship(trained, path)
    return len(trained)
