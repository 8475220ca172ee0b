"""Metro 8: module 2, Metro stations."""

from typing import Any

import pytest

import guimard
from tests.games.metro.test_4_turn import last_tiles
from tests.support.metro.play import Play

BASE = "seats=2 modules=stations hands=ccda/aacb"
COMPANIES = (
    "seats=2 modules=companies+stations hands=ccda/aacb shares=YBOG/BOGP up=PKRW piles=OGKRW/YGPRW/YBPKW/YBOKR"
)


class TestOwnWagons:
    def test_instead_of_laying_a_tile(self) -> None:
        play = Play(BASE)
        play.play("station I")
        assert play.turn == 1
        assert play.word("hands") == "ccda/aacb"
        assert play.word("wagons") == "IY"
        play.play("station II")
        assert play.word("wagons") == "IY+IIB"

    def test_it_has_the_colour_of_its_seat(self) -> None:
        match = guimard.game("metro", seats=2, colours=["blue", "yellow"], modules=["stations"]).start(seed=1)
        match.play("station I")
        assert match.view(0)["central"]["I"] == "blue"

    def test_everybody_has_one(self) -> None:
        play = Play(BASE)
        play.play("station I", "station II")
        assert play.refusal("station III") == "no-wagon"

    def test_one_for_each_station(self) -> None:
        play = Play(BASE)
        play.play("station I")
        assert play.refusal("station I") == "station-taken"

    def test_not_after_drawing_nor_without_the_module(self) -> None:
        play = Play(BASE)
        play.play("draw")
        assert play.refusal("station I") == "lay-the-drawn-tile"
        assert Play("seats=2 hands=ccda/aacb").refusal("station I") == "no-wagon"

    def test_no_share_is_shown_where_there_are_none(self) -> None:
        assert Play(BASE).refusal("station I 40") == "no-wagon"

    def test_it_is_one_more_line(self) -> None:
        play = Play(f"{BASE} board=aaaaD3+aaaaD2")
        play.play("station I")
        view: Any = play.view(None)
        (line,) = [line for line in view["lines"] if line["departure"] == "I"]
        assert (line["owner"], line["after"], line["complete"]) == ("yellow", 2, False)
        assert (line["next"], line["side"]) == ("D1", "S")


class TestScoring:
    def test_a_line_that_is_complete_already_scores_at_once(self) -> None:
        """Down from station I to the edge, over three tiles."""
        play = Play(f"{BASE} board=aaaaD1+aaaaD2+aaaaD3 turn=1")
        before = play.points
        assert before == {"yellow": 6}  # station 5, into the centre
        events: Any = play.play("station I")
        assert [event["event"] for event in events] == ["station", "complete"]
        assert (events[1]["departure"], events[1]["arrives"], events[1]["points"]) == ("I", 5, 3)
        assert play.points == {"yellow": 6, "blue": 3}

    def test_it_is_never_doubled_not_even_into_the_centre(self) -> None:
        """Up, back at dada, and down again: three passes."""
        play = Play(f"{BASE} board=aaaaD3+dadaD2 turn=0")
        play.play("station I")
        assert play.points == {"yellow": 3}

    def test_laid_later_it_is_not_doubled_either(self) -> None:
        play = Play("seats=2 modules=stations hands=dada/aacb board=aaaaD3 wagons=IB")
        play.play("lay dada D2")
        assert play.points == {"blue": 3}

    def test_lines_from_the_edge_are(self) -> None:
        play = Play("seats=2 modules=stations hands=aaaa/aacb board=aaaaD1+aaaaD2 wagons=IIB")
        play.play("lay aaaa D3")
        assert play.points == {"yellow": 6}


class TestTheOneTileBan:
    def test_no_wagon_where_one_tile_completes_the_line(self) -> None:
        play = Play(f"{BASE} board=dadaD3")
        assert play.refusal("station I") == "one-tile-line"
        assert "station II" in play.legal

    def test_one_tile_that_leaves_the_line_open_bans_nothing(self) -> None:
        assert "station I" in Play(f"{BASE} board=aaaaD3").legal

    def test_a_departure_in_use_bans_d_on_the_side_that_faces_it(self) -> None:
        free = Play(f"{BASE} board=aaaaC3")
        assert "lay ccda D3" in free.legal
        used = Play(f"{BASE} board=aaaaC3 wagons=IB")
        assert used.refusal("lay ccda D3") == "one-tile-line"
        elsewhere = Play(f"{BASE} board=aaaaC3 wagons=VIIIB")
        assert "lay ccda D3" in elsewhere.legal

    def test_the_exception_holds_there_too(self) -> None:
        """Where nothing is left but such cells, they are all legal."""
        play = Play("seats=2 modules=stations hands=dddd/aacb wagons=IB")
        assert len(play.cells("dddd").split()) == 28


class TestWithCompanies:
    def test_any_wagon_in_stock_by_showing_a_share(self) -> None:
        play = Play(COMPANIES)
        assert play.refusal("station I") == "no-wagon"
        events: Any = play.play("station I 30", seat=1)
        assert events[0] == {"event": "station", "seat": 0, "station": "I", "colour": "orange", "share": 30}
        assert play.word("wagons") == "IO"
        assert play.word("shares", 1) == "??O?/BOGP"
        assert play.word("shares", None) == "??O?/????"

    def test_a_wagon_in_use_cannot_be_had_again(self) -> None:
        play = Play(COMPANIES)
        play.play("station I 20")  # blue
        assert play.refusal("station II 10") == "no-wagon"  # the other seat's blue

    def test_a_shown_share_is_not_exchanged(self) -> None:
        play = Play(COMPANIES)
        play.play("station I 30", "exchange 30 up")
        assert play.refusal("exchange 30 up") == "share-shown"
        assert play.refusal("exchange 30 down") == "share-shown"
        assert "exchange 40 up" in play.legal
        assert play.word("shown") == "0010/0000"

    def test_a_player_may_place_several(self) -> None:
        play = Play(COMPANIES)
        play.play("station I 10", "exchange 40 up", "station II 20")
        assert play.word("wagons") == "IY+IIB"

    def test_a_wagon_does_not_end_a_run_of_exchanges(self) -> None:
        play = Play(COMPANIES)
        play.play("exchange 10 up", "exchange 20 up", "station I 40", "exchange 30 up", "exchange 30 down")
        assert play.word("exchanges") == "4"
        assert play.refusal("exchange 20 up") == "exchange-paused"


def test_a_player_with_no_tile_is_passed_over() -> None:
    play = last_tiles(2)
    position = {name: play.word(name) for name in ("board", "hands", "turn")}
    again = Play(" ".join(["seats=2 modules=stations bag=-", *(f"{n}={v}" for n, v in position.items())]))
    first = again.turn
    again.play(lay(again))  # the first has no tile left, the second one
    assert again.turn != first
    again.play(next(text for text in sorted(again.legal) if text.startswith("station")))
    assert again.turn != first  # with a wagon in hand, but no tile: passed over
    again.play(lay(again))
    assert again.turn is None
    assert again.legal == set()


def lay(play: Play) -> str:
    return next(text for text in sorted(play.legal) if text.startswith("lay"))


def test_central_tracks_would_cover_the_stations() -> None:
    with pytest.raises(guimard.BadOptions, match="cover the central stations"):
        guimard.game("metro", seats=2, modules=["stations", "central-tracks"])
