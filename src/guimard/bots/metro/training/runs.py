"""The training of one family of values, and the file that keeps it."""

from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import numpy as np

from guimard.bots.metro.modules.hooks import LINE_BITS
from guimard.bots.metro.opponent_model import models_opponents
from guimard.bots.metro.training.equations import FIELDS, Knots, add, arrays, discount, fit
from guimard.bots.metro.training.modules.hooks import NormalEquations
from guimard.bots.metro.training.self_play import play_training_games
from guimard.bots.metro.values import CAREFUL, SIMPLE, Family, constant_values, family, family_name, interpolate
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.options import Options
from guimard.games.metro.game import METRO
from guimard.games.metro.modules.catalogue import MODULES
from guimard.games.metro.options import OPTIONS

FIRST_GUESS = 14.0  # points of an open line before anything is learned
DIGITS = {"simple_weights": 5}  # they are small; three for everything else


def line_modules() -> list[tuple[str, ...]]:
    """Return the modules that change lines, in every combination that can be played."""
    names = [module.name for module in MODULES if LINE_BITS >> (module.number - 1) & 1]
    every = [chosen for count in range(len(names) + 1) for chosen in combinations(names, count)]
    return [chosen for chosen in every if _can_be_played(chosen)]


def _can_be_played(modules: tuple[str, ...]) -> bool:
    try:
        OPTIONS.check(min(OPTIONS.seats), {"modules": modules})
    except BadOptions:
        return False
    return True


def all_families() -> dict[Family, Options]:
    """Return every family, each with options that belong to it."""
    found: dict[Family, Options] = {}
    for hand in (1, 2, 3):
        for orientation in ("fixed", "free"):
            for modules in line_modules():
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
                if missing := [name for name in FIELDS if name not in kept]:
                    raise BadOptions(
                        f"{self._path} is from another version (no {missing[0]}); choose another folder."
                    )
                for name in FIELDS:
                    self.equations[name] = kept[name]  # type: ignore[index]

    @property
    def knots(self) -> Knots | None:
        return fit(self.equations) if self.rounds else None

    def learn(self, added: NormalEquations, weight: float) -> None:
        """Add what a round taught; ``weight`` is that of all earlier rounds."""
        discount(self.equations, weight)
        add(self.equations, added)
        self.rounds += 1
        part = self._path.with_suffix(".part.npz")
        np.savez(part, rounds=self.rounds, **arrays(self.equations))  # type: ignore[arg-type]
        part.replace(self._path)  # an interruption leaves the old file or the new one, never half of one


def _with_careful_tables(run: TrainingRun, careful: TrainingRun | None) -> NormalEquations:
    """Return what a run has learned, with tables of careful players to compare."""
    if careful is None:
        return run.equations
    both = run.equations.copy()
    both.simple_weights += careful.equations.simple_weights
    return both


def write_values(runs: Mapping[Family, TrainingRun], path: Path) -> None:
    """Write the values at the knots, small enough for the package."""
    known = {
        f"{family_name(key)}/{field}": array.round(DIGITS.get(field, 3))
        for key, run in runs.items()
        for field, array in fit(_with_careful_tables(run, runs.get((*key, CAREFUL)))).items()
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **known)  # type: ignore[arg-type]
