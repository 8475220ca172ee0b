"""A view as JSON, in the words of the rulebook: for clients, terminals, bots in other languages."""

from functools import cache
from types import SimpleNamespace

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.kernel import Array, compiled, plain
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, cell_name
from guimard.games.metro.companies import exchange_open, majority_bonus, stake, value
from guimard.games.metro.consequences import NAMES, line_facts
from guimard.games.metro.data import DATA, SIDES, SIZE, exits
from guimard.games.metro.kernel import final_scores, is_over
from guimard.games.metro.network import LINE, times
from guimard.games.metro.position import LETTERS, modules_of, options_of
from guimard.games.metro.state import SPECTATOR, State
from guimard.games.metro.unseen import count_unseen

_CELL_NAMES = [cell_name(cell) for cell in range(t.CELLS)]


def layout() -> Facts:
    """What is the same in every game: tiles and where their tracks lead, stations, colours."""
    stations: list[Json] = [dict(s) for s in DATA.stations]  # type: ignore[arg-type]
    central_stations: list[Json] = [dict(c) for c in DATA.central_stations]  # type: ignore[arg-type]
    return {
        "size": SIZE,
        "centre": [cell_name(cell) for cell in t.CENTRAL_CELLS],
        "sides": list(SIDES),
        "tiles": {code: {"count": n, "exits": list(exits(code))} for code, n in DATA.tiles.items()},
        "stations": stations,
        "central_stations": central_stations,
        "colours": [{"name": n, "letter": letter} for n, letter in zip(NAMES, LETTERS, strict=True)],
        "number_colours": {name: list(numbers) for name, numbers in DATA.number_colours.items()},
    }


def describe(view: State) -> Facts:
    """Everything a view knows."""
    seen = plain(view)
    over = seen.laid == t.TILES
    facts: Facts = {
        "game": "metro",
        "seats": seen.seats,
        "options": {k: list(v) if isinstance(v, tuple) else v for k, v in options_of(seen).items()},
        "viewer": None if seen.viewer == SPECTATOR else seen.viewer,
        "over": over,
        "turn": None if over else seen.turn,
        "board": [
            {**_tile_facts(cell, look, turns)}
            for cell, (look, turns) in enumerate(zip(seen.board, seen.turned, strict=True))
            if look != t.NONE
        ],
        "hands": [[_code(kind) for kind in hand if kind != t.NONE] for hand in seen.hands[: seen.seats]],
        "drawn": None if seen.drawn == t.NONE else _code(seen.drawn),
        "bag": seen.left,
        "to_lay": t.TILES - seen.laid,
        "unseen": _unseen(view),
        "lines": _lines(view, seen),
        "points": {NAMES[colour]: seen.points[colour] for colour in _playing(seen)},
        "colours": [_colour(colour) for colour in seen.own[: seen.seats]],
        "scores": [*scores(view)] if over else [seen.points[c] if c != t.NONE else 0 for c in seen.own[: seen.seats]],
    }
    for module in modules_of(seen):
        facts |= _MODULE_FACTS[module](view, seen)
    if over:
        facts["final"] = _final(view, seen)
    return facts


def scores(state: State) -> list[int]:
    """Points of the seats as everybody sees them: with companies there are none before the end."""
    out = np.zeros(t.MAX_SEATS, np.int16)
    if is_over(state):
        final_scores(state, out)
    else:
        _points_so_far(state, out)
    return out[: state.seats].tolist()


@compiled
def _points_so_far(state: State, out: Array) -> None:
    for seat in range(state.seats):
        if state.own[seat] != t.NONE:
            out[seat] = state.points[state.own[seat]]


def _playing(seen: SimpleNamespace) -> list[int]:
    return list(range(seen.seats if seen.own[0] != t.NONE else t.COLOURS))


def _code(kind: int) -> str:
    return "?" if kind == t.HIDDEN else t.CODES[kind]


def _colour(colour: int) -> str | None:
    return None if colour == t.NONE else "?" if colour == t.HIDDEN else NAMES[colour]


@cache
def _tile_facts(cell: int, look: int, turns: int) -> Facts:
    """Kept: a server describes the same tile again with every move."""
    return {
        "cell": _CELL_NAMES[cell],
        "row": cell // SIZE,
        "column": cell % SIZE,
        "code": t.CODES[look],
        "tile": t.CODES[look if turns == 0 else t.TURNED[look, 4 - turns]],
        "rotation": turns,
    }


def _unseen(view: State) -> Facts:
    """Tiles still to come, by kind: in the bag or in somebody else's hand."""
    counts = np.empty(t.KINDS, np.int16)
    count_unseen(view, counts)
    return dict(zip(t.CODES, counts.tolist(), strict=True))


