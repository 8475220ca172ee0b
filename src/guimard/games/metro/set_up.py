"""Setting up a position from its text (``position.py`` writes it), with everything about it checked."""

from guimard.core.errors import BadOptions, BadText
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, parse_cell, parse_kind
from guimard.games.metro.data import DATA
from guimard.games.metro.laying import put
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.position import LETTERS, VIEWERS, hex_masks, modules_of, on_land
from guimard.games.metro.start import empty, lay_central
from guimard.games.metro.state import EVERYBODY, State
from guimard.games.metro.stations import depart, in_stock
from guimard.games.metro.unseen import count_unseen


def parse_position(text: str) -> State:
    """The state or view of a text; raises ``BadText``."""
    words = _words(text)
    try:
        return _build(words)
    except (ValueError, IndexError, KeyError, BadOptions) as wrong:
        raise BadText(f"Not a position of Metro: {wrong}") from None


def _words(text: str) -> dict[str, str]:
    if len(text) > 5000 or text.split()[:1] != ["metro"]:
        raise BadText("A position of Metro is one line that begins with 'metro'.")
    words: dict[str, str] = {}
    for word in text.split()[1:]:
        name, equals, value = word.partition("=")
        if not equals or not value or name in words:
            raise BadText(f"Not a word of a position: {word!r}.")
        words[name] = value
    return words


def _build(words: dict[str, str]) -> State:
    names = {option.name for option in OPTIONS.options}
    seats = int(words.pop("seats"))
    given = OPTIONS.parse(" ".join(f"{n}={words.pop(n)}" for n in names & words.keys()))
    state = empty(seats, OPTIONS.check(seats, given))
    _central(state, words)
    for placed in _split(words.pop("wagons", "-")):
        _place_wagon(state, placed)
    for laid in _split(words.pop("board", "-")):
        _lay(state, laid)
    _tiles(state, words)
    if "companies" in modules_of(state):
        _companies(state, words)
    if "station-numbers" in modules_of(state):
        _numbers(state, words)
    viewer = words.pop("viewer", "all")
    state.viewer = next((v for v, name in VIEWERS.items() if name == viewer), None) or _seat(state, viewer)
    state.turn = _seat(state, words.pop("turn", "0"))
    if words:
        raise BadText(f"A position of Metro has no {', '.join(words)} here.")
    return state


def _split(value: str) -> list[str]:
    return [] if value == "-" else value.split("+")


def _index(names: list[str] | str, name: str, what: str) -> int:
    if name not in names or not name:
        raise ValueError(f"{name!r} is not a {what}")
    return names.index(name)


def _seat(state: State, text: str) -> int:
    if text not in [str(seat) for seat in range(state.seats)]:
        raise ValueError(f"there is no seat {text!r}")
    return int(text)


def _place_wagon(state: State, placed: str) -> None:
    central = _index(CENTRAL_NAMES, placed[:-1], "central station")
    colour = _index(LETTERS, placed[-1:], "colour")
    if not in_stock(state, colour) or state.owner[t.STATIONS + central] != t.NONE:
        raise ValueError(f"there is no wagon or no room for {placed}")
    depart(state, central, colour)


def _lay(state: State, laid: str) -> None:
    kind, cell, turns = parse_kind(laid[:4]), parse_cell(laid[4:6]), laid[6:] or "r0"
    if not on_land(cell) or state.board[cell] != t.NONE:
        raise ValueError(f"{laid[4:6]} is not free for {laid}")
    if turns not in ("r0", "r1", "r2", "r3")[: state.rotations]:
        raise ValueError(f"{laid} cannot be turned like that")
    put(state, kind, int(turns[1]) % int(t.LOOKS[kind]), cell)


def _parse_tile(word: str) -> int:
    return t.HIDDEN if word == "?" else parse_kind(word)


def _tiles(state: State, words: dict[str, str]) -> None:
    hands = words.pop("hands").split("/")
    if len(hands) != state.seats:
        raise ValueError("there is one hand for each seat")
    for seat, hand in enumerate(hands):
        tiles = [_parse_tile(word) for word in _split(hand)]
        if len(tiles) > state.hand_size:
            raise ValueError(f"the hand {hand} is too large")
        state.hands[seat, : len(tiles)] = tiles
        state.held[seat] = len(tiles)
    drawn = words.pop("drawn", "-")
    state.drawn = t.NONE if drawn == "-" else _parse_tile(drawn)
    unseen = t.COUNTS.copy()
    count_unseen(state, unseen)
    hidden = int((state.hands == t.HIDDEN).sum()) + int(state.drawn == t.HIDDEN)
    rest = [kind for kind in range(t.KINDS) for _ in range(unseen[kind])]
    if "bag" in words:
        bag = [_parse_tile(word) for word in reversed(_split(words.pop("bag")))]
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


