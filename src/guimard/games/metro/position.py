"""Positions as one line of text, states and views alike. ``set_up.py`` is its inverse.

    metro seats=2 hand=1 ... viewer=all turn=0 drawn=- board=aacbD1+bcbcE1 hands=aaaa/cbcb bag=...

Points, paths and legal cells follow from the board and are not written. What is left out when setting up a
position takes its default; docs/notation.md lists the words.
"""

from collections.abc import Iterable
from types import SimpleNamespace

from guimard.core.options import Options
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, cell_name
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.start import MODULES
from guimard.games.metro.state import FULL_STATE, SPECTATOR, State

LETTERS = "YBOGPKRW"  # of the colours, in their order
VIEWERS = {FULL_STATE: "all", SPECTATOR: "public"}


def position(state: State) -> str:
    """The text of a state or view."""
    words = {
        "seats": str(state.seats),
        **dict(word.split("=") for word in OPTIONS.text(options_of(state)).split()),
        "viewer": VIEWERS.get(int(state.viewer)) or str(state.viewer),
        "turn": str(state.turn),
        "drawn": _tile(state.drawn),
        "board": _join(_laid(state, c) for c in range(t.CELLS) if state.board[c] != t.NONE and on_land(c)),
        "hands": "/".join(_join(_tile(k) for k in hand if k != t.NONE) for hand in state.hands[: state.seats]),
        "bag": _join(_tile(kind) for kind in reversed(state.bag[: state.left].tolist())),
    }
    for module in modules_of(state):
        words |= _MODULE_WORDS[module](state)
    return "metro " + " ".join(f"{name}={value}" for name, value in words.items())


def modules_of(state: State | SimpleNamespace) -> tuple[str, ...]:
    return tuple(module for i, module in enumerate(MODULES) if state.modules >> i & 1)


def options_of(state: State | SimpleNamespace) -> Options:
    return {
        "hand": int(state.hand_size),
        "orientation": "free" if state.rotations == 4 else "fixed",
        "modules": modules_of(state),
        "numbers": max(1, int(state.number_count)),
        "central_points": bool(state.central_weight),
    }


def on_land(cell: int) -> bool:
    return cell not in t.CENTRAL_CELLS


def _join(words: Iterable[str]) -> str:
    return "+".join(words) or "-"


def _tile(kind: int) -> str:
    return {t.NONE: "-", t.HIDDEN: "?"}.get(int(kind)) or t.CODES[kind]


def _laid(state: State, cell: int) -> str:
    turns = int(state.turned[cell])
    kind = t.TURNED[state.board[cell], -turns % 4]
    return t.CODES[kind] + cell_name(cell) + (f"r{turns}" if turns else "")


def _letter(colour: int) -> str:
    return {t.NONE: "-", t.HIDDEN: "?"}.get(int(colour)) or LETTERS[colour]


def _company_words(state: State) -> dict[str, str]:
    sizes = state.pile_size.tolist()
    seats = range(state.seats)
    return {
        "shares": "/".join("".join(map(_letter, state.shares[seat])) for seat in seats),
        "seen": "/".join(hex_masks(state.shares_seen[seat].tolist()) for seat in seats),
        "shown": "/".join("".join(map(str, state.locked[seat])) for seat in seats),
        "up": "".join(map(_letter, state.face_up)),
        "piles": "/".join("".join(map(_letter, state.pile[p, :n])) for p, n in enumerate(sizes)),
        "piles_seen": "/".join(hex_masks(state.pile_seen[p, :n].tolist()) for p, n in enumerate(sizes)),
        "exchanges": str(state.exchanges),
    }


def _station_words(state: State) -> dict[str, str]:
    placed = zip(CENTRAL_NAMES, state.owner[t.STATIONS :].tolist(), strict=True)
    return {"wagons": _join(name + LETTERS[colour] for name, colour in placed if colour != t.NONE)}


def _central_words(state: State) -> dict[str, str]:
    return {"centre": _join(_tile(state.board[cell]) for cell in t.CENTRAL_CELLS)}


def _number_words(state: State) -> dict[str, str]:
    held = state.numbers[: state.seats, :, : state.number_count].reshape(state.seats, -1).tolist()
    return {"held": "/".join(_join("?" if n == t.HIDDEN else str(n + 1) for n in seat) for seat in held)}


_MODULE_WORDS = {
    "companies": _company_words,
    "stations": _station_words,
    "central-tracks": _central_words,
    "station-numbers": _number_words,
}


def hex_masks(masks: list[int]) -> str:
    return "".join(f"{mask:02x}" for mask in masks)
