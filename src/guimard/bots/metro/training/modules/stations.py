"""Learn what a central wagon in stock will bring."""

from typing import Annotated

from guimard.bots.metro.records import tiles_left
from guimard.bots.metro.training.regression import BaseEquations, Features, add_sample, final_points, room, solve
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.stations.rules import CentralWagons, in_stock
from guimard.games.metro.tables import COLOURS, DEPARTURES, STATIONS


class WagonEquations(BaseEquations):
    wagon: Annotated[Floats, *room(1)]


@compiled
def learn_wagons(state: CentralWagons, end: CentralWagons, sums: WagonEquations, features: Features) -> None:
    """Learn the points of the line that a wagon in stock opens later."""
    for colour in range(COLOURS):
        if in_stock(state, colour):
            points = 0.0
            for departure in range(STATIONS, DEPARTURES):
                if end.owner[departure] == colour:
                    points = final_points(end, departure)
            add_sample(sums.wagon, tiles_left(state), features.one, points)


def fit(sums: WagonEquations) -> dict[str, Floats]:
    """Return the value of wagons at the knots."""
    return {"wagon": solve(sums.wagon, 1, [6.0], 1.0)[..., 0]}
