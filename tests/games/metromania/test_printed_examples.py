"""The examples of the printed rulebook as positions.

Seats are Red, Green, Blue, Orange.
"""

from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.rules.digging import blocked
from guimard.games.metromania.rules.scoring import line_points
from guimard.games.metromania.state import PAIRS
from tests.support.metromania.tables import fill, legal, table, trip

RED, GREEN, BLUE, ORANGE = range(4)

SIMPLE = {
    "lines": {
        "0.1": "2.3b 0r 0r 0r 0r 0r 0r",  # along r = 1 to 1,1
        "0.2": "3.3a 1l 1l 1l 1l",  # down q = -2 to -2,1
        "1.1": "2.0b 5l 5l 0r 0r 0r 0r",  # north-east, then along r = 2 to 1,2
        "3.1": "3.0b 0l 0l 0l 0l 0l 0l 1r 1r",  # along r = -1, then down q = 2 to 2,1
    },
    "placed": {"EE": "-3,1,0", "EC": "1,1,0"},
    "holders": {"EE": BLUE, "EC": RED},
}


SIMPLE_STATIONS = "-3,2 -1,2 -2,-1 1,-1 2,1 -2,1 1,1 1,2"


def minutes(state, name, lines):
    """The fastest trip on some lines alone, as if there were no others.

    Worked out here, by trying all ways.
    """
    view = METROMANIA.describe(state)
    stops = {(line["seat"], line["line"]): line["stations"] for line in view["lines"]}
    stops = {key: stations for key, stations in stops.items() if key in lines}
    corners = METROMANIA.layout()["cells"]
    start, end = (corners[one["cell"]] for one in trip(state, name)["ends"])
    now = {(line, place): 0 for line, stations in stops.items() for place in stations if place in start}
    for _ in range(40):
        for (line, place), spent in list(now.items()):
            at = stops[line].index(place)
            near = [((line, stops[line][i]), 1) for i in (at - 1, at + 1) if 0 <= i < len(stops[line])]
            near += [((other, place), 3) for other in stops if other != line and place in stops[other]]
            for there, cost in near:
                now[there] = min(now.get(there, 99), spent + cost)
    return min((spent for (_, place), spent in now.items() if place in end), default=None)


def test_simple_trip():
    """E-E: Red 1 minute, Green 2, Red and Orange 6, all in one city.

    Red alone is paid 6: the work end is Red's.
    """
    state = table(stations=SIMPLE_STATIONS, **SIMPLE)
    assert minutes(state, "E", {(RED, 1)}) == 1
    assert minutes(state, "E", {(GREEN, 1)}) == 2
    assert minutes(state, "E", {(RED, 2), (ORANGE, 1)}) == 6
    found = trip(state, "E")
    assert (found["minutes"], found["points"]) == (1, [6, 0, 0, 0])
    assert [[(section["seat"], section["line"]) for section in route] for route in found["routes"]] == [[(RED, 1)]]


COMPLEX = {
    "lines": {
        "2.1": "2.3b 0r 0r 0r 0r 0r 0r",  # Blue solid, along r = 1 to 1,1
        "2.2": "3.3a 1l 1l 1l 1l",  # Blue striped, down q = -2 to -2,1
        "1.1": "4.0b 1l 1l 1l 1l 1l 1l",  # Green, down q = 1 to 1,1
        "3.1": "3.0b 0l 0l 0l 0l 0r",  # Orange, along r = -1 to 1,-1
    },
    "stations": "-2,1 1,1 -2,-1 -2,0 1,-1 1,-2 0,-1",
    "placed": {"DR": "-3,1,0", "DE": "0,-2,0", "CE": "3,1,0", "CR": "-2,-1,1"},
    "holders": {"DR": BLUE, "DE": GREEN, "CE": ORANGE, "CR": RED},
}


def test_complex_trip():
    """D-D: two ways of 6 minutes, Blue solid and Green, Blue striped and Orange.

    Blue is paid once.

    The printed example has Green place a work destination with the letter D. The printed list of the rigorous town
    hall gives D to residential and entertainment, and there are only four work destinations: the pieces of the
    example contradict it. The list counts (Metromania 1.4), so Green's end is of entertainment here.
    """
    state = table(**COMPLEX)
    assert PAIRS["ABCDEF".index("D")] == "RE"
    assert minutes(state, "D", {(BLUE, 1), (GREEN, 1)}) == 6
    assert minutes(state, "D", {(BLUE, 2), (ORANGE, 1)}) == 6
    found = trip(state, "D")
    assert found["minutes"] == 6
    assert found["points"] == [0, 6, 6, 3]
    companies = [[(section["seat"], section["line"]) for section in route] for route in found["routes"]]
    assert sorted(companies) == [
        [(BLUE, 1), (GREEN, 1), (GREEN, 1)],
        [(BLUE, 2), (BLUE, 2), (ORANGE, 1)],
    ]


def test_impossible_trip():
    """C-C in the same city: no station serves the leisure end that Orange placed.

    Orange alone loses 6 points.
    """
    found = trip(table(**COMPLEX), "C")
    assert not found["possible"]
    assert [end["served"] for end in found["ends"]] == [False, True]
    assert found["points"] == [0, 0, 0, -6]
    assert [(cause["cause"], cause["seat"]) for cause in found["causes"]] == [("not-served", ORANGE)]


def test_line_points_are_halved_or_lost():
    finished = "3.0b 0l 0l 0l 0l 0l 0l 0l 0l 0l >5.4"
    also_finished = "4.0b 1l 1l 1l 1l 1l 1l 1l 1l 1r >0.4"
    state = table(lines={"0.1": finished, "0.2": also_finished}, stations="1,-1", points=[7, 7, 7, 7])
    assert line_points(state, RED) == 7
    one = table(lines={"0.1": finished}, points=[7, 7, 7, 7])
    assert line_points(one, RED) == 3  # half, rounded down
    assert line_points(one, GREEN) == 0


def test_blocked_without_a_residential_destination():
    """The tips of Blue and Green have only a residential spot left.

    Without such a destination both are blocked.
    """
    lines = {"2.1": "3.0b 1l 1l", "1.1": "1.3b 0l 0l"}
    around = ("-5,1,1", "-4,1,0", "-4,0,1", "-2,4,1")

    def city(turn, **more):
        return fill(table(lines=lines, turn=turn, **more), *around)

    assert legal(city(BLUE), "dig") == {"dig 1 -5,2 right F"}
    assert legal(city(GREEN), "dig") == {"dig 1 -1,4 left D"}
    assert not any(blocked(city(BLUE), 2 * seat) for seat in (BLUE, GREEN))
    gone = {"placed": {"FR": "2,-3,0", "DR": "3,-1,1"}}
    assert legal(city(BLUE, **gone), "dig") == legal(city(GREEN, **gone), "dig") == set()
    assert all(blocked(city(BLUE, **gone), 2 * seat) for seat in (BLUE, GREEN))
