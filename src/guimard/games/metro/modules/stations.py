"""Module 2, stations: central wagons, for lines that depart from the centre (Metro 8)."""

from collections.abc import Callable, Sequence
from typing import Literal, NotRequired, TypedDict

import numpy as np
from msgspec import json

from guimard.core.bits import ZERO, single
from guimard.core.compiler import compiled, entry_point, inlined
from guimard.core.errors import Illegal
from guimard.core.events import Event, Facts, event
from guimard.core.flat_record import Array, Records, array_of
from guimard.core.json_buffer import JsonBuffer, close, encode, put, put_name, put_number
from guimard.core.options import Options
from guimard.games.metro.data import DATA
from guimard.games.metro.json.pieces import (
    CENTRAL_TABLE,
    COLOUR_TABLE,
    DEPARTURE_TABLE,
    put_key,
    put_known,
    put_line,
    put_line_fields,
    put_share,
)
from guimard.games.metro.json.shapes import Colour, Gains, Percentage
from guimard.games.metro.modules.module import Module, ModuleShapes, Tokens, Verb
from guimard.games.metro.rules.network import LINE, POINTS, complete, note_line
from guimard.games.metro.state import EVERYBODY, BaseState, colours_in_play
from guimard.games.metro.tables import (
    CENTRALS,
    COLOURS,
    DEPARTURE_PORTS,
    DEPARTURES,
    KINDS,
    NONE,
    PERCENTAGES,
    RETURNS,
    STATIONS,
    TIMES,
    first_verb,
)
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

NUMBER = 2
WAYS = 1 + PERCENTAGES  # a central wagon comes with one's own colour, or by showing a share
STATION = first_verb(NUMBER)  # + WAYS * central station + way


class CentralWagons(BaseState):
    wagons: int  # central wagons in stock, a bit for each colour


def _prepare(state: CentralWagons, options: Options) -> None:
    """Every colour in play has one central wagon (Metro 8.1)."""
    state.wagons = (1 << colours_in_play(state)) - 1


@inlined
def in_stock(state: CentralWagons, colour: int) -> bool:
    return colour >= 0 and (state.wagons >> colour) & 1 == 1


@inlined
def may_depart(state: BaseState, central: int) -> bool:
    """A free central station, and not one whose line is complete with one tile (Metro 8.2, 8.5)."""
    if state.owner[STATIONS + central] != NONE:
        return False
    port = DEPARTURE_PORTS[STATIONS + central]
    return state.length[port] != 1 or TIMES[state.far[port]] == 0


@inlined
def wagon_colour(state: BaseState, way: int) -> int:
    """Return the colour that the seat to act places: its own, or that of the share it shows."""
    return int(state.own[state.turn] if way == 0 else state.shares[state.turn, way - 1])


@inlined
def departures(state: CentralWagons) -> np.uint64:
    """Return the set of legal placements: five ways (own wagon, four shares) for each central station."""
    ways = ZERO
    if state.wagons == 0:
        return ways
    for way in range(WAYS):
        if in_stock(state, wagon_colour(state, way)):
            for central in range(CENTRALS):
                if may_depart(state, central):
                    ways |= single(WAYS * central + way)
    return ways


@compiled
def _depart(state: CentralWagons, central: int, colour: int) -> None:
    """Let a line of a colour depart in the centre; if it is complete it scores at once (Metro 8.5)."""
    state.wagons &= ~(1 << colour)
    departure = STATIONS + central
    state.owner[departure] = colour
    port = DEPARTURE_PORTS[departure]
    cell, side = port // 4, port % 4
    for kind in range(KINDS):  # Metro 8.4: no tile may send this line straight back
        if RETURNS[kind, side]:
            state.suitable[kind] &= ~single(cell)
    if TIMES[state.far[port]]:
        complete(state, departure, state.far[port], state.length[port])


@compiled
def place_wagon(state: CentralWagons, central: int, way: int) -> None:
    """The seat to act lets a line depart; a share shown for it stays face up (Metro 8.1)."""
    colour = wagon_colour(state, way)
    if way:
        state.locked[state.turn, way - 1] = 1
        state.shares_seen[state.turn, way - 1] = EVERYBODY
    _depart(state, central, colour)


@inlined
def show(state: CentralWagons, seen: CentralWagons) -> None:
    seen.wagons = state.wagons


# As JSON.


@inlined
def _is_played(view: CentralWagons) -> bool:
    """Tell whether wagons are in stock or were placed."""
    placed = False
    for departure in range(STATIONS, DEPARTURES):
        placed |= view.owner[departure] != NONE
    return placed or view.wagons != 0


