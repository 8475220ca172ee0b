"""Section 10: two and three players."""

from collections import Counter

from .tables import match, table, trip

ROW = "2.3b 0r 0r 0r 0r 0r 0r"
ENDS = {"DR": "-3,1,0", "DE": "1,1,0"}


def test_left_column_against_right_column():  # 10.1
    view = match(2).view(None)
    hands = [{m["letter"] + m["type"] for m in player["hand"]} for player in view["players"]]
    assert hands == [{"AR", "BC", "CE", "DR", "EE", "FC"}, {"AC", "BE", "CR", "DE", "EC", "FR"}]


def two(**changes):
    position = {"seats": 2, "threshold": 4, "lines": {"0.1": ROW}, "placed": ENDS, "stations": "-2,1 1,1"}
    return trip(table(**(position | changes)), "D")


def test_a_trip_on_lines_of_one_player():
    assert two()["points"] == [6, 0]


def test_a_trip_on_lines_of_both_scores_for_nobody():  # 10.2
    lines = {"0.1": "2.3b 0r 0r 0r 0r", "1.1": "1.0b 4l 4l 4l 4l 5l"}
    found = two(lines=lines, stations="-2,1 -1,1 0,0", placed={"DR": "-3,1,0", "DE": "0,0,0"})
    assert (found["minutes"], found["points"]) == (5, [0, 0])


def test_nor_if_two_fastest_trips_belong_to_one_each():  # 10.2
    lines = {"0.1": ROW, "1.1": "2.0b 5l 5l 0r 0r 0r 0r"}
    found = two(lines=lines, stations="-2,1 1,1 -3,2 1,2")
    assert (found["minutes"], len(found["routes"]), found["points"]) == (1, 2, [0, 0])


def test_sunday_too():  # 10.2
    lines = {"0.1": "1.0b 4l 4l 4l 5l", "1.1": "5.3a 3r 3r 3l 2r 2r 2l"}
    stations = "-1,3 0,1 3,-2"
    found = trip(table(seats=2, threshold=4, lines=lines, stations=stations), "lake-park")
    assert found["points"] == [0, 0]


def test_one_guilty_player_pays_two_do_not():  # 10.3
    assert two(stations="1,1")["points"] == [-6, 0]
    assert two(stations="")["points"] == [0, 0]


def test_three_players_have_four_letters_each():  # 10.4
    doubled = set()
    for seed in range(30):
        game = match(3, str(seed))
        hands = [game.view(seat)["players"][seat]["hand"] for seat in range(3)]
        for hand in hands:
            assert len({m["letter"] for m in hand}) == 4
        twice = [next(k for k, n in Counter(m["type"] for m in hand).items() if n == 2) for hand in hands]
        assert sorted(twice) == ["C", "E", "R"]
        doubled.add(tuple(twice))
    assert len(doubled) == 6


def test_threshold_with_two_players():  # 10.5
    assert match(2).view(0)["ending"]["settled_lines_needed"] == 4
