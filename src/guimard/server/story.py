"""HTTP about a game as it went so far: for those who come late and want to read it from its beginning."""

import asyncio

from guimard.core.events import seen_by
from guimard.server.again import played_again
from guimard.server.endpoint import Call
from guimard.server.facts import GameFacts, Shape
from guimard.server.play import Play
from guimard.server.refusals import Refusal
from guimard.server.resources import Story
from guimard.server.seating import held_by
from guimard.server.table_lists import visible_table
from guimard.store import actions
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable


async def tell_story(call: Call) -> Shape:
    table = await visible_table(call)
    seat = call.arguments["seat"]
    me = call.player.id if call.player else None
    if seat is not None and seat not in held_by(table.seats, me):
        raise Refusal("not-your-seat", "You can look through your own eyes only.", seat=seat)
    log = await call.server.store.read(actions.log_of, table.row.id)
    return await asyncio.to_thread(_told, table, log, seat)


def _told(table: StoredTable, log: list[Entry], seat: int | None) -> Story:
    turns: list[list[GameFacts]] = []

    def note(play: Play, _: Entry) -> None:
        turns.append(seen_by(play.events_since(play.version - 1, seat) or [], seat))

    played_again(table, log, note)
    return Story(turns=turns)