@compiled
def put_stations(buffer: JsonBuffer, at: int, view: CentralWagons) -> int:
    """Write who departs in the centre, and the wagons in stock."""
    if not _is_played(view):
        return at
    at = put(buffer, at, b'"central":{')
    for departure in range(STATIONS, DEPARTURES):
        at = put_name(buffer, at, DEPARTURE_TABLE, departure)
        at = put(buffer, at, b":")
        at = put_known(buffer, at, COLOUR_TABLE, view.owner[departure])
    at = close(buffer, at, b'},"wagons":[')
    for colour in range(COLOURS):
        if view.wagons >> colour & 1:
            at = put_known(buffer, at, COLOUR_TABLE, colour)
    return close(buffer, at, b"],")


@compiled
def _note_line_of(state: BaseState, central: int, rows: Array) -> None:
    """Note the line from a central station if a wagon stood there, as the first of the rows."""
    departure = STATIONS + central
    port = DEPARTURE_PORTS[departure]
    note_line(rows, 0, departure, 0, state.length[port], state.far[port], True)


@compiled
def put_wagon(buffer: JsonBuffer, at: int, view: CentralWagons, which: int, rows: Array) -> int:
    """Write a legal placement and the line that departs with it."""
    central, way = which // WAYS, which % WAYS
    colour = wagon_colour(view, way)
    at = put(buffer, at, b'{"text":"station ')
    at = put_name(buffer, at, CENTRAL_TABLE, central)
    if way:
        at = put(buffer, at, b" ")
        at = put_share(buffer, at, way - 1)
    at = put(buffer, at, b'","kind":"station","station":')
    at = put_known(buffer, at, CENTRAL_TABLE, central)
    at = put(buffer, at, b'"colour":')
    at = put_known(buffer, at, COLOUR_TABLE, colour)
    at = put(buffer, at, b'"share":')
    at = put_share(buffer, at, way - 1) if way else put(buffer, at, b"null")
    _note_line_of(view, central, rows)
    at = put(buffer, at, b',"consequences":{"lines":[')
    at = put_line(buffer, at, rows[0], colour)
    at = close(buffer, at, b'],"points":{')
    if rows[0, POINTS]:
        at = put_key(buffer, at, COLOUR_TABLE, colour)
        at = put_number(buffer, at, rows[0, POINTS])
    return put(buffer, at, b"}")


@entry_point
def _write_line(held: Records, central: int, colour: int, buffers: Records) -> int:
    rows = np.empty((1, LINE), np.int16)
    _note_line_of(held[0], central, rows)
    return put(buffers[0], put_line_fields(buffers[0], 0, rows[0], colour), b"}")


# As text.


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
    line: Facts = json.decode(encode(lambda buffer: _write_line(held, central, colour, buffer)))
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


def _tokens(state: CentralWagons) -> Tokens:
    placed = zip(CENTRAL_NAMES, state.owner[STATIONS:].tolist(), strict=True)
    return {"wagons": join_tokens(name + COLOUR_LETTERS[colour] for name, colour in placed if colour != NONE)}


def _place_tokens(state: CentralWagons, tokens: Tokens) -> None:
    for placed in split_tokens(tokens.pop("wagons", "-")):
        central = index_of(CENTRAL_NAMES, placed[:-1], "central station")
        colour = index_of(COLOUR_LETTERS, placed[-1:], "colour")
        if not in_stock(state, colour) or state.owner[STATIONS + central] != NONE:
            raise ValueError(f"there is no wagon or no room for {placed}")
        _depart(state, central, colour)


class StationsView(TypedDict):
    central: NotRequired[dict[str, Colour | None]]
    wagons: NotRequired[list[Colour]]


class Wagon(TypedDict):
    """A wagon for a central station; ``share`` is the one that is shown for it, with companies."""

    text: str
    kind: Literal["station"]
    station: str
    colour: Colour
    share: Percentage | None
    consequences: Gains


class StationEvent(TypedDict):
    event: Literal["station"]
    seat: int
    station: str
    colour: Colour
    share: Percentage | None


CENTRAL_STATIONS: Module[CentralWagons] = Module(
    number=NUMBER,
    name="stations",
    help="A wagon of yours may depart from the centre: one more line.",
    rules=("8",),
    prepare=_prepare,
    verbs=(
        Verb(
            word="station",
            forms="'station C3' (with 40 to show that share)",
            first=STATION,
            count=WAYS * CENTRALS,
            text=_text,
            parse=_parse,
            refusal=_refusal,
            play=_play,
        ),
    ),
    tokens=_tokens,
    place_tokens=_place_tokens,
    shapes=ModuleShapes(view=StationsView, actions=(Wagon,), events=(StationEvent,)),
)
