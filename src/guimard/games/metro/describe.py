"""A view as JSON, in the words of the rulebook: for clients, terminals, bots in other languages."""

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.kernel import Array, compiled
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, cell_name
from guimard.games.metro.companies import exchange_open, majority_bonus, stake, value
from guimard.games.metro.consequences import NAMES, line_facts, owner_names
from guimard.games.metro.data import DATA, SIDES, SIZE, exits
from guimard.games.metro.kernel import final_scores, is_over
from guimard.games.metro.network import LINE, times
from guimard.games.metro.position import LETTERS, modules_of, options_of
from guimard.games.metro.state import SPECTATOR, State
from guimard.games.metro.unseen import count_unseen


def layout() -> Facts:
    """What is the same in every game: tiles and where their tracks lead, stations, colours."""
    return {
        "size": SIZE,
        "centre": [cell_name(cell) for cell in t.CENTRAL_CELLS],
        "sides": list(SIDES),
        "tiles": {code: {"count": n, "exits": list(exits(code))} for code, n in DATA.tiles.items()},
        "stations": [{**station} for station in DATA.stations],
        "central_stations": [{**central} for central in DATA.central_stations],
        "colours": [{"name": n, "letter": letter} for n, letter in zip(NAMES, LETTERS, strict=True)],
        "number_colours": {name: list(numbers) for name, numbers in DATA.number_colours.items()},
    }


def describe(view: State) -> Facts:
    modules = modules_of(view)
    options: dict[str, Json] = {
        name: list(value) if isinstance(value, tuple) else value for name, value in options_of(view).items()
    }
    return {
        "game": "metro",
        "seats": int(view.seats),
        "options": options,
        "viewer": None if view.viewer == SPECTATOR else int(view.viewer),
        "over": bool(is_over(view)),
        "turn": None if is_over(view) else int(view.turn),
        "board": [_tile_facts(view, cell) for cell in np.flatnonzero(view.board != t.NONE).tolist()],
        "hands": [[_code(kind) for kind in hand if kind != t.NONE] for hand in view.hands[: view.seats].tolist()],
        "drawn": None if view.drawn == t.NONE else _code(int(view.drawn)),
        "bag": int(view.left),
        "to_lay": t.TILES - int(view.laid),
        "unseen": _unseen(view),
        "lines": _lines(view),
        "points": {NAMES[colour]: int(view.points[colour]) for colour in _playing(view)},
        "colours": [None if colour == t.NONE else NAMES[colour] for colour in view.own[: view.seats].tolist()],
        "scores": [*scores(view)],
        **{key: facts for module in modules for key, facts in _MODULE_FACTS[module](view).items()},
        **({"final": _final(view)} if is_over(view) else {}),
    }


def scores(state: State) -> list[int]:
    """Points of the seats as everybody sees them: with companies there are none before the end."""
    out = np.zeros(t.MAX_SEATS, np.int16)
    if is_over(state):
        final_scores(state, out)
        return out[: state.seats].tolist()
    return [0 if own == t.NONE else int(state.points[own]) for own in state.own[: state.seats]]


def _playing(view: State) -> list[int]:
    return list(range(view.seats)) if view.own[0] != t.NONE else list(range(t.COLOURS))


def _code(kind: int) -> str:
    return "?" if kind == t.HIDDEN else t.CODES[kind]


def _tile_facts(view: State, cell: int) -> Facts:
    turns = int(view.turned[cell])
    return {
        "cell": cell_name(cell),
        "row": cell // SIZE,
        "column": cell % SIZE,
        "code": t.CODES[view.board[cell]],
        "tile": t.CODES[t.TURNED[view.board[cell], -turns % 4]],
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


def _lines(view: State) -> list[Json]:
    rows = np.empty((t.DEPARTURES, LINE), np.int16)
    count = _line_rows(view, rows)
    owners = owner_names(view)
    return [line_facts(row, owners[row[0]]) for row in rows[:count].tolist()]


def _company(colour: int) -> str | None:
    return {t.NONE: None, t.HIDDEN: "?"}.get(colour, NAMES[colour])


def _company_facts(view: State) -> Facts:
    """Shares by percentage (10, 20, 30, 40), as far as they are known; standings as if the game ended now."""
    seats = range(view.seats)
    return {
        "shares": [[_company(c) for c in view.shares[seat].tolist()] for seat in seats],
        "shown": [[bool(shown) for shown in view.locked[seat].tolist()] for seat in seats],
        "face_up": [_company(c) for c in view.face_up.tolist()],
        "piles": [[_company(c) for c in view.pile[p, : view.pile_size[p]].tolist()] for p in range(t.PERCENTAGES)],
        "exchange_open": bool(exchange_open(view)),
        "standings": [
            {
                "company": NAMES[company],
                "points": int(view.points[company]),
                "value": int(value(view, company)),
                "bonus": int(majority_bonus(view, company)),
                "stakes": [10 * int(stake(view, seat, company)) for seat in seats],
            }
            for company in range(t.COLOURS)
        ],
    }


def _station_facts(view: State) -> Facts:
    owners = view.owner[t.STATIONS :].tolist()
    return {
        "central": {name: _company(owner) for name, owner in zip(CENTRAL_NAMES, owners, strict=True)},
        "wagons": [NAMES[colour] for colour in range(t.COLOURS) if view.wagons >> colour & 1],
    }


def _number_facts(view: State) -> Facts:
    held = view.numbers[: view.seats, :, : view.number_count].reshape(view.seats, -1).tolist()
    return {"numbers": [["?" if n == t.HIDDEN else n + 1 for n in seat] for seat in held]}


def _no_facts(view: State) -> Facts:
    return {}


_MODULE_FACTS = {
    "companies": _company_facts,
    "stations": _station_facts,
    "central-tracks": _no_facts,
    "station-numbers": _number_facts,
}


def _final(view: State) -> list[Json]:
    """The final scoring, seat by seat: lines, shares, majorities, numbers."""
    return [
        {
            "seat": seat,
            "lines": 0 if view.own[seat] == t.NONE else int(view.points[view.own[seat]]),
            "shares": [
                {
                    "company": NAMES[company],
                    "percentage": 10 * (p + 1),
                    "points": (p + 1) * int(value(view, company)),
                }
                for p, company in enumerate(view.shares[seat].tolist())
                if company != t.NONE
            ],
            "majorities": [
                {"company": NAMES[company], "points": int(majority_bonus(view, company))}
                for company in range(t.COLOURS)
                if holds_majority(view, seat, company)
            ],
            "numbers": [
                {"number": number + 1, "points": int(view.pays[number])}
                for number in view.numbers[seat, :, : view.number_count].flatten().tolist()
            ],
        }
        for seat in range(view.seats)
    ]


def holds_majority(view: State, seat: int, company: int) -> bool:
    stakes = [int(stake(view, other, company)) for other in range(view.seats)]
    return stakes[seat] > 0 and stakes[seat] == max(stakes)
