"""Stations as JSON: what they add to views, actions, events and refusals."""

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.events import Recipients, address_all
from guimard.core.flat_record import Array
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_name, put_number
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
from guimard.games.metro.modules.stations.rules import (
    STATION,
    WAYS,
    CentralWagons,
    in_stock,
    is_wagon,
    wagon_colour,
)
from guimard.games.metro.rules.network import LINE, MULTIPLE, POINTS, note_line
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import COLOURS, DEPARTURE_PORTS, DEPARTURES, NONE, STATIONS


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
    """Note the line from a central station, as if a wagon stood there."""
    departure = STATIONS + central
    port = DEPARTURE_PORTS[departure]
    note_line(rows, 0, departure, 0, state.length[port], state.far[port], True)


@compiled
def put_wagon(buffer: JsonBuffer, at: int, view: CentralWagons, action: int, rows: Array) -> int:
    """Write a legal placement and the line that departs with it."""
    if not is_wagon(action):
        return at
    central, way = (action - STATION) // WAYS, (action - STATION) % WAYS
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


@compiled
def put_wagon_events(buffer: JsonBuffer, recipients: Recipients, at: int, state: CentralWagons, action: int) -> int:
    """Write that a wagon will be placed, and the line that this completes."""
    if not is_wagon(action):
        return at
    central, way = (action - STATION) // WAYS, (action - STATION) % WAYS
    colour = wagon_colour(state, way)
    at = put_field(buffer, at, b'{"event":"station","seat":', state.turn)
    at = put(buffer, at, b'"station":')
    at = put_known(buffer, at, CENTRAL_TABLE, central)
    at = put(buffer, at, b'"colour":')
    at = put_known(buffer, at, COLOUR_TABLE, colour)
    at = put(buffer, at, b'"share":')
    at = put_share(buffer, at, way - 1) if way else put(buffer, at, b"null")
    at = put(buffer, at, b"}")
    rows = np.empty((1, LINE), np.int16)
    _note_line_of(state, central, rows)
    if rows[0, MULTIPLE]:
        at = put_line_fields(buffer, put(buffer, at, b","), rows[0], colour)
        at = put_field(buffer, at, b',"event":"complete","seat":', state.turn)
        at = close(buffer, at, b"}")
    address_all(recipients, at)
    return at


@compiled
def put_refusal(buffer: JsonBuffer, at: int, view: CentralWagons, action: int) -> int:
    """Write why a wagon may not be placed."""
    if not is_wagon(action):
        return at
    central, way = (action - STATION) // WAYS, (action - STATION) % WAYS
    if not in_stock(view, wagon_colour(view, way)):
        return put(buffer, at, b'{"reason":"no-wagon"}')
    if view.owner[STATIONS + central] != NONE:
        at = put(buffer, at, b'{"reason":"station-taken","station":')
    else:
        at = put(buffer, at, b'{"reason":"one-tile-line","station":')
    return close(buffer, put_known(buffer, at, CENTRAL_TABLE, central), b"}")
