"""Training Metro's values: which families there are, and one round of self-play for one of them."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from guimard.bots.metro.self_play import watch
from guimard.bots.metro.signs import may_be_simple
from guimard.bots.metro.sums import Sums, fit
from guimard.bots.metro.values import CAREFUL, SIMPLE, Family, constant, family, family_name, unfold
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.flat_record import Floats
from guimard.core.options import Options
from guimard.games.metro.game import METRO
from guimard.games.metro.options import OPTIONS

FIRST_GUESS = 14.0  # what an open line is worth before anything is learned
LINE_MODULES = (
    (),
    ("companies",),
    ("stations",),
    ("central-tracks",),
    ("companies", "stations"),
    ("companies", "central-tracks"),
)

DIGITS = {"signs": 5}  # they are small

Knots = dict[str, Floats]


def all_families() -> dict[Family, Options]:
    """Every family, with options that belong to it."""
    found: dict[Family, Options] = {}
    for hand in (1, 2, 3):
        for orientation in ("fixed", "free"):
            for modules in LINE_MODULES:
                for seats in OPTIONS.seats:
                    options = OPTIONS.check(seats, {"hand": hand, "orientation": orientation, "modules": modules})
                    start = METRO.deal(seats, options, Deal("family"))
                    found[family(start)] = options
                    if may_be_simple(start):
                        found[*family(start), CAREFUL] = options
    return found


def families_like(pattern: str) -> dict[Family, Options]:
    """The families whose name (seats-modules-rotations-hand, like 2-0-1-1) begins so."""
    found = {key: options for key, options in all_families().items() if family_name(key).startswith(pattern)}
    if not found:
        raise BadOptions(f"No family's name begins with {pattern!r}; names are like 2-0-1-1.")
    return found


def play_round(key: Family, options: Options, knots: Knots | None, games: int, seed: int) -> Sums:
    """So many games of the values so far against themselves."""
    start = METRO.deal(key[0], options, Deal(f"training {seed}"))
    values = constant(FIRST_GUESS) if knots is None else unfold(knots)
    quarters = key[4] if len(key) > 4 else SIMPLE
    return watch(METRO.view(start, None), values, quarters, games, seed)


class Course:
    """The training of one family: what is learned so far, kept in a file."""

    def __init__(self, directory: Path, key: Family) -> None:
        self.key = key
        self.sums = Sums.new()
        self.rounds = 0
        self._path = directory / f"{family_name(key)}.npz"
        if self._path.exists():
            with np.load(self._path) as kept:
                self.rounds = int(kept["rounds"])
                if missing := [name for name in Sums.names() if name not in kept]:
                    raise BadOptions(
                        f"{self._path} is from another version (no {missing[0]}); choose another folder."
                    )
                self.sums = Sums(**{name: kept[name] for name in Sums.names()})

    @property
    def knots(self) -> Knots | None:
        return fit(self.sums) if self.rounds else None

    def learn(self, seen: Sums, fade: float) -> None:
        self.sums.fade(fade)
        self.sums.add(seen)
        self.rounds += 1
        part = self._path.with_suffix(".part.npz")
        np.savez(part, rounds=self.rounds, **{name: getattr(self.sums, name) for name in Sums.names()})
        part.replace(self._path)  # an interruption leaves the old file or the new one, never half of one


def _with_signs(course: Course, careful: Course | None) -> Sums:
    """What a course has seen; simple players are told apart only by tables of careful ones as well."""
    return course.sums if careful is None else replace(course.sums, signs=course.sums.signs + careful.sums.signs)


def ship(courses: Mapping[Family, Course], path: Path) -> None:
    """Write the values at the knots, small enough for the package."""
    known = {
        f"{family_name(key)}/{field}": array.round(DIGITS.get(field, 3))
        for key, course in courses.items()
        for field, array in fit(_with_signs(course, courses.get((*key, CAREFUL)))).items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **known)  # type: ignore[arg-type]
