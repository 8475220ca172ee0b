"""Module 3, central tracks: four track tiles cover the centre (Metro 9)."""

from typing import TypedDict

from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState, below, shuffle
from guimard.core.json_buffer import JsonBuffer, put_flag
from guimard.core.options import Clash, Option
from guimard.games.metro.material import Material
from guimard.games.metro.modules.module import Module, ModuleShapes, Tokens
from guimard.games.metro.rules.network import join
from guimard.games.metro.state import BaseChoices, BaseState, has_module
from guimard.games.metro.tables import CENTRAL, CENTRAL_CELLS, TURNED
from guimard.games.metro.text.names import join_tokens, parse_kind, split_tokens, tile_token

NUMBER = 3
_POINTS = (True, False)  # as an option: whether passing a central tile counts a point


class CentralTracks(BaseState):
    central_weight: int  # points for passing a central track tile


class CentralTracksChoices(BaseChoices):
    central_points: int


@inlined
def set_up(state: CentralTracks, choices: CentralTracksChoices) -> None:
    state.central_weight = int(_POINTS[choices.central_points])


@compiled
def deal_tracks(state: CentralTracks, deal: DealState, printed: Material) -> None:
    """Lay four of the central track tiles, each turned at random (Metro 9.1)."""
    if not has_module(state, NUMBER):
        return
    tiles = printed.central_tracks.copy()
    shuffle(deal, tiles)
    for i in range(len(CENTRAL)):
        _lay(state, int(TURNED[tiles[i], below(deal, 4)]), int(CENTRAL[i]))


@inlined
def _lay(state: CentralTracks, look: int, cell: int) -> None:
    state.board[cell] = look
    join(state, look, cell, state.central_weight)


@inlined
def show(state: CentralTracks, seen: CentralTracks) -> None:
    seen.central_weight = state.central_weight


@inlined
def put_options(buffer: JsonBuffer, at: int, view: CentralTracks) -> int:
    return put_flag(buffer, at, b'"central_points":', view.central_weight != 0)


def _tokens(state: CentralTracks) -> Tokens:
    return {"centre": join_tokens(tile_token(state.board[cell]) for cell in CENTRAL_CELLS)}


def _place_tokens(state: CentralTracks, tokens: Tokens) -> None:
    tiles = [parse_kind(code) for code in split_tokens(tokens.pop("centre"))]
    for cell, look in zip(CENTRAL_CELLS, tiles, strict=True):
        _lay(state, look, cell)


class CentralTracksOptions(TypedDict):
    central_points: bool


CENTRAL_TRACKS: Module[CentralTracks] = Module(
    number=NUMBER,
    name="central-tracks",
    help="Four track tiles cover the centre: lines run through, nothing is doubled.",
    note="Our reconstruction: the tracks on the eight tiles.",
    rules=("9",),
    settles=True,
    options=(
        Option(
            "central_points",
            _POINTS,
            True,
            "With central tracks: passing a central tile counts a point.",
            notes={"": "Our ruling: the rulebook does not say."},
        ),
    ),
    options_rank=2,
    chosen=lambda state: {"central_points": bool(state.central_weight)},
    clashes=(
        Clash(
            {"modules": ("stations", "central-tracks")},
            "Central tracks cover the central stations, so these two modules cannot be played together.",
        ),
    ),
    tokens=_tokens,
    place_tokens=_place_tokens,
    shapes=ModuleShapes(options=CentralTracksOptions),
)
