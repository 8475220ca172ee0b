"""Section 3: starting lines."""

from guimard.games.metromania import actions as act
from guimard.games.metromania.lattice import BASE, SIDE, TOOTH
from guimard.games.metromania.state import bit
from guimard.games.metromania.text.actions import parse
from tests.support.metromania.tables import legal, play, refused, table


def sides(texts):
    return {int(text.split()[2][0]) for text in texts}


def take(state, *borders):
    for border in borders:
        side, index = map(int, border.split("."))
        state.tunnel[TOOTH + side * SIDE + index] = 7
    return state


def test_a_line_starts_in_any_free_white_cell_towards_either_vertex():  # 3.1
    assert len(legal(table())) == 12 * 2
    assert legal(table(), "start 1 0.3") == {"start 1 0.3 2,3", "start 1 0.3 1,4"}
    assert len(legal(take(table(), "0.3"))) == 11 * 2
    assert refused(take(table(), "0.3"), "start 1 0.3 2,3") == "cell-taken"
    assert refused(table(), "start 1 0.1 4,1") == "no-start"


def test_only_one_line_in_the_turn_of_the_first_start():  # 3.2
    state = table()
    play(state, "start 1 3.0 -4,-1")
    assert legal(state, "start") == set()
    assert refused(state, "start 2 0.0 5,0") == "one-start"


def test_the_striped_line_comes_second():  # 3.2
    assert legal(table(), "start 2") == set()
    assert refused(table(), "start 2 0.0 5,0") == "first-line-first"


def test_the_second_line_starts_far_from_the_first():  # 3.3
    state = table(lines={"0.1": "3.0b 0r"})
    assert sides(legal(state, "start 2")) == {5, 0, 1}
    assert refused(state, "start 2 4.0 1,-5") == "start-side"


def test_unless_all_far_cells_are_taken():  # 3.3
    far = ("5.0", "5.3", "0.0", "0.3", "1.0", "1.3")
    assert sides(legal(take(table(lines={"0.1": "3.0b 0r"}), *far[1:]), "start 2")) == {5}
    assert sides(legal(take(table(lines={"0.1": "3.0b 0r"}), *far), "start 2")) == {2, 3, 4}


def test_not_where_it_would_need_a_station_that_is_not_left():  # 3.1, 5.6
    state = table(lines={"0.1": "0.0a"})
    start, vertex = 3 * SIDE, BASE[3 * SIDE, 0]
    state.lines_at[vertex] |= bit(2)  # a line of the next seat goes through there
    (where,) = (text for text in legal(state, "start 2 3.0") if parse(text) == act.start(1, start, 0))
    state.stations_left = 0
    assert where not in legal(state)
    assert refused(state, where) == "no-stations"
