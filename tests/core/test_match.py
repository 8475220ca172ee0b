"""A match: a game is changed through it and through nothing else."""

from typing import Any

import pytest

import guimard
from guimard.core.events import seen_by


@pytest.fixture
def match() -> guimard.Match[Any]:
    return guimard.game("metro", seats=3).start(seed="paris")


def test_a_new_match(match: guimard.Match[Any]) -> None:
    assert match.to_act == 0
    assert not match.over
    assert match.result() is None
    assert match.scores() == [0, 0, 0]
    assert match.actions_played == []
    assert match.pending == 0


def test_playing_a_text(match: guimard.Match[Any]) -> None:
    text = match.legal()[0]
    events = match.play(text)
    assert seen_by(events, 0)[0]["event"] == "lay"
    assert match.actions_played == [text]
    assert match.to_act == 1


def test_texts_are_stored_in_their_one_form(match: guimard.Match[Any]) -> None:
    match.play("  draw ")
    assert match.actions_played == ["draw"]


@pytest.mark.parametrize(
    ("text", "seat", "reason"),
    [("draw", 1, "not-your-turn"), ("draw", 7, "not-your-turn"), ("station I", None, "no-wagon")],
)
def test_refusals_have_a_reason_key(match: guimard.Match[Any], text: str, seat: int | None, reason: str) -> None:
    before = match.position()
    with pytest.raises(guimard.Illegal) as refusal:
        match.play(text, seat=seat)
    assert refusal.value.reason == reason
    assert match.position() == before


def test_arguments_of_a_refusal(match: guimard.Match[Any]) -> None:
    with pytest.raises(guimard.Illegal) as refusal:
        match.play("draw", seat=2)
    assert refusal.value.arguments == {"seat": 0}
    assert str(refusal.value) == "It is the turn of seat 1."


def test_malformed_texts_are_no_moves(match: guimard.Match[Any]) -> None:
    with pytest.raises(guimard.BadText):
        match.play("jump")


def test_there_is_nothing_to_take_back(match: guimard.Match[Any]) -> None:
    with pytest.raises(guimard.Illegal) as refusal:
        match.take_back()
    assert refusal.value.reason == "nothing-to-take-back"


@pytest.mark.parametrize("seat", [-1, 3, 99, "0"])
def test_seats_that_are_not_there(match: guimard.Match[Any], seat: Any) -> None:
    with pytest.raises(guimard.Illegal) as refusal:
        match.view(seat)
    assert refusal.value.reason == "no-such-seat"


@pytest.mark.parametrize("seed", ["", " paris", "two\nlines", "nul\x00"])
def test_seeds_that_would_not_survive_a_record(seed: str) -> None:
    with pytest.raises(guimard.BadText):
        guimard.game("metro", seats=2).start(seed=seed)


def test_without_a_seed_every_match_is_another() -> None:
    setup = guimard.game("metro", seats=2)
    assert setup.start().position() != setup.start().position()


def test_views_of_seats_and_spectators(match: guimard.Match[Any]) -> None:
    assert [match.view(seat)["viewer"] for seat in (0, 1, None)] == [0, 1, None]
    assert match.position_seen_by(0) != match.position_seen_by(1) != match.position()


def test_a_step_that_is_not_confirmed_can_be_taken_back() -> None:
    match = guimard.game("metromania", seats=2).start(seed="paris")
    while not match.pending:
        before = match.position()
        match.play(match.legal()[0])
    match.take_back()
    assert match.position() == before
    assert match.pending == 0
