"""Module 3, central tracks: four track tiles cover the centre (Metro 9)."""

from typing import TypedDict

from guimard.core.compiler import inlined
from guimard.core.deal import Deal
from guimard.core.json_buffer import JsonBuffer, put_flag
from guimard.core.options import Clash, Option, Options
from guimard.games.metro.data import DATA
from guimard.games.metro.modules.module import Module, ModuleShapes, Tokens
from guimard.games.metro.rules.network import join
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import CENTRAL_CELLS, CODES, TURNED
from guimard.games.metro.text.names import join_tokens, parse_kind, split_tokens, tile_token

NUMBER = 3


class CentralTracks(BaseState):
    central_weight: int  # points for passing a central track tile


def _blank(state: CentralTracks, options: Options) -> None:
    state.central_weight = int(bool(options["central_points"]))


def _deal(state: CentralTracks, deal: Deal) -> None:
    """Lay four of the central track tiles, each turned at random (Metro 9.1)."""
    chosen = deal.shuffled(list(DATA.central_tracks))[:4]
    for cell, code in zip(CENTRAL_CELLS, chosen, strict=True):
        _lay(state, int(TURNED[CODES.index(code), deal.below(4)]), cell)


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
    rules=("9",),
    options=(
        Option(
            "central_points",
            (True, False),
            True,
            "With central tracks: passing a central tile counts a point.",
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
    blank=_blank,
    deal=_deal,
    tokens=_tokens,
    place_tokens=_place_tokens,
    shapes=ModuleShapes(options=CentralTracksOptions),
)
