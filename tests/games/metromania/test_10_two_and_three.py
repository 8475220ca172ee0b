"""Section 10: two and three players."""

import random
from collections import Counter

from tests.support.interpreted import times
from tests.support.metromania.tables import match, table, trip

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


TO_PARK, TO_LAKE = "1.0b 4l 4l 4l 5l", "5.3a 3r 3r 3l 2r 2r 1l"  # they meet at 0,1


def sunday(own_lines, **lines):
    named = {name.removeprefix("line_").replace("_", "."): line for name, line in lines.items()}
    state = table(seats=2, threshold=4, lines=named, stations="-1,3 0,1 3,-2", own_lines=own_lines)
    found = trip(state, "lake-park")
    assert found["minutes"] == 5  # two sections and a change
    return found["points"]


def test_sunday_too():  # 10.2
    assert sunday(False, line_0_1=TO_PARK, line_1_1=TO_LAKE) == [0, 0]
    assert sunday(False, line_0_1=TO_PARK, line_0_2=TO_LAKE) == [5, 0]


def test_read_literally_both_lines_of_one_player_spoil_a_trip():  # 10.2
    lines = {"0.1": "2.3b 0r 0r 0r 0r", "0.2": "1.0b 4l 4l 4l 4l 5l"}
    change = {"lines": lines, "stations": "-2,1 -1,1 0,0", "placed": {"DR": "-3,1,0", "DE": "0,0,0"}}
    assert (two(**change)["minutes"], two(**change)["points"]) == (5, [6, 0])
    assert two(**change, own_lines=True)["points"] == [0, 0]


def test_read_literally_two_fastest_trips_count_together():  # 10.2
    lines = {"0.1": ROW, "0.2": "2.0b 5l 5l 0r 0r 0r 0r"}
    found = two(lines=lines, stations="-2,1 1,1 -3,2 1,2", own_lines=True)
    assert (found["minutes"], len(found["routes"]), found["points"]) == (1, 2, [0, 0])


def test_read_literally_lines_of_both_players_are_paid():  # 10.2
    lines = {"0.1": "2.3b 0r 0r 0r 0r", "1.1": "1.0b 4l 4l 4l 4l 5l"}
    change = {"lines": lines, "stations": "-2,1 -1,1 0,0", "placed": {"DR": "-3,1,0", "DE": "0,0,0"}}
    assert two(**change, own_lines=True)["points"] == [6, 6]


def test_read_literally_on_sunday_too():  # 10.2
    assert sunday(True, line_0_1=TO_PARK, line_1_1=TO_LAKE) == [5, 5]
    assert sunday(True, line_0_1=TO_PARK, line_0_2=TO_LAKE) == [0, 0]


def test_one_guilty_player_pays_two_do_not():  # 10.3
    assert two(stations="1,1")["points"] == [-6, 0]
    assert two(stations="")["points"] == [0, 0]


def test_three_players_have_four_letters_each():  # 10.4
    doubled = set()
    for seed in range(30):
        game = match(3, str(seed), doubles="dealt")
        hands = [game.view(seat)["players"][seat]["hand"] for seat in range(3)]
        for hand in hands:
            assert len({m["letter"] for m in hand}) == 4
        twice = [next(k for k, n in Counter(m["type"] for m in hand).items() if n == 2) for hand in hands]
        assert sorted(twice) == ["C", "E", "R"]
        doubled.add(tuple(twice))
    assert len(doubled) == 6


def test_threshold_with_two_players():  # 10.5
    assert match(2).view(0)["ending"]["settled_lines_needed"] == 4


def test_five_lines_with_two_players_means_never():  # 10.5
    choose = random.Random(5)
    for seed in range(times(12, 2)):
        game = match(2, str(seed), blocked_lines=5)
        while not game.over:
            game.play(choose.choice(game.legal()))
        assert "lines-finished-or-blocked" not in game.view(None)["ending"]["reasons"]
