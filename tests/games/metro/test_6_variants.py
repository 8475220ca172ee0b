"""Metro 6: the variants."""

from typing import Any

import pytest

import guimard
from tests.support.metro.play import Play


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_so_many_tiles_are_dealt(hand: int) -> None:
    match = guimard.game("metro", seats=6, hand=hand).start(seed=1)
    words = dict(word.split("=") for word in match.position().split()[1:])
    assert [len(held.split("+")) for held in words["hands"].split("/")] == [hand] * 6
    assert len(words["bag"].split("+")) == 60 - 6 * hand


class TestSeveralTilesInHand:
    def test_lay_any_of_them(self) -> None:
        play = Play("seats=2 hand=3 hands=aaaa+bbbb+cccc/aaaa+aaaa+adad")
        assert {text.split()[1] for text in play.legal if text.startswith("lay")} == {"aaaa", "bbbb", "cccc"}
        play.play("lay bbbb D1")
        assert play.word("hands").split("/")[0].count("+") == 2
        assert "bbbb" not in play.word("hands").split("/")[0].split("+")[::2]

    def test_or_draw_and_lay_the_drawn_one(self) -> None:
        play = Play("seats=2 hand=2 hands=aaaa+bbbb/cccc+cccc")
        play.play("draw")
        drawn = play.word("drawn")
        assert {text.split()[1] for text in play.legal} == {drawn}
        play.play(sorted(play.legal)[0])
        assert play.word("hands") == "aaaa+bbbb/cccc+cccc"

    def test_two_alike_are_one_choice(self) -> None:
        play = Play("seats=2 hand=2 hands=aaaa+aaaa/cccc+cccc")
        assert len(play.cells("aaaa").split()) == 28

    def test_when_the_bag_is_empty_hands_shrink(self) -> None:
        match = guimard.game("metro", seats=2, hand=3).start(seed=1)
        while "draw" in match.legal():
            match.play(match.legal()[0])
        assert held(match) == [3, 3]
        match.play(match.legal()[0])
        assert sorted(held(match)) == [2, 3]


class TestFreeOrientation:
    def test_a_tile_may_be_turned(self) -> None:
        play = Play("seats=2 orientation=free hands=aacb/aaaa")
        assert {"lay aacb D1", "lay aacb D1 r1", "lay aacb D1 r2", "lay aacb D1 r3"} <= play.legal
        play.play("lay aacb D1 r1")
        assert play.word("board") == "aacbD1r1"

    def test_turns_that_look_alike_are_listed_once(self) -> None:
        play = Play("seats=2 orientation=free hands=adad/aaaa")
        assert {text.split()[-1] for text in play.legal if "D1" in text} == {"D1"}  # turned, it would send 5 back
        assert {text.split()[-1] for text in play.legal if "A4" in text} == {"r1"}
        assert len(Play("seats=2 orientation=free hands=aaaa/aaaa").legal) == 28 + len(["draw"])

    def test_the_ban_is_judged_as_the_tile_lies(self) -> None:
        play = Play("seats=2 orientation=free hands=adad/aaaa")
        assert play.refusal("lay adad A4") == "one-tile-line"
        assert play.refusal("lay adad D1 r1") == "one-tile-line"
        play.play("lay adad A4 r1")

    def test_no_other_way_ranges_over_all_turns(self) -> None:
        """In a game with fixed arrows these corners are all that is left for bcbc.

        Turned, it fits.
        """
        assert "lay dddd A1" in Play("seats=2 orientation=free hands=dddd/aaaa").legal
        play = Play("seats=2 orientation=free hands=bcbc/aaaa")
        assert play.refusal("lay bcbc H1") == "one-tile-line"
        assert "lay bcbc H1 r1" in play.legal

    def test_a_turned_tile_carries_its_tracks_with_it(self) -> None:
        """aacb turned once is baac: from the north it leads east."""
        play = Play("seats=2 orientation=free board=acbaD1 hands=aacb/cccc")
        turned_like_cbaa = "lay aacb E1 r2"
        play.play(turned_like_cbaa)
        assert play.points == {"blue": 2}


def test_variants_go_together_and_with_modules() -> None:
    for modules in (["companies"], ["stations"], ["central-tracks", "station-numbers"]):
        setup = guimard.game("metro", seats=2, hand=3, orientation="free", modules=modules)
        assert "r1" in " ".join(setup.start(seed=1).legal())


def held(match: guimard.Match[Any]) -> list[int]:
    """How many tiles everybody has."""
    words = dict(word.split("=") for word in match.position().split()[1:])
    return [len(hand.split("+")) if hand != "-" else 0 for hand in words["hands"].split("/")]
