"""Section 7: ending lines, bonus stations, blocked lines."""

from guimard.games.metromania.actions import STATION_AT
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lattice import SIDE, TOOTH
from guimard.games.metromania.rules.digging import blocked
from guimard.games.metromania.rules.steps import just_finished
from guimard.games.metromania.state import LOG_ACTION, NONE
from tests.support.metromania.tables import fill, legal, play, refused, table

ROW = "3.0b" + " 0r" * 9
"""Along r = -1 to the rim at 5,-1; end cell 5.4 lies straight on."""


def test_a_line_ends_in_a_black_cell():  # 7.1
    state = table(lines={"0.1": ROW})
    assert legal(state, "end") == {"end 1 5.4"}
    play(state, "end 1 5.4")
    line = METROMANIA.describe(state)["lines"][0]
    assert (line["finished"], line["tip"], line["path"][-1]) == (True, None, "5.4")
    assert refused(state, "dig 1 5,0 right") == "finished"


def test_not_in_a_cell_that_is_taken_or_white():  # 7.1
    state = table(lines={"0.1": ROW})
    state.tunnel[TOOTH + 5 * SIDE + 4] = 7
    assert legal(state, "end") == set()
    assert refused(state, "end 1 5.4") == "cell-taken"
    assert refused(state, "end 1 5.3") == "no-end"


def test_not_on_the_same_side_or_the_next():  # 7.2
    state = table(lines={"0.1": "4.3b 1r 1r 1r 1r 0r"})  # at 5,-1
    assert legal(state, "end") == set()
    assert refused(state, "end 1 5.4") == "side"


def test_unless_all_far_cells_are_taken():  # 7.2
    state = table(lines={"0.1": "4.3b 1r 1r 1r 1r 0r"})
    far = [side * SIDE + index for side in (0, 1, 2) for index in (1, 4)]
    for border in far[1:]:
        state.tunnel[TOOTH + border] = 7
    assert legal(state, "end") == set()
    state.tunnel[TOOTH + far[0]] = 7
    assert legal(state, "end") == {"end 1 5.4"}


def test_bonus_station_right_after_the_end():  # 7.3
    state = table(lines={"0.1": ROW})
    play(state, "end 1 5.4")
    assert len(legal(state, "bonus")) == 10  # every vertex of the line: its ends count as stations
    play(state, "bonus 1 1,-1")
    assert state.stations_left == 29
    assert legal(state, "bonus") == set()


def test_bonus_is_lost_by_digging_on():  # 7.3
    state = table(lines={"0.1": ROW})
    play(state, "end 1 5.4", "start 2 0.0 4,1")
    assert legal(state, "bonus") == set()
    assert refused(state, "bonus 1 1,-1") == "no-bonus"


def test_bonus_can_be_declined_and_tunnels_left_go_to_the_other_line():  # 7.3, 7.4
    state = table(lines={"0.1": ROW, "0.2": "0.0b"})
    play(state, "end 1 5.4", "dig 2 3,1 left", "dig 2 2,1 left", "confirm")
    assert state.length[1] == 3


def test_bonus_after_the_third_tunnel():  # 7.3
    state = table(lines={"0.1": "3.0b" + " 0r" * 7})
    play(state, "dig 1 4,-1 right", "dig 1 5,-1 right", "end 1 5.4")
    assert len(legal(state)) == 11
    assert "confirm" in legal(state)


def test_other_lines_still_bring_stations_to_a_finished_line():  # 7.4
    state = table(lines={"1.1": ROW + " >5.4", "0.1": "4.0b 1l 1l 1l"})
    play(state, "dig 1 1,-1 left")
    assert state.stations_left == 29


AROUND = ("-5,1,1", "-4,1,0", "-4,0,1")
TIP = {"0.1": "3.0b 1l 1l"}  # only the residential spot -5,1,0 is left


def test_blocked_when_nothing_is_left():  # 7.5
    assert blocked(fill(table(lines=TIP), *AROUND, "-5,1,0"), 0)
    assert not blocked(table(lines=TIP), 0)
    assert not blocked(table(), 0)  # not started
    assert not blocked(table(lines={"0.1": ROW + " >5.4"}), 0)  # finished


def test_blocked_without_tunnels():  # 7.5
    assert blocked(table(lines={"0.1": "3.0b" + " 0r" * 8 + " 1l" + " 3r" * 8}, stations="4,0"), 0)


def test_not_blocked_because_of_the_limit_of_one_destination():  # 7.5
    state = fill(table(lines=TIP | {"0.2": "0.3a 4r 4r 4r"}), *AROUND)
    play(state, min(t for t in legal(state, "dig 2") if t[-1] in "BC"))
    assert not legal(state, "dig 1")
    assert not blocked(state, 0)


def test_letters_count_for_blocking_only_if_they_are_open():  # 7.5
    touching = {"placed": {"AC": "-5,1,1"}, "lines": TIP}
    assert blocked(fill(table(**touching), *AROUND), 0)
    assert not blocked(fill(table(town_hall="hidden", **touching), *AROUND), 0)


def test_blocked_without_a_destination_of_the_type_also_if_letters_are_hidden():  # 7.5
    assert blocked(fill(table(town_hall="hidden", placed={"AR": "2,-3,0"}, lines=TIP), *AROUND), 0)


def test_an_end_is_a_way_on():  # 7.5
    assert not blocked(fill(table(lines={"0.1": ROW}), "4,-1,0", "4,-2,1"), 0)


def test_a_station_at_the_first_vertex_finishes_no_line():  # 7.3
    """Its action is the first number after those that end a line."""
    state = table(lines={"0.1": ROW})
    state.steps, state.log[0, LOG_ACTION] = 1, STATION_AT
    assert just_finished(state) == NONE
    state.log[0, LOG_ACTION] = STATION_AT - 1
    assert just_finished(state) >= 0
