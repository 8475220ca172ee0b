"""HTTP: replays and records of finished games, and the turns of one so far."""

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import structs
from starlette.responses import Response

from guimard.core.deal import commitment
from guimard.core.errors import GuimardError
from guimard.core.events import seen_by
from guimard.core.game_record import GameRecord
from guimard.core.match import Match
from guimard.server.http.endpoint import Call
from guimard.server.http.handlers.tables import visible_table
from guimard.server.tables.facts import outcome_of, seat_names, table_facts
from guimard.server.tables.game_log import REMEMBERED, GameLog, Step, restore
from guimard.server.tables.replays import ReplayedGame
from guimard.server.tables.seating import held_by, require_phase
from guimard.server.wire.bodies import GameHistory, RecentTurn, RecordBody, RecordStep, ReplayStep
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import GameFacts, Shape
from guimard.store import actions
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


async def replay_table(call: Call) -> Shape:
    table = await _finished_table(call)
    summary = (await _game_of_table(call, table)).summary()
    return structs.replace(summary, table=table_facts(table, call.player.id if call.player else None))


async def replay_table_step(call: Call) -> Shape:
    game = await _game_of_table(call, await _finished_table(call))
    return await _step(game, call.arguments["step"], call.arguments["seat"])


async def download_record(call: Call) -> Response:
    text = await _read_record(call, await _finished_table(call))
    name = f"guimard-{call.arguments['table']}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replay_record(call: Call) -> Shape:
    return (await _game_of_record(call, call.body)).summary()


async def replay_record_step(call: Call) -> Shape:
    body: RecordStep = call.body
    return await _step(await _game_of_record(call, body), body.step, body.seat)


async def _game_of_table(call: Call, table: StoredTable) -> ReplayedGame:
    return await call.server.replays.find(f"table {table.row.id}", partial(_read_record, call, table))


async def _game_of_record(call: Call, body: RecordBody) -> ReplayedGame:
    async def read() -> str:
        return body.record

    return await call.server.replays.find(f"record {sha256(body.record.encode()).hexdigest()}", read)


async def _step(game: ReplayedGame, step: int, seat: int | None) -> ReplayStep:
    try:
        return await asyncio.to_thread(game.step, step, seat)
    except GuimardError as error:
        raise Refusal("bad-record", str(error)) from None


async def _finished_table(call: Call) -> StoredTable:
    """Refuse while the game goes on: a record contains the seed."""
    table = await visible_table(call)
    require_phase(table.row.phase, "finished")
    return table


async def _read_record(call: Call, table: StoredTable) -> str:
    return record_text(table, await call.server.store.read(actions.log_of, table.row.id))


def record_text(table: StoredTable, log: list[Entry]) -> str:
    """Return the record of a stored game, even if its rules are gone."""
    row, outcome = table.row, outcome_of(table.row.outcome)
    played: list[str] = []
    for entry in log:
        if entry.kind == "act":
            played.append(entry.text)
        else:
            played.pop()
    return GameRecord(
        game=row.game,
        rules_version=row.rules_version,
        seats=len(table.seats),
        options=row.options,
        seed=row.seed,
        commitment=commitment(row.seed),
        players=tuple(seat_names(table)),
        actions=tuple(played),
        scores=tuple(outcome.scores) if outcome is not None and outcome.ended == "played" else None,
    ).text()


# The game so far


async def show_history(call: Call) -> Shape:
    table = await visible_table(call)
    seat = call.arguments["seat"]
    me = call.player.id if call.player else None
    if seat is not None and seat not in held_by(table.seats, me):
        raise Refusal("not-your-seat", "You can see the game from your own seats only.", seat=seat)
    log = await call.server.store.read(actions.log_of, table.row.id)
    return await asyncio.to_thread(_history, table, log, seat, held_by(table.seats, me))


class _Turn(NamedTuple):
    version: int
    seat: int
    match: Match[Any]


def _history(table: StoredTable, log: Sequence[Entry], seat: int | None, mine: Sequence[int]) -> GameHistory:
    turns: list[list[GameFacts]] = []
    last: deque[_Turn] = deque(maxlen=REMEMBERED)

    def note(game: GameLog, step: Step) -> None:
        if step.turn_over:
            turns.append(seen_by(step.turn_events, seat))
            last.append(_Turn(step.version, step.entry.seat, game.match.copy()))

    restore(table, log, note)
    return GameHistory(turns=turns, recent=[_recent_turn(turn, seat) for turn in _since_own(list(last), mine)])


def _since_own(turns: Sequence[_Turn], mine: Sequence[int]) -> Sequence[_Turn]:
    """Return the turns after the reader's own last one.

    For a spectator: after the turn before of the seat that acted last.
    """
    ends = mine or [turn.seat for turn in turns[-1:]]
    before = turns if mine else turns[:-1]
    own = [number for number, turn in enumerate(before, start=1) if turn.seat in ends]
    return turns[own[-1] if own else 0 :]


def _recent_turn(turn: _Turn, seat: int | None) -> RecentTurn:
    match = turn.match
    view = match.view(seat)
    return RecentTurn(version=turn.version, seat=turn.seat, to_act=match.to_act, scores=match.scores(), view=view)
