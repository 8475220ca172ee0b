"""Metro 4: a turn."""

import pytest

import guimard
from guimard.games.metro import Board
from tests.support.metro.play import Play

TOP = "A1 B1 C1 D1 E1 F1 G1 H1"
SIDES = "A2 H2 A3 H3 A4 H4 A5 H5 A6 H6 A7 H7"
BOTTOM = "A8 B8 C8 D8 E8 F8 G8 H8"


def test_everybody_starts_with_a_tile_and_the_first_seat() -> None:
    match = guimard.game("metro", seats=3).start(seed=1)
    words = dict(word.split("=") for word in match.position().split()[1:])
    assert [len(hand.split("+")) for hand in words["hands"].split("/")] == [1, 1, 1]
    assert len(words["bag"].split("+")) == 57
    assert match.to_act == 0


class TestLayingAndDrawing:
    """Metro 4.1."""

    def test_lay_the_tile_in_hand_and_draw_a_new_one(self) -> None:
        play = Play("seats=2 hands=aacb/aaaa bag=" + bag_without("aacb", "aaaa", first="cccc"))
        events = play.play("lay aacb D1", seat=0)
        assert events[-1] == {"event": "refill", "seat": 0, "tile": "cccc"}
        assert play.word("hands") == "cccc/aaaa"
        assert play.turn == 1

    def test_or_draw_first_and_lay_that_one(self) -> None:
        play = Play("seats=2 hands=aacb/aaaa bag=" + bag_without("aacb", "aaaa", first="cccc"))
        assert play.play("draw", seat=0) == [{"event": "draw", "seat": 0, "tile": "cccc"}]
        assert play.turn == 0
        assert {text.split()[1] for text in play.legal} == {"cccc"}
        assert play.refusal("draw") == "lay-the-drawn-tile"
        assert play.refusal("lay aacb D1") == "lay-the-drawn-tile"
        assert play.play("lay cccc D1", seat=0)[-1]["event"] == "lay"
        assert play.word("hands") == "aacb/aaaa"
        assert play.turn == 1

    def test_only_the_drawer_sees_what_was_drawn_until_it_is_laid(self) -> None:
        for seat in (1, None):
            play = Play("seats=2 hands=aacb/aaaa")
            assert play.play("draw", seat=seat) == [{"event": "draw", "seat": 0}]
            assert play.word("drawn", seat) == "?"
            assert play.word("hands", seat).split("/")[0] == "?"
        play = Play("seats=2 hands=aacb/aaaa")
        assert play.play("lay aacb D1", seat=1)[-1] == {"event": "refill", "seat": 0}

    def test_with_an_empty_bag_nothing_is_drawn(self) -> None:
        play = last_tiles(2)
        assert "draw" not in play.legal
        assert play.refusal("draw") == "bag-empty"
        assert play.play(sorted(play.legal)[0])[-1]["event"] != "refill"
        assert play.word("hands").split("/")[0] == "-"

    def test_you_need_the_tile(self) -> None:
        assert Play("seats=2 hands=aacb/aaaa").refusal("lay aaaa D1") == "not-in-hand"


class TestCells:
    """Metro 4.2."""

    def test_the_first_tile_goes_to_the_edge(self) -> None:
        assert Play("seats=2 hands=aaaa/aaaa").cells("aaaa") == f"{TOP} {SIDES} {BOTTOM}"

    def test_later_ones_also_next_to_a_tile(self) -> None:
        play = Play("seats=2 board=aaaaD1+aaaaB5 hands=aaaa/aaaa")
        assert set(play.cells("aaaa").split()) - set(f"{TOP} {SIDES} {BOTTOM}".split()) == {"D2", "B4", "B6", "C5"}
        assert play.refusal("lay aaaa D1") == "cell-taken"
        assert play.refusal("lay aaaa E2") == "not-adjacent"

    def test_the_centre_is_no_neighbour(self) -> None:
        play = Play("seats=2 board=aaaaC2 hands=aaaa/aaaa")
        assert play.refusal("lay aaaa D3") == "not-adjacent"
        assert "lay aaaa D3" in Play("seats=2 board=aaaaC3 hands=aaaa/aaaa").legal


def test_tiles_are_not_turned() -> None:
    """Metro 4.3."""
    assert Play("seats=2 hands=aacb/aaaa").refusal("lay aacb D1 r1") == "arrows-up"


