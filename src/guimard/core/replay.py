"""Replay stored games: the one loop for records, logs of tables and the archive."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from guimard.core.errors import BadText, Illegal
from guimard.core.events import Event
from guimard.core.game_record import GameRecord
from guimard.core.match import Match, Setup


class Move(NamedTuple):
    """One stored move: an action's text, or ``None`` to take the last step back."""

    text: str | None
    seat: int | None = None
    """Whose turn it must be, if that is known."""


def replay_moves(match: Match[Any], moves: Iterable[Move]) -> Iterator[list[Event]]:
    """Play moves in order and yield the events of each; raises ``BadText``."""
    for number, (text, seat) in enumerate(moves, start=1):
        try:
            if text is None:
                match.take_back(seat)
                yield []
            else:
                yield match.play(text, seat)
        except (Illegal, BadText) as refusal:
            raise BadText(f"Action {number} ({text!r}) cannot be played: {refusal}") from None


def start_record(setup: Setup[Any], record: GameRecord) -> Match[Any]:
    """Deal the game of a record; ``BadText`` if it is not the deal that was announced."""
    match = setup.start(record.seed)
    if match.commitment != record.commitment:
        raise BadText("The seed does not fit the commitment: this is not the deal that was announced.")
    return match


def check_result(match: Match[Any], record: GameRecord) -> None:
    """Raise ``BadText`` if the recorded scores do not follow from the actions."""
    result = match.result()
    if (result.scores if result else None) != record.scores:
        raise BadText("The result does not follow from the actions.")


def replay(setup: Setup[Any], record: GameRecord, until: int | None = None) -> Match[Any]:
    """Replay a record, up to some action; ``BadText`` at the first misfit."""
    match = start_record(setup, record)
    for _ in replay_moves(match, map(Move, record.actions[:until])):
        pass
    if until is None:
        check_result(match, record)
    return match
