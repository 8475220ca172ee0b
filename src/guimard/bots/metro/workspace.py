"""What the kernels of a search or of training share, as one value."""

from typing import NamedTuple

import numpy as np

from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.core.flat_record import Floats, Records
from guimard.core.rng import Rng, new_rng
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves
from guimard.games.metro.tables import MAX_SEATS

POSITION, TRIAL, DEALT = range(3)
"""Places of ``Workspace.games``: the game played on, a trial of one action, a deal to start playouts from."""


class Workspace(NamedTuple):
    """Records are made in Python only, so kernels are given all they need."""

    games: Records
    values: Values
    simple_odds: Floats  # by seat: how likely it is to play simply
    forecast: Forecast
    moves: Moves
    rng: Rng


def new_workspace(values: Values, simple_odds: Floats | None = None, seed: int = 0) -> Workspace:
    odds = np.zeros(MAX_SEATS) if simple_odds is None else simple_odds
    return Workspace(np.zeros(3, State.dtype), values, odds, Forecast.new(), Moves.new(), new_rng(seed))
