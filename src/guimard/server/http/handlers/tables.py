"""HTTP about tables: opening one, finding one."""

import hmac
from typing import Any

from starlette.responses import Response

from guimard.server.http.endpoint import Call
from guimard.server.http.responses import json_response
from guimard.server.tables.new_table import new_table
from guimard.server.tables.seating import full, held_by, may_enter
from guimard.server.tables.snapshot import table_facts
from guimard.server.wire.bodies import NewTable, Opened, TableList
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Shape
from guimard.store import actions, tables
from guimard.store.tables import StoredTable


async def open_table(call: Call) -> Response:
    body: NewTable = call.body
    row, seats = new_table(body, call.my_facts, call.server.time.now())
    await call.server.store.write(tables.open_table, row, seats)
    if full(seats):
        await call.server.tables.find(row.id)  # nobody to wait for: it begins as soon as it is loaded
    return json_response(Opened(table=table_facts(await stored_table(call, row.id), call.me.id)), 201)


async def one_table(call: Call) -> Shape:
    table = await visible_table(call)
    return Opened(table=table_facts(table, call.player.id if call.player else None))


async def list_tables(call: Call) -> Shape:
    store = call.server.store
    which = call.arguments["which"]
    if which == "mine":
        found = await store.read(tables.tables_of, call.me.id)
    else:
        found = await store.read(tables.public_tables, which)
    turns = await store.read(actions.turns_of, [table.row.id for table in found])
    me = call.player.id if call.player else None
    pairs = [(table, _turn(table, turns)) for table in found]
    if which == "mine":
        pairs.sort(key=lambda pair: pair[1] not in held_by(pair[0].seats, me))
    return TableList(tables=[table_facts(table, me) for table, _ in pairs], turns=[turn for _, turn in pairs])


def _turn(table: StoredTable, turns: dict[str, Any]) -> int | None:
    """The seat to act; before the first action that is the first seat."""
    return turns.get(table.row.id, 0) if table.row.phase == "playing" else None


async def visible_table(call: Call) -> StoredTable:
    """The table of the path, if this player may know of it."""
    table = await stored_table(call, call.arguments["table"])
    me = call.my_facts if call.player else None
    invite = call.arguments.get("invite") or ""
    if not may_enter(table, me, hmac.compare_digest(invite.encode(), table.row.invite.encode())):
        raise Refusal("no-table", "There is no such table.")
    return table


async def stored_table(call: Call, table: str) -> StoredTable:
    found = await call.server.store.read(tables.find_table, table)
    if found is None:
        raise Refusal("no-table", "There is no such table.")
    return found
