"""External-sampling MCCFR solves the last tiles of a game of Metro.

``python examples/mccfr.py --tiles 2``.

Prints how much the average policy can be exploited for, in points, as it learns.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import guimard.research.openspiel  # noqa: F401  # registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", type=int, default=2, help="left to lay when the game begins; the tree grows fast")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    np.random.seed(chosen.seed)
    game = pyspiel.load_game(f"metro_v0(tiles={chosen.tiles})")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for iteration in range(chosen.iterations + 1):
        if iteration & (iteration - 1) == 0 or iteration == chosen.iterations:
            gap = exploitability.nash_conv(game, solver.average_policy())
            print(f"{iteration:>5} iterations: exploitable for {gap:.3f} points")
        solver.iteration()


if __name__ == "__main__":
    main()
