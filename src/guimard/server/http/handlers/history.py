"""HTTP: the game so far, turn by turn, for a client that comes late."""

import asyncio
from collections.abc import Sequence

from guimard.core.events import seen_by
from guimard.server.http.endpoint import Call
from guimard.server.http.handlers.tables import visible_table
from guimard.server.tables.game_log import Step
from guimard.server.tables.restore import restore
from guimard.server.tables.seating import held_by
from guimard.server.wire.bodies import Story
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import GameFacts, Shape
from guimard.store import actions
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


async def show_history(call: Call) -> Shape:
    table = await visible_table(call)
    seat = call.arguments["seat"]
    me = call.player.id if call.player else None
    if seat is not None and seat not in held_by(table.seats, me):
        raise Refusal("not-your-seat", "You can look through your own eyes only.", seat=seat)
    log = await call.server.store.read(actions.log_of, table.row.id)
    return await asyncio.to_thread(_history, table, log, seat)


def _history(table: StoredTable, log: Sequence[Entry], seat: int | None) -> Story:
    turns: list[list[GameFacts]] = []

    def note(step: Step) -> None:
        if step.turn_over:
            turns.append(seen_by(step.turn_events, seat))

    restore(table, log, note)
    return Story(turns=turns)