@compiled
def _line_rows(view: State, rows: Array) -> int:
    """All lines: the edge stations', and those of central stations with a wagon."""
    count = 0
    for departure in range(t.DEPARTURES):
        if departure < t.STATIONS or view.owner[departure] != t.NONE:
            port = t.DEPARTURE_PORTS[departure]
            multiple = times(departure, view.far[port])
            rows[count, 0] = departure
            rows[count, 1] = view.length[port]
            rows[count, 2] = view.length[port]
            rows[count, 3] = view.far[port]
            rows[count, 4] = multiple
            rows[count, 5] = 0 if view.owner[departure] == t.NONE else multiple * view.length[port]
            count += 1
    return count


def _lines(view: State, seen: SimpleNamespace) -> list[Json]:
    rows = np.empty((t.DEPARTURES, LINE), np.int16)
    count = _line_rows(view, rows)
    return [line_facts(row, _colour(seen.owner[row[0]])) for row in rows[:count].tolist()]


@compiled
def _stakes(view: State, rows: Array) -> None:
    """For each company: its value, its majority bonus, and the tenths each seat is known to hold."""
    for company in range(t.COLOURS):
        rows[company, 0] = value(view, company)
        rows[company, 1] = majority_bonus(view, company)
        for seat in range(view.seats):
            rows[company, 2 + seat] = stake(view, seat, company)


def _stake_rows(view: State, seen: SimpleNamespace) -> list[list[int]]:
    rows = np.zeros((t.COLOURS, 2 + seen.seats), np.int16)
    _stakes(view, rows)
    return rows.tolist()


def _company_facts(view: State, seen: SimpleNamespace) -> Facts:
    """Shares by percentage (10, 20, 30, 40), as far as they are known; standings as if the game ended now."""
    return {
        "shares": [[_colour(c) for c in hand] for hand in seen.shares[: seen.seats]],
        "shown": [[bool(shown) for shown in hand] for hand in seen.locked[: seen.seats]],
        "face_up": [_colour(c) for c in seen.face_up],
        "piles": [[_colour(c) for c in pile[:size]] for pile, size in zip(seen.pile, seen.pile_size, strict=True)],
        "exchange_open": bool(exchange_open(view)),
        "standings": [
            {
                "company": NAMES[company],
                "points": seen.points[company],
                "value": worth,
                "bonus": bonus,
                "stakes": [10 * tenths for tenths in held],
            }
            for company, (worth, bonus, *held) in enumerate(_stake_rows(view, seen))
        ],
    }


def _station_facts(view: State, seen: SimpleNamespace) -> Facts:
    owners = seen.owner[t.STATIONS :]
    return {
        "central": {name: _colour(owner) for name, owner in zip(CENTRAL_NAMES, owners, strict=True)},
        "wagons": [NAMES[colour] for colour in range(t.COLOURS) if seen.wagons >> colour & 1],
    }


def _held_numbers(seen: SimpleNamespace, seat: int) -> list[int]:
    return [number for colour in seen.numbers[seat] for number in colour[: seen.number_count]]


def _number_facts(view: State, seen: SimpleNamespace) -> Facts:
    hands = [_held_numbers(seen, seat) for seat in range(seen.seats)]
    return {"numbers": [["?" if number == t.HIDDEN else number + 1 for number in hand] for hand in hands]}


def _no_facts(view: State, seen: SimpleNamespace) -> Facts:
    return {}


_MODULE_FACTS = {
    "companies": _company_facts,
    "stations": _station_facts,
    "central-tracks": _no_facts,
    "station-numbers": _number_facts,
}


def _final(view: State, seen: SimpleNamespace) -> list[Json]:
    """The final scoring, seat by seat: lines, shares, majorities, numbers."""
    rows = _stake_rows(view, seen)
    return [
        {
            "seat": seat,
            "lines": 0 if seen.own[seat] == t.NONE else seen.points[seen.own[seat]],
            "shares": [
                {"company": NAMES[c], "percentage": 10 * (p + 1), "points": (p + 1) * rows[c][0]}
                for p, c in enumerate(seen.shares[seat])
                if c != t.NONE
            ],
            "majorities": [
                {"company": NAMES[c], "points": bonus}
                for c, (_, bonus, *held) in enumerate(rows)
                if held[seat] and held[seat] == max(held)
            ],
            "numbers": [{"number": number + 1, "points": seen.pays[number]} for number in _held_numbers(seen, seat)],
        }
        for seat in range(seen.seats)
    ]
