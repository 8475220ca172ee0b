"""Section 4: turns and digging."""

from tests.support.metromania.tables import fill, legal, play, refused, stations, table


def targets(state, line=1):
    return {text.split()[2] for text in legal(state, f"dig {line}")}


def test_a_turn_is_three_tunnels_then_confirm():  # 4.1
    state = table()
    play(state, "start 1 3.0 -4,-1", "dig 1 -3,-1 left", "dig 1 -2,-1 right")
    assert legal(state) == {"confirm"}
    assert refused(state, "dig 1 -1,-1 right") == "dug-three"
    play(state, "confirm")
    assert (state.turn, state.steps) == (1, 0)


def test_tunnels_are_split_over_both_lines():  # 4.1
    state = table(lines={"0.1": "3.0b 0r"})
    play(state, "start 2 0.0 4,1", "dig 1 -2,-1 right", "dig 2 3,1 left", "confirm")
    assert state.length[:2].tolist() == [3, 2]


def test_a_turn_cannot_be_ended_early():  # 4.6
    state = table()
    play(state, "start 1 3.0 -4,-1")
    assert "confirm" not in legal(state)
    assert refused(state, "confirm") == "must-dig"
    assert refused(table(), "confirm") == "nothing-done"
    assert refused(table(), "pass") == "must-build"


def test_a_station_or_tunnels_not_both():  # 4.1
    state = table(lines={"0.1": "3.0b 0r 0r 0r"}, stations="-1,-1")
    assert "station 1 -3,-1" in legal(state)
    play(state, "dig 1 0,-1 right")
    assert legal(state, "station") == set()
    assert refused(state, "station 1 -3,-1") == "station-turn"
    other = table(lines={"0.1": "3.0b 0r 0r 0r"}, stations="-1,-1")
    play(other, "station 1 -3,-1")
    assert legal(other) == {"confirm"}
    assert refused(other, "dig 1 0,-1 right") == "must-confirm"


def test_one_tunnel_in_a_cell_on_either_side_of_the_way():  # 4.2
    state = table(lines={"0.1": "3.0b"})
    assert legal(state, "dig 1 -3,-1") == {"dig 1 -3,-1 left", "dig 1 -3,-1 right"}
    fill(state, "-4,-2,1")  # the cell north of the way
    assert legal(state, "dig 1 -3,-1") == {"dig 1 -3,-1 right"}
    assert refused(state, "dig 1 -3,-1 left") == "cell-taken"


def test_only_from_the_tip():  # 4.2
    state = table(lines={"0.1": "3.0b 0r 0r"})
    assert refused(state, "dig 1 0,0 left") == "not-neighbour"


def test_no_acute_angle():  # 4.3
    state = table(lines={"0.1": "3.0b 0r"})
    assert targets(state) == {"-2,-1", "-3,0", "-2,-2"}
    assert refused(state, "dig 1 -3,-2 left") == "acute"


def test_but_any_angle_at_a_station():  # 4.3
    state = table(lines={"0.1": "3.0b 0r"}, stations="-3,-1")
    assert targets(state) == {"-2,-1", "-3,0", "-2,-2", "-3,-2", "-4,0"}


ALONGSIDE = {
    "lines": {"1.1": "3.0b 0r 0r 0r 0r", "0.1": "3.3a 1l 1r 0l"},
    "stations": "-2,-1",
}
"""Line 0.1 comes down q = -2, meets 1.1 at -2,-1 and runs alongside it to -1,-1."""


def test_a_station_forced_by_this_tunnel_does_not_allow_an_acute_angle():  # 4.3
    state = table(**ALONGSIDE)
    assert targets(state) == {"-1,0", "0,-2", "0,-1"}
    assert refused(state, "dig 1 -2,0 left") == "acute"


def test_a_station_from_meeting_does_in_the_next_step():  # 4.3
    state = table(lines={"1.1": "3.0b 0r 0r 0r", "0.1": "3.3a 1l"})
    play(state, "dig 1 -2,-1 right")
    assert stations(state) == {"-2,-1"}
    assert "-1,-2" in targets(state)  # back to the north-east, after coming from the north-west


def test_the_first_and_the_last_tunnel_obey_the_angle_rule():  # 4.3
    entering = table(lines={"0.1": "3.0b"})  # looks east
    assert targets(entering) == {"-3,-1", "-4,0", "-3,-2"}
    leaving = table(lines={"0.1": "3.0b 0r 0r 0r 0r 0r 0r 0r 0r 5r"})  # at 5,-2, looking north-east
    assert legal(leaving, "end") == set()
    assert refused(leaving, "end 1 5.4") == "end-not-here"


def test_a_line_never_comes_back_to_itself():  # 4.4
    closed = table(lines={"0.1": "3.0b 0l 1l 2l 4l"}, stations="-4,0 -4,1")
    assert refused(closed, "dig 1 -3,-1 left") == "meets-itself"


def test_lake_and_park_are_forbidden():  # 4.5
    # The lake is cell 3,-2,0: corners 3,-2 and 4,-2 and 3,-1. A line along r = -2 has it to its south.
    state = table(lines={"0.1": "5.3a"})  # enters at 5,-2, looks west
    play(state, "dig 1 4,-2 right")
    assert legal(state, "dig 1 3,-2") == {"dig 1 3,-2 right"}
    assert refused(state, "dig 1 3,-2 left") == "lake-or-park"


def test_eighteen_tunnels():  # 4.7
    long = "3.0b" + " 0r" * 8 + " 1l" + " 3r" * 8
    state = table(lines={"0.1": long}, stations="4,0")
    assert state.length[0] == 18
    assert refused(state, "dig 1 -5,0 right") == "no-tunnels"


def test_who_can_do_nothing_passes():  # 4.8
    stuck = table(lines={"0.1": "3.0b", "0.2": "5.0a"})
    fill(stuck, "-4,-2,1", "-4,-1,0", "-5,-1,1")
    fill(stuck, "4,-5,0", "4,-5,1", "3,-5,1")
    assert legal(stuck) == {"pass"}
    play(stuck, "pass")
    assert (stuck.turn, stuck.passes) == (1, 1)


def test_who_could_only_dig_on_spots_may_refuse():  # 4.6, 4.8, 6.4
    lines = {"0.1": "3.0b 1l 1l", "0.2": "5.0a"}
    state = fill(table(lines=lines), "-5,1,1", "-4,1,0", "-4,0,1", "4,-5,0", "4,-5,1", "3,-5,1")
    assert legal(state) == {"dig 1 -5,2 right A", "pass"}
