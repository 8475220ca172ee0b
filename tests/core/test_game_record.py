"""Records: text that can be checked.

Cut short, changed or out of order, they are refused with a sentence.
"""

import hashlib
from dataclasses import replace

import pytest

import guimard
from guimard.core.game_record import GameRecord


@pytest.fixture(scope="module")
def whole() -> str:
    match = guimard.game("metro", seats=2, modules=["stations"]).start(seed="paris")
    while not match.over:
        match.play(match.legal()[0])
    return match.record(players=("Ada", "Grace   Hopper"))


def sealed(body: str) -> str:
    """A text with a digest that fits: what a forger would write."""
    return f"{body}digest: {hashlib.sha256(body.encode()).hexdigest()}\n"


def body_of(record: str) -> str:
    return record.rpartition("digest: ")[0]


def refused(text: str, why: str) -> None:
    with pytest.raises(guimard.BadText, match=why):
        guimard.replay(text)


def test_a_record_reads_as_it_says(whole: str) -> None:
    lines = whole.splitlines()
    assert lines[:7] == [
        "guimard record 1",
        "game: metro",
        "rules: 1",
        "seats: 2",
        "options: hand=1 orientation=fixed modules=stations numbers=1 central_points=yes tied_last=one",
        "commitment: 1670f2e42fefa5044d59a65349e47c566009488fc57d7b4376dd5787b59e3c57",
        "seed: paris",
    ]
    assert lines[7:9] == ["player: Ada", "player: Grace Hopper"]
    assert lines[9] == f"actions: {len(lines) - 12}"
    assert lines[-1] == "digest: " + hashlib.sha256(body_of(whole).encode()).hexdigest()


def test_print_and_parse_are_inverses(whole: str) -> None:
    record = GameRecord.parse(whole)
    assert record.text() == whole
    assert record.players == ("Ada", "Grace Hopper")
    assert GameRecord.parse(whole.replace("\n", "\r\n")) == record
    assert guimard.replay(whole).record(record.players) == whole


def test_an_unfinished_game_says_so() -> None:
    match = guimard.game("metro", seats=3).start(seed=1)
    match.play("draw")
    assert "\nresult: unfinished\n" in match.record()
    assert guimard.replay(match.record()).position() == match.position()


def test_replay_up_to_some_action(whole: str) -> None:
    assert guimard.replay(whole, until=0).actions_played == []
    assert len(guimard.replay(whole, until=7).actions_played) == 7


def test_a_record_without_its_digest_is_cut_short(whole: str) -> None:
    refused(body_of(whole), "cut short")
    refused(whole[:-5], "cut short")


def test_numbers_have_at_most_nine_digits(whole: str) -> None:
    refused(sealed(body_of(whole).replace("seats: 2\n", "seats: 2000000000\n")), "Not a number")
    refused(sealed(body_of(whole).replace("seats: 2\n", "seats: 200000000\n")), "seats, not 200000000")


def test_every_truncation_is_refused(whole: str) -> None:
    for length in range(0, len(whole) - 1, 7):
        with pytest.raises(guimard.BadText):
            guimard.replay(whole[:length])


def test_every_changed_character_is_noticed(whole: str) -> None:
    for place in range(0, len(whole) - 1, 11):
        changed = "x" if whole[place] != "x" else "y"
        with pytest.raises(guimard.BadText):
            guimard.replay(whole[:place] + changed + whole[place + 1 :])


def test_huge_input_is_not_even_read() -> None:
    refused("guimard record 1\n" + "x" * (1 << 21), "too long")


def test_something_else_altogether() -> None:
    refused("", "A record begins with")
    refused("Dear Sir,\n", "A record begins with")
    refused(sealed("guimard record 1\n"), "should say 'game: …'")
    refused("guimard record 1\ndigest: " + "0" * 64 + "\n", "does not fit")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game: metro\n", "game: chess\n", "There is no game 'chess'"),
        ("rules: 1\n", "rules: 99\n", "follows version 99"),
        ("rules: 1\n", "rules: one\n", "Not a number"),
        ("rules: 1\n", "", "should say 'rules"),
        ("seats: 2\n", "seats: 9\n", "There are 2 to 6 seats"),
        ("seats: 2\n", "seats: 99999999999\n", "Not a number"),
        ("hand=1 ", "hand=7 ", "hand is one of"),
        ("hand=1 ", "hand ", "Not an option"),
        ("modules=stations", "modules=stations+central-tracks", "cannot be set up"),
        ("modules=stations", "modules=trams", "has no 'trams'"),
        ("seed: paris\n", "seed: london\n", "not the deal that was announced"),
        ("seed: paris\n", "seed: \n", "A seed is"),
        ("\nresult: ", "\nresult: 1", "does not follow"),
        ("\nresult: ", "\nresult: unfinished\nresult: ", "more lines"),
        ("\nresult: ", "\nresult: x", "Not a number"),
    ],
)
def test_forged_records_are_refused(whole: str, old: str, new: str, why: str) -> None:
    body = body_of(whole)
    assert body.count(old) == 1
    refused(sealed(body.replace(old, new)), why)


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    match = guimard.game("metro", seats=2).start(seed=1)
    record = GameRecord.parse(match.record())
    refused(replace(record, scores=(3, 4)).text(), "does not follow")


def test_actions_in_the_wrong_order_missing_or_malformed(whole: str) -> None:
    record = GameRecord.parse(whole)
    first, second, *rest = record.actions
    refused(replace(record, actions=(second, first, *rest)).text(), r"Action 1 \('lay")
    refused(replace(record, actions=(first, *rest)).text(), "cannot be played")
    refused(replace(record, actions=(first, "jump", *rest)).text(), r"Action 2 \('jump'\) cannot be played")
    refused(replace(record, actions=record.actions[:-1]).text(), "does not follow")
    refused(replace(record, actions=(*record.actions, "draw")).text(), "The game is over")


def test_a_count_that_does_not_fit(whole: str) -> None:
    count = len(GameRecord.parse(whole).actions)
    for wrong in (count + 1, count - 1, 0, 999999999, -1):
        with pytest.raises(guimard.BadText):
            guimard.replay(sealed(body_of(whole).replace(f"actions: {count}\n", f"actions: {wrong}\n")))
