"""Exchanges as text, and why they are refused; companies in a position's text."""

from collections.abc import Sequence

from guimard.games.metro.modules.companies.rules import CLOSES_AT, EXCHANGE, FACE_UP, Companies
from guimard.games.metro.modules.module import Tokens, Verb
from guimard.games.metro.state import EVERYBODY
from guimard.games.metro.tables import COLOURS, HIDDEN, PERCENTAGES
from guimard.games.metro.text.names import (
    COLOUR_LETTERS,
    SHARE_NAMES,
    colour_token,
    index_of,
    parse_colours,
    parse_share,
)


def _text(which: int) -> str:
    return f"exchange {SHARE_NAMES[which // 2]} {'up' if which % 2 == FACE_UP else 'down'}"


def _parse(words: Sequence[str]) -> int | None:
    match words:
        case [share, ("up" | "down") as way]:
            return 2 * parse_share(share) + (way == "up")
    return None


EXCHANGES = Verb(
    word="exchange",
    forms="'exchange 40 up' or 'exchange 40 down'",
    first=EXCHANGE,
    count=2 * PERCENTAGES,
    text=_text,
    parse=_parse,
    refusals={
        "no-companies": "There are no shares in this game.",
        "share-shown": "Your {share} % share was shown for a wagon; you keep it.",
        "exchange-closed": f"A company has {CLOSES_AT} points: exchanging is over.",
        "exchange-paused": "Too many exchanges in a row. Someone has to lay a tile first.",
    },
)


def tokens(state: Companies) -> Tokens:
    sizes = state.pile_size.tolist()
    seats = range(state.seats)
    return {
        "shares": "/".join("".join(map(colour_token, state.shares[seat])) for seat in seats),
        "seen": "/".join(_hex_masks(state.shares_seen[seat].tolist()) for seat in seats),
        "shown": "/".join("".join(map(str, state.locked[seat])) for seat in seats),
        "up": "".join(map(colour_token, state.face_up)),
        "piles": "/".join("".join(map(colour_token, state.pile[p, :n])) for p, n in enumerate(sizes)),
        "piles_seen": "/".join(_hex_masks(state.pile_seen[p, :n].tolist()) for p, n in enumerate(sizes)),
        "exchanges": str(state.exchanges),
    }


def read_tokens(state: Companies, tokens: Tokens) -> None:
    seats = range(state.seats)
    hands = [parse_colours(hand) for hand in tokens.pop("shares").split("/")]
    if len(hands) != state.seats or any(len(hand) != PERCENTAGES for hand in hands):
        raise ValueError("everybody holds a share of each percentage")
    state.shares[: state.seats] = hands
    own = "/".join(_hex_masks([1 << seat] * PERCENTAGES) for seat in seats)
    shown = tokens.pop("shown", "/".join("0000" for _ in seats)).split("/")
    for seat, seen in zip(seats, tokens.pop("seen", own).split("/"), strict=True):
        state.shares_seen[seat] = _parse_masks(seen, PERCENTAGES)
        state.locked[seat] = [index_of("01", flag, "flag") for flag in shown[seat]]
    _read_piles(state, tokens)
    exchanges = tokens.pop("exchanges", "0")
    if exchanges not in map(str, range(2 * state.seats + 1)):
        raise ValueError(f"there cannot have been {exchanges} exchanges in a row")
    state.exchanges = int(exchanges)


def _read_piles(state: Companies, tokens: Tokens) -> None:
    """Read face-up shares and piles.

    What is not given follows in the order of the colours.
    """
    held = state.shares[: state.seats].T.tolist()
    rest = [[c for c in range(COLOURS) if c not in hand] for hand in held]
    up = parse_colours(tokens.pop("up")) if "up" in tokens else [cards[0] for cards in rest]
    default = "/".join(
        "".join(COLOUR_LETTERS[c] for c in cards if c != face_up) for cards, face_up in zip(rest, up, strict=True)
    )
    piles = [parse_colours(pile) for pile in tokens.pop("piles", default).split("/")]
    seen = tokens.pop("piles_seen", "/".join(_hex_masks([0] * len(pile)) for pile in piles)).split("/")
    if not len(up) == len(piles) == len(seen) == PERCENTAGES:
        raise ValueError("there are four piles of shares")
    state.face_up[:] = up
    for p, pile in enumerate(piles):
        cards = [*held[p], up[p], *pile]
        known = [card for card in cards if card != HIDDEN]
        if len(cards) != COLOURS or len(set(known)) != len(known):
            raise ValueError("of each percentage there is one share of each company")
        state.pile[p, : len(pile)] = pile
        state.pile_size[p] = len(pile)
        state.pile_seen[p, : len(pile)] = _parse_masks(seen[p], len(pile))


def _hex_masks(masks: list[int]) -> str:
    return "".join(f"{mask:02x}" for mask in masks)


def _parse_masks(text: str, count: int) -> list[int]:
    masks = [int(text[i : i + 2], 16) for i in range(0, len(text), 2)]
    if len(masks) != count or any(mask > EVERYBODY for mask in masks):
        raise ValueError(f"{text!r} does not say who has seen {count} shares")
    return masks
