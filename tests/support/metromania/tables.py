"""Positions for tests.

One fixed city, and lines, stations and destinations as each test wants them.

Useful straight lines: ``3.0b`` then ``0`` runs east along r = -1, ``2.3a`` then ``0`` east along r = 2,
``4.0b`` then ``1`` south-east along q = 1, ``3.3a`` then ``1`` south-east along q = -2.
"""

from guimard.core.match import Setup
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lattice import CELL, VERTEX
from guimard.games.metromania.text.actions import parse

CITY = "1.1,5.2,2.2,0.2,3.0,4.2"
MARKERS = ["AR", "AC", "BC", "BE", "CE", "CR", "DR", "DE", "EE", "EC", "FC", "FR"]
RIGOROUS = dict(zip(MARKERS, (0, 1, 0, 2, 0, 3, 1, 3, 1, 2, 3, 2), strict=True))


def table(
    lines=None,
    stations="",
    placed=None,
    holders=None,
    turn=0,
    seats=4,
    points=None,
    town_hall="transparent",
    threshold=5,
    own_lines=False,
):
    """A state: lines like {"0.1".

    "3.0b 0l 0l"}, stations like "0,1 2,3", placed like {"AR": "1,1,1"}.
    """
    placed = placed or {}
    owner = (RIGOROUS if seats == 4 else {m: i % seats for i, m in enumerate(MARKERS)}) | (holders or {})
    hands = [
        "".join(str(sum(owner[m] == seat and m[1] == kind and m not in placed for m in MARKERS)) for kind in "RCE")
        for seat in range(seats)
    ]
    names = [f"{seat}.{number}" for seat in range(seats) for number in (1, 2)]
    order = {name: number for number, name in enumerate(f"{q},{r}" for q, r in VERTEX)}
    words = {
        "seats": seats,
        "town_hall": town_hall,
        "blocked_lines": threshold,
        **({"nobody_scores": "own_lines"} if own_lines else {}),
        "turn": turn,
        "viewer": "all",
        "city": CITY,
        "points": ",".join(map(str, points or [0] * seats)),
        "ending": "-",
        "passes": 0,
        **{name: (lines or {}).get(name, "-").replace(" ", "") for name in names},
        "stations": ";".join(sorted(stations.split(), key=order.__getitem__)) or "-",
        "markers": "/".join(f"{owner[m]}" + (f"@{placed[m]}" if m in placed else "") for m in MARKERS),
        "hands": ",".join(hands),
        "then": "-",
    }
    return METROMANIA.parse_position("metromania " + " ".join(f"{key}={value}" for key, value in words.items()))


def legal(state, start=""):
    """The texts of legal actions that begin with some words."""
    return {t for t in map(METROMANIA.text, METROMANIA.legal(state)) if t.startswith(start)}


def play(state, *texts):
    """Play actions, all of which must be legal; returns the events of the last one."""
    events = []
    for text in texts:
        assert text in legal(state), f"{text} is not among {sorted(legal(state))}"
        events = METROMANIA.apply(state, parse(text))
    return events


def refused(state, text):
    """The reason why an action is refused."""
    assert text not in legal(state)
    return METROMANIA.refusal(state, parse(text)).reason


def stations(state):
    return {station["vertex"] for station in METROMANIA.describe(state)["stations"]}


def trip(state, name):
    return next(trip for trip in METROMANIA.describe(state)["trips"] if trip["name"] == name)


def fill(state, *cells):
    """Put tunnels of nobody's into cells, to leave no room there."""
    for cell in cells:
        q, r, t = map(int, cell.split(","))
        state.tunnel[CELL[q, r, t]] = 7
    return state


def match(seats=4, seed="test", **options):
    return Setup(METROMANIA, seats, METROMANIA.options.check(seats, options)).start(seed)
