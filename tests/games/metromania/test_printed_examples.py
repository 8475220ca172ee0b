"""The examples of the printed rulebook as positions. Seats are Red, Green, Blue, Orange."""

from guimard.games.metromania.rules.digging import blocked
from guimard.games.metromania.rules.scoring import line_points

from .tables import fill, legal, table, trip

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


def simple(stations):
    found = trip(table(stations=stations, **SIMPLE), "E")
    return found["minutes"], found["points"]


def test_simple_trip():
    """Red 1 minute, Green 2, Red and Orange 6: Red gets 6 points, having placed one end."""
    others = "-3,2 -1,2 -2,-1 1,-1 2,1 -2,1"
    assert simple(f"{others} 1,1 1,2") == (1, [6, 0, 0, 0])
    assert simple(f"{others} 1,2") == (2, [0, 3, 0, 0])  # without Red's last station Green is fastest
    assert simple(others) == (6, [6, 0, 0, 3])  # without Green's, too, the way by Red and Orange


COMPLEX = {
    "lines": {
        "2.1": "2.3b 0r 0r 0r 0r 0r 0r",  # Blue solid, along r = 1 to 1,1
        "2.2": "3.3a 1l 1l 1l 1l",  # Blue striped, down q = -2 to -2,1
        "1.1": "4.0b 1l 1l 1l 1l 1l 1l",  # Green, down q = 1 to 1,1
        "3.1": "3.0b 0l 0l 0l 0l 0r",  # Orange, along r = -1 to 1,-1
    },
    "stations": "-2,1 1,1 -2,-1 -2,0 1,-1 1,-2 0,-1",
    "placed": {"DR": "-3,1,0", "DE": "0,-2,0"},
    "holders": {"DR": BLUE, "DE": GREEN},
}


def test_complex_trip():
    """Two ways of 6 minutes: Blue solid and Green, Blue striped and Orange. Blue is paid once."""
    found = trip(table(**COMPLEX), "D")
    assert found["minutes"] == 6
    assert found["points"] == [0, 6, 6, 3]
    companies = [[(section["seat"], section["line"]) for section in route] for route in found["routes"]]
    assert sorted(companies) == [
        [(BLUE, 1), (GREEN, 1), (GREEN, 1)],
        [(BLUE, 2), (BLUE, 2), (ORANGE, 1)],
    ]


def test_impossible_trip():
    """No station serves the entertainment end that Orange placed: Orange alone loses 6 points."""
    placed = {"CE": "3,1,0", "CR": "-3,1,0"}
    state = table(**(COMPLEX | {"placed": placed, "holders": {"CE": ORANGE, "CR": RED}}))
    found = trip(state, "C")
    assert not found["possible"]
    assert found["points"] == [0, 0, 0, -6]
    assert [cause["cause"] for cause in found["causes"]] == ["not-served"]


def test_line_points_are_halved_or_lost():
    finished = "3.0b 0l 0l 0l 0l 0l 0l 0l 0l 0l >5.4"
    also_finished = "4.0b 1l 1l 1l 1l 1l 1l 1l 1l 1r >0.4"
    state = table(lines={"0.1": finished, "0.2": also_finished}, stations="1,-1", points=[7, 7, 7, 7])
    assert line_points(state, RED) == 7
    one = table(lines={"0.1": finished}, points=[7, 7, 7, 7])
    assert line_points(one, RED) == 3  # half, rounded down
    assert line_points(one, GREEN) == 0


def test_blocked_without_a_residential_destination():
    """The tips of Blue and Green have only a residential spot left: blocked if they hold no such destination."""
    around = ("-5,1,1", "-4,1,0", "-4,0,1")
    for seat, name, marker in ((BLUE, "2.1", "FR"), (GREEN, "1.1", "DR")):
        lines = {name: "3.0b 1l 1l"}
        holding = fill(table(lines=lines, turn=seat), *around)
        assert legal(holding, "dig") == {f"dig 1 -5,2 right {marker[0]}"}
        assert not blocked(holding, 2 * seat)
        placed = fill(table(lines=lines, turn=seat, placed={marker: "2,-3,0"}), *around)
        assert legal(placed, "dig") == set()
        assert blocked(placed, 2 * seat)
