"""Playing an action and telling what happened, with what each seat may see of it."""

from functools import lru_cache

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.events import Event, Facts, event
from guimard.core.flat_record import Records, array_of
from guimard.core.json_buffer import JsonBuffer, buffer_bytes, close, put, put_field, thread_buffer
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, Exchange, Lay, Wagon, parts
from guimard.games.metro.companies import exchange_open
from guimard.games.metro.consequences import line_of_wagon
from guimard.games.metro.data import DATA
from guimard.games.metro.describe import scores
from guimard.games.metro.kernel import apply, is_over
from guimard.games.metro.network import DEPARTURE, LINE, MOST_LINES, MULTIPLE, touched
from guimard.games.metro.state import PUBLIC_BIT, State
from guimard.games.metro.stations import wagon_colour
from guimard.games.metro.words import line, lines, place

NAMES = DATA.colours


def events_of(state: State, action: int) -> list[Event]:
    """Play a legal action; changes the state."""
    what = parts(action)
    if what is None:
        return [_tile_taken("draw", *_play_draw(array_of(state)))]
    if isinstance(what, Lay):
        return _lay(state, action, what)
    if isinstance(what, Exchange):
        return _exchange(state, action, what)
    return _wagon(state, action, what)


@entry_point
def _apply(held: Records, action: int) -> None:
    apply(held[0], action)


@entry_point
def _play_draw(held: Records) -> tuple[int, int]:
    """Draw a tile: who did, and which."""
    apply(held[0], t.DRAW)
    return int(held[0].turn), int(held[0].drawn)


@lru_cache(1 << 10)
def _tile_taken(kind: str, seat: int, tile: int) -> Event:
    """A tile that only its seat has seen."""
    return event(kind, {"seat": seat}, {seat: {"tile": t.CODES[tile]}})


def _lay(state: State, action: int, what: Lay) -> list[Event]:
    end, seat, drawn, closed, over = _play_lay(array_of(state), action, *what, thread_buffer())
    events = [Event(buffer_bytes(0, end))]
    if closed:
        events.append(event("exchange-closed", {}))
    if drawn != t.NONE:
        events.append(_tile_taken("refill", seat, drawn))
    if over:
        events.append(event("end", {"scores": list(scores(state))}))
    return events


@entry_point
def _play_lay(
    held: Records, action: int, kind: int, turns: int, cell: int, buffers: Records
) -> tuple[int, int, int, bool, bool]:
    """Lay a tile and write down what that does, up to where; for whom, the tile that then comes into the hand, and
    whether this ends the exchanges, or the game."""
    state = held[0]
    seat, slot = state.turn, t.NONE
    end = _write_lay(buffers[0], state, kind, turns, cell)
    if state.drawn == t.NONE and state.left:
        slot = 0
        while state.hands[seat, slot] != kind:
            slot += 1
    trading = state.shares[0, 0] != t.NONE and exchange_open(state)
    apply(state, action)
    drawn = t.NONE if slot == t.NONE else state.hands[seat, slot]
    return end, int(seat), int(drawn), bool(trading and not exchange_open(state)), bool(is_over(state))


@compiled
def _write_lay(buffer: JsonBuffer, state: State, kind: int, turns: int, cell: int) -> int:
    """A tile is laid, and then each line that it completes."""
    rows = np.empty((MOST_LINES, LINE), np.int16)
    count = touched(state, t.TURNED[kind, turns], cell, 1, rows)
    at = put_field(buffer, 0, b'{"event":"lay","seat":', state.turn)
    at = place(buffer, at, kind, turns, cell)
    at = lines(buffer, put(buffer, at, b',"lines":'), state, rows, count)
    at = close(buffer, at, b"},")
    for i in range(count):
        if rows[i, MULTIPLE]:
            at = line(buffer, at, rows[i], state.owner[rows[i, DEPARTURE]])
            at = put_field(buffer, at - len(b"},"), b',"event":"complete","seat":', state.turn)
            at = close(buffer, at, b"},")
    return close(buffer, at, b"")


def _exchange(state: State, action: int, what: Exchange) -> list[Event]:
    """Who gave and took which share is seen by those who have seen these shares."""
    seat, p = int(state.turn), what.percentage
    gave, gave_seen = NAMES[state.shares[seat, p]], int(state.shares_seen[seat, p])
    _apply(array_of(state), action)
    took, took_seen = NAMES[state.shares[seat, p]], int(state.shares_seen[seat, p])
    public: Facts = {"seat": seat, "share": 10 * (p + 1), "from": "face-up" if what.face_up else "pile"}
    secret: dict[int, Facts] = {}
    for name, company, seen in (("gave", gave, gave_seen), ("took", took, took_seen)):
        if seen & PUBLIC_BIT:
            public[name] = company
        for other in range(state.seats):
            if seen >> other & 1:
                secret.setdefault(other, {})[name] = company
    if what.face_up:
        public["face_up"] = NAMES[state.face_up[p]]
    return [event("exchange", public, secret)]


def _wagon(state: State, action: int, what: Wagon) -> list[Event]:
    seat = int(state.turn)
    colour = int(wagon_colour(state, 0 if what.share is None else what.share + 1))
    line = line_of_wagon(state, what.central, colour)
    _apply(array_of(state), action)
    share = None if what.share is None else 10 * (what.share + 1)
    placed: Facts = {
        "seat": seat,
        "station": CENTRAL_NAMES[what.central],
        "colour": NAMES[colour],
        "share": share,
    }
    events = [event("station", placed)]
    if line["complete"]:
        events.append(event("complete", {"seat": seat, **line}))
    return events
