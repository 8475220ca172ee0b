"""Wagons as text, and why they are refused; stations in a position's text."""

from collections.abc import Sequence

from guimard.games.metro.modules.module import Tokens, Verb
from guimard.games.metro.modules.stations.rules import STATION, WAYS, CentralWagons, depart, in_stock
from guimard.games.metro.tables import CENTRALS, NONE, STATIONS
from guimard.games.metro.text.names import (
    CENTRAL_NAMES,
    COLOUR_LETTERS,
    SHARE_NAMES,
    index_of,
    join_tokens,
    parse_central,
    parse_share,
    split_tokens,
)


def _text(which: int) -> str:
    central, way = divmod(which, WAYS)
    return f"station {CENTRAL_NAMES[central]}" + (f" {SHARE_NAMES[way - 1]}" if way else "")


def _parse(words: Sequence[str]) -> int | None:
    match words:
        case [central]:
            return WAYS * parse_central(central)
        case [central, share]:
            return WAYS * parse_central(central) + 1 + parse_share(share)
    return None


def tokens(state: CentralWagons) -> Tokens:
    placed = zip(CENTRAL_NAMES, state.owner[STATIONS:].tolist(), strict=True)
    return {"wagons": join_tokens(name + COLOUR_LETTERS[colour] for name, colour in placed if colour != NONE)}


def place_tokens(state: CentralWagons, tokens: Tokens) -> None:
    for placed in split_tokens(tokens.pop("wagons", "-")):
        central = parse_central(placed[:-1])
        colour = index_of(COLOUR_LETTERS, placed[-1:], "colour")
        if not in_stock(state, colour) or state.owner[STATIONS + central] != NONE:
            raise ValueError(f"there is no wagon or no room for {placed}")
        depart(state, central, colour)


PLACEMENTS = Verb(
    word="station",
    forms="'station III' (with 40 to show that share)",
    first=STATION,
    count=WAYS * CENTRALS,
    text=_text,
    parse=_parse,
    refusals={
        "no-wagon": "You have no such wagon left, or no share to show for it.",
        "station-taken": "Another wagon stands on {station}.",
        "one-tile-line": "From {station} the line would be complete with one tile.",
    },
)
