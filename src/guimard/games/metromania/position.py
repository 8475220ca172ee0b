"""Positions as one line of text: the state at the start of the turn, then the steps taken since.

    metromania seats=2 town_hall=hidden blocked_lines=4 turn=1 viewer=all city=… points=0,2 ending=-
    passes=0 0.1=0.3a4l5r>3.1 0.2=- 1.1=… stations=2,3;1,1 markers=0@1,1,1/1/?… hands=222,222 then=dig_1_2,2_left

A line is its border cell, which of the two vertices it enters by (a or b), a direction and a side for each
tunnel, and the border cell where it ends. Markers are in the order AR AC BC BE …: holder and place.
"""

import re
from types import SimpleNamespace

from guimard.core.errors import BadText
from guimard.core.flat_record import plain
from guimard.games.metromania.actions import parse, parse_border, parse_vertex, text
from guimard.games.metromania.data import END, START, TYPES, City
from guimard.games.metromania.kernel import legal_actions
from guimard.games.metromania.lattice import (
    APEX,
    BASE,
    BESIDE,
    EDGE_AT,
    INWARD,
    LEFT,
    N_VERTICES,
    NEXT,
    TOOTH,
    border_name,
)
from guimard.games.metromania.names import PLACES, POINTS
from guimard.games.metromania.options import TOWN_HALLS
from guimard.games.metromania.setup import lay_city, open_town_hall
from guimard.games.metromania.state import (
    FULL_STATE,
    HIDDEN,
    LINES,
    LOG_ACTION,
    MARKERS,
    NONE,
    SPECTATOR,
    STATIONS,
    TUNNELS,
    Moves,
    State,
    bit,
    blank,
)
from guimard.games.metromania.steps import direction_out, play_step, undo_turn

_LINE = re.compile(r"(\d\.\d)([ab])((?:[0-5][lr])*)(?:>(\d\.\d))?")
_EMPTY = "-"
_CELL_OF = {name: number for number, name in enumerate(PLACES[:TOOTH])}


def position(state: State) -> str:
    base = state.copy()
    undo_turn(base)
    now = plain(base)
    steps = [text(step[LOG_ACTION]).replace(" ", "_") for step in plain(state).log[: state.steps]]
    words = {
        "seats": str(now.seats),
        "town_hall": TOWN_HALLS[now.town_hall],
        "blocked_lines": str(now.threshold),
        "turn": str(now.turn),
        "viewer": {FULL_STATE: "all", SPECTATOR: "public"}.get(now.viewer, str(now.viewer)),
        "city": ",".join(f"{district}.{turn}" for district, turn in now.districts),
        "points": ",".join(map(str, now.points[: now.seats])),
        "ending": f"{now.ending},{now.trigger},{now.last_turns}" if now.ending else _EMPTY,
        "passes": str(now.passes),
        **{_line_key(line): _line_text(now, line) for line in range(2 * now.seats)},
        "stations": ";".join(POINTS[v] for v in range(N_VERTICES) if now.station[v]) or _EMPTY,
        "markers": "/".join(_marker_text(now, marker) for marker in range(MARKERS)),
        "hands": ",".join("".join(map(str, hand)) for hand in now.in_hand[: now.seats]),
        "then": ";".join(steps) or _EMPTY,
    }
    return "metromania " + " ".join(f"{key}={value}" for key, value in words.items())


def _line_key(line: int) -> str:
    return f"{line // 2}.{line % 2 + 1}"


def _line_text(now: SimpleNamespace, line: int) -> str:
    border, ended = now.begun[line], now.ended[line]
    if border < 0:
        return _EMPTY
    last = now.length[line] - (ended >= 0)
    tunnels = "".join(_tunnel_text(now, line, place) for place in range(1, last))
    entry = "ab"[int(BASE[border, 1] == now.path[line][1])]
    return f"{border_name(border)}{entry}{tunnels}" + (f">{border_name(ended)}" if ended >= 0 else "")


