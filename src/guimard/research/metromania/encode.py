"""Metromania observations: what a seat may know, as bytes (see layout.py).

For views, and for whole states where the viewer acts or no step is unconfirmed; both give the same numbers, and tests
hold that.
"""

import numpy as np

from guimard.core.compiler import compiled, inlined, unchecked
from guimard.core.flat_record import Bytes
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.lattice import N_BORDER, N_CELLS, N_EDGES, N_VERTICES
from guimard.games.metromania.options import OPTIONS
from guimard.games.metromania.rules.steps import digs_done, placed_this_turn
from guimard.games.metromania.state import MARKERS, State, growing, tip
from guimard.research.metromania.layout import LINE_FACTS, Plan

_MOST_SEATS = max(OPTIONS.seats)
# By seats, viewer and line plus 1 (0: none): the number of the line as the viewer counts it, from 1.
_LINE_NUMBERS = np.zeros((_MOST_SEATS + 1, _MOST_SEATS, 2 * _MOST_SEATS + 1), np.uint8)
for _seats in OPTIONS.seats:
    for _viewer in range(_seats):
        for _line in range(2 * _seats):
            _LINE_NUMBERS[_seats, _viewer, _line + 1] = (_line - 2 * _viewer) % (2 * _seats) + 1


@compiled
def encode(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Write the observation of a seat."""
    if len(out) != plan.size:
        raise ValueError("The array has not the size of an observation.")
    _write_city(state, plan, viewer, out)
    _write_lines(state, plan, viewer, out)
    _write_destinations(state, plan, viewer, out)
    _write_table(state, plan, viewer, out)


@inlined
def _from_viewer(number: int, viewer: int, count: int) -> int:
    """A seat or line counted from the viewer's."""
    return number - viewer if number >= viewer else number - viewer + count


@unchecked
def _write_city(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Write what lies where, in loops that the compiler vectorises.

    Nothing of the plan is read inside them.

    A set of lines is turned until the viewer's come first. To multiply and then shift by a constant does that in 16
    bits; to shift by ``first`` would take 64.
    """
    seats = int(plan.seats)
    first, lines = 2 * viewer, 2 * seats
    tunnels, stations, lines_at, lines_on = plan.tunnels, plan.stations, plan.lines_at, plan.lines_on
    down, up, everything = 1 << (8 - first), 1 << (lines - first), (1 << lines) - 1
    for cell in range(N_CELLS):
        out[cell] = state.ground[cell] + 1
    for cell in range(N_CELLS + N_BORDER):
        out[tunnels + cell] = _LINE_NUMBERS[seats, viewer, state.tunnel[cell] + 1]
    for vertex in range(N_VERTICES):
        out[stations + vertex] = state.station[vertex]
    for vertex in range(N_VERTICES):
        found = state.lines_at[vertex]
        out[lines_at + vertex] = (found * down >> 8 | found * up) & everything
    for edge in range(N_EDGES):
        found = state.lines_on[edge]
        out[lines_on + edge] = (found * down >> 8 | found * up) & everything


@inlined
def _write_lines(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    for i in range(2 * plan.seats):
        line = (2 * viewer + i) % (2 * plan.seats)
        at = plan.lines + i * LINE_FACTS
        length = int(state.length[line])
        out[at] = state.begun[line] + 1
        out[at + 1] = tip(state, line) + 1 if growing(state, line) else 0
        out[at + 2] = length
        out[at + 3] = state.way[line, length - 1] + 1 if length else 0
        out[at + 4] = state.ended[line] + 1


@inlined
def _write_destinations(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Letters in other hands stay unknown while they are secret (Metromania 1.6)."""
    for marker in range(MARKERS):
        holder = state.holder[marker]
        known = state.open or state.over or state.placed[marker] >= 0 or holder == viewer
        seat = _from_viewer(holder, viewer, plan.seats) + 1 if known and holder >= 0 else 0
        out[plan.holders + marker] = seat
        out[plan.placed + marker] = state.placed[marker] + 1


@inlined
def _write_table(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    for i in range(plan.seats):
        seat = (viewer + i) % plan.seats
        for kind in range(len(TYPES)):
            out[plan.in_hand + len(TYPES) * i + kind] = state.in_hand[seat, kind]
        out[plan.points + 2 * i] = state.points[seat] // 100
        out[plan.points + 2 * i + 1] = state.points[seat] % 100
        out[plan.turn + i] = 1 if state.turn == seat and not state.over else 0
    out[plan.counts] = state.stations_left
    out[plan.counts + 1] = state.steps
    out[plan.counts + 2] = digs_done(state)
    out[plan.counts + 3] = placed_this_turn(state)
    out[plan.counts + 4] = state.passes
    out[plan.counts + 5] = state.last_turns + 1 if state.ending else 0
    if plan.chosen:
        for i in range(plan.seats):
            out[plan.doubled + i] = state.doubled[(viewer + i) % plan.seats] + 1
