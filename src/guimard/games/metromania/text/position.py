"""Positions as one line of text: the turn's start, then the steps since.

    metromania seats=2 town_hall=hidden blocked_lines=4 turn=1 viewer=all city=… points=0,2 ending=-
    passes=0 0.1=0.3a4l5r>3.1 0.2=- 1.1=… stations=2,3;1,1 markers=0@1,1,1/1/?… hands=222,222 then=dig_1_2,2_left

A line is its border cell, which of the two vertices it enters by (a or b), a direction and a side for each
tunnel, and the border cell where it ends. Markers are in the order AR AC BC BE …: holder and place.

Options that are not the usual ones add a part: ``nobody_scores=own_lines``, ``begins=1``, ``colours=blue+red``, and
``doubles=RC-`` where three players choose, with the type of each seat. Until all have chosen, a marker is the hand it
lies in, by the type doubled there.
"""

from types import SimpleNamespace

from guimard.core.beginning import begins_choice
from guimard.core.flat_record import plain
from guimard.games.metromania.data import MATERIALS, TYPES
from guimard.games.metromania.lattice import (
    BASE,
    BESIDE,
    LEFT,
    N_VERTICES,
    border_name,
)
from guimard.games.metromania.names import PLACES, POINTS
from guimard.games.metromania.options import colours_choice
from guimard.games.metromania.rules.steps import undo_turn
from guimard.games.metromania.state import (
    FULL_STATE,
    HIDDEN,
    LOG_ACTION,
    MARKERS,
    SPECTATOR,
    State,
    types_are_chosen,
)
from guimard.games.metromania.text.actions import text
from guimard.games.metromania.town_halls import NAMES as TOWN_HALLS

EMPTY = "-"


def position(state: State) -> str:
    base = state.copy()
    undo_turn(base)
    now = plain(base)
    steps = [text(step[LOG_ACTION]).replace(" ", "_") for step in plain(state).log[: state.steps]]
    tokens = {
        "seats": str(now.seats),
        "town_hall": TOWN_HALLS[now.town_hall],
        "blocked_lines": str(now.threshold),
        **({"material": MATERIALS[now.material].key} if now.material else {}),
        **({"nobody_scores": "own_lines"} if now.own_lines else {}),
        **({"doubles": _doubles_text(now)} if types_are_chosen(state) else {}),
        **({"begins": str(begins_choice(now.begins))} if now.begins else {}),
        **({"colours": "+".join(colours)} if (colours := colours_choice(now.colours[: now.seats])) else {}),
        "turn": str(now.turn),
        "viewer": {FULL_STATE: "all", SPECTATOR: "public"}.get(now.viewer, str(now.viewer)),
        "city": ",".join(f"{district}.{turn}" for district, turn in now.districts),
        "points": ",".join(map(str, now.points[: now.seats])),
        "ending": f"{now.ending},{now.trigger},{now.last_turns}" if now.ending else EMPTY,
        "passes": str(now.passes),
        **{line_key(line): _line_text(now, line) for line in range(2 * now.seats)},
        "stations": ";".join(POINTS[v] for v in range(N_VERTICES) if now.station[v]) or EMPTY,
        "markers": "/".join(_marker_text(now, marker) for marker in range(MARKERS)),
        "hands": ",".join("".join(map(str, hand)) for hand in now.in_hand[: now.seats]),
        "then": ";".join(steps) or EMPTY,
    }
    return "metromania " + " ".join(f"{key}={value}" for key, value in tokens.items())


def line_key(line: int) -> str:
    return f"{line // 2}.{line % 2 + 1}"


def _line_text(now: SimpleNamespace, line: int) -> str:
    border, ended = now.begun[line], now.ended[line]
    if border < 0:
        return EMPTY
    last = now.length[line] - (ended >= 0)
    tunnels = "".join(_tunnel_text(now, line, place) for place in range(1, last))
    entry = "ab"[int(BASE[border, 1] == now.path[line][1])]
    return f"{border_name(border)}{entry}{tunnels}" + (f">{border_name(ended)}" if ended >= 0 else "")


def _tunnel_text(now: SimpleNamespace, line: int, place: int) -> str:
    way = now.way[line][place]
    left = BESIDE[now.path[line][place], way, LEFT]
    return f"{way}{'l' if now.cell[line][place] == left else 'r'}"


def _doubles_text(now: SimpleNamespace) -> str:
    return "".join(EMPTY if kind < 0 else TYPES[kind] for kind in now.doubled[: now.seats])


def _marker_text(now: SimpleNamespace, marker: int) -> str:
    if now.choosing:
        return "?" if now.hand[marker] == HIDDEN else TYPES[now.hand[marker]]
    holder, cell = now.holder[marker], now.placed[marker]
    return ("?" if holder == HIDDEN else str(holder)) + (f"@{PLACES[cell]}" if cell >= 0 else "")
