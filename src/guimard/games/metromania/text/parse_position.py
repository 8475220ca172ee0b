"""A position from its text, checked. ``position.py`` writes it."""

import re

import numpy as np

from guimard.core.beginning import DRAWN, begins_code
from guimard.core.errors import BadOptions, BadText
from guimard.core.material import SHIPPED
from guimard.games.metromania.city import lay_city, material_record
from guimard.games.metromania.data import END, MATERIALS, START, THIRDS, TYPES
from guimard.games.metromania.deal import open_town_hall
from guimard.games.metromania.kernel import legal_actions
from guimard.games.metromania.lattice import (
    APEX,
    BASE,
    BESIDE,
    EDGE_AT,
    INWARD,
    NEXT,
    TOOTH,
    border_name,
)
from guimard.games.metromania.names import PLACES
from guimard.games.metromania.options import OPTIONS, colours_code
from guimard.games.metromania.rules.steps import direction_out, play_step
from guimard.games.metromania.state import (
    FULL_STATE,
    HIDDEN,
    LINES,
    MOST_SEATS,
    NONE,
    SPECTATOR,
    STATIONS,
    TUNNELS,
    Moves,
    State,
    bit,
    blank,
)
from guimard.games.metromania.text.actions import parse, parse_border, parse_vertex, text
from guimard.games.metromania.text.position import EMPTY, line_key, position
from guimard.games.metromania.town_halls import NAMES as TOWN_HALLS

_LINE = re.compile(r"(\d\.\d)([ab])((?:[0-5][lr])*)(?:>(\d\.\d))?")
_CELL_OF = {name: number for number, name in enumerate(PLACES[:TOOTH])}


def parse_position(line: str) -> State:
    """The state or view of a position's text, or ``BadText``."""
    try:
        state = _read(dict(token.split("=", 1) for token in line.split()[1:]))
    except (ValueError, KeyError, IndexError, OverflowError, BadOptions) as problem:
        raise BadText(f"Not a position of Metromania. Wrong or missing: {problem.args[0]}.") from None
    if sorted(position(state).split()) != sorted(line.split()):
        raise BadText("A position of Metromania has each of its parts once, and nothing else.")
    return state


def _read(tokens: dict[str, str]) -> State:
    state = blank()
    state.material = MATERIALS.index(MATERIALS.option.parse(tokens.get("material", SHIPPED)))
    state.seats = _between(tokens["seats"], 2, 4)
    open_town_hall(state, TOWN_HALLS.index(tokens["town_hall"]))
    state.threshold = _between(tokens["blocked_lines"], 2, LINES)
    state.own_lines = int(state.seats == 2 and tokens.get("nobody_scores") == "own_lines")
    _read_doubles(state, tokens.get("doubles", ""))
    begins = tokens.get("begins", "0")
    seat = MOST_SEATS if begins == DRAWN else _between(begins, 0, state.seats - 1)
    state.begins = begins_code(seat, MOST_SEATS)
    chosen = OPTIONS.parse(f"colours={tokens['colours']}" if "colours" in tokens else "")
    seats = int(state.seats)
    state.colours[:seats] = colours_code(seats, OPTIONS.check(seats, chosen))
    state.turn = _between(tokens["turn"], 0, state.seats - 1)
    viewer = tokens["viewer"]
    named = {"all": FULL_STATE, "public": SPECTATOR}
    state.viewer = named[viewer] if viewer in named else _between(viewer, 0, state.seats - 1)
    slots = [pair.split(".") for pair in tokens["city"].split(",")]
    if sorted(district for district, _ in slots) != list("012345"):
        raise ValueError("city")
    order, turns = (np.array([int(number) for number in column], np.int16) for column in zip(*slots, strict=True))
    if not set(turns.tolist()) <= set(range(THIRDS)):
        raise ValueError("city")
    lay_city(state, order, turns, material_record(int(state.material))[0])
    state.points[: state.seats] = [int(number) for number in tokens["points"].split(",")]
    if tokens["ending"] != EMPTY:
        state.ending, state.trigger, state.last_turns = (_between(w, 0, 15) for w in tokens["ending"].split(","))
        state.over = int(state.last_turns == 0)
    state.passes = _between(tokens["passes"], 0, state.seats)
    for number in range(2 * state.seats):
        _read_line(state, number, tokens[line_key(number)])
    _read_pieces(state, tokens)
    for step in _listed(tokens["then"], ";"):
        _replay(state, parse(step.replace("_", " ")))
    return state


