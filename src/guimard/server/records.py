"""HTTP about games that are over: replays, records, and checking a record somebody brings."""

import asyncio
from typing import Any

from starlette.responses import Response

from guimard.core.deal import commitment
from guimard.core.errors import GuimardError
from guimard.core.events import Event, seen_by
from guimard.core.game_record import GameRecord
from guimard.core.match import Match
from guimard.games.registry import replay
from guimard.server.endpoint import Call
from guimard.server.facts import Shape
from guimard.server.refusals import Refusal
from guimard.server.resources import RecordBody, RecordStep, Replay, ReplayMove, ReplayStep
from guimard.server.seating import require_phase
from guimard.server.snapshot import outcome_of, seat_names
from guimard.server.table_lists import visible_table
from guimard.store import actions
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


async def replay_table(call: Call) -> Shape:
    return await asyncio.to_thread(_summary, await _record_of(call))


async def replay_table_step(call: Call) -> Shape:
    text = await _record_of(call)
    return await asyncio.to_thread(_step, text, call.arguments["step"], call.arguments["seat"])


async def download_record(call: Call) -> Response:
    text = await _record_of(call)
    name = f"guimard-{call.arguments['table']}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def replay_record(call: Call) -> Shape:
    body: RecordBody = call.body
    return await asyncio.to_thread(_summary, body.record)


async def replay_record_step(call: Call) -> Shape:
    body: RecordStep = call.body
    return await asyncio.to_thread(_step, body.record, body.step, body.seat)


async def _record_of(call: Call) -> str:
    """Only once the game is over: a record has the seed in it."""
    table = await visible_table(call)
    require_phase(table.row.phase, "finished")
    log = await call.server.store.read(actions.log_of, table.row.id)
    return record_text(table, log)


def record_text(table: StoredTable, log: list[Entry]) -> str:
    """Needs no rules, so it can be had of a game whose rules are gone."""
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


def _summary(text: str) -> Replay:
    try:
        match = replay(text)  # checks the deal, each action and the result
    except GuimardError as error:
        raise Refusal("bad-record", str(error)) from None
    record = GameRecord.parse(text)
    return Replay(
        game=record.game,
        rules_version=record.rules_version,
        options=dict(match.game.options.parse(record.options)),
        players=list(record.players),
        commitment=record.commitment,
        seed=record.seed,
        moves=_moves_of(match),
        scores=list(record.scores) if record.scores is not None else None,
    )


def _moves_of(match: Match[Any]) -> list[ReplayMove]:
    again = match.setup.start(match.seed)
    moves = []
    for text in match.actions_played:
        seat = again.to_act if again.to_act is not None else -1
        moves.append(ReplayMove(seat=seat, action=text, events=seen_by(again.play(text), None)))
    return moves


def _step(text: str, step: int, seat: int | None) -> ReplayStep:
    try:
        record = GameRecord.parse(text)
        if step > len(record.actions):
            raise Refusal("no-step", f"The game has {len(record.actions)} steps.", steps=len(record.actions))
        match = replay(text, until=max(0, step - 1))
        events: list[Event] = match.play(record.actions[step - 1]) if step else []
        view = (
            {**match.game.describe(match.state), "viewer": None} if seat is None else match.view(seat)
        )  # no secrets are left
    except GuimardError as error:
        raise Refusal("bad-record", str(error)) from None
    return ReplayStep(
        step=step,
        seat=seat,
        to_act=match.to_act,
        scores=match.scores(),
        events=seen_by(events, seat),
        view=view,
    )