def _central(state: State, words: dict[str, str]) -> None:
    if "central-tracks" in modules_of(state):
        tiles = [parse_kind(code) for code in _split(words.pop("centre"))]
        for cell, look in zip(t.CENTRAL_CELLS, tiles, strict=True):
            lay_central(state, look, cell)


def _colours(letters: str) -> list[int]:
    return [t.HIDDEN if letter == "?" else _index(LETTERS, letter, "colour") for letter in letters]


def _masks(text: str, count: int) -> list[int]:
    masks = [int(text[i : i + 2], 16) for i in range(0, len(text), 2)]
    if len(masks) != count or any(mask > EVERYBODY for mask in masks):
        raise ValueError(f"{text!r} does not say who has seen {count} shares")
    return masks


def _companies(state: State, words: dict[str, str]) -> None:
    seats = range(state.seats)
    hands = [_colours(hand) for hand in words.pop("shares").split("/")]
    if len(hands) != state.seats or any(len(hand) != t.PERCENTAGES for hand in hands):
        raise ValueError("everybody holds a share of each percentage")
    state.shares[: state.seats] = hands
    own = "/".join(hex_masks([1 << seat] * t.PERCENTAGES) for seat in seats)
    shown = words.pop("shown", "/".join("0000" for _ in seats)).split("/")
    for seat, seen in zip(seats, words.pop("seen", own).split("/"), strict=True):
        state.shares_seen[seat] = _masks(seen, t.PERCENTAGES)
        state.locked[seat] = [_index("01", flag, "flag") for flag in shown[seat]]
    _piles(state, words)
    exchanges = words.pop("exchanges", "0")
    if exchanges not in map(str, range(2 * state.seats + 1)):
        raise ValueError(f"there cannot have been {exchanges} exchanges in a row")
    state.exchanges = int(exchanges)


def _piles(state: State, words: dict[str, str]) -> None:
    """Face-up shares and piles; what is not given follows in the order of the colours."""
    held = state.shares[: state.seats].T.tolist()
    rest = [[c for c in range(t.COLOURS) if c not in hand] for hand in held]
    up = _colours(words.pop("up")) if "up" in words else [cards[0] for cards in rest]
    default = "/".join(
        "".join(LETTERS[c] for c in cards if c != face_up) for cards, face_up in zip(rest, up, strict=True)
    )
    piles = [_colours(pile) for pile in words.pop("piles", default).split("/")]
    seen = words.pop("piles_seen", "/".join(hex_masks([0] * len(pile)) for pile in piles)).split("/")
    if not len(up) == len(piles) == len(seen) == t.PERCENTAGES:
        raise ValueError("there are four piles of shares")
    state.face_up[:] = up
    for p, pile in enumerate(piles):
        cards = [*held[p], up[p], *pile]
        known = [card for card in cards if card != t.HIDDEN]
        if len(cards) != t.COLOURS or len(set(known)) != len(known):
            raise ValueError("of each percentage there is one share of each company")
        state.pile[p, : len(pile)] = pile
        state.pile_size[p] = len(pile)
        state.pile_seen[p, : len(pile)] = _masks(seen[p], len(pile))


def _numbers(state: State, words: dict[str, str]) -> None:
    colours = list(DATA.number_colours.values())
    hands = words.pop("held").split("/")
    if len(hands) != state.seats:
        raise ValueError("there are numbers for each seat")
    for seat, hand in enumerate(hands):
        for i, word in enumerate(_split(hand)):
            colour, place = divmod(i, int(state.number_count))
            if word != "?" and int(word) not in colours[colour]:
                raise ValueError(f"{word} is not a number of that colour")
            state.numbers[seat, colour, place] = t.HIDDEN if word == "?" else int(word) - 1
    known = state.numbers[state.numbers >= 0].tolist()
    if len(set(known)) != len(known) or (state.numbers[: state.seats, :, : state.number_count] == t.NONE).any():
        raise ValueError("everybody holds numbers of each colour, and each number is there once")
