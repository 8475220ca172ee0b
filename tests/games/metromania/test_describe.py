"""Views, actions and previews as JSON."""

import json

from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lookahead import can_finish
from guimard.games.metromania.text.actions import parse
from tests.support.metromania.tables import fill, match, play, table


def action(state, text):
    return next(one for one in METROMANIA.actions(state) if one["text"] == text)


def test_a_dig_with_its_parts_and_consequences():
    state = table(lines={"1.1": "3.0b 0r 0r 0r 0r", "0.1": "3.3a 1l 1r 0l"}, stations="-2,-1")
    assert action(state, "dig 1 -1,0 right") == {
        "text": "dig 1 -1,0 right",
        "kind": "dig",
        "seat": 0,
        "line": 1,
        "from": "-1,-1",
        "to": "-1,0",
        "cell": "-2,-1,1",
        "tunnels_left": 13,
        "side": "right",
        "destination": None,
        "consequences": {
            "points": 1,
            "stations": [{"vertex": "-1,-1", "points": 1, "why": "parts"}],
            "blocks": [],
            "frees": [],
            "cannot_finish": [],
            "ends_construction": [],
        },
    }


def test_start_end_and_stations():
    start = action(table(), "start 1 0.3 2,3")
    assert (start["kind"], start["from"], start["to"], start["cell"]) == ("start", "0.3", "2,3", "0.3")
    row = table(lines={"0.1": "3.0b" + " 0r" * 9})
    end = action(row, "end 1 5.4")
    assert (end["from"], end["to"], end["cell"], end["tunnels_left"]) == ("5,-1", "5.4", "5.4", 7)
    play(row, "end 1 5.4")
    bonus = action(row, "bonus 1 1,-1")
    assert bonus["consequences"]["stations"] == [{"vertex": "1,-1", "points": 0, "why": "chosen"}]


def test_confirming_tells_what_it_ends():
    finished = "3.0b" + " 0r" * 9 + " >5.4"
    state = table(lines={"0.1": finished, "0.2": "4.0b" + " 1l" * 4 + " 1r" * 5}, stations="1,-1")
    play(state, "end 2 0.4")
    assert action(state, "confirm")["consequences"]["ends_construction"] == ["both-lines-finished"]


def test_what_a_dig_blocks():
    """Green's line has only the cell -4,-2,1 left, and Red can dig there."""
    state = fill(table(lines={"1.1": "3.0b", "0.1": "3.3a 2l"}), "-5,-1,1", "-4,-1,0")
    blocking = {one["text"]: one["consequences"]["blocks"] for one in METROMANIA.actions(state)}
    assert {text for text, lines in blocking.items() if lines} == {"dig 1 -3,-1 right", "dig 1 -4,-1 left"}
    assert blocking["dig 1 -3,-1 right"] == [{"seat": 1, "line": 1}]


def test_what_a_dig_frees():
    """Only an acute turn is left to Green.

    Red, who can dig on the spot, meets Green's tip: a station allows it.
    """
    lines = {"1.1": "3.0b 1l 1l", "0.1": "2.3a"}
    state = fill(table(lines=lines, placed={"DR": "2,-3,0"}), "-5,1,1", "-4,1,0", "-4,0,1")
    assert METROMANIA.describe(state)["lines"][2]["blocked"]
    freeing = {one["text"] for one in METROMANIA.actions(state) if one["consequences"]["frees"]}
    assert freeing == {"dig 1 -4,1 left A"}


def test_views_are_json_and_name_the_options():
    view = match(4, blocked_lines=7).view(2)
    assert json.loads(json.dumps(view)) == view
    usual = {"nobody_scores": "both_players", "doubles": "dealt", "begins": 0, "colours": []}
    assert view["options"] == {"town_hall": "hidden", "blocked_lines": 7, **usual}
    assert (view["viewer"], view["turn"], view["over"]) == (2, 0, False)


def test_a_preview_shows_the_trips_after_a_step():
    lines = {"0.1": "2.3b 0r 0r 0r 0r 0r 0r"}
    state = table(lines=lines, stations="1,1", placed={"DR": "-3,1,0", "DE": "1,1,0"})
    assert METROMANIA.describe(state)["trips"][3]["possible"] is False
    after = METROMANIA.preview(state, parse("station 1 -2,1"))
    assert after["trips"][3]["minutes"] == 1
    assert state.steps == 0


def warnings(state):
    return METROMANIA.describe(state)["warnings"]


def test_warning_of_an_unserved_destination():
    state = table(placed={"AR": "1,1,1"})
    assert warnings(state) == [
        {"warning": "destination-not-served", "letter": "A", "type": "R", "seat": 0, "cell": "1,1,1", "served": False}
    ]
    assert warnings(table(placed={"AR": "1,1,1"}, stations="2,1")) == []


def test_warning_of_a_line_that_cannot_finish():
    far = "3.0b" + " 0r" * 8 + " 1l" + " 3r" * 5  # 15 tunnels used, at -1,0
    state = table(lines={"0.1": far}, stations="4,0")
    assert warnings(state) == [{"warning": "line-cannot-finish", "seat": 0, "line": 1}]
    assert can_finish(table(lines={"0.1": "3.0b" + " 0r" * 8}), 0)


def test_a_dig_after_which_the_line_cannot_finish_says_so_before():
    near = "3.0b" + " 0r" * 8 + " 1l" + " 3r" * 3  # 13 tunnels used, at 1,0; four bring it to an end, none to spare
    state = table(lines={"0.1": near}, stations="4,0")
    assert warnings(state) == []
    lost = {one["text"]: one["consequences"]["cannot_finish"] for one in METROMANIA.actions(state)}
    assert lost["dig 1 0,0 right"] == [{"seat": 0, "line": 1}]
    for text, lines in lost.items():
        after = state.copy()
        play(after, text)
        assert lines == [
            {"seat": one["seat"], "line": one["line"]}
            for one in warnings(after)
            if one["warning"] == "line-cannot-finish"
        ]
    assert [] in lost.values()


def test_warning_of_a_line_walled_in():
    state = table(lines={"0.1": "3.0b"})
    assert can_finish(fill(state, "-4,-2,1", "-4,-1,0"), 0)
    assert not can_finish(fill(state, "-5,-1,1"), 0)


def test_final_steps_lead_to_the_result():
    game = match(2, "end")
    while not game.over:
        game.play(game.legal()[0])
    final = game.view(None)["final"]
    assert final["days"][-1]["totals"] == list(game.result().scores) == game.scores()
    assert final["winners"] == list(game.result().winners)