def _read_doubles(state: State, token: str) -> None:
    kinds = [TYPES.index(kind) for kind in token if kind != EMPTY]
    if token and (state.seats != 3 or len(token) != 3 or len(set(kinds)) < len(kinds)):
        raise ValueError("doubles")
    state.doubled[: len(token)] = [TYPES.find(kind) for kind in token]
    state.choosing = int(EMPTY in token)


def _between(token: str, low: int, high: int) -> int:
    number = int(token)
    if not low <= number <= high:
        raise ValueError(f"{token} is not in {low}..{high}")
    return number


def _listed(token: str, separator: str) -> list[str]:
    return [] if token == EMPTY else token.split(separator)


def _read_line(state: State, line: int, token: str) -> None:
    if token == EMPTY:
        return
    parts = _LINE.fullmatch(token)
    if parts is None:
        raise ValueError(token)
    border, which = parse_border(parts[1]), "ab".index(parts[2])
    if state.border[border] != START:
        raise ValueError(f"no start: {parts[1]}")
    state.begun[line] = border
    state.path[line, 0] = APEX + border
    _append(state, line, int(INWARD[border, which]), int(BASE[border, which]), TOOTH + border)
    for i in range(0, len(parts[3]), 2):
        here, way, side = int(state.path[line, i // 2 + 1]), int(parts[3][i]), "lr".index(parts[3][i + 1])
        _append(state, line, way, int(NEXT[here, way]), int(BESIDE[here, way, side]))
        state.lines_on[EDGE_AT[here, way]] |= bit(line)
    if parts[4]:
        _read_end(state, line, parse_border(parts[4]))


def _read_end(state: State, line: int, border: int) -> None:
    here = int(state.path[line, state.length[line]])
    way = direction_out(here, border)
    if way < 0 or state.border[border] != END:
        raise ValueError(f"no end: {border_name(border)}")
    state.ended[line] = border
    _append(state, line, way, APEX + border, TOOTH + border)


def _append(state: State, line: int, way: int, vertex: int, cell: int) -> None:
    length = int(state.length[line])
    if length >= TUNNELS or vertex < 0 or cell < 0 or vertex in state.path[line] or state.tunnel[cell] >= 0:
        raise ValueError(f"line {line_key(line)} cannot lie like this")
    state.way[line, length], state.cell[line, length], state.path[line, length + 1] = way, cell, vertex
    state.length[line] = length + 1
    state.tunnel[cell] = line
    if vertex < APEX:
        state.lines_at[vertex] |= bit(line)


def _read_pieces(state: State, tokens: dict[str, str]) -> None:
    stations = [parse_vertex(token) for token in _listed(tokens["stations"], ";")]
    if len(stations) > STATIONS:
        raise ValueError("stations")
    state.station[stations] = 1
    state.stations_left = STATIONS - len(stations)
    for marker, token in enumerate(tokens["markers"].split("/")):
        if state.choosing:
            state.hand[marker] = HIDDEN if token == "?" else TYPES.index(token)
            continue
        holder, at, cell = token.partition("@")
        state.holder[marker] = HIDDEN if holder == "?" else _between(holder, 0, state.seats - 1)
        state.placed[marker] = _CELL_OF[cell] if at else NONE
    for seat, hand in enumerate(tokens["hands"].split(",")):
        for kind in range(len(TYPES)):
            state.in_hand[seat, kind] = int(hand[kind])


def _replay(state: State, action: int) -> None:
    moves = Moves.new()
    legal_actions(state, moves)
    if action not in moves.items[: moves.count]:
        raise ValueError(f"cannot be played: {text(action)}")
    play_step(state, action)
