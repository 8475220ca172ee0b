"""Section 9: the test trips."""

from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.json.scores import result_of
from tests.games.metromania.test_printed_examples import COMPLEX
from tests.support.metromania.tables import table, trip

ROW = "2.3b 0r 0r 0r 0r 0r 0r"  # along r = 1 to 1,1
ENDS = {"DR": "-3,1,0", "DE": "1,1,0"}  # with the corners -2,1 and 1,1


def d_trip(**changes):
    return trip(table(**({"lines": {"0.1": ROW}, "placed": ENDS, "stations": "-2,1 1,1"} | changes)), "D")


def test_a_destination_is_served_at_its_corners():  # 9.1
    assert d_trip()["minutes"] == 1
    assert d_trip(stations="-1,1 1,1")["causes"][0]["cause"] == "not-served"
    assert d_trip(stations="-3,1 1,1")["minutes"] == 1


def test_a_section_takes_a_minute_however_long():  # 9.2
    assert d_trip(stations="-2,1 0,1 1,1")["minutes"] == 2
    assert d_trip(stations="-2,1 -1,1 0,1 1,1")["minutes"] == 3


def test_a_change_takes_three_minutes_also_between_own_lines():  # 9.2
    lines = {"0.1": "2.3b 0r 0r 0r 0r", "0.2": "1.0b 4l 4l 4l 4l 5l"}  # meet at -1,1; 0.2 goes on to 0,0
    found = d_trip(lines=lines, stations="-2,1 -1,1 0,0", placed={"DR": "-3,1,0", "DE": "0,0,0"})
    assert found["minutes"] == 1 + 3 + 1
    assert [section["line"] for section in found["routes"][0]] == [1, 2]


def test_six_for_who_placed_an_end_three_for_others():  # 9.3
    assert d_trip()["points"] == [3, 0, 0, 0]  # Green holds D-R and Orange D-E
    assert d_trip(holders={"DR": 0})["points"] == [6, 0, 0, 0]


def test_placing_an_end_without_riding_gives_nothing():  # 9.3
    found = trip(table(**COMPLEX), "D")
    assert found["points"][0] == 0
    without = trip(table(**(COMPLEX | {"holders": {"DR": 0, "DE": 1}})), "D")
    assert without["points"] == [0, 6, 3, 3]


def test_every_route_is_told_section_by_section():
    route = d_trip(stations="-2,1 0,1 1,1")["routes"]
    assert route == [
        [
            {"seat": 0, "line": 1, "from": "-2,1", "to": "0,1", "path": ["-2,1", "-1,1", "0,1"]},
            {"seat": 0, "line": 1, "from": "0,1", "to": "1,1", "path": ["0,1", "1,1"]},
        ]
    ]


def guilt(**changes):
    found = d_trip(**changes)
    return found["points"], [cause["cause"] for cause in found["causes"]]


def test_guilty_of_not_placing():  # 9.5
    assert guilt(placed={"DR": "-3,1,0"}) == ([0, 0, 0, -6], ["not-placed"])


def test_guilty_of_placing_where_no_station_serves():  # 9.5
    assert guilt(stations="1,1") == ([0, -6, 0, 0], ["not-served"])


def test_all_causes_together():  # 9.5
    assert guilt(placed={"DR": "-3,1,0"}, stations="") == ([0, -6, 0, -6], ["not-served", "not-placed"])


def test_both_guilty_without_connection():  # 9.5
    lines = {"0.1": "2.3b 0r 0r 0r", "1.1": "4.0b" + " 1l" * 6}
    assert guilt(lines=lines) == ([0, -6, 0, -6], ["not-connected"])


def sunday(**changes):
    # Lake 3,-2,0 has the corner 3,-1, park -2,3,0 the corner -1,3.
    lines = {"2.1": "1.0b 4l 4l 4l 5l 5l 5l 5r 5r"}  # from -1,5 by -1,3 and -1,2 north-east to 4,-3
    return trip(table(**({"lines": lines, "stations": "-1,3 3,-2"} | changes)), "lake-park")


def test_sunday():  # 9.6
    assert sunday()["points"] == [0, 0, 5, 0]
    assert sunday()["minutes"] == 1


def test_an_impossible_sunday_costs_nothing():  # 9.6
    found = sunday(stations="3,-2")
    assert not found["possible"]
    assert found["points"] == [0, 0, 0, 0]


def ranked(points, lines):
    return result_of(table(lines=lines, points=points, placed={}, holders={}))


def test_the_winner():  # 9.7
    finished = {"0.1": "3.0b" + " 0r" * 9 + " >5.4"}
    level = ranked([0, 0, 0, 0], {})
    assert level.winners == (0, 1, 2, 3)  # everybody has lost 18 points
    assert set(level.scores) == {-18}
    assert ranked([0, 0, 0, 0], finished).winners == (0,)  # level, but one line finished
    assert METROMANIA.result(table()) is None
