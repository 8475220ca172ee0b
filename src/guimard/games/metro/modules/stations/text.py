"""Wagons as text, refused and played; stations in a position's text."""

from collections.abc import Callable, Sequence

from msgspec import json

from guimard.core.errors import Illegal
from guimard.core.events import Event, Facts, event
from guimard.core.flat_record import array_of
from guimard.core.json_buffer import encode
from guimard.games.metro.data import DATA
from guimard.games.metro.modules.module import Tokens, Verb
from guimard.games.metro.modules.stations.json import write_line
from guimard.games.metro.modules.stations.rules import STATION, WAYS, CentralWagons, depart, in_stock, wagon_colour
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


def _refusal(view: CentralWagons, which: int) -> Illegal:
    central, way = divmod(which, WAYS)
    name = CENTRAL_NAMES[central]
    if not in_stock(view, wagon_colour(view, way)):
        return Illegal("no-wagon", "You have no wagon for a central station that way.")
    if view.owner[STATIONS + central] != NONE:
        return Illegal("station-taken", f"Another wagon stands on {name}.", station=name)
    return Illegal("one-tile-line", f"From {name} the line would be complete with one tile.", station=name)


def _play(state: CentralWagons, which: int, apply: Callable[[], None]) -> list[Event]:
    """Tell that a wagon was placed, and the line that this completes."""
    seat, (central, way) = int(state.turn), divmod(which, WAYS)
    colour, held = wagon_colour(state, way), array_of(state)
    line: Facts = json.decode(encode(lambda buffer: write_line(held, central, colour, buffer)))
    apply()
    placed: Facts = {
        "seat": seat,
        "station": CENTRAL_NAMES[central],
        "colour": DATA.colours[colour],
        "share": 10 * way if way else None,
    }
    events = [event("station", placed)]
    if line["complete"]:
        events.append(event("complete", {"seat": seat, **line}))
    return events


def tokens(state: CentralWagons) -> Tokens:
    placed = zip(CENTRAL_NAMES, state.owner[STATIONS:].tolist(), strict=True)
    return {"wagons": join_tokens(name + COLOUR_LETTERS[colour] for name, colour in placed if colour != NONE)}


def place_tokens(state: CentralWagons, tokens: Tokens) -> None:
    for placed in split_tokens(tokens.pop("wagons", "-")):
        central = index_of(CENTRAL_NAMES, placed[:-1], "central station")
        colour = index_of(COLOUR_LETTERS, placed[-1:], "colour")
        if not in_stock(state, colour) or state.owner[STATIONS + central] != NONE:
            raise ValueError(f"there is no wagon or no room for {placed}")
        depart(state, central, colour)


PLACEMENTS: Verb[CentralWagons] = Verb(
    word="station",
    forms="'station C3' (with 40 to show that share)",
    first=STATION,
    count=WAYS * CENTRALS,
    text=_text,
    parse=_parse,
    refusal=_refusal,
    play=_play,
)
