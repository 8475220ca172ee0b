"""A position from its text, checked. ``position.py`` writes it."""

from guimard.core.errors import BadOptions, BadText
from guimard.games.metro import tables as t
from guimard.games.metro.deal import empty_board
from guimard.games.metro.modules.catalogue import modules_on
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.module import Tokens
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.rules.laying import put
from guimard.games.metro.rules.unseen import count_unseen
from guimard.games.metro.text.names import parse_cell, parse_kind, parse_tile, split_tokens
from guimard.games.metro.text.position import VIEWERS, on_land


def parse_position(text: str) -> State:
    """Return the state or view of a text; raises ``BadText``."""
    tokens = _tokens(text)
    try:
        return _build(tokens)
    except (ValueError, IndexError, KeyError, BadOptions) as wrong:
        raise BadText(f"Not a position of Metro: {wrong}") from None


def _tokens(text: str) -> Tokens:
    if len(text) > 5000 or text.split()[:1] != ["metro"]:
        raise BadText("A position of Metro is one line that begins with 'metro'.")
    tokens: Tokens = {}
    for token in text.split()[1:]:
        name, equals, value = token.partition("=")
        if not equals or not value or name in tokens:
            raise BadText(f"Not a word of a position: {token!r}.")
        tokens[name] = value
    return tokens


def _build(tokens: Tokens) -> State:
    names = {option.name for option in OPTIONS.options}
    seats = int(tokens.pop("seats"))
    given = OPTIONS.parse_stored(" ".join(f"{n}={tokens.pop(n)}" for n in names & tokens.keys()))
    state = empty_board(seats, OPTIONS.check(seats, given))
    for module in modules_on(state):
        module.place_tokens(state, tokens)
    for laid in split_tokens(tokens.pop("board", "-")):
        _lay(state, laid)
    _read_tiles(state, tokens)
    for module in modules_on(state):
        module.read_tokens(state, tokens)
    viewer = tokens.pop("viewer", "all")
    state.viewer = next((v for v, name in VIEWERS.items() if name == viewer), None) or _seat(state, viewer)
    state.turn = _seat(state, tokens.pop("turn", str(state.turn)))
    if tokens:
        raise BadText(f"A position of Metro has no {', '.join(tokens)} here.")
    return state


def _seat(state: State, text: str) -> int:
    if text not in [str(seat) for seat in range(state.seats)]:
        raise ValueError(f"there is no seat {text!r}")
    return int(text)


def _lay(state: State, laid: str) -> None:
    kind, cell, turns = parse_kind(laid[:4]), parse_cell(laid[4:6]), laid[6:] or "r0"
    if not on_land(cell) or state.board[cell] != t.NONE:
        raise ValueError(f"{laid[4:6]} is not free for {laid}")
    if turns not in ("r0", "r1", "r2", "r3")[: state.rotations]:
        raise ValueError(f"{laid} cannot be turned like that")
    put(state, kind, int(turns[1]) % int(t.LOOKS[kind]), cell)


def _read_tiles(state: State, tokens: Tokens) -> None:
    hands = tokens.pop("hands").split("/")
    if len(hands) != state.seats:
        raise ValueError("there is one hand for each seat")
    for seat, hand in enumerate(hands):
        tiles = [parse_tile(token) for token in split_tokens(hand)]
        if len(tiles) > state.hand_size:
            raise ValueError(f"the hand {hand} is too large")
        state.hands[seat, : len(tiles)] = tiles
        state.held[seat] = len(tiles)
    drawn = tokens.pop("drawn", "-")
    state.drawn = t.NONE if drawn == "-" else parse_tile(drawn)
    unseen = t.COUNTS.copy()
    count_unseen(state, unseen)
    hidden = int((state.hands == t.HIDDEN).sum()) + int(state.drawn == t.HIDDEN)
    rest = [kind for kind in range(t.KINDS) for _ in range(unseen[kind])]
    if "bag" in tokens:
        bag = [parse_tile(token) for token in reversed(split_tokens(tokens.pop("bag")))]
    elif hidden:
        raise ValueError("with hidden tiles, the bag must be given")
    else:
        bag = rest
    if unseen.min() < 0 or len(bag) + hidden != len(rest):
        raise ValueError("board, hands and bag together are not the 60 tiles")
    if t.HIDDEN not in bag and not hidden and sorted(bag) != rest:
        raise ValueError("the bag does not hold the tiles that are left")
    state.bag[: len(bag)] = bag
    state.left = len(bag)
