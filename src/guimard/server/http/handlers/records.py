"""HTTP: replays and records of finished games, stored here or uploaded."""

import asyncio
from functools import partial
from hashlib import sha256

from starlette.responses import Response

from guimard.core.deal import commitment
from guimard.core.errors import GuimardError
from guimard.core.game_record import GameRecord
from guimard.server.http.endpoint import Call
from guimard.server.http.handlers.tables import visible_table
from guimard.server.tables.replays import ReplayedGame
from guimard.server.tables.seating import require_phase
from guimard.server.tables.snapshot import outcome_of, seat_names
from guimard.server.wire.bodies import RecordBody, RecordStep, ReplayStep
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Shape
from guimard.store import actions
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


async def replay_table(call: Call) -> Shape:
    return (await _game_of_table(call)).summary()


async def replay_table_step(call: Call) -> Shape:
    return await _step(await _game_of_table(call), call.arguments["step"], call.arguments["seat"])


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


async def _game_of_table(call: Call) -> ReplayedGame:
    table = await _finished_table(call)
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