def _tunnel_text(now: SimpleNamespace, line: int, place: int) -> str:
    way = now.way[line][place]
    left = BESIDE[now.path[line][place], way, LEFT]
    return f"{way}{'l' if now.cell[line][place] == left else 'r'}"


def _marker_text(now: SimpleNamespace, marker: int) -> str:
    holder, cell = now.holder[marker], now.placed[marker]
    return ("?" if holder == HIDDEN else str(holder)) + (f"@{PLACES[cell]}" if cell >= 0 else "")


def parse_position(line: str, city: City) -> State:
    """The state or view of a position's text, or ``BadText``."""
    try:
        state = _read(dict(word.split("=", 1) for word in line.split()[1:]), city)
    except (ValueError, KeyError, IndexError, OverflowError) as problem:
        raise BadText(f"Not a position of Metromania: {problem!r}.") from None
    if sorted(position(state).split()) != sorted(line.split()):
        raise BadText("A position of Metromania has each of its parts once, and nothing else.")
    return state


def _read(words: dict[str, str], city: City) -> State:
    state = blank()
    state.seats = _between(words["seats"], 2, 4)
    open_town_hall(state, words["town_hall"])
    state.threshold = _between(words["blocked_lines"], 2, LINES)
    state.turn = _between(words["turn"], 0, state.seats - 1)
    viewer = words["viewer"]
    named = {"all": FULL_STATE, "public": SPECTATOR}
    state.viewer = named[viewer] if viewer in named else _between(viewer, 0, state.seats - 1)
    slots = [pair.split(".") for pair in words["city"].split(",")]
    if sorted(district for district, _ in slots) != list("012345"):
        raise ValueError("city")
    lay_city(state, city, [int(d) for d, _ in slots], [_between(turn, 0, 2) for _, turn in slots])
    state.points[: state.seats] = [int(number) for number in words["points"].split(",")]
    if words["ending"] != _EMPTY:
        state.ending, state.trigger, state.last_turns = (_between(w, 0, 15) for w in words["ending"].split(","))
        state.over = int(state.last_turns == 0)
    state.passes = _between(words["passes"], 0, state.seats)
    for number in range(2 * state.seats):
        _read_line(state, number, words[_line_key(number)])
    _read_pieces(state, words)
    for step in _listed(words["then"], ";"):
        _replay(state, parse(step.replace("_", " ")))
    return state


def _between(word: str, low: int, high: int) -> int:
    number = int(word)
    if not low <= number <= high:
        raise ValueError(f"{word} is not in {low}..{high}")
    return number


def _listed(word: str, separator: str) -> list[str]:
    return [] if word == _EMPTY else word.split(separator)


def _read_line(state: State, line: int, word: str) -> None:
    if word == _EMPTY:
        return
    parts = _LINE.fullmatch(word)
    if parts is None:
        raise ValueError(word)
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
        raise ValueError(f"line {_line_key(line)} cannot lie like this")
    state.way[line, length], state.cell[line, length], state.path[line, length + 1] = way, cell, vertex
    state.length[line] = length + 1
    state.tunnel[cell] = line
    if vertex < APEX:
        state.lines_at[vertex] |= bit(line)


def _read_pieces(state: State, words: dict[str, str]) -> None:
    stations = [parse_vertex(word) for word in _listed(words["stations"], ";")]
    if len(stations) > STATIONS:
        raise ValueError("stations")
    state.station[stations] = 1
    state.stations_left = STATIONS - len(stations)
    for marker, word in enumerate(words["markers"].split("/")):
        holder, at, cell = word.partition("@")
        state.holder[marker] = HIDDEN if holder == "?" else _between(holder, 0, state.seats - 1)
        state.placed[marker] = _CELL_OF[cell] if at else NONE
    for seat, hand in enumerate(words["hands"].split(",")):
        for kind in range(len(TYPES)):
            state.in_hand[seat, kind] = int(hand[kind])


def _replay(state: State, action: int) -> None:
    moves = Moves.new()
    legal_actions(state, moves)
    if action not in moves.items[: moves.count]:
        raise ValueError(f"cannot be played: {text(action)}")
    play_step(state, action)
