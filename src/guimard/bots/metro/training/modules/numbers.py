"""Learn what the lines pay that arrive at a station."""

from guimard.bots.metro.records import ARRIVAL, tiles_left
from guimard.bots.metro.symmetry import PORT_CLASS
from guimard.bots.metro.training.regression import BaseEquations, Features, add_sample
from guimard.core.compiler import compiled
from guimard.games.metro.modules.numbers.rules import pay
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import ARRIVALS, DEPARTURE_AT, NONE, STATIONS


@compiled
def learn_arrivals(state: BaseState, end: BaseState, sums: BaseEquations, features: Features) -> None:
    """Learn it in every game: any line may be the one that a number pays for."""
    for station in range(STATIONS):
        start = state.far[ARRIVALS + station]
        if DEPARTURE_AT[start] == NONE:
            features.line[1] = state.length[ARRIVALS + station]
            target = float(pay(end, station))
            add_sample(sums.lines[ARRIVAL, PORT_CLASS[start]], tiles_left(state), features.line, target)
