"""Positions as one line of text. ``parse_position.py`` is its inverse.

    metro seats=2 hand=1 ... viewer=all turn=0 drawn=- board=aacbD1+bcbcE1 hands=aaaa/cbcb bag=...

Points, paths and legal cells follow from the board and are not written. What is left out when setting up a
position takes its default; docs/notation.md lists the names.
"""

from guimard.core.views import FULL_STATE, SPECTATOR
from guimard.games.metro import tables as t
from guimard.games.metro.modules.catalogue import modules_on
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.options import OPTIONS, options_of
from guimard.games.metro.text.names import cell_name, join_tokens, tile_token

VIEWERS = {FULL_STATE: "all", SPECTATOR: "public"}


def position(state: State) -> str:
    """Return the text of a state or view."""
    tokens = {
        "seats": str(state.seats),
        **dict(option.split("=") for option in OPTIONS.text(options_of(state)).split()),
        "viewer": VIEWERS.get(int(state.viewer)) or str(state.viewer),
        "turn": str(state.turn),
        "drawn": tile_token(state.drawn),
        "board": join_tokens(_laid(state, c) for c in range(t.CELLS) if state.board[c] != t.NONE and on_land(c)),
        "hands": "/".join(
            join_tokens(tile_token(kind) for kind in hand if kind != t.NONE) for hand in state.hands[: state.seats]
        ),
        "bag": join_tokens(tile_token(kind) for kind in reversed(state.bag[: state.left].tolist())),
    }
    for module in modules_on(state):
        tokens |= module.tokens(state)
    return "metro " + " ".join(f"{name}={value}" for name, value in tokens.items())


def on_land(cell: int) -> bool:
    return cell not in t.CENTRAL_CELLS


def _laid(state: State, cell: int) -> str:
    turns = int(state.turned[cell])
    kind = t.TURNED[state.board[cell], -turns % 4]
    return t.CODES[kind] + cell_name(cell) + (f"r{turns}" if turns else "")
