"""Finished games to step through: each record is replayed once and then kept.

Copies of the match are kept every few actions, so that showing one position replays only the actions since.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from guimard.core.errors import GuimardError
from guimard.core.events import Event, seen_by
from guimard.core.game_record import GameRecord
from guimard.core.match import Match
from guimard.core.replay import Move, check_result, replay_moves, start_record
from guimard.games.registry import setup_of_record
from guimard.server.wire.bodies import Replay, ReplayMove, ReplayStep
from guimard.server.wire.refusals import Refusal

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
            action = match.actions_played[-1]
            self._moves.append(ReplayMove(seat=seat or 0, action=action, events=seen_by(events, None)))
            if len(self._moves) % SPACING == 0:
                self._copies.append(match.copy())
            seat = match.to_act
        check_result(match, record)

    def summary(self) -> Replay:
        record, game = self._record, self._copies[0].game
        return Replay(
            game=record.game,
            rules_version=record.rules_version,
            options=dict(game.options.parse(record.options)),
            players=list(record.players),
            commitment=record.commitment,
            seed=record.seed,
            moves=self._moves,
            scores=list(record.scores) if record.scores is not None else None,
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
