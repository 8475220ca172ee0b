"""The training of one family of values, and the file that keeps it."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from guimard.bots.metro.opponent_model import models_opponents
from guimard.bots.metro.training.regression import NormalEquations, fit
from guimard.bots.metro.training.self_play import play_training_games
from guimard.bots.metro.values import CAREFUL, SIMPLE, Family, constant_values, family, family_name, interpolate
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.flat_record import Floats
from guimard.core.options import Options
from guimard.games.metro.game import METRO
from guimard.games.metro.options import OPTIONS

FIRST_GUESS = 14.0  # points of an open line before anything is learned
LINE_MODULES = (
    (),
    ("companies",),
    ("stations",),
    ("central-tracks",),
    ("companies", "stations"),
    ("companies", "central-tracks"),
)
DIGITS = {"simple_weights": 5}  # they are small; three for everything else

Knots = dict[str, Floats]


def all_families() -> dict[Family, Options]:
    """Return every family, each with options that belong to it."""
    found: dict[Family, Options] = {}
    for hand in (1, 2, 3):
        for orientation in ("fixed", "free"):
            for modules in LINE_MODULES:
                for seats in OPTIONS.seats:
                    options = OPTIONS.check(seats, {"hand": hand, "orientation": orientation, "modules": modules})
                    start = METRO.deal(seats, options, Deal("family"))
                    found[family(start)] = options
                    if models_opponents(start):
                        found[*family(start), CAREFUL] = options
    return found


def families_like(prefix: str) -> dict[Family, Options]:
    """Return the families whose name (seats-modules-rotations-hand) begins so."""
    found = {key: options for key, options in all_families().items() if family_name(key).startswith(prefix)}
    if not found:
        raise BadOptions(f"No family's name begins with {prefix!r}; names are like 2-0-1-1.")
    return found


def play_round(key: Family, options: Options, knots: Knots | None, games: int, seed: int) -> NormalEquations:
    """Let the values so far play against themselves; return what the games teach."""
    start = METRO.deal(key[0], options, Deal(f"training {seed}"))
    values = constant_values(FIRST_GUESS) if knots is None else interpolate(knots)
    simple_quarters = key[4] if len(key) > 4 else SIMPLE
    return play_training_games(METRO.view(start, None), values, simple_quarters, games, seed)


class TrainingRun:
    """The training of one family: what is learned so far, kept in a file."""

    def __init__(self, directory: Path, key: Family) -> None:
        self.key = key
        self.equations = NormalEquations.new()
        self.rounds = 0
        self._path = directory / f"{family_name(key)}.npz"
        if self._path.exists():
            with np.load(self._path) as kept:
                self.rounds = int(kept["rounds"])
                if missing := [name for name in NormalEquations._fields if name not in kept]:
                    raise BadOptions(
                        f"{self._path} is from another version (no {missing[0]}); choose another folder."
                    )
                self.equations = NormalEquations(**{name: kept[name] for name in NormalEquations._fields})

    @property
    def knots(self) -> Knots | None:
        return fit(self.equations) if self.rounds else None

    def learn(self, added: NormalEquations, discount: float) -> None:
        self.equations.discount(discount)
        self.equations.add(added)
        self.rounds += 1
        part = self._path.with_suffix(".part.npz")
        np.savez(part, rounds=self.rounds, **self.equations._asdict())
        part.replace(self._path)  # an interruption leaves the old file or the new one, never half of one


def _with_careful_tables(run: TrainingRun, careful: TrainingRun | None) -> NormalEquations:
    """Return what a run has learned, with tables of careful players to compare."""
    if careful is None:
        return run.equations
    both = run.equations.simple_weights + careful.equations.simple_weights
    return run.equations._replace(simple_weights=both)


def write_values(runs: Mapping[Family, TrainingRun], path: Path) -> None:
    """Write the values at the knots, small enough for the package."""
    known = {
        f"{family_name(key)}/{field}": array.round(DIGITS.get(field, 3))
        for key, run in runs.items()
        for field, array in fit(_with_careful_tables(run, runs.get((*key, CAREFUL)))).items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **known)  # type: ignore[arg-type]