class TestTheOneTileBan:
    """Metro 4.4."""

    @pytest.mark.parametrize(
        ("tile", "cells"),
        [
            ("adad", "B1 C1 D1 E1 F1 G1 B8 C8 D8 E8 F8 G8"),  # back out at the left and right sides
            ("dada", "A2 H2 A3 H3 A4 H4 A5 H5 A6 H6 A7 H7"),  # back out at the top and bottom
            ("aacb", f"{TOP[3:]} {SIDES} {BOTTOM[:-3]}"),  # W=b in the corner A1, S=c in H8
            ("acba", f"{TOP[:-3]} {SIDES} {BOTTOM[3:]}"),  # E=c in H1, S=b in A8
            ("cbaa", f"{TOP[3:]} {SIDES} {BOTTOM[:-3]}"),  # N=c in A1, E=b in H8
            ("baac", f"{TOP[:-3]} {SIDES} {BOTTOM[3:]}"),  # N=b in H1, W=c in A8
            ("cbcb", f"{TOP[3:]} {SIDES} {BOTTOM[:-3]}"),
            ("bcbc", f"{TOP[:-3]} {SIDES} {BOTTOM[3:]}"),
            ("bbbb", "B1 C1 D1 E1 F1 G1 " + SIDES + " B8 C8 D8 E8 F8 G8"),
            ("cccc", "B1 C1 D1 E1 F1 G1 " + SIDES + " B8 C8 D8 E8 F8 G8"),
        ],
    )
    def test_where_a_tile_may_go_on_the_empty_board(self, tile: str, cells: str) -> None:
        assert Play(f"seats=2 hands={tile}/aaaa").cells(tile) == cells

    def test_it_is_refused_with_its_reason(self) -> None:
        play = Play("seats=3 hands=adad/aaaa/aaaa")
        assert play.refusal("lay adad A4") == "one-tile-line"
        assert play.refusal("lay adad A8") == "one-tile-line"  # station 16 is nobody's with three players

    def test_d_towards_the_centre_is_no_matter(self) -> None:
        assert "lay ccda D3" in Play("seats=2 board=aaaaC3 hands=ccda/aaaa").legal


class TestTheException:
    """Metro 4.5."""

    def test_an_early_dddd_goes_anywhere_on_the_edge(self) -> None:
        assert Play("seats=2 hands=dddd/aaaa").cells("dddd") == f"{TOP} {SIDES} {BOTTOM}"

    def test_but_not_when_there_is_a_cell_inside(self) -> None:
        assert Play("seats=2 board=aaaaD1 hands=dddd/aaaa").cells("dddd") == "D2"

    def test_it_is_judged_for_the_tile_that_is_laid(self) -> None:
        play = Play("seats=2 hand=2 hands=dddd+adad/aaaa+aaaa")
        assert play.cells("dddd") == f"{TOP} {SIDES} {BOTTOM}"
        assert play.refusal("lay adad A4") == "one-tile-line"

    def test_its_line_of_one_tile_scores(self) -> None:
        play = Play("seats=2 hands=dddd/aaaa")
        play.play("lay dddd D1")
        assert play.points == {"yellow": 1}

    def test_on_the_study_board(self) -> None:
        assert str(Board.parse("dddd03acba57")) == "dddd03acba57"
        with pytest.raises(guimard.Illegal):
            Board.parse("aaaa03dddd04")


def test_60_tiles_are_laid_even_when_all_lines_of_a_player_are_complete() -> None:
    """Metro 4.6."""
    match = guimard.game("metro", seats=2).start(seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert sum(text.startswith("lay") for text in match.actions_played) == 60


def bag_without(*held: str, first: str) -> str:
    """A full bag less some tiles, with one of them on top."""
    words = dict(w.split("=") for w in guimard.game("metro", seats=2).start(seed=1).position().split()[1:])
    tiles = sorted(words["bag"].split("+") + words["hands"].split("/"))
    for tile in (*held, first):
        tiles.remove(tile)
    return "+".join([first, *tiles])


def last_tiles(count: int) -> Play:
    """A game of two before its last tiles, the bag empty."""
    match = guimard.game("metro", seats=2).start(seed=1)
    while sum(text.startswith("lay") for text in match.actions_played) < 60 - count:
        match.play(next(text for text in match.legal() if text.startswith("lay")))
    return Play(match.position().removeprefix("metro "))


class TestWhoBegins:
    """Metro 4.1: the table decides, whatever colours the seats have."""

    @pytest.mark.parametrize(("seats", "begins"), [(2, 1), (3, 2), (6, 0), (6, 5)])
    def test_a_seat_begins_and_turns_go_round_from_there(self, seats: int, begins: int) -> None:
        match = guimard.game("metro", seats=seats, begins=begins).start(seed=1)
        for turn in range(2 * seats):
            assert match.to_act == (begins + turn) % seats
            match.play(next(text for text in match.legal() if text.startswith("lay")))

    def test_the_deal_is_the_same_whoever_begins(self) -> None:
        deals = [guimard.game("metro", seats=4, begins=begins).start(seed=5) for begins in (0, 2, "drawn")]
        hands = {dict(word.split("=") for word in match.position().split()[1:])["hands"] for match in deals}
        assert len(hands) == 1

    def test_drawn_every_seat_begins_about_equally_often(self) -> None:
        setup = guimard.game("metro", seats=3, begins="drawn")
        begun = [setup.start(seed=seed).to_act for seed in range(300)]
        assert all(70 <= begun.count(seat) <= 130 for seat in range(3))
        assert setup.start(seed=7).to_act == setup.start(seed=7).to_act

    @pytest.mark.parametrize(("seats", "begins"), [(2, 2), (3, 5), (5, 5)])
    def test_only_seats_that_are_there(self, seats: int, begins: int) -> None:
        with pytest.raises(guimard.BadOptions, match="there is no seat"):
            guimard.game("metro", seats=seats, begins=begins)

    def test_a_record_without_it_began_with_the_first_seat(self) -> None:
        assert guimard.GAMES["metro"].options.parse_stored("hand=1")["begins"] == 0
