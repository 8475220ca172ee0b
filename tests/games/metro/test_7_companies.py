"""Metro 7: module 1, Metro companies."""

from typing import Any

import pytest

import guimard
from guimard.games.metro.modules.hooks import State
from tests.support.metro import tracer
from tests.support.metro.play import METRO, Play

TABLE = "seats=2 modules=companies hands=aaaa/aaaa"
SHARES = "shares=YBOG/BOGP up=PKRW piles=OGKRW/YGPRW/YBPKW/YBOKR"  # 10, 20, 30, 40 % of each seat


def test_eight_companies_own_the_stations_of_the_chart() -> None:
    view: Any = guimard.game("metro", seats=2, modules=["companies"]).start(seed=1).view(None)
    owners = {line["departure"]: line["owner"] for line in view["lines"]}
    for colour, numbers in zip(tracer.COLOURS, tracer.COMPANIES, strict=True):
        assert [n for n, owner in owners.items() if owner == colour] == numbers
    assert view["colours"] == [None, None]


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_dealt_a_share_of_each_percentage_and_one_lies_face_up(seats: int) -> None:
    match = guimard.game("metro", seats=seats, modules=["companies"]).start(seed=1)
    words = dict(word.split("=") for word in match.position().split()[1:])
    hands, piles = words["shares"].split("/"), words["piles"].split("/")
    for p in range(4):
        assert sorted([hand[p] for hand in hands] + [words["up"][p]] + list(piles[p])) == sorted("YBOGPKRW")
        assert len(piles[p]) == 7 - seats


def test_lines_score_for_the_company() -> None:
    play = Play(f"seats=2 modules=companies board=acbaD1 hands=cbaa/aaaa {SHARES}")
    play.play("lay cbaa E1")  # station 4: green's
    assert play.points == {"green": 2}
    assert METRO.scores(play.state) == [0, 0]


