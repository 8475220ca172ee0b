"""Metromania in the terminal.

The picture of the city, and a game typed step by step.
"""

import random
from io import StringIO

import pytest
from rich.console import Console
from rich.prompt import Prompt

import guimard
from guimard.cli.play import YOU, Terminal
from guimard.cli.terminal import metromania as drawing


def shown(thing, width=150):
    console = Console(file=StringIO(), width=width)
    console.print(thing)
    return console.file.getvalue()


def game(steps, seats=4, seed=5):
    match, choose = guimard.game("metromania", seats=seats).start(seed=seed), random.Random(3)
    for _ in range(steps):
        if not match.over:
            match.play(choose.choice(match.legal()))
    return match


def picture(match, **more):
    return shown(drawing.draw(match.view(match.to_act), match.actions(), match.game.layout()), **more)


def test_the_empty_city():
    page = picture(game(0))
    for name in ("0.0", "3.4", "5.1"):
        assert name in page
    assert page.count("⌂") >= 6
    assert "≈≈≈" in page
    assert "♣♣♣" in page


@pytest.mark.parametrize("steps", [20, 60, 90, 120])
def test_stations_and_destinations_are_drawn(steps):
    match = game(steps)
    city = picture(match, width=100).split("● station")[0]  # everything else stands below the city
    view = match.view(match.to_act)
    assert city.count("●") + city.count("◈") == len(view["stations"])
    for destination in view["destinations"]:
        assert destination["letter"] + drawing.SIGNS[destination["type"]] in city


def test_hidden_letters_are_not_drawn():
    match = game(0)
    page = picture(match)
    assert page.count("?") == 9  # three seats with three markers each


def test_a_finished_game_shows_the_scoring():
    match = game(1000)
    assert match.over
    page = shown(drawing.draw(match.view(None), [], match.game.layout()))
    assert "Final scoring" in page
    assert "Sunday" in page


def test_every_action_can_be_shown():
    match = game(70)
    for action in match.actions():
        assert shown(drawing.consequences(action, None))
        assert shown(drawing.draw(match.view(match.to_act), [], match.game.layout(), action))
    assert shown(drawing.menu(match.actions())).count("\n") >= len(match.actions())


def typed(monkeypatch, tmp_path, lines, players=(YOU, "random")):
    """Play with these lines typed; gives the match and what was printed."""
    answers = iter(lines)

    def ask(*_args, **_more):
        line = next(answers, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(Prompt, "ask", ask)
    match = guimard.game("metromania", seats=len(players)).start(seed=1)
    console = Console(file=StringIO(), width=150)
    Terminal(match, players, tmp_path / "kept.game", console).run()
    return match, console.file.getvalue()


def test_a_turn_by_numbers_taken_back_and_confirmed(monkeypatch, tmp_path):
    match, page = typed(monkeypatch, tmp_path, ["1", "1", "back", "2", "1", ""])
    assert len([action for action in match.actions_played if action == "confirm"]) == 2  # ours and the bot's
    assert match.to_act == 0
    assert "seat 2 (random): confirm" in page


def test_a_bots_steps_are_told_only_when_confirmed(monkeypatch, tmp_path):
    match, page = typed(monkeypatch, tmp_path, ["1", "1", "1", ""])
    told = page.split("seat 2 (random)")
    assert len(told) == 2  # one line for the whole turn
    assert match.actions_played[-2] in told[1]


def test_refusals_are_told_in_a_sentence(monkeypatch, tmp_path):
    _, page = typed(monkeypatch, tmp_path, ["dig 1 0,0 left", "", "help", "list", "board", "fly"])
    assert "This line is not started yet." in page
    assert "There is nothing to confirm yet." in page
    assert "Vertices are q,r" in page
    assert "Not an action" in page


def test_three_players_choose_a_type(monkeypatch, tmp_path):
    players = (YOU, "random", "random")
    match, page = typed(monkeypatch, tmp_path, ["confirm", "start 1 0.0 5,0", "C", "1"], players)
    assert match.actions_played[0] == "double C"
    assert "Which type of destination do you want twice?" in page
    assert "two leisure destinations" in page
    assert "First choose the type of destination that you want twice." in page
    assert "takes what is left" in page
    assert [action.split()[0] for action in match.actions_played[:3]] == ["double", "double", "start"]


def test_the_type_can_be_typed_in_full(monkeypatch, tmp_path):
    """``double R`` as help says; a type that is taken is refused with a sentence."""
    match, page = typed(monkeypatch, tmp_path, ["", "double R", "", "double R", "double E"], (YOU,) * 3)
    assert match.actions_played == ["double R", "double E"]
    assert [player["doubled"] for player in match.view(None)["players"]] == ["R", "E", "C"]
    assert "Another player has chosen this type." in page


def test_what_others_have_chosen_is_shown(monkeypatch, tmp_path):
    match, page = typed(monkeypatch, tmp_path, ["list"], ("random", YOU, "random"))
    taken = match.view(None)["players"][0]["doubled"]
    assert f"two {drawing.SIGNS[taken]}" in page
    assert page.count(f"double {taken}") == 1  # what the bot did; it is not on the list
