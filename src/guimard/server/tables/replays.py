"""Replay finished games: to step through one, or to check the whole archive.

A record is replayed once and kept. Copies of the match are kept every few actions, so that showing one position
replays only the actions since.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from guimard.core.errors import GuimardError
from guimard.core.events import Event, seen_by
from guimard.core.game_record import GameRecord
from guimard.core.match import Match
from guimard.core.replay import Move, check_result, replay_moves, start_record
from guimard.games.registry import setup_of_record
from guimard.server.tables.facts import outcome_of
from guimard.server.tables.game_log import GameLog, start_log
from guimard.server.wire.bodies import Replay, ReplayMove, ReplayStep
from guimard.server.wire.refusals import Refusal
from guimard.store.actions import Entry, log_of
from guimard.store.database import open_engine, require_current
from guimard.store.tables import StoredTable, finished_tables

SPACING = 8
"""Actions between two copies of the match."""
MOST_GAMES = 16
"""Replayed games that one process keeps."""


class ReplayedGame:
    def __init__(self, text: str) -> None:
        """Replay a record; raises ``GuimardError`` if anything in it does not fit."""
        self._record = record = GameRecord.parse(text)
        match = start_record(setup_of_record(record), record)
        self._copies = [match.copy()]
        self._moves: list[ReplayMove] = []
        seat = match.to_act
        for events in replay_moves(match, map(Move, record.actions)):
            action, scores = match.actions_played[-1], list(match.scores())
            self._moves.append(ReplayMove(seat=seat or 0, action=action, events=seen_by(events, None), scores=scores))
            if len(self._moves) % SPACING == 0:
                self._copies.append(match.copy())
            seat = match.to_act
        check_result(match, record)
        self._result = match.result()

    def summary(self) -> Replay:
        record, game, result = self._record, self._copies[0].game, self._result
        return Replay(
            game=record.game,
            rules_version=record.rules_version,
            options=dict(game.options.parse_stored(record.options)),
            players=list(record.players),
            commitment=record.commitment,
            seed=record.seed,
            moves=self._moves,
            scores=list(result.scores) if result else None,
            winners=list(result.winners) if result else None,
        )

    def step(self, step: int, seat: int | None) -> ReplayStep:
        """Return the game after some actions; ``None`` as seat hides nothing."""
        if step > len(self._moves):
            raise Refusal("no-step", f"The game has {len(self._moves)} steps.", steps=len(self._moves))
        match, events = self._after(step)
        view = match.game.describe(match.state) | {"viewer": None} if seat is None else match.view(seat)
        return ReplayStep(
            step=step,
            seat=seat,
            to_act=match.to_act,
            scores=match.scores(),
            events=seen_by(events, seat),
            view=view,
        )

    def _after(self, step: int) -> tuple[Match[Any], list[Event]]:
        """Return the match after some actions, and the events of the last of them."""
        number = max(0, step - 1) // SPACING
        match, events = self._copies[number].copy(), list[Event]()
        for played in replay_moves(match, map(Move, self._record.actions[number * SPACING : step])):
            events = played
        return match, events


class Replays:
    """The replayed games that were looked at last."""

    def __init__(self) -> None:
        self._games: dict[str, ReplayedGame] = {}  # the latest comes last

    async def find(self, key: str, read_record: Callable[[], Awaitable[str]]) -> ReplayedGame:
        """Return the game kept under a key; if there is none, read and replay its record."""
        game = self._games.pop(key, None)
        if game is None:
            game = await asyncio.to_thread(_replay, await read_record())
        self._games[key] = game
        while len(self._games) > MOST_GAMES:
            del self._games[next(iter(self._games))]
        return game


def _replay(text: str) -> ReplayedGame:
    try:
        return ReplayedGame(text)
    except GuimardError as error:
        raise Refusal("bad-record", str(error)) from None


# The archive


@dataclass(frozen=True)
class Checked:
    table: str
    actions: int
    fault: str | None


def check_archive(where: str) -> Iterator[Checked]:
    """Check every game that was ever begun, in the order of ids."""
    engine = open_engine(where, writing=False)
    require_current(engine)
    last = ""
    with engine.connect() as connection:
        while batch := finished_tables(connection, last):
            for table in batch:
                log = log_of(connection, table.row.id)
                yield Checked(table.row.id, len(log), fault_of(table, log))
            last = batch[-1].row.id
    engine.dispose()


def fault_of(table: StoredTable, log: Sequence[Entry]) -> str | None:
    """Return the first thing that does not fit, in a sentence."""
    try:
        game = start_log(table)
    except GuimardError as error:
        return f"The game cannot be dealt: {error}"
    return _fault_of_log(game, log) or _fault_of_outcome(table, game)


def _fault_of_log(game: GameLog, log: Sequence[Entry]) -> str | None:
    for number, entry in enumerate(log):
        if entry.sequence != number:
            return f"Action {number + 1} is missing."
    try:
        for number, step in enumerate(game.replay(log), start=1):
            if step.to_act != step.entry.next:
                return f"After action {number} it is the turn of {step.to_act}, not of {step.entry.next}."
    except GuimardError as error:
        return str(error)
    return None


def _fault_of_outcome(table: StoredTable, game: GameLog) -> str | None:
    outcome = outcome_of(table.row.outcome)
    if outcome is None:
        return None
    result = game.match.result()
    scores = list(result.scores) if result else game.match.scores()
    if scores != outcome.scores:
        return f"The points are {scores}, not {outcome.scores}."
    return None