class TestExchange:
    def test_take_the_share_that_lies_face_up(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        play.play("exchange 20 up")
        assert play.word("shares") == "YKOG/BOGP"
        assert play.word("up") == "PYRW"
        assert play.word("piles") == "OGKRW/GPRWB/YBPKW/YBOKR"
        assert play.turn == 1

    def test_or_the_top_of_the_pile(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        play.play("exchange 40 down")
        assert play.word("shares") == "YBOY/BOGP"
        assert play.word("up") == "PKRW"
        assert play.word("piles") == "OGKRW/YGPRW/YBPKW/BOKRG"

    def test_not_after_drawing(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        play.play("draw")
        assert play.refusal("exchange 10 up") == "lay-the-drawn-tile"

    def test_not_without_companies(self) -> None:
        assert Play("seats=2 hands=aaaa/aaaa").refusal("exchange 10 up") == "no-companies"

    def test_it_is_over_for_good_at_25_points(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        play.state.points[6] = 24
        assert "exchange 10 up" in play.legal
        play.state.points[6] = 25
        assert not [text for text in play.legal if text.startswith("exchange")]
        assert play.refusal("exchange 10 up") == "exchange-closed"

    def test_the_line_that_reaches_25_closes_it(self) -> None:
        play = Play(f"seats=2 modules=companies board=acbaD1 hands=cbaa/aaaa {SHARES}")
        play.state.points[3] = 23
        events = play.play("lay cbaa E1")
        assert [event["event"] for event in events] == ["lay", "complete", "exchange-closed", "refill"]
        assert not [text for text in play.legal if text.startswith("exchange")]

    def test_a_line_that_reaches_24_does_not(self) -> None:
        play = Play(f"seats=2 modules=companies board=acbaD1 hands=cbaa/aaaa {SHARES}")
        play.state.points[3] = 22
        assert [event["event"] for event in play.play("lay cbaa E1")] == ["lay", "complete", "refill"]
        assert "exchange 10 up" in play.legal

    @pytest.mark.parametrize("seats", [2, 3, 6])
    def test_a_run_of_two_for_each_player_pauses_it_until_a_tile_is_laid(self, seats: int) -> None:
        match = guimard.game("metro", seats=seats, modules=["companies"]).start(seed=1)
        for n in range(2 * seats):
            match.play(f"exchange {10 * (n % 4 + 1)} {'up' if n % 2 else 'down'}")
        with pytest.raises(guimard.Illegal) as refusal:
            match.play("exchange 10 up")
        assert refusal.value.reason == "exchange-paused"
        match.play(next(text for text in match.legal() if text.startswith("lay")))
        match.play("exchange 10 up")


def test_the_printed_example_of_the_yellow_20_per_cent() -> None:
    """Susan puts her 20 % under the pile and takes the face-up yellow one.

    The next of the pile is turned up.
    """
    play = Play(f"{TABLE} shares=YBOG/BOGP up=PYRW piles=OGKRW/GPKRW/YBPKW/YBOKR")
    play.play("exchange 20 up")
    assert play.word("shares") == "YYOG/BOGP"
    assert play.word("up") == "PGRW"
    assert play.word("piles") == "OGKRW/PKRWB/YBPKW/YBOKR"
    assert play.turn == 1


class TestFinalScoring:
    def test_values_count_the_companies_with_more_points(self) -> None:
        """Printed: yellow first, orange second, blue and green third, then red.

        Their values are 8 7 6 6 4.
        """
        play = Play(f"{TABLE} {SHARES}")
        play.state.points[:] = [40, 20, 30, 20, 0, 0, 10, 0]
        view: Any = play.view(None)
        values = {row["company"]: row["value"] for row in view["standings"]}
        assert [values[c] for c in ("yellow", "orange", "blue", "green", "red")] == [8, 7, 6, 6, 4]
        assert [values[c] for c in ("purple", "black", "white")] == [3, 3, 3]

    @pytest.mark.parametrize(
        ("points", "printed", "shared"),
        [
            ([40, 20, 30, 20, 0, 0, 10, 0], [8, 6, 7, 6, 1, 1, 4, 1], [8, 6, 7, 6, 3, 3, 4, 3]),
            ([8, 7, 6, 5, 4, 3, 1, 1], [8, 7, 6, 5, 4, 3, 1, 1], [8, 7, 6, 5, 4, 3, 2, 2]),
            ([8, 7, 6, 5, 4, 3, 2, 1], [8, 7, 6, 5, 4, 3, 2, 1], [8, 7, 6, 5, 4, 3, 2, 1]),
            ([5, 0, 0, 0, 0, 0, 0, 0], [8, 1, 1, 1, 1, 1, 1, 1], [8, 7, 7, 7, 7, 7, 7, 7]),
            ([5, 5, 5, 5, 5, 5, 5, 0], [8, 8, 8, 8, 8, 8, 8, 1], [8, 8, 8, 8, 8, 8, 8, 1]),
            ([0] * 8, [8] * 8, [8] * 8),
            ([12] * 8, [8] * 8, [8] * 8),
        ],
    )
    def test_companies_tied_for_last(self, points: list[int], printed: list[int], shared: list[int]) -> None:
        """Printed: those with least are worth 1 each.

        The other reading: they share the better place.
        """
        for words, values in (("tied_last=one", printed), ("tied_last=shared", shared), ("", shared)):
            play = Play(f"{words} {TABLE} {SHARES}")
            play.state.points[:] = points
            view: Any = play.view(None)
            assert [row["value"] for row in view["standings"]] == values, words

    def test_new_tables_follow_the_printed_table(self) -> None:
        match = guimard.game("metro", seats=2, modules=["companies"]).start(seed=1)
        assert match.setup.options["tied_last"] == "one"
        assert "tied_last=one" in match.position()

    def test_the_printed_example_of_nina(self) -> None:
        """Values 8, 5 and 4; yellow 40 and 20 %, blue 10 %, green 30 %.

        Yellow has 38 points: 48 + 5 + 12 + 3.
        """
        play = Play(f"{TABLE} shares=BYGY/WBRG")
        play.state.points[:] = nina()
        assert play.final_scores()[0] == 48 + 5 + 12 + 3 == 68

    def test_tied_holders_of_a_majority_each_get_it_in_full(self) -> None:
        play = Play("seats=3 modules=companies hands=aaaa/aaaa/aaaa shares=YYGP/WBYG/BWRY")
        play.state.points[:] = nina()
        values = {"Y": 8, "W": 7, "R": 6, "B": 5, "G": 4, "O": 3, "P": 3, "K": 3}
        worth = [sum((p + 1) * values[c] for p, c in enumerate(hand)) for hand in ("YYGP", "WBYG", "BWRY")]
        # Yellow: 30, 30 and 40 %. White 10 and 20. Blue 20 and 10. Green 30 and 40. Red and purple alone.
        assert play.final_scores() == [worth[0] + 0, worth[1] + 2 + 1, worth[2] + 3 + 3 + 2]
        tied = Play("seats=2 modules=companies hands=aaaa/aaaa shares=YYGB/WBYG")
        tied.state.points[:] = nina()
        worth = [sum((p + 1) * values[c] for p, c in enumerate(hand)) for hand in ("YYGB", "WBYG")]
        # Yellow: 30 % each. Blue 40 and 20, green 30 and 40, white 10 alone.
        assert tied.final_scores() == [worth[0] + 3 + 2, worth[1] + 3 + 1 + 3]

    def test_a_share_held_in_the_pile_is_nobodys_majority(self) -> None:
        play = Play(f"{TABLE} shares=BYGY/WBRG")
        play.state.points[:] = [0, 0, 90, 0, 0, 0, 0, 0]
        assert play.final_scores() == [1 * 7 + 2 * 7 + 3 * 7 + 4 * 7] * 2


def nina() -> list[int]:
    """Points by colour that give the values of the example.

    Yellow, blue, orange, green, purple, black, red and white.
    """
    return [38, 20, 5, 10, 5, 5, 29, 30]


class TestWhoKnowsWhat:
    """Cards are followed with the eyes: who has seen a share knows where it is."""

    def test_dealt_shares_are_known_to_their_holder(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        assert play.word("shares", 0) == "YBOG/????"
        assert play.word("shares", 1) == "????/BOGP"
        assert play.word("shares", None) == "????/????"
        assert play.word("piles", 0) == "?????/?????/?????/?????"

    def test_a_share_taken_face_up_was_seen_by_all(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        told: Any = play.play("exchange 20 up", seat=1)
        assert told[0] == {
            "event": "exchange",
            "seat": 0,
            "share": 20,
            "from": "face-up",
            "took": "black",
            "face_up": "yellow",
        }
        assert play.word("shares", 1) == "?K??/BOGP"
        assert play.word("shares", None) == "?K??/????"

    def test_a_share_put_under_the_pile_is_known_to_who_put_it_there(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        told: Any = play.play("exchange 20 up", seat=0)
        assert (told[0]["gave"], told[0]["took"]) == ("blue", "black")
        assert play.word("piles", 0).split("/")[1] == "????B"
        assert play.word("piles", 1).split("/")[1] == "?????"

    def test_and_known_to_all_if_all_had_seen_it(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        play.play("exchange 20 up", "exchange 10 up", "exchange 20 down")
        assert play.word("piles", 1).split("/")[1] == "???" + "?K"
        assert play.word("piles", None).split("/")[1] == "???" + "?K"

    def test_drawn_later_by_another_it_is_still_known_to_the_first(self) -> None:
        play = Play(f"{TABLE} {SHARES}")
        play.play(*["exchange 20 down"] * 4)  # seat 0 gave blue, three more took: W B O Y G are left
        for _ in range(2):
            play.play(a_lay(play))
            play.play("exchange 20 down")  # seat 1 takes white, then blue
        assert play.word("shares") == "YPOG/BBGP"
        assert play.word("shares", 0) == "YPOG/?B??"
        assert play.word("shares", None) == "????/????"

    def test_the_drawer_learns_what_the_giver_knew_and_nobody_else(self) -> None:
        """With six players a pile has one share: what one puts down, the next takes up."""
        play = Play(
            "seats=6 modules=companies hands=aaaa/aaaa/aaaa/aaaa/cccc/cccc "
            "shares=YYYY/BBBB/OOOO/GGGG/PPPP/KKKK up=RRRR piles=W/W/W/W"
        )
        play.play("exchange 10 down")  # yellow down, white up
        told = play.play("exchange 10 down", seat=0)  # seat 1 takes that yellow
        assert told == [{"event": "exchange", "seat": 1, "share": 10, "from": "pile", "took": "yellow"}]
        assert play.word("shares", 0).split("/")[1] == "Y???"
        assert play.word("shares", 1).split("/")[1] == "YBBB"
        assert play.word("shares", 2).split("/")[1] == "????"
        assert play.word("shares", None).split("/")[1] == "????"

    def test_at_the_end_all_shares_are_shown(self) -> None:
        match = guimard.game("metro", seats=2, modules=["companies"]).start(seed=1)
        while not match.over:
            match.play(next(text for text in match.legal() if text.startswith("lay")))
        lines = (match.position(), match.position_seen_by(None))
        whole, seen = (dict(word.split("=") for word in line.split()[1:]) for line in lines)
        assert seen["shares"] == whole["shares"]


def a_lay(play: Play) -> str:
    return next(text for text in sorted(play.legal) if text.startswith("lay"))


def test_what_an_exchange_would_do_is_told_as_far_as_it_is_known() -> None:
    play = Play(f"{TABLE} {SHARES}")
    view: State = METRO.view(play.state, 0)
    actions: dict[Any, Any] = {action["text"]: action for action in METRO.actions(view)}
    assert actions["exchange 20 up"]["consequences"] == {"gives": "blue", "takes": "black"}
    assert actions["exchange 20 down"]["consequences"] == {"gives": "blue", "takes": None}


def test_a_preview_shows_what_companies_are_worth_after_a_placement() -> None:
    play = Play(f"seats=2 modules=companies board=acbaD1 hands=cbaa/aaaa {SHARES}")
    view: State = METRO.view(play.state, 0)
    before = play.state.tobytes()
    standings: Any = METRO.preview(view, METRO.parse("lay cbaa E1"))["standings"]
    after = {one["company"]: (one["points"], one["value"]) for one in standings}
    assert after["green"] == (2, 8)  # alone with points
    assert {after[colour] for colour in after if colour != "green"} == {(0, 7)}  # all second
    assert all(stake == 0 for one in standings for stake in one["stakes"])  # nothing is shown, and nothing told
    assert play.state.tobytes() == before


def test_without_companies_consequences_tell_all() -> None:
    play = Play("seats=2 board=acbaD1 hands=cbaa/aaaa")
    assert METRO.preview(METRO.view(play.state, 0), METRO.parse("lay cbaa E1")) == {}
