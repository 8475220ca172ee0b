"""Central tracks in deals; observations show them like any tile (Metro 9)."""

from typing import Any

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.match import Setup
from guimard.core.rng import Rng, below, shuffle
from guimard.games.metro.data import DATA
from guimard.games.metro.modules.central_tracks import CENTRAL_TRACKS, NUMBER, CentralTracks
from guimard.games.metro.rules.network import join
from guimard.games.metro.tables import CENTRAL_CELLS, CODES, TURNED
from guimard.research.metro.modules.coding import ModuleCoding, Take
from guimard.research.spiel.draws import Answer, Draw, Shuffle

_BIT = 1 << (NUMBER - 1)  # in a state's set of modules
_CENTRE = np.array(CENTRAL_CELLS, np.int16)
_TRACKS = np.array([CODES.index(code) for code in DATA.central_tracks], np.int16)
_TURNS = 4


@compiled
def deal(state: CentralTracks, rng: Rng) -> None:
    """Lay four of the central track tiles, each turned at random (Metro 9.1)."""
    if not state.modules & _BIT:
        return
    chosen = _TRACKS.copy()
    shuffle(rng, chosen)
    for i in range(len(_CENTRE)):
        look = TURNED[chosen[i], below(rng, _TURNS)]
        state.board[_CENTRE[i]] = look
        join(state, look, _CENTRE[i], state.central_weight)


def _draws(setup: Setup[Any]) -> list[Draw]:
    tracks = [Draw("tracks", tuple(range(len(_TRACKS))))] * len(_CENTRE)
    return tracks + [Draw("turns", tuple(range(_TURNS)), put_back=True)] * len(_CENTRE)


def _answers(setup: Setup[Any], take: Take) -> list[Answer]:
    return [Shuffle(tuple(range(len(_TRACKS))), take(len(_CENTRE))), *take(len(_CENTRE))]


CODING = ModuleCoding(module=CENTRAL_TRACKS.name, draws=_draws, answers=_answers)
