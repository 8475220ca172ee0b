"""What modules learn from a game: named only here, a line for each."""

from guimard.bots.metro.training.modules import companies, numbers, stations
from guimard.bots.metro.training.regression import Features
from guimard.bots.metro.workspace import Workspace
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.hooks import State


class NormalEquations(
    companies.ShareEquations,
    stations.WagonEquations,
):
    """The sums of one regression for each field of ``Values``."""


@compiled
def learn(state: State, end: State, work: Workspace, sums: NormalEquations, features: Features) -> None:
    """Learn from a position, and from how its game ended."""
    companies.learn_share_effect(state, work, sums, features)
    stations.learn_wagons(state, end, sums, features)
    numbers.learn_arrivals(state, end, sums, features)


def fit(sums: NormalEquations) -> dict[str, Floats]:
    """Return the values of modules at the knots."""
    return {
        **companies.fit(sums),
        **stations.fit(sums),
    }
