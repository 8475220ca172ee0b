"""Section 5: stations."""

from guimard.games.metromania.game import METROMANIA
from tests.games.metromania.test_04_digging import ALONGSIDE
from tests.support.metromania.tables import legal, play, refused, stations, table


def test_meeting_another_line():  # 5.1
    state = table(lines={"1.1": "3.0b 0r 0r 0r 0r 0r", "0.1": "4.0b 1l 1l 1l"})
    play(state, "dig 1 1,-1 left")
    assert stations(state) == {"1,-1"}
    assert state.stations_left == 29


def test_meeting_ones_own_other_line():  # 5.1
    state = table(lines={"0.2": "3.0b 0r 0r 0r 0r 0r", "0.1": "4.0b 1l 1l 1l"})
    play(state, "dig 1 1,-1 left")
    assert stations(state) == {"1,-1"}


def test_meeting_at_the_very_start():  # 5.1
    state = table(lines={"1.1": "2.0a 0l 0l 0l 0l"})  # along the rim to -1,5
    play(state, "start 1 1.0 -1,5")
    assert stations(state) == {"-1,5"}


def test_meeting_a_third_line_while_alongside():  # 5.1
    lines = {
        "1.1": "3.0b 0r 0r 0r 0r",  # along r = -1
        "2.1": "4.3a 2l 2l 2l 2r 3r",  # comes from the north-east, then alongside it westwards to -2,-1
        "0.1": "2.3b 5l 5r",  # comes from the south-west to -3,-1
    }
    state = table(lines=lines, stations="-3,-1 -1,-1")
    play(state, "dig 1 -2,-1 left")  # alongside 1.1, to where 2.1 is
    assert stations(state) == {"-3,-1", "-1,-1", "-2,-1"}


def test_parting():  # 5.2
    state = table(**ALONGSIDE)
    play(state, "dig 1 -1,0 right")
    assert stations(state) == {"-2,-1", "-1,-1"}
    assert state.points[0] == 1  # the entertainment spot -1,-2,1


def test_parting_from_a_line_that_goes_no_further():  # 5.2
    lines = ALONGSIDE["lines"] | {"1.1": "3.0b 0r 0r 0r"}  # its tip is at -1,-1, too
    state = table(lines=lines, stations="-2,-1")
    assert stations(state) == {"-2,-1"}
    play(state, "dig 1 -1,0 right")
    assert stations(state) == {"-2,-1", "-1,-1"}


def test_the_other_line_can_be_the_one_that_leaves():  # 5.2
    lines = ALONGSIDE["lines"] | {"1.1": "3.0b 0r 0r 0r"}
    state = table(lines=lines, stations="-2,-1", turn=1)
    play(state, "dig 1 -1,0 right")
    assert stations(state) == {"-2,-1", "-1,-1"}


def test_parting_by_leaving_the_city():  # 5.2
    lines = {"0.1": "3.0b" + " 0r" * 9, "1.1": "4.3b 1r 1l 1l 1l 0l"}  # 1.1 joins at 4,-1, both go to 5,-1
    state = table(lines=lines, stations="4,-1")
    play(state, "end 1 5.4")
    assert stations(state) == {"4,-1", "5,-1"}


def test_one_tunnel_can_force_two_stations():  # 5.2
    lines = ALONGSIDE["lines"] | {"2.1": "0.0b 3r 3r 3r 3r 3r 4l"}  # to -1,0
    state = table(lines=lines, stations="-2,-1")
    play(state, "dig 1 -1,0 right")
    assert stations(state) == {"-2,-1", "-1,-1", "-1,0"}
    facts = METROMANIA.describe(state)["pending"]
    assert facts["steps"] == ["dig 1 -1,0 right"]


def test_no_station_while_running_alongside():  # 5.3
    lines = ALONGSIDE["lines"] | {"0.1": "3.3a 1l 1r"}
    state = table(lines=lines, stations="-2,-1")
    play(state, "dig 1 -1,-1 left")
    assert stations(state) == {"-2,-1"}


def test_points_for_each_spot_covered_or_not():  # 5.4
    # 2,0 touches the spots 2,-1,0 and 2,0,0; 3,-1 touches the first of them, and the lake.
    state = table(lines={"0.1": "0.3a 4r 4r 4r 4r"}, stations="2,-1", placed={"CE": "2,-1,0"})
    play(state, "station 1 2,0")
    assert state.points[0] == 2
    east = table(lines={"0.1": "5.3b 3r 3r 3r"}, stations="2,-1")
    play(east, "station 1 3,-1")
    assert east.points[0] == 1  # 2,-1,0; the lake gives nothing


def test_no_points_at_a_station_that_stands():  # 5.4
    state = table(lines={"1.1": "3.0b 0r 0r 0r 0r 0r", "0.1": "4.0b 1l 1l 1l"}, stations="1,-1")
    play(state, "dig 1 1,-1 left")
    assert (state.points[0], state.stations_left) == (0, 29)


def test_intermediate_stations_lie_before_the_last_station():  # 5.5
    state = table(lines={"0.1": "3.0b 0r 0r 0r 0r"}, stations="-2,-1")
    assert legal(state, "station") == {"station 1 -4,-1", "station 1 -3,-1"}
    assert refused(state, "station 1 -1,-1") == "not-between"
    assert refused(state, "station 1 -2,-1") == "station-there"
    assert refused(state, "station 1 2,2") == "not-on-line"
    assert legal(table(lines={"0.1": "3.0b 0r 0r 0r 0r"}), "station") == set()


def test_not_on_a_finished_line():  # 5.5
    state = table(lines={"0.1": "3.0b" + " 0r" * 9 + " >5.4"}, stations="-2,-1 2,-1")
    assert legal(state, "station") == set()


def no_stations(state, left):
    state.stations_left = left
    return state


def test_without_stations_no_tunnel_that_needs_one():  # 5.6
    position = {"lines": {"1.1": "3.0b 0r 0r 0r 0r 0r", "0.1": "4.0b 1l 1l 1l"}}
    state = no_stations(table(**position), 0)
    assert legal(state, "dig 1 1,-1") == set()
    assert refused(state, "dig 1 1,-1 left") == "no-stations"
    assert legal(no_stations(table(**position), 1), "dig 1 1,-1")


def test_one_station_is_not_enough_for_two():  # 5.6
    lines = ALONGSIDE["lines"] | {"2.1": "0.0b 3r 3r 3r 3r 3r 4l"}
    assert not legal(no_stations(table(lines=lines, stations="-2,-1"), 1), "dig 1 -1,0")
    assert legal(no_stations(table(lines=lines, stations="-2,-1"), 2), "dig 1 -1,0")


def test_all_lines_through_a_vertex_stop_there():  # 5.7
    state = table(**ALONGSIDE)
    station = METROMANIA.describe(state)["stations"][0]
    assert station["lines"] == [{"seat": 0, "line": 1}, {"seat": 1, "line": 1}]
