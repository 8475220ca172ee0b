"""Playing an action and telling what happened, with what each seat may see of it."""

from functools import lru_cache

from guimard.core.events import Event, Facts
from guimard.core.kernel import Records, array_of, door
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, Exchange, Lay, Wagon, cell_name, parts
from guimard.games.metro.companies import exchange_open
from guimard.games.metro.consequences import line_of_wagon, lines_of_lay
from guimard.games.metro.data import DATA
from guimard.games.metro.describe import scores
from guimard.games.metro.kernel import apply
from guimard.games.metro.state import PUBLIC_BIT, State
from guimard.games.metro.stations import wagon_colour

NAMES = DATA.colours


def events_of(state: State, action: int) -> list[Event]:
    """Play a legal action; changes the state."""
    what = parts(action)
    if what is None:
        events = _draw(state, action)
    elif isinstance(what, Lay):
        events = _lay(state, action, what)
    elif isinstance(what, Exchange):
        events = _exchange(state, action, what)
    else:
        events = _wagon(state, action, what)
    if state.laid == t.TILES:
        events.append(Event("end", {"scores": list(scores(state))}))
    return events


@door
def _apply(held: Records, action: int) -> None:
    apply(held[0], action)


def _draw(state: State, action: int) -> list[Event]:
    seat = int(state.turn)
    _apply(array_of(state), action)
    return [Event("draw", {"seat": seat}, {seat: {"tile": t.CODES[state.drawn]}})]


def _lay(state: State, action: int, what: Lay) -> list[Event]:
    lines = lines_of_lay(state, what)
    seat, drawn, closed = _apply_lay(array_of(state), action, what.kind)
    events = [Event("lay", {"seat": seat, **_tile(what), "lines": list(lines)})]
    events += [Event("complete", {"seat": seat, **line}) for line in lines if line["complete"]]
    if closed:
        events.append(Event("exchange-closed", {}))
    if drawn != t.NONE:
        events.append(Event("refill", {"seat": seat}, {seat: {"tile": t.CODES[drawn]}}))
    return events


@door
def _apply_lay(held: Records, action: int, kind: int) -> tuple[int, int, bool]:
    """Lay a tile: for whom, the tile that then comes into the hand, and whether this ends the exchanges."""
    state = held[0]
    seat, slot = state.turn, t.NONE
    if state.drawn == t.NONE and state.left:
        slot = 0
        while state.hands[seat, slot] != kind:
            slot += 1
    trading = state.shares[0, 0] != t.NONE and exchange_open(state)
    apply(state, action)
    drawn = t.NONE if slot == t.NONE else state.hands[seat, slot]
    return int(seat), int(drawn), bool(trading and not exchange_open(state))


@lru_cache(1 << 12)
def _tile(what: Lay) -> Facts:
    row, column = divmod(what.cell, 8)
    return {
        "tile": t.CODES[what.kind],
        "code": t.CODES[what.look],
        "cell": cell_name(what.cell),
        "row": row,
        "column": column,
        "rotation": what.turns,
    }


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
    return [Event("exchange", public, secret)]


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
    events = [Event("station", placed)]
    if line["complete"]:
        events.append(Event("complete", {"seat": seat, **line}))
    return events
