"""Positions as text: what is left out has its default.

What contradicts itself is refused with a sentence.
"""

import numpy as np
import pytest

import guimard
from guimard.core.rng import new_rng
from tests.support.metro.play import METRO, Play

SHARES = "modules=companies hands=aaaa/aaaa"
NUMBERS = "modules=station-numbers hands=aaaa/aaaa"
CENTRE = "modules=central-tracks hands=aaaa/aaaa"


def test_what_is_left_out_has_its_default() -> None:
    play = Play("seats=2 hands=aaaa/bbbb")
    assert (play.word("board"), play.word("turn"), play.word("drawn"), play.word("viewer")) == ("-", "0", "-", "all")
    assert play.word("bag").count("+") == 57


def test_shares_left_out_follow_in_the_order_of_the_colours() -> None:
    play = Play(f"seats=2 {SHARES} shares=YBOG/BOGP")
    assert play.word("up") == "OYYY"
    assert play.word("piles") == "GPKRW/GPKRW/BPKRW/BOKRW"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "seats"),
        ("seats=two hands=aaaa/aaaa", "invalid literal"),
        ("seats=9 hands=aaaa/aaaa", "There are 2 to 6 seats"),
        ("seats=2 hands=aaaa/aaaa hands=aaaa/aaaa", "Not a word"),
        ("seats=2 hands", "Not a word"),
        ("seats=2 hands=", "Not a word"),
        ("seats=2 hands=aaaa/aaaa colour=red", "has no colour here"),
        ("seats=2 hands=aaaa", "one hand for each seat"),
        ("seats=2 hands=aaaa+aaaa/aaaa", "too large"),
        ("seats=2 hands=zzzz/aaaa", "not a tile"),
        ("seats=2 hands=aaaa/aaaa turn=2", "no seat '2'"),
        ("seats=2 hands=aaaa/aaaa viewer=everyone", "no seat 'everyone'"),
        ("seats=2 hands=aaaa/aaaa board=aaaaD4", "D4 is not free"),
        ("seats=2 hands=aaaa/aaaa board=aaaaA1+bbbbA1", "A1 is not free"),
        ("seats=2 hands=aaaa/aaaa board=aacbA1r1", "cannot be turned"),
        ("seats=2 hands=aaaa/aaaa board=aaaaA9", "not a cell"),
        ("seats=2 hands=aaaa/aaaa board=dddda1+ddddB1+ddddC1", "not the 60 tiles"),
        ("seats=2 hands=?/aaaa", "the bag must be given"),
        ("seats=2 hands=aaaa/aaaa bag=-", "not the 60 tiles"),
        ("seats=2 hands=aaaa/aaaa bag=" + "+".join(["cccc"] * 58), "tiles that are left"),
        ("seats=2 hands=aaaa/aaaa wagons=IY", "no wagon"),
        ("seats=2 modules=stations hands=aaaa/aaaa wagons=IW", "no wagon"),  # white does not play
        ("seats=2 modules=stations hands=aaaa/aaaa wagons=IY+IIY", "no wagon"),
        ("seats=2 modules=stations hands=aaaa/aaaa wagons=IY+IB", "no room"),
        ("seats=2 modules=stations hands=aaaa/aaaa wagons=IY+", "not a central station"),
        (f"seats=2 {CENTRE}", "centre"),
        (f"seats=2 {CENTRE} centre=aaaa+aaaa", "zip"),
        ("seats=2 modules=stations hands=aaaa/aaaa wagons=C9Y", "not a central station"),
        ("seats=2 modules=stations hands=aaaa/aaaa wagons=IZ", "not a colour"),
        (f"seats=2 {SHARES}", "shares"),
        (f"seats=2 {SHARES} shares=YBOG", "a share of each percentage"),
        (f"seats=2 {SHARES} shares=YBO/BOGP", "a share of each percentage"),
        (f"seats=2 {SHARES} shares=YBOX/BOGP", "not a colour"),
        (f"seats=2 {SHARES} shares=YBOG/YOGP", "one share of each company"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP seen=01/02", "does not say who has seen"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP seen=010101ff/02020202", "does not say who has seen"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP shown=2000/0000", "not a flag"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP exchanges=99999", "exchanges in a row"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP exchanges=-1", "exchanges in a row"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP up=PKRW piles=OGKRW", "four piles"),
        (f"seats=2 {SHARES} shares=YBOG/BOGP up=PKR", ""),
        (f"seats=2 {NUMBERS} held=1+9+17+25", "numbers for each seat"),
        (f"seats=2 {NUMBERS} held=9+9+17+25/2+10+18+26", "not a number of that colour"),
        (f"seats=2 {NUMBERS} held=1+9+17+25/1+10+18+26", "each number is there once"),
        (f"seats=2 {NUMBERS} held=1+9+17/2+10+18+26", "everybody holds numbers"),
    ],
)
def test_contradictions_are_refused(words: str, why: str) -> None:
    with pytest.raises(guimard.BadText, match=why or None):
        METRO.parse_position(f"metro {words}")


@pytest.mark.parametrize("text", ["", "chess seats=2", "metro " + "x" * 6000])
def test_other_texts_are_no_positions(text: str) -> None:
    with pytest.raises(guimard.BadText, match="begins with 'metro'"):
        METRO.parse_position(text)


NO_ACTIONS = """
    lay, lay aaaa, lay zzzz A1, lay aaaa I1, lay aaaa A9, lay aaaa A1 r4, lay aaaa D4, lay aaaa A1 r1 r1,
    exchange, exchange 50 up, exchange 40 sideways, station, station C9, station I 5, jump
"""


@pytest.mark.parametrize("text", [*NO_ACTIONS.split(","), "x" * 101])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(guimard.BadText):
        METRO.parse(text)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (" lay  AACB d1 ", "lay aacb D1"),
        ("lay aacb D1 r0", "lay aacb D1"),
        ("exchange 40% up", "exchange 40 up"),
        ("station iii 40%", "station III 40"),
        ("station C3 40", "station III 40"),  # as older records say
        ("station c8", "station VIII"),
    ],
)
def test_spaces_and_capitals_do_not_matter(written: str, meant: str) -> None:
    assert METRO.text(METRO.parse(written)) == meant


def test_numbers_that_are_no_actions_have_no_text() -> None:
    for wrong in (-1, 10**6):
        with pytest.raises(guimard.BadText):
            METRO.text(wrong)


def test_a_view_is_not_shown_to_another() -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    with pytest.raises(ValueError, match="full state"):
        METRO.view(match.observation(0), 1)


def test_a_tile_drawn_by_another_is_imagined_too() -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    match.play("draw")
    for seed in range(5):
        imagined = METRO.imagine(match.observation(1), new_rng(seed))
        words = dict(word.split("=") for word in METRO.position(imagined).split()[1:])
        assert len(words["drawn"]) == 4


def test_playouts_give_a_checksum_and_warming_names_its_bits() -> None:
    view = guimard.game("metro", seats=2, modules=["companies", "station-numbers"]).start(seed=1).observation(0)
    before = view.tobytes()
    assert METRO.playouts(view, 3, new_rng(1)) == METRO.playouts(view, 3, new_rng(1)) > 0
    assert view.tobytes() == before
    assert all(METRO.warm())
    assert METRO.refusal(_finished(), METRO.parse("draw")).reason == "game-over"


def _finished() -> np.record:
    match = guimard.game("metro", seats=2).start(seed=1)
    while not match.over:
        match.play(match.legal()[0])
    return METRO.view(match.state, 0)  # type: ignore[no-any-return]
