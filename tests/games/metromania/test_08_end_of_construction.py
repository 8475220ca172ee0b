"""Section 8: the end of construction."""

from guimard.core.deal import Deal
from guimard.core.rng import below, new_rng
from guimard.games.metromania.actions import PASS
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.kernel import apply, building_actions
from guimard.games.metromania.state import Moves
from tests.support.metromania.tables import fill, legal, play, table

FINISHED = "3.0b" + " 0r" * 9 + " >5.4"
SECOND = "4.0b" + " 1l" * 4 + " 1r" * 5  # at 1,4, end cell 0.4 straight on


def finish_both():
    state = table(lines={"0.1": FINISHED, "0.2": SECOND}, stations="1,-1")
    play(state, "end 2 0.4", "confirm")
    return state


def pass_round(state, turns):
    """Let the next players do something harmless."""
    for _ in range(turns):
        while state.steps == 0 or "confirm" not in legal(state):
            play(state, min(legal(state) - {"pass"}))
        play(state, "confirm")


def test_both_lines_of_a_player():  # 8.1 a
    state = finish_both()
    ending = METROMANIA.describe(state)["ending"]
    assert ending["reasons"] == ["both-lines-finished"]
    assert (ending["trigger"], ending["last_turns"]) == (0, 3)


def test_the_last_station():  # 8.1 b
    state = table(lines={"1.1": "3.0b 0r 0r 0r 0r 0r", "0.1": "4.0b 1l 1l 1l"})
    state.stations_left = 1
    play(state, "dig 1 1,-1 left")
    while "confirm" not in legal(state):
        play(state, min(legal(state, "dig")))
    play(state, "confirm")
    assert METROMANIA.describe(state)["ending"]["reasons"] == ["no-stations-left"]


def blocked_lines(count, threshold):
    """As many lines whose way is full of tunnels, all just started."""
    starts = {"1.1": "3.3b", "1.2": "0.0a", "2.1": "2.0a", "2.2": "5.0a", "3.1": "1.0a"}
    lines = dict(list(starts.items())[:count])
    state = table(lines={**lines, "0.1": "3.0b 0r 0r 0r"}, threshold=threshold)
    for name in lines:
        line = int(name[0]) * 2 + int(name[2]) - 1
        state.length[line] = 18  # no tunnels left
        state.path[line, 2:] = state.path[line, 1]
        state.way[line, 1:] = state.way[line, 0]
        state.cell[line, 1:] = state.cell[line, 0]
    return state


def test_lines_finished_or_blocked():  # 8.1 c
    for count, reasons in ((4, []), (5, ["lines-finished-or-blocked"])):
        state = blocked_lines(count, threshold=5)
        play(state, "dig 1 0,-1 right", "dig 1 1,-1 right", "dig 1 2,-1 right", "confirm")
        ending = METROMANIA.describe(state)["ending"]
        assert ending["settled_lines"] == count
        assert ending["reasons"] == reasons


def test_the_number_of_lines_is_an_option():  # 8.1 c
    state = blocked_lines(4, threshold=4)
    play(state, "dig 1 0,-1 right", "dig 1 1,-1 right", "dig 1 2,-1 right", "confirm")
    assert state.ending
    game = METROMANIA
    assert game.deal(4, game.options.check(4, {"blocked_lines": 7}), Deal("x")).threshold == 7
    assert [game.deal(n, game.options.check(n, {}), Deal("x")).threshold for n in (2, 3, 4)] == [4, 5, 5]


def test_everybody_else_has_one_more_turn():  # 8.2
    state = finish_both()
    pass_round(state, 2)
    assert not state.over
    assert state.turn == 3
    pass_round(state, 1)
    assert state.over
    assert METROMANIA.to_act(state) is None
    assert METROMANIA.legal(state) == []


def test_nobody_has_to_play_the_last_turn():  # 8.2
    state = finish_both()
    assert {"pass"} < legal(state)
    play(state, "pass")
    play(state, min(legal(state, "start")))
    assert {"confirm"} < legal(state)
    play(state, "confirm", "pass")
    assert state.over
    assert METROMANIA.describe(state)["ending"]["reasons"] == ["both-lines-finished"]


def test_before_the_end_everybody_plays_on():  # 4.6
    state = table(lines={"0.1": "3.0b 0r 0r 0r"})
    assert "pass" not in legal(state)
    play(state, min(legal(state, "dig")))
    assert "confirm" not in legal(state)


def test_games_that_are_played_out_do_not_idle():  # 8.2
    moves = Moves.new()
    for seed in range(20):
        state, rng = finish_both(), new_rng(seed)
        while not state.over:
            building_actions(state, moves)
            assert moves.count == 1 or PASS not in moves.items[: moves.count]
            apply(state, int(moves.items[below(rng, moves.count)]))


def test_all_pass_in_a_row():  # 8.3
    state = table(lines={"0.1": "3.0b", "0.2": "5.0a", "1.1": "3.3b", "1.2": "0.0a"}, seats=2, threshold=4)
    fill(state, *(f"{q},{r},{t}" for q in range(-5, 5) for r in range(-5, 5) for t in (0, 1) if _in(q, r, t)))
    state.threshold = 8  # so that the four blocked lines do not end it
    play(state, "pass")
    assert not state.over
    play(state, "pass")
    assert state.over
    assert METROMANIA.describe(state)["ending"]["reasons"] == ["everybody-passed"]


def _in(q, r, t):
    corners = [(q + 1, r), (q, r + 1), (q + 1, r + 1) if t else (q, r)]
    return all(max(abs(a), abs(b), abs(a + b)) <= 5 for a, b in corners)


def test_line_points():  # 8.4
    state = finish_both()
    state.points[:] = (9, 9, 9, 9)
    assert [player["points_kept"] for player in METROMANIA.describe(state)["players"]] == [9, 0, 0, 0]
    one = table(lines={"0.1": FINISHED}, points=[9, 0, 0, 0])
    assert METROMANIA.describe(one)["players"][0]["points_kept"] == 4
