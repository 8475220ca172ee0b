"""The log of a game: steps, who knows of unconfirmed ones, and replaying."""

from typing import Any

import pytest
from tests.support.toy_game import TOY

from guimard.core.errors import BadText, Illegal
from guimard.core.events import seen_by
from guimard.core.match import Setup
from guimard.games.registry import game
from guimard.server.tables.game_log import REMEMBERED, GameLog, Step

WHISPERING: Setup[Any] = Setup(TOY, 2, {})  # type: ignore[type-var, arg-type]


def new_log(setup: Setup[Any] = WHISPERING) -> GameLog:
    return GameLog("table", setup, "seed")


def play(log: GameLog, *texts: str) -> list[Step]:
    return [log.play(log.to_act or 0, text, f"m{log.sequence}", 1000, 50) for text in texts]


def kinds(events: Any) -> list[Any]:
    return [event["event"] for event in seen_by(events, 0)]


def test_a_step_says_all_that_its_followers_need() -> None:
    note, confirm = play(new_log(), "note 2", "confirm")
    assert (note.entry.seat, note.entry.text, note.entry.sequence, note.entry.spent) == (0, "note 2", 0, 0)
    assert (note.to_act, note.version, note.turn_over, kinds(note.events), note.turn_events) == (
        0,
        0,
        False,
        ["note"],
        [],
    )
    assert (confirm.entry.next, confirm.entry.spent, confirm.entry.at) == (1, 50, 1000)
    assert (confirm.to_act, confirm.version, confirm.turn_over) == (1, 1, True)
    assert (kinds(confirm.events), kinds(confirm.turn_events)) == (["confirmed"], ["note", "confirmed"])


def test_every_step_and_take_back_is_a_revision_that_only_its_seat_knows() -> None:
    log = new_log()
    revisions = [log.revision_for(0)]
    play(log, "note 2")
    revisions.append(log.revision_for(0))
    back = log.take_back(0, "back", 1000)
    revisions.append(log.revision_for(0))
    assert revisions == [0, 1, 2]
    assert (log.revision_for(1), log.revision_for(None)) == (0, 0)
    assert (back.entry.kind, back.entry.next, back.turn_over, log.pending) == ("take-back", 0, False, 0)


@pytest.mark.parametrize(("seat", "text"), [(1, "confirm"), (0, "nonsense")])
def test_a_refused_action_leaves_the_log_as_it_is(seat: int, text: str) -> None:
    log = new_log()
    play(log, "note 2")
    before = (log.version, log.revision, log.sequence, log.match.position(), dict(log.movers))
    with pytest.raises((Illegal, BadText)):
        log.play(seat, text, "wrong", 0, 0)
    assert (log.version, log.revision, log.sequence, log.match.position(), dict(log.movers)) == before


def test_a_replayed_log_is_the_same_log() -> None:
    log = new_log()
    steps = [*play(log, "note 2", "confirm", "note 1"), log.take_back(1, "back", 9), *play(log, "confirm")]
    again = new_log()
    assert list(again.replay([step.entry for step in steps])) == steps
    assert (again.version, again.sequence, again.movers) == (log.version, log.sequence, log.movers)
    assert again.match.position() == log.match.position()


def test_what_a_seat_missed_and_when_that_is_too_long_ago() -> None:
    log = new_log(game("metro", 2))
    while log.version <= REMEMBERED:
        play(log, log.match.legal()[0])
    assert log.events_since(log.version, 0) == []
    missed = log.events_since(log.version - 1, 0)
    assert missed is not None
    assert missed == log.events_since(log.version - 2, 0)[-len(missed) :]  # type: ignore[index]
    assert log.events_since(log.version - REMEMBERED, 0) is not None
    assert log.events_since(log.version - REMEMBERED - 1, 0) is None
    assert log.events_since(log.version + 1, 0) is None


def test_only_games_with_deltas_cost_a_copy_of_the_state() -> None:
    toy_game, metro = new_log(), new_log(game("metro", 2))
    before = metro.match.state.tobytes()
    play(toy_game, "confirm")
    play(metro, metro.match.legal()[0])
    assert toy_game.turn_start is None
    assert metro.turn_start.tobytes() == before
