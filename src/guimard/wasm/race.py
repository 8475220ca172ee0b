"""The entry points of the race, the same for the bots of every game."""

import numpy as np

from guimard.bots import race
from guimard.wasm.entries import EntryPoint, numbers


def race_entries() -> dict[str, EntryPoint]:
    new = race.Race.new()
    return {
        "begin": (race.begin, new, numbers(np.float64, 1), 0.0),
        "batch": (race.batch, new),
        "add_results": (race.add_results, new, numbers(np.float64, 3)),
        "drop": (race.drop, new, 0.0),
        "utility": (race.utility, new, 0),
    }
